import { useLayoutEffect, useState } from 'react';
import { secondsUntil } from '#lib/domain/session/otp.ts';

/**
 * Returns the whole seconds until `deadline` (epoch ms). It reads the clock each time, so it is right after
 * the tab slept.
 */
export function useCountdown(deadline: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  // Before the browser draws. Otherwise a new deadline would first be counted from the last tick, which may be long ago.
  useLayoutEffect(() => {
    if (deadline === null) return;
    const tick = (): void => {
      setNow(Date.now());
      if (Date.now() >= deadline) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    document.addEventListener('visibilitychange', tick);
    tick();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline]);
  return deadline === null ? 0 : secondsUntil(deadline, now);
}
