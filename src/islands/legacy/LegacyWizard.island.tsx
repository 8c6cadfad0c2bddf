import { FlowSkeleton } from '#islands/onboarding/FlowSkeleton.tsx';
import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import { useProtected } from '#islands/shell/useProtected.ts';
import { useNavMark } from '#islands/shell/useSession.ts';
import { Wizard } from './Wizard.tsx';

/** The legacy five-step registration, for those who are signed in. */
export function LegacyWizard() {
  return (
    <IslandFrame>
      <Guarded />
    </IslandFrame>
  );
}

function Guarded() {
  useNavMark();
  return useProtected() === 'signed-in' ? <Wizard /> : <FlowSkeleton />;
}
