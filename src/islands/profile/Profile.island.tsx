import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import { useNavMark, useProtected } from '#islands/shell/useSession.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** The KYC status page, for those who are signed in. */
export function Profile() {
  return (
    <IslandFrame>
      <Guarded />
    </IslandFrame>
  );
}

function Guarded() {
  useNavMark();
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-6">
      {useProtected() === 'signed-in' ? <ProfileScreen /> : <ProfileSkeleton />}
    </div>
  );
}
