import { ActionLink } from '#islands/vendorPages/parts.tsx';
import { reviewLines, reviewNote } from '#islands/shell/reviewParts.ts';
import { ForeignWords } from '#islands/ui/Message.tsx';
import { ProgressSlip } from '#islands/slip/ProgressSlip.tsx';
import { dashboardWords } from '#lib/words/dashboard.ts';
import { receiptWords } from '#lib/words/slip.ts';
import { paths, printMark } from '#lib/paths.ts';
import { StatusCard } from './StatusCard.tsx';
import type { DashboardView } from './view.ts';

/**
 * The KYC Verification Status card with its next action, and below it the slip of the application. Right after the
 * submission the slip comes first, with a large stamp that names the day of the answer.
 */
export function StatusSlip({ view, isJustSent }: { view: DashboardView; isJustSent: boolean }) {
  const { card, rejection, rings, slip, applicationState } = view;
  const large =
    isJustSent && slip.mark === 'stamped' && slip.stamp
      ? { ...slip.stamp, date: card.answer?.by ?? slip.stamp.date, isLarge: true }
      : null;
  const about = Object.fromEntries(
    Object.entries(rings).map(([step, items]) => [step, <reviewLines.Part key={step} items={items} />]),
  );
  const isSent = applicationState === 'in-review' || applicationState === 'approved';
  return (
    <section aria-labelledby="kyc-status" className="status-sheet" data-mark={slip.mark}>
      <StatusCard card={card}>
        {rejection && <Rejection rejection={rejection} />}
        {(card.action || isSent) && (
          <div className="mt-4 flex flex-wrap gap-3 print:hidden">
            {card.action && <ActionLink action={card.action} />}
            {isSent && (
              <ActionLink
                kind="quiet"
                action={{
                  label: receiptWords.print,
                  href: `${paths.profileOf(view.vendorId)}${printMark}`,
                  external: false,
                }}
              />
            )}
          </div>
        )}
      </StatusCard>
      <div className={`status-stub paper ${large ? 'max-lg:order-first max-lg:mb-3' : ''}`}>
        <ProgressSlip view={large ? { ...slip, stamp: large } : slip} about={about} />
      </div>
    </section>
  );
}

function Rejection({ rejection }: { rejection: NonNullable<DashboardView['rejection']> }) {
  const { reason, flagged, said } = rejection;
  return (
    <div className="mt-4 flex flex-col gap-3">
      {reason !== null && (
        <div>
          <h3 className="text-sm font-semibold">{dashboardWords.reason}</h3>
          <blockquote className="border-error mt-1 border-s-3 ps-3 whitespace-pre-line [overflow-wrap:anywhere]">
            <ForeignWords text={reason} />
          </blockquote>
        </div>
      )}
      <div>
        <h3 className="text-sm font-semibold">{dashboardWords.flagged}</h3>
        {flagged.length === 0 ? (
          <p className="mt-1">{dashboardWords.flaggedNothing}</p>
        ) : (
          <ul className="mt-1 list-disc pl-5">
            {flagged.map((item) => {
              const about = said.get(item);
              return (
                <li key={item} className="[overflow-wrap:anywhere]">
                  {item}
                  {about && <reviewNote.Part said={about} />}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}
