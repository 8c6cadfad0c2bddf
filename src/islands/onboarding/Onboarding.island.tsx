import { Frame } from '#islands/shell/Frame.tsx';
import { SessionScreens } from '#islands/shell/session/SessionScreens.tsx';
import { SessionWhenNeeded } from '#islands/shell/session/SessionWhenNeeded.tsx';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { useNavMark } from '#islands/shell/session/useSession.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { readAddress } from '#lib/stores/application/flow/onboardingRoute.ts';
import { loadOrReload } from '#lib/stores/browser/newVersion.ts';
import { FlowPart, loadForm } from './flow/FlowPart.tsx';
import { FlowSkeleton } from './flow/FlowSkeleton.tsx';

const protectedFlow = lazyPart(
  () => import('./flow/ProtectedFlow.tsx').then((module) => module.ProtectedFlow),
  <FlowSkeleton />,
);

// The build renders the form to HTML, where nothing can be loaded later.
if (import.meta.env.SSR) await Promise.all([loadForm(), loadOrReload(protectedFlow)]);

interface OnboardingProps {
  /** The category of a /register page, which requires a session; null for the public flow. */
  registration?: CategoryId | null;
  /** The category of the form in the document; null when the document has a skeleton instead. */
  delivered?: CategoryId | null;
}

/** The application. The session starts inside the error boundary, so damaged storage leaves no white page. */
export function Onboarding({ registration = null, delivered = null }: OnboardingProps) {
  return (
    <Frame>
      <SessionWhenNeeded />
      <SessionScreens>
        <NavMark />
        {registration === null ? (
          <FlowPart registration={null} delivered={delivered} />
        ) : (
          <protectedFlow.Part registration={registration} />
        )}
      </SessionScreens>
    </Frame>
  );
}

/** Prepares for hydration of the form in the document: loads its parts and reads the address. */
Onboarding.ready = async ({ registration = null, delivered = null }: OnboardingProps): Promise<void> => {
  if (delivered === null) return;
  await Promise.all([loadForm(), registration !== null && loadOrReload(protectedFlow)]);
  readAddress(registration);
};

function NavMark() {
  useNavMark();
  return null;
}
