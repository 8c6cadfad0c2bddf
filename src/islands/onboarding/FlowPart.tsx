import { Suspense, useSyncExternalStore } from 'react';
import type { CategoryId } from '#lib/domain/category.ts';
import { FlowSkeleton } from './FlowSkeleton.tsx';
import { lazyPart } from './lazyPart.tsx';

const flow = lazyPart(() => import('./Flow.tsx').then((module) => module.Flow));

const neverChanges = () => () => undefined;

/**
 * The flow, loaded beside the frame: the session is restored while what reads applications is still on its way. The page
 * asks for it ahead (`build/islands.ts`). The document holds its skeleton, since a server would wait for it.
 */
export function FlowPart({ registration }: { registration: CategoryId | null }) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isInBrowser) return <FlowSkeleton />;
  return (
    <Suspense fallback={<FlowSkeleton />}>
      <flow.Part registration={registration} />
    </Suspense>
  );
}
