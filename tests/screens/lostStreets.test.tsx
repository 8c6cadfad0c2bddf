import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { MapCanvas } from '#islands/onboarding/map/MapCanvas.tsx';
import { env } from '#lib/env.ts';
import * as limits from '#lib/limits.ts';
import { setLook } from './boxes.ts';
import { answerCalls, watchCalls } from './firstStep.tsx';
import { hastenTimers, holdTimers } from './network.ts';
import { drawn, show } from './screen.tsx';

/** Returns a style with these credits that is drawn without a tile server. */
const styleOf = (attribution: string) => ({
  version: 8,
  sources: {
    roads: {
      type: 'geojson',
      data: { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [77.59, 12.97] } },
      attribution,
    },
  },
  layers: [{ id: 'roads', type: 'circle', source: 'roads' }],
});

test('streets that do not come in time give way to the bundled map, once for the page', async () => {
  onTestFinished(() => setLook());
  const { streetMap } = env;
  onTestFinished(() => void Object.assign(env, { streetMap }));
  Object.assign(env, { streetMap: { light: '/streets/light.json', dark: '/streets/dark.json' } });
  let asked = 0;
  answerCalls('/streets/light', () => {
    asked += 1;
    return Response.json(styleOf('Streets of the test'));
  });
  const dark = watchCalls('/streets/dark', { held: true });
  answerCalls('/map/style', () => Response.json(styleOf('The bundled map')));
  const bundled = watchCalls(/\/map\/style[^/]*\.json/);
  // The first streets have all the time that a busy machine needs.
  hastenTimers(limits.streetMapMs, 600_000);
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true });
  const nothing = (): void => undefined;
  show(<MapCanvas value={null} disabled={false} homeCalls={0} onPick={nothing} onNear={nothing} />);
  const frame = page.part('.map-frame');
  await expect.element(frame).toHaveAttribute('data-phase', 'ready');
  await expect.element(frame).toMatchTextContent('Streets of the test');
  const said = page.getByText('The street map did not load. You can use this simple map.');
  expect(said.elements(), 'the streets are on show').toHaveLength(0);

  const late = holdTimers(limits.streetMapMs);
  await setLook({ colorScheme: 'dark' });
  await expect.poll(() => dark.bodies.length).toBe(1);
  late();
  await expect.element(said).toBeVisible();
  await expect.element(frame).toMatchTextContent('The bundled map');
  await expect.element(frame).not.toMatchTextContent('Streets of the test');
  expect(bundled.bodies).toHaveLength(1);

  // Light streets would answer, but the page stays with the map that it said it has.
  await setLook({ colorScheme: 'light' });
  await expect.poll(() => bundled.bodies.length).toBe(2);
  await drawn();
  await expect.element(frame).toMatchTextContent('The bundled map');
  expect([asked, dark.bodies.length], 'questions for streets').toEqual([1, 1]);
  expect(said.elements()).toHaveLength(1);
});
