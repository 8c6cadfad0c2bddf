import type { Words } from '#lib/translation.ts';
import type * as english from '../en/progress.ts';

/** How far an application is, for eyes and for screen readers. */
export const progressWords = {
  percent: (value: number) => `${Math.round(value)}% ਪੂਰੀ`,
  lastUpdated: (date: string) => `ਆਖਰੀ ਬਦਲਾਅ ${date}`,
} satisfies Words<typeof english.progressWords>;
