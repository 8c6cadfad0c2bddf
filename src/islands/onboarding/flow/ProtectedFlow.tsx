import { useProtected } from '#islands/shell/session/useProtected.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { FlowPart } from './FlowPart.tsx';
import { FlowSkeleton } from './FlowSkeleton.tsx';

/** The registration screen of a category, for signed-in vendors. */
export function ProtectedFlow({ registration }: { registration: CategoryId }) {
  // While the session is being restored, the flow shows at most an empty form, and only if the page's script
  // found a stored session.
  return useProtected() === 'signed-out' ? (
    <FlowSkeleton />
  ) : (
    <FlowPart registration={registration} delivered={registration} />
  );
}
