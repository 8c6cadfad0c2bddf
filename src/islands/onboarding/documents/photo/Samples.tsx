import { Icon } from '#islands/ui/Icon.tsx';
import { documentsWords, sampleWords } from '#lib/words/documents.ts';
import type { SlotId } from '#lib/domain/documents/documents.ts';

type SampleKind = keyof typeof sampleWords;

/** Line drawings on a 48 by 60 grid: a good photo, and one that a reviewer would reject. */
const drawings: Record<SampleKind, { good: string; bad: string }> = {
  paper: {
    good: 'M9 7h30v46H9zM14 15h14M14 23h20M14 29h20M14 35h20M14 41h12M31 41h4v6h-4z',
    bad: 'M-4 16 30-2 56 44 22 64zM10 24l14-8M14 31l22-12M18 38l22-12M26 44l6-4M40 8l4-4M44 14h5',
  },
  face: {
    good: 'M24 12c7 0 11 6 11 13s-5 14-11 14-11-7-11-14 4-13 11-13zM19 24h2M27 24h2M20 31c2 2 6 2 8 0M5 60c0-12 8-17 19-17s19 5 19 17',
    bad: 'M24 12c7 0 11 6 11 13s-5 14-11 14-11-7-11-14 4-13 11-13zM14 22h9v5h-8zM25 22h9l-1 5h-8zM23 23h2M20 33h8M5 60c0-12 8-17 19-17s19 5 19 17M2 2l12 12M34 2 20 8M46 8 36 16',
  },
  entrance: {
    good: 'M4 8h40v10H4zM9 13h30M8 18v38M40 18v38M4 56h40M24 26a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM16 56V44c0-10 16-10 16 0v12',
    bad: 'M-4-4h56v8H-4M6 4v52M42 4v52M2 56h44M34 20a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM20 60V52c0-18 28-18 28 0v8',
  },
};

const kinds: Partial<Record<SlotId, SampleKind>> = { ownerPhoto: 'face', entranceWithOwner: 'entrance' };

/** Shows a good and a bad photo for a slot. */
export function Samples({ slot }: { slot: SlotId }) {
  const kind = kinds[slot] ?? 'paper';
  const { good, bad } = sampleWords[kind];
  return (
    <div className="float-right mb-2 ml-3 flex gap-2 max-sm:-mt-1 @max-[16rem]:float-none">
      <Sample drawing={drawings[kind].good} label={`${documentsWords.sampleGood}: ${good}`} isGood />
      <Sample drawing={drawings[kind].bad} label={`${documentsWords.sampleBad}: ${bad}`} isGood={false} />
    </div>
  );
}

function Sample({ drawing, label, isGood }: { drawing: string; label: string; isGood: boolean }) {
  return (
    <div role="img" aria-label={label} title={label} className="relative">
      <svg
        viewBox="0 0 48 60"
        className={`bg-base-200 block h-12 w-10 border sm:h-14 sm:w-11 ${isGood ? 'border-success' : 'border-error'}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={drawing} />
      </svg>
      <span
        className={`bg-base-100 absolute -right-1.5 -bottom-1.5 rounded-full border p-0.5 ${isGood ? 'text-success border-success' : 'text-error border-error'}`}
      >
        <Icon name={isGood ? 'check' : 'x'} className="size-3" strokeWidth="4" />
      </span>
    </div>
  );
}
