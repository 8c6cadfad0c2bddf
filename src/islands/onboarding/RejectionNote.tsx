import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { reviewLine, reviewNote } from '#islands/shell/reviewParts.ts';
import { flaggedLabel } from '#islands/slip/documentLabel.ts';
import { Icon } from '#islands/ui/Icon.tsx';
import { ForeignWords } from '#islands/ui/Message.tsx';
import { offers } from '#lib/capabilities.ts';
import { resubmissionWords } from '#lib/words/resubmission.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { stepOfItem, type Correction } from '#lib/domain/application/correction.ts';
import { saidAbout, type ReviewItem } from '#lib/domain/review/reviewItems.ts';
import type { StepId, StepsCompleted } from '#lib/domain/application/steps.ts';
import type { Vendor } from '#lib/domain/vendor.ts';

// Loaded on demand: an API offers it, or it does not.
const reviewAnswer = lazyPart(() => import('./ReviewAnswer.tsx').then((module) => module.ReviewAnswer));

interface RejectionNoteProps {
  category: CategoryId;
  application: {
    id: string;
    correction: Correction | null;
    vendor: Pick<Vendor, 'rejectionReason' | 'reviewItems'>;
  };
  completed: StepsCompleted;
  onGo: (step: StepId) => void;
}

/** The reviewer's reason, and the items to change. Each item leads to its step. */
export function RejectionNote({ category, application, completed, onGo }: RejectionNoteProps) {
  const { id: vendorId, correction, vendor } = application;
  const { rejectionReason: reason, reviewItems: said } = vendor;
  if (correction === null) return null;
  const items = correction.named.flatMap((item) => {
    const label = flaggedLabel(item);
    return label === null ? [] : [{ item, label }];
  });
  return (
    <section className="slip border-error my-4 border-l-4 p-4" aria-labelledby="rejection-title">
      <h2 id="rejection-title" className="text-error flex items-center gap-2 font-bold">
        <Icon name="alert" />
        {resubmissionWords.title}
      </h2>
      {reason !== null && (
        <>
          <h3 className="mt-2 text-sm font-semibold">{resubmissionWords.reason}</h3>
          <blockquote className="border-base-300 mt-1 border-l-2 pl-3 whitespace-pre-line [overflow-wrap:anywhere]">
            <ForeignWords text={reason} />
          </blockquote>
        </>
      )}
      {items.length > 0 && (
        <>
          <h3 className="mt-3 text-sm font-semibold">{resubmissionWords.change}</h3>
          <ul className="mt-1">
            {items.map(({ item, label }) => (
              <Item
                key={item}
                vendorId={vendorId}
                item={item}
                said={saidAbout(said, item)}
                label={label}
                step={stepOfItem(category, item)}
                isSent={
                  correction.flagged.includes(item) && !isAwaited(category, correction, completed, item)
                }
                isHere={correction.flagged.includes(item)}
                onGo={onGo}
              />
            ))}
          </ul>
        </>
      )}
      {/* An item that cannot be changed on the steps says whom to contact. */}
      {(items.length === 0 || !correction.isEverythingOpen) && (
        <p className="mt-2 text-sm">
          {correction.isEverythingOpen ? resubmissionWords.everything : resubmissionWords.onlyThese}
        </p>
      )}
    </section>
  );
}

/**
 * Whether the server still awaits an item. A step that was sent from this page counts as complete before the
 * server confirms it.
 */
function isAwaited(
  category: CategoryId,
  correction: Correction,
  completed: StepsCompleted,
  item: string,
): boolean {
  const step = stepOfItem(category, item);
  return correction.outstanding.includes(item) && !(step !== null && completed[step]);
}

function Item({
  vendorId,
  item,
  said,
  label,
  step,
  isSent,
  isHere,
  onGo,
}: {
  vendorId: string;
  item: string;
  said: ReviewItem | null;
  label: string;
  step: StepId | null;
  isSent: boolean;
  /** Whether the item can be changed on one of the steps. */
  isHere: boolean;
  onGo: (step: StepId) => void;
}) {
  return (
    <li className="flex flex-wrap items-center gap-1">
      <Icon
        name={isSent ? 'check' : 'chevron-right'}
        className={`size-4 ${isSent ? 'text-success' : 'text-error'}`}
      />
      {step === null ? (
        <span className="flex min-h-11 items-center [overflow-wrap:anywhere]">{label}</span>
      ) : (
        <button
          type="button"
          className="min-h-11 text-left font-semibold underline underline-offset-4"
          onClick={() => onGo(step)}
        >
          {label}
        </button>
      )}
      {isSent && <span className="text-success text-sm">{resubmissionWords.sent}</span>}
      {step === 'vendor-info' && <span className="text-sm">{resubmissionWords.notHere}</span>}
      {said && !isSent && (
        <div className="w-full pl-5 text-sm [overflow-wrap:anywhere]">
          {/* The item itself has the rest, if it can be changed here. */}
          {isHere ? <reviewLine.Part said={said} withDay /> : <reviewNote.Part said={said} />}
          {offers('reviewReply') && <reviewAnswer.Part vendorId={vendorId} item={item} label={label} />}
        </div>
      )}
    </li>
  );
}
