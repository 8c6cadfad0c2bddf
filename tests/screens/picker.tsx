import { useEffect, useState } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MapPicker } from '#islands/onboarding/map/MapPicker.tsx';
import type { Coordinates } from '#lib/domain/info/coordinates.ts';
import * as limits from '#lib/limits.ts';
import { button, withoutMap } from './firstStep.tsx';
import { hastenTimers } from './network.ts';
import { show } from './screen.tsx';

export const mumbai = { lat: 18.921984, lng: 72.834654 };
export const locate = button('I’m at my shop: use my location');
export const search = page.getByRole('combobox', { name: 'Find the place' });
export const options = page.getByRole('option');
export const chosen = () => document.querySelector('output[for]')?.textContent ?? '';

let value: Coordinates | null = null;
/** The location in the form. */
export const picked = (): Coordinates | null => value;
/** The sources of the chosen places so far. A sent form adds an entry. */
export const sources: string[] = [];

interface PickerProps {
  start?: Coordinates | null;
  hint?: string;
  error?: string;
  disabled?: boolean;
}

function Picker({ start = null, hint = '', error, disabled = false }: PickerProps) {
  const [at, setAt] = useState(start);
  useEffect(() => {
    value = at;
  }, [at]);
  const choose = (next: Coordinates, source: string): void => {
    sources.push(source);
    setAt(next);
  };
  return (
    <form onSubmit={() => sources.push('submit')}>
      <MapPicker
        value={at}
        onChange={choose}
        addressHint={hint}
        error={error}
        disabled={disabled}
        id="coords"
      />
      <button>Outside</button>
    </form>
  );
}

/** Shows the picker in a form on a slow connection, where the map loads only on request. */
export async function showPicker(props: PickerProps = {}): Promise<void> {
  withoutMap();
  hastenTimers(limits.mapSearchDelayMs);
  sources.length = 0;
  show(<Picker {...props} />);
  await expect.element(search).toBeVisible();
}

/** Fakes a device that reports its location when the test says so. */
export function startDevice(): { fix: (at: Coordinates) => void; refuse: () => void; asked: () => number } {
  let succeed: PositionCallback = () => undefined;
  let fail: PositionErrorCallback | null | undefined;
  const spy = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    succeed = found;
    fail = failed;
  });
  const status = Object.assign(new EventTarget(), { state: 'prompt' }) as unknown as PermissionStatus;
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue(status);
  onTestFinished(() => void vi.restoreAllMocks());
  return {
    fix: ({ lat, lng }) => succeed({ coords: { latitude: lat, longitude: lng } } as GeolocationPosition),
    refuse: () => fail?.({ code: 1 } as GeolocationPositionError),
    asked: () => spy.mock.calls.length,
  };
}
