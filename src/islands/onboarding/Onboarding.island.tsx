import { Frame } from '#islands/shell/Frame.tsx';
import { SessionScreens } from '#islands/shell/SessionScreens.tsx';
import { SessionWhenNeeded } from '#islands/shell/SessionWhenNeeded.tsx';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { useNavMark } from '#islands/shell/useSession.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { readAddress } from '#lib/stores/application/onboardingRoute.ts';
import { FlowPart, loadForm } from './FlowPart.tsx';
import { FlowSkeleton } from './FlowSkeleton.tsx';

const protectedFlow = lazyPart(
  () => import('./ProtectedFlow.tsx').then((module) => module.ProtectedFlow),
  <FlowSkeleton />,
);

// The form is rendered while its page is built, where nothing can come later.
if (import.meta.env.SSR) await Promise.all([loadForm(), protectedFlow.load()]);

interface OnboardingProps {
  /** The category of a /register page, which needs a session; null is the public flow. */
  registration?: CategoryId | null;
  /** The category whose first form the document is built with; null where it is built with a skeleton. */
  delivered?: CategoryId | null;
}

/** The application. The session is inside the error screen: whatever it finds in storage, the page is never white. */
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

/** Prepares the form in the document to be taken over: its parts are there, and the address is read. */
Onboarding.ready = async ({ registration = null, delivered = null }: OnboardingProps): Promise<void> => {
  if (delivered === null) return;
  await Promise.all([loadForm(), registration !== null && protectedFlow.load()]);
  readAddress(registration);
};

function NavMark() {
  useNavMark();
  return null;
}
