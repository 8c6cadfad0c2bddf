import type { ReactNode } from 'react';
import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import { useProtected } from '#islands/shell/session/useProtected.ts';
import { useNavMark } from '#islands/shell/session/useSession.ts';

interface VendorPageProps {
  /** The class that limits the width of the column. */
  className: string;
  /** Shown to signed-in vendors. */
  screen: ReactNode;
  /** Shown until the session is known. */
  skeleton: ReactNode;
}

/** The root of a page about the vendor's own data: guarded, in one column. */
export function VendorPage(props: VendorPageProps) {
  return (
    <IslandFrame>
      <Guarded {...props} />
    </IslandFrame>
  );
}

function Guarded({ className, screen, skeleton }: VendorPageProps) {
  useNavMark();
  return (
    <div className={`mx-auto w-full px-4 py-6 ${className}`}>
      {useProtected() === 'signed-in' ? screen : skeleton}
    </div>
  );
}
