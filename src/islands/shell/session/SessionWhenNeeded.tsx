import { useEffect, useState } from 'react';
import { onSessionToRestore } from '#lib/stores/session/session.ts';
import { lazyPart } from '#islands/shell/lazyPart.tsx';

const start = lazyPart(() => import('./SessionStart.tsx').then((module) => module.SessionStart));

/**
 * Starts the session once there is one to restore, now or later. A new visitor has none, so the session's
 * code and its schemas load later, together with what sends the form (`infoRules.ts`).
 */
export function SessionWhenNeeded() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => onSessionToRestore(() => setIsNeeded(true)), []);
  return isNeeded && <start.Part />;
}
