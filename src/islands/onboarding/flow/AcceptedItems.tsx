import type { ReactNode } from 'react';
import { resubmissionWords } from '#lib/words/resubmission.ts';

/** Folds away what a reviewer accepted. Renders nothing when `count` is 0. */
export function AcceptedItems({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className="fold">
      <summary className="chevron">{resubmissionWords.accepted(count)}</summary>
      {children}
    </details>
  );
}
