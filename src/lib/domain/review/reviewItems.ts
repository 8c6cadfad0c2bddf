/** The reviewer's remarks on single items of a rejected application. */
import { readMoment, type Moment } from '#lib/domain/moment.ts';
import { asList, asRecord, readText } from '#lib/domain/reply/parse.ts';

/** A reviewer's words about one field or document slot. */
export interface ReviewItem {
  item: string;
  /** Why it was refused, such as `cut-off`. `reviewCodes.ts` lists the codes that have words. */
  code: string | null;
  reason: string | null;
  /** The day by which the reviewer asks for it. A day that is over blocks nothing. */
  dueAt: Moment | null;
  /** The vendor's answer in words, if there is one. */
  reply: string | null;
}

/** Reads `review.items`. The first entry of an item counts, and an entry without an item is left out. */
export function readReviewItems(value: unknown): ReviewItem[] {
  const read = new Map<string, ReviewItem>();
  for (const entry of asList(value).map(asRecord)) {
    const item = readText(entry?.item);
    if (entry === null || item === null || read.has(item)) continue;
    read.set(item, {
      item,
      code: readText(entry.code),
      reason: readText(entry.reason),
      dueAt: readMoment(entry.dueAt),
      reply: readText(entry.reply),
    });
  }
  return [...read.values()];
}

/** Adds the items of a review to its list of flagged names, in this order and each once. */
export function withItems(flagged: readonly string[], items: readonly ReviewItem[]): string[] {
  return [...flagged, ...items.map(({ item }) => item).filter((item) => !flagged.includes(item))];
}

/** Returns the reviewer's words about an item; null without any. */
export function saidAbout(items: readonly ReviewItem[], name: string): ReviewItem | null {
  return items.find(({ item }) => item === name) ?? null;
}
