import type { ReactNode } from 'react';
import { SessionScreens } from './SessionScreens.tsx';
import { SessionStart } from './SessionStart.tsx';

/** Starts the session and renders a screen with it. */
export function SessionFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SessionStart />
      <SessionScreens>{children}</SessionScreens>
    </>
  );
}
