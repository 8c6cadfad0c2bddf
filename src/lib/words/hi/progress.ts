import type { Words } from '#lib/translation.ts';
import type * as english from '../en/progress.ts';

/** How far an application is, for eyes and for screen readers. */
export const progressWords = {
  percent: (value: number) => `${Math.round(value)}% पूरा`,
  lastUpdated: (date: string) => `आखिरी बदलाव ${date}`,
} satisfies Words<typeof english.progressWords>;
