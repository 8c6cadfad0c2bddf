import { useEffect, useState } from 'react';
import { onSessionToRestore } from '#lib/stores/session/session.ts';
import { lazyPart } from './lazyPart.tsx';

const start = lazyPart(() => import('./SessionStart.tsx').then((module) => module.SessionStart));

/**
 * Starts the session where there is one to restore, now or later. A new visitor has none: what reads it, and the schemas
 * with it, then come with what sends the form (`infoRules.ts`).
 */
export function SessionWhenNeeded() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => onSessionToRestore(() => setIsNeeded(true)), []);
  return isNeeded && <start.Part />;
}
