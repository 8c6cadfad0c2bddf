import { Suspense, useEffect, useState } from 'react';
import type { CategoryId } from '#lib/domain/category.ts';
import { FlowSkeleton } from './FlowSkeleton.tsx';
import { lazyPart } from './lazyPart.tsx';

const flow = lazyPart(() => import('./Flow.tsx').then((module) => module.Flow));

/**
 * The flow, loaded beside the frame: the session is restored while what reads applications is still on its way. The page
 * asks for it ahead (`build/islands.ts`). The document holds its skeleton.
 */
export function FlowPart({ registration }: { registration: CategoryId | null }) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    flow.preload();
    setAsked(true);
  }, []);
  if (!isAsked) return <FlowSkeleton />;
  return (
    <Suspense fallback={<FlowSkeleton />}>
      <flow.Part registration={registration} />
    </Suspense>
  );
}
