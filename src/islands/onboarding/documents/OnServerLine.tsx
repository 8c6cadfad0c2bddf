import { Icon } from '#islands/ui/Icon.tsx';
import { documentWords, documentsWords } from '#lib/words/documents.ts';
import { documentLabelWords } from '#lib/words/fields.ts';
import type { SlotId } from '#lib/domain/documents/documents.ts';
import { formatDate } from '#lib/domain/dates.ts';
import type { Moment } from '#lib/domain/moment.ts';
import { documentBase, safeHttpUrl } from '#lib/domain/url.ts';
import { env } from '#lib/env.ts';

/** The document that the server holds in a slot. */
export interface OnServer {
  at: Moment | null;
  url: string | null;
}

/** The uploaded document. A flagged one can only be viewed here; the card says that it must be sent again. */
export function OnServerLine({
  slot,
  onServer,
  isFlagged,
}: {
  slot: SlotId;
  onServer: OnServer;
  isFlagged: boolean;
}) {
  const url = safeHttpUrl(onServer.url, documentBase(env.apiBase, globalThis.location.origin));
  const day = formatDate(onServer.at);
  const uploaded = day === null ? documentsWords.uploaded : documentWords.uploadedOn(day);
  return (
    <p className="-my-1.5 flex flex-wrap items-center gap-x-3 text-sm">
      {isFlagged ? (
        <span>{uploaded}</span>
      ) : (
        <span className="text-success flex items-center gap-1.5 font-semibold" role="status">
          <Icon name="check" className="size-4" />
          {uploaded}
        </span>
      )}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4"
        >
          {documentsWords.view}
          <Icon name="external" className="size-4" />
          <span className="sr-only">
            : {documentLabelWords[slot]} {documentsWords.opensNewTab}
          </span>
        </a>
      )}
    </p>
  );
}
