import type { ReactNode } from 'react';
import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import { useProtected } from '#islands/shell/useProtected.ts';
import { useNavMark } from '#islands/shell/useSession.ts';

interface AccountPageProps {
  /** How wide its column may grow. */
  className: string;
  /** What those who are signed in see. */
  screen: ReactNode;
  /** Shown until that is known. */
  skeleton: ReactNode;
}

/** The root of a page of the vendor's own: guarded, in one column. */
export function AccountPage(props: AccountPageProps) {
  return (
    <IslandFrame>
      <Guarded {...props} />
    </IslandFrame>
  );
}

function Guarded({ className, screen, skeleton }: AccountPageProps) {
  useNavMark();
  return (
    <div className={`mx-auto w-full px-4 py-6 ${className}`}>
      {useProtected() === 'signed-in' ? screen : skeleton}
    </div>
  );
}
