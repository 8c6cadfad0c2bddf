import { useProtected } from '#islands/shell/useProtected.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { FlowPart } from './FlowPart.tsx';
import { FlowSkeleton } from './FlowSkeleton.tsx';

/** A category's registration screen: the flow, for those who are signed in. */
export function ProtectedFlow({ registration }: { registration: CategoryId }) {
  // While the session is restored the flow shows no more than an empty form, if the page's script found one stored.
  return useProtected() === 'signed-out' ? (
    <FlowSkeleton />
  ) : (
    <FlowPart registration={registration} delivered={registration} />
  );
}
