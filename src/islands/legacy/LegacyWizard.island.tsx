import { FlowSkeleton } from '#islands/onboarding/flow/FlowSkeleton.tsx';
import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import { useProtected } from '#islands/shell/session/useProtected.ts';
import { useNavMark } from '#islands/shell/session/useSession.ts';
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
