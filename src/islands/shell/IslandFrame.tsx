import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';
import { SessionFrame } from './session/SessionFrame.tsx';

/**
 * The frame of a portal island. The session starts inside the error boundary, so damaged storage never leaves
 * a white page.
 */
export function IslandFrame({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <SessionFrame>{children}</SessionFrame>
    </Frame>
  );
}
