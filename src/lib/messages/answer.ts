import { receiptWords } from '#lib/words/slip.ts';
import type { Application } from '#lib/domain/application/application.ts';
import { formatDate } from '#lib/domain/dates.ts';
import * as limits from '#lib/limits.ts';
import { sentAt } from '#lib/domain/vendor.ts';

/** The answer that a vendor in review waits for. */
export interface Answer {
  /** The day of the answer; null if the server does not say when the review began. */
  by: string | null;
  /** How the vendor hears of it. */
  told: string;
}

/** Returns when and how the vendor hears of the result; null unless the application is in review. */
export function answerMessage(
  { applicationState, vendor }: Pick<Application, 'applicationState' | 'vendor'>,
  reader: { locale?: string; timeZone?: string } = {},
): Answer | null {
  if (applicationState !== 'in-review') return null;
  const sent = sentAt(vendor);
  const by = sent && { ...sent, at: sent.at + limits.reviewMaxHours * 3_600_000 };
  const date = formatDate(by, reader.locale, reader.timeZone);
  return { by: date === null ? null : receiptWords.reviewBy(date), told: receiptWords.told };
}
