import type { ReactNode } from 'react';
import { SessionScreens } from './SessionScreens.tsx';
import { SessionStart } from './SessionStart.tsx';

/** The session around a screen, started with it. */
export function SessionFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SessionStart />
      <SessionScreens>{children}</SessionScreens>
    </>
  );
}
