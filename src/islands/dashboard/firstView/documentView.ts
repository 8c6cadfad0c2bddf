import { documentLabel } from '#islands/slip/documentLabel.ts';
import { dashboardWords } from '#lib/words/dashboard.ts';
import { formatDate, machineDate } from '#lib/domain/dates.ts';
import { safeHttpUrl } from '#lib/domain/url.ts';
import type { VendorDocument } from '#lib/domain/vendor.ts';

export interface DocumentView {
  label: string;
  uploaded: string;
  /** The reviewer sent it back. The row then shows no upload date. */
  isFlagged: boolean;
  dateTime: string | null;
  /** The document's address; null when it is missing or not safe to open. */
  href: string | null;
}

/** Returns a document as the dashboard lists it. */
export function documentView(
  { type, uploadedAt, url }: VendorDocument,
  reader: { origin: string; locale?: string; timeZone?: string },
  isFlagged: boolean,
): DocumentView {
  const date = formatDate(uploadedAt, reader.locale, reader.timeZone);
  return {
    label: documentLabel(type) ?? dashboardWords.document,
    uploaded: date === null ? dashboardWords.uploadedUnknown : dashboardWords.uploaded(date),
    isFlagged,
    dateTime: date === null ? null : machineDate(uploadedAt),
    href: safeHttpUrl(url, reader.origin),
  };
}
