import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { useSessionStage } from '#islands/shell/session/useSession.ts';
import { useIsHydrated } from '#islands/shell/page/useIsHydrated.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import { $route, followRoute, newCategory } from '#lib/stores/application/flow/onboardingRoute.ts';
import { loadOrReload } from '#lib/stores/browser/newVersion.ts';
import { FlowSkeleton } from './FlowSkeleton.tsx';
import { whenIdle } from './whenIdle.ts';

const newApplication = lazyPart(
  () => import('./NewApplication.tsx').then((module) => module.NewApplication),
  <FlowSkeleton />,
);
// Reads existing applications. A new application does not need it.
const flow = lazyPart(() => import('./Flow.tsx').then((module) => module.Flow), <FlowSkeleton />);

/** Imports the later steps and preloads the second one. */
const second = lazyModule(() => import('./steps.tsx').then(({ preloadSecond }) => preloadSecond()));

/** Loads the form of the first step, so that it can be rendered at once. */
export const loadForm = (): Promise<unknown> => loadOrReload(newApplication);

/** Preloads the code that the first form leads to. */
function preloadNext(): void {
  flow.preload();
  second.preload();
}

interface FlowPartProps {
  registration: CategoryId | null;
  /** The category of the form in the document; null when the document has a skeleton instead. */
  delivered: CategoryId | null;
}

/**
 * A new application, or the flow of an existing one; the address decides which. The page preloads the
 * matching part (`build/code/islands.ts`). A document with a form has a skeleton too: before the first paint, the
 * page's own script decides which of them this visitor sees (`preboot/formCheck.inline.ts`). A form is then
 * shown before the session is known.
 */
export function FlowPart({ registration, delivered }: FlowPartProps) {
  const isHydrated = useIsHydrated();
  const [isDelivered] = useState(!isHydrated && delivered !== null);
  const route = useStore($route, { ssr: () => $route.get() });
  const isRestoring = useSessionStage() === 'restoring';
  useEffect(() => followRoute(registration), [registration]);
  const category = newCategory(route) ?? (isHydrated ? null : delivered);
  const isNew = category !== null;
  useEffect(() => {
    if (!isNew) return flow.preload();
    // Nothing may compete with the first form on a slow link. Preload the next step once the vendor types.
    const preload = (): void => whenIdle(preloadNext);
    document.addEventListener('input', preload, { once: true });
    return () => document.removeEventListener('input', preload);
  }, [isNew]);

  if (delivered === null && !isHydrated) return <FlowSkeleton />;
  const isWaiting = route === null ? isHydrated : isNew && isRestoring && !isDelivered;
  return (
    <>
      {!isHydrated && (
        <div className="form-unknown">
          <FlowSkeleton />
        </div>
      )}
      <div className={isHydrated ? undefined : 'form-delivered'}>
        {isWaiting ? (
          <FlowSkeleton />
        ) : category !== null ? (
          <newApplication.Part key={category} category={category} />
        ) : (
          <flow.Part registration={registration} />
        )}
      </div>
    </>
  );
}
