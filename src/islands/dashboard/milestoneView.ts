import { decisionWords, milestoneHintWords, milestoneWords } from '#lib/copy/dashboard.ts';
import { receiptWords } from '#lib/copy/slip.ts';
import { formatDate, machineDate } from '#lib/domain/dates.ts';
import type { Moment } from '#lib/domain/moment.ts';
import type { Standing } from '#lib/domain/standing.ts';
import { milestones, type Milestone } from '#lib/domain/standingShown.ts';
import type { Vendor } from '#lib/domain/vendor.ts';
import { limits } from '#lib/limits.ts';
import type { Reader } from './view.ts';

/** A milestone as it is read. */
export interface MilestoneView {
  id: Milestone['id'];
  state: Milestone['state'];
  label: string;
  /** A date in the reader's words, or a hint. */
  note: string | null;
  dateTime: string | null;
}

/** The milestones of an application in words. */
export function milestoneViews(
  vendor: Vendor,
  standing: Standing,
  reader: Pick<Reader, 'locale' | 'timeZone'>,
): MilestoneView[] {
  return milestones(vendor, standing).map(({ id, state, at }) => {
    const date = formatDate(at, reader.locale, reader.timeZone);
    const label = (id === 'decided' && decisionWords[standing]) || milestoneWords[id];
    // What lies behind needs no explanation of how long it takes.
    const hint = state === 'done' ? null : milestoneHintWords[id];
    // While a review runs, how long it takes says more than when it began, which the milestone before it shows.
    const dated = state === 'done' ? date : null;
    return { id, state, label, note: dated ?? hint, dateTime: dated === null ? null : machineDate(at) };
  });
}

/** What happens next and by when, of an application that is in review: by a date where the server says when it was sent. */
export function reviewWords(vendor: Vendor, reader: Pick<Reader, 'locale' | 'timeZone'>): string {
  const { submittedAt } = vendor;
  const by: Moment | null = submittedAt && {
    ...submittedAt,
    at: submittedAt.at + limits.reviewMaxHours * 3_600_000,
  };
  const date = formatDate(by, reader.locale, reader.timeZone);
  return date === null ? receiptWords.reviewSoon : receiptWords.reviewBy(date);
}
