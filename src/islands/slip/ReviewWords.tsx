import { reviewCodeWords, reviewWords } from '#lib/words/review.ts';
import type { Moment } from '#lib/domain/moment.ts';
import { dayAndMonth, isOver, knownCode, type ReviewCode } from '#lib/domain/review/reviewCodes.ts';
import type { ReviewItem } from '#lib/domain/review/reviewItems.ts';
import { flaggedLabel } from './documentLabel.ts';
import { ForeignWords } from '#islands/ui/Message.tsx';

/** Line drawings of what is wrong, on a grid of 48 by 48. */
const drawings: Record<ReviewCode, string> = {
  unreadable:
    'M10 4h28v40H10zM15 13q3-3 6 0t6 0 6 0M15 21q3-3 6 0t6 0 6 0M15 29q3-3 6 0t6 0M15 37q3-3 6 0t6 0',
  'cut-off': 'M4 4v40h40M12 48V12h36M18 20h30M18 27h30M18 34h30M18 41h30',
  expired: 'M6 9h36v33H6zM6 18h36M15 4v9M33 4v9M17 24l14 12M31 24 17 36',
  'name-mismatch': 'M4 10h24v10H4zM20 28h24v10H20zM9 15h14M25 33h14M36 6l-6 16M18 26l-6 16',
  'number-mismatch': 'M6 14h12M12 8v14M30 14h12M10 34l8 8M18 34l-8 8M30 36h12M30 42h12M24 4v40',
  'address-mismatch': 'M24 44S10 31 10 19a14 14 0 0 1 28 0c0 12-14 25-14 25ZM19 14l10 10M29 14 19 24',
  'wrong-document': 'M6 4h24v32H6zM12 12h12M12 19h12M12 26h7M18 42h24V14M33 22l8 8M41 22l-8 8',
  'page-missing':
    'M6 12h22v32H6zM12 20h10M12 27h10M12 34h6M20 12V4h4M30 4h4M40 4h2v4M42 14v5M42 25v5M42 36h-4M34 36h-6',
  'not-the-shop': 'M4 12h40v9H4zM8 21v23M40 21v23M4 44h40M18 44V30h12v14M21 14l6 5M27 14l-6 5',
  'face-not-visible':
    'M24 5c8 0 13 6 13 14s-6 17-13 17-13-9-13-17S16 5 24 5zM13 16h10v6H13zM25 16h10l-1 6h-9zM20 29h8M6 48c1-8 8-12 18-12s17 4 18 12',
};

/** The picture of a code. Its words are beside it, so screen readers skip it. */
export function ReviewPicture({ code }: { code: ReviewCode }) {
  return (
    <svg
      viewBox="0 0 48 48"
      className="border-error h-12 w-10 shrink-0 border"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[code]} />
    </svg>
  );
}

/** The day by which an item is asked for. A day that is over blocks nothing, and the words say so. */
function DueDay({ dueAt }: { dueAt: Moment }) {
  const day = dayAndMonth(dueAt);
  return isOver(dueAt, Date.now()) ? reviewWords.over(day) : reviewWords.by(day);
}

/**
 * The words of the reviewer about an item, at the item itself: the picture and the words of the code, then the
 * reviewer's own words, the day, and the vendor's answer. A code without words shows the reviewer's words alone.
 */
export function ReviewNote({ said: { item, code: named, reason, dueAt, reply } }: { said: ReviewItem }) {
  const code = knownCode(named);
  return (
    <div data-review={item} className="flex gap-3 py-2 text-sm @max-[16rem]:flex-wrap">
      {code && <ReviewPicture code={code} />}
      <div className="min-w-0 flex-1 basis-32 [overflow-wrap:anywhere]">
        {code && (
          <p>
            <strong>{reviewCodeWords[code].says}</strong> {reviewCodeWords[code].hint}
          </p>
        )}
        {reason !== null && (
          <blockquote className="border-base-300 border-l-2 pl-3 whitespace-pre-line">
            <ForeignWords text={reason} />
          </blockquote>
        )}
        {dueAt && (
          <p className="font-semibold">
            <DueDay dueAt={dueAt} />
          </p>
        )}
        {reply !== null && (
          <p>
            <strong>{reviewWords.answered}:</strong> <bdi>{reply}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

/** The reviewer's remark on an item, in a line. */
export function ReviewLine({
  said: { code: named, reason, dueAt },
  withDay,
}: {
  said: ReviewItem;
  withDay: boolean;
}) {
  const code = knownCode(named);
  return (
    <>
      {code ? reviewCodeWords[code].says : reason !== null && <ForeignWords text={reason} />}{' '}
      {withDay && dueAt && <DueDay dueAt={dueAt} />}
    </>
  );
}

/** The reviewer's remarks, a line for each item: on the slip and in the list. */
export function ReviewLines({ items, withDay = false }: { items: readonly ReviewItem[]; withDay?: boolean }) {
  return items.map((said) => {
    const label = flaggedLabel(said.item);
    return (
      label !== null && (
        <span key={said.item} data-review={said.item} className="block text-sm [overflow-wrap:anywhere]">
          <strong>{label}</strong> <ReviewLine said={said} withDay={withDay} />
        </span>
      )
    );
  });
}
