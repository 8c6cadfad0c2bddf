import { Slip } from '#islands/vendorPages/parts.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { dashboardWords } from '#lib/words/dashboard.ts';
import type { DocumentView } from './firstView/documentView.ts';
import { useSlices } from './useSlices.ts';

/** The Uploaded Documents slip. */
export function Documents({ documents }: { documents: readonly DocumentView[] }) {
  const { list, isComplete } = useSlices(documents.length);
  return (
    <Slip title={dashboardWords.documents}>
      {documents.length === 0 ? (
        <p className="mt-2">{dashboardWords.documentsEmpty}</p>
      ) : (
        <ul ref={list} className="rows mt-2">
          {documents.map((document, index) => {
            // A type may occur twice, so the key includes the position in the list.
            const key = `${index}-${document.label}`;
            return isComplete(index) ? (
              <DocumentRow key={key} document={document} />
            ) : (
              <li key={key} data-row={index} className="min-h-15 py-2 leading-[1.375rem] whitespace-pre-line">
                {`${document.label}\n${document.isFlagged ? dashboardWords.flaggedDocument : document.uploaded}`}
              </li>
            );
          })}
        </ul>
      )}
    </Slip>
  );
}

function DocumentRow({
  document: { label, uploaded, isFlagged, dateTime, href },
}: {
  document: DocumentView;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <Icon
        name={isFlagged ? 'alert' : 'file'}
        className={isFlagged ? 'text-error size-5' : 'size-5 opacity-80'}
      />
      {/* A word that has no room beside the link gets the link's room, and is not broken. */}
      <div className="min-w-min flex-1 wrap-break-word">
        <p className="font-semibold">{label}</p>
        {isFlagged ? (
          <p className="text-error text-sm font-semibold">{dashboardWords.flaggedDocument}</p>
        ) : (
          <p className="figures text-sm opacity-80">
            {dateTime === null ? uploaded : <time dateTime={dateTime}>{uploaded}</time>}
          </p>
        )}
      </div>
      {href === null ? (
        <span className="text-sm opacity-80">{dashboardWords.noLink}</span>
      ) : (
        <a
          className="btn btn-ghost -mr-2 ml-auto"
          href={href}
          target="_blank"
          rel="noopener"
          aria-label={dashboardWords.viewDocument(label)}
        >
          {dashboardWords.view}
          <Icon name="external" className="size-4" />
        </a>
      )}
    </li>
  );
}
