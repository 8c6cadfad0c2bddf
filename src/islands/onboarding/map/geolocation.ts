import { isCoordinates, roundCoordinates, type Coordinates } from '#lib/domain/info/coordinates.ts';
import * as limits from '#lib/limits.ts';

/**
 * Returns the position of the device, or null when it is unknown or not permitted. The limit of six seconds
 * starts when the vendor grants the permission, so the time to answer the prompt does not count. If the
 * browser does not report that moment, the browser's own, longer timeout applies.
 */
export function currentPosition(): Promise<Coordinates | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(null);
      return;
    }
    let clock: ReturnType<typeof setTimeout> | undefined;
    let isDone = false;
    const done = (position: Coordinates | null): void => {
      isDone = true;
      clearTimeout(clock);
      resolve(position);
    };
    followPermission((state) => {
      if (state === 'denied') done(null);
      else if (state === 'granted' && !isDone) clock ??= setTimeout(done, limits.geolocationTimeoutMs, null);
    });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = { lat: coords.latitude, lng: coords.longitude };
        done(isCoordinates(position) ? roundCoordinates(position) : null);
      },
      () => done(null),
      // Some browsers start this timeout at the permission prompt, so it includes time to answer.
      { enableHighAccuracy: true, timeout: limits.geolocationUnknownGrantMs, maximumAge: 60_000 },
    );
  });
}

/**
 * Calls `tell` with the permission, now and on each change. It never calls it where the browser cannot report
 * the permission.
 */
function followPermission(tell: (state: PermissionState) => void): void {
  // Older browsers lack this API; others refuse to report this permission.
  const asked = (navigator.permissions as Permissions | undefined)?.query({ name: 'geolocation' });
  asked?.then(
    (status) => {
      tell(status.state);
      status.addEventListener('change', () => tell(status.state));
    },
    () => undefined,
  );
}
