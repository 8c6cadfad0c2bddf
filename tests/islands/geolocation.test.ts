import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentPosition } from '#islands/onboarding/map/geolocation.ts';
import * as limits from '#lib/limits.ts';

/** A device that is asked for its place: the tests decide when the prompt is answered and when a fix comes. */
function startDevice(permission: PermissionState | 'unknown') {
  const status = Object.assign(new EventTarget(), { state: permission as PermissionState });
  let succeed: PositionCallback = () => undefined;
  let fail: PositionErrorCallback = () => undefined;
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found, failed) => {
    succeed = found;
    fail = failed ?? fail;
  });
  const permissions = { query: () => Promise.resolve(status) };
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition },
    ...(permission === 'unknown' ? {} : { permissions }),
  });
  return {
    getCurrentPosition,
    answer: (state: PermissionState) => {
      status.state = state;
      status.dispatchEvent(new Event('change'));
    },
    fix: (latitude: number, longitude: number) =>
      succeed({ coords: { latitude, longitude } } as GeolocationPosition),
    refuse: () => fail({ code: 1 } as GeolocationPositionError),
  };
}

/** What a promise has come to so far. */
function watch<Value>(promise: Promise<Value>): { value: Value | 'waiting' } {
  const seen: { value: Value | 'waiting' } = { value: 'waiting' };
  void promise.then((value) => (seen.value = value));
  return seen;
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const mumbai = { lat: 18.921984, lng: 72.834654 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the place of the device', () => {
  test('is waited for six seconds where the permission was given before', async () => {
    startDevice('granted');
    const seen = watch(currentPosition());
    await pass(limits.geolocationTimeoutMs - 1);
    expect(seen.value).toBe('waiting');
    await pass(1);
    expect(seen.value).toBeNull();
  });

  test('is waited for six seconds from the answer, however late the question is answered', async () => {
    const device = startDevice('prompt');
    const seen = watch(currentPosition());
    await pass(5 * limits.geolocationTimeoutMs);
    expect(seen.value).toBe('waiting');
    device.answer('granted');
    await pass(limits.geolocationTimeoutMs - 1);
    expect(seen.value).toBe('waiting');
    await pass(1);
    expect(seen.value).toBeNull();
  });

  test('is taken when the permission came after more than six seconds', async () => {
    const device = startDevice('prompt');
    const seen = watch(currentPosition());
    await pass(60_000);
    device.answer('granted');
    await pass(3000);
    device.fix(mumbai.lat, mumbai.lng);
    await pass(0);
    expect(seen.value).toEqual(mumbai);
  });

  test.each(['unknown', 'prompt'] as const)(
    'is taken from a browser that does not tell when the permission is given (%s)',
    async (permission) => {
      const device = startDevice(permission);
      const seen = watch(currentPosition());
      await pass(20_000);
      expect(seen.value).toBe('waiting');
      device.fix(mumbai.lat, mumbai.lng);
      await pass(0);
      expect(seen.value).toEqual(mumbai);
      expect(device.getCurrentPosition.mock.calls[0]?.[2]?.timeout).toBe(limits.geolocationUnknownGrantMs);
    },
  );

  test('is exact, and never one of an earlier visit', () => {
    const device = startDevice('granted');
    void currentPosition();
    const options = device.getCurrentPosition.mock.calls[0]?.[2];
    expect(options?.enableHighAccuracy).toBe(true);
    expect(options?.maximumAge).toBeLessThanOrEqual(60_000);
  });

  test('is not to be had once the question is answered with no', async () => {
    const device = startDevice('prompt');
    const seen = watch(currentPosition());
    await pass(0);
    device.answer('denied');
    await pass(0);
    expect(seen.value).toBeNull();
  });

  test('is not to be had when the browser says so, or knows of no places', async () => {
    const device = startDevice('unknown');
    const seen = watch(currentPosition());
    device.refuse();
    await pass(0);
    expect(seen.value).toBeNull();
    vi.stubGlobal('navigator', {});
    expect(await currentPosition()).toBeNull();
  });

  test('comes from a browser that refuses to tell of permissions too', async () => {
    const device = startDevice('unknown');
    Object.assign(globalThis.navigator, { permissions: { query: () => Promise.reject(new TypeError()) } });
    const seen = watch(currentPosition());
    await pass(10_000);
    device.fix(mumbai.lat, mumbai.lng);
    await pass(0);
    expect(seen.value).toEqual(mumbai);
  });
});
