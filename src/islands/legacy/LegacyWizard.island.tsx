import { FlowSkeleton } from '#islands/onboarding/FlowSkeleton.tsx';
import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import { useProtected } from '#islands/shell/useProtected.ts';
import { useNavMark } from '#islands/shell/useSession.ts';
import { Wizard } from './Wizard.tsx';

/** The legacy registration in five steps, for signed-in vendors. */
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
