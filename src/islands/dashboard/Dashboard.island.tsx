import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import { useNavMark, useProtected } from '#islands/shell/useSession.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { DashboardSkeleton } from './Skeleton.tsx';

/** The vendor dashboard, for those who are signed in. */
export function Dashboard() {
  return (
    <IslandFrame>
      <Guarded />
    </IslandFrame>
  );
}

function Guarded() {
  useNavMark();
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6">
      {useProtected() === 'signed-in' ? <DashboardScreen /> : <DashboardSkeleton />}
    </div>
  );
}
