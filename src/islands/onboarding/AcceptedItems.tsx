import type { ReactNode } from 'react';
import { resubmissionWords } from '#lib/copy/resubmission.ts';

/** What a reviewer accepted: a line that unfolds, and nothing where `count` is 0. */
export function AcceptedItems({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className="fold">
      <summary>{resubmissionWords.accepted(count)}</summary>
      {children}
    </details>
  );
}
