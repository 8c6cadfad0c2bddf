import type { Moment } from '#lib/domain/moment.ts';
import { isEnglish, languageTag } from '#lib/locale.ts';

/** Why a reviewer refuses an item. Each code has words and a picture. An API may send other codes too. */
export const reviewCodes = [
  'unreadable',
  'cut-off',
  'expired',
  'name-mismatch',
  'number-mismatch',
  'address-mismatch',
  'wrong-document',
  'page-missing',
  'not-the-shop',
  'face-not-visible',
] as const;
export type ReviewCode = (typeof reviewCodes)[number];

/** Returns a code that has words, in any spelling of an API (`CUT_OFF`); null for any other. */
export function knownCode(code: string | null): ReviewCode | null {
  const spelled = code?.toLowerCase().replaceAll('_', '-');
  return reviewCodes.find((one) => one === spelled) ?? null;
}

const dayMs = 86_400_000;

/** Whether the day by which an item was asked for is over. A day without a time lasts until its end in India. */
export function isOver(dueAt: Moment, now: number): boolean {
  const indiaAheadMs = 5.5 * 3_600_000;
  return now > (dueAt.hasTime ? dueAt.at : dueAt.at + dayMs - indiaAheadMs);
}

/** Formats a day without its year, `30 Nov`, in the language of the page. Only English shortens the month. */
export function dayAndMonth({ at, hasTime }: Moment): string {
  const timeZone = hasTime ? {} : { timeZone: 'UTC' };
  const parts = {
    day: 'numeric',
    month: isEnglish ? 'short' : 'long',
    numberingSystem: 'latn',
    ...timeZone,
  } as const;
  return new Intl.DateTimeFormat(languageTag, parts).format(at);
}
