import { useProtected } from '#islands/shell/useProtected.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { FlowPart } from './FlowPart.tsx';
import { FlowSkeleton } from './FlowSkeleton.tsx';

/** A category's registration screen: the flow, for those who are signed in. */
export function ProtectedFlow({ registration }: { registration: CategoryId }) {
  return useProtected() === 'signed-in' ? <FlowPart registration={registration} /> : <FlowSkeleton />;
}
