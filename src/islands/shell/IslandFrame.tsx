import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';
import { SessionFrame } from './SessionFrame.tsx';

/**
 * The frame of every island root of the portal. The session is inside the error screen: whatever it finds in storage,
 * the page is never white.
 */
export function IslandFrame({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <SessionFrame>{children}</SessionFrame>
    </Frame>
  );
}
