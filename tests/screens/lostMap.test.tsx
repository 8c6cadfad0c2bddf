import { expect, onTestFinished, test, vi } from 'vitest';
import { MapCanvas } from '#islands/onboarding/map/MapCanvas.tsx';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { button } from './firstStep.tsx';
import { show } from './screen.tsx';

// The host no longer has the file of the map, because a newer build replaced it.
vi.mock('#islands/onboarding/map/mapView.ts', () => Promise.reject(new TypeError('Failed to fetch')));
vi.mock('#lib/lazyModule.ts', async (original) => ({
  ...(await original<object>()),
  isPartGone: () => true,
}));

test('a map that a newer build replaced reloads the page only for Retry', async () => {
  const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true });
  const nothing = (): void => undefined;
  show(<MapCanvas value={null} disabled={false} homeCalls={0} onPick={nothing} onNear={nothing} />);
  await expect.element(button('Retry')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await button('Retry').click();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});
