import { useEffect, useState } from 'react';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { prewarm, type Map as MapLibreMap } from 'maplibre-gl';
import { creditsControl } from '#islands/onboarding/map/credits.ts';
import { createPinElement, labelPin } from '#islands/onboarding/map/pin.ts';
import { MapCanvas } from '#islands/onboarding/map/MapCanvas.tsx';
import { MapPicker } from '#islands/onboarding/map/MapPicker.tsx';
import type { Coordinates } from '#lib/domain/info/coordinates.ts';
import { env } from '#lib/env.ts';
import { setLook } from './boxes.ts';
import { answerCalls, button, watchCalls } from './firstStep.tsx';
import { locate, startDevice } from './picker.tsx';
import { drawn, leave, openOnce, show } from './screen.tsx';

// The maps of all tests share a worker, whose address the view sets.
beforeAll(async () => {
  await import('#islands/onboarding/map/mapView.ts');
  prewarm();
});

test.each([
  ['{ArrowUp}', [0, -10]],
  ['{ArrowDown}', [0, 10]],
  ['{ArrowLeft}', [-10, 0]],
  ['{ArrowRight}', [10, 0]],
  ['{Shift>}{ArrowUp}{/Shift}', [0, -60]],
  ['{Shift>}{ArrowDown}{/Shift}', [0, 60]],
  ['{Shift>}{ArrowLeft}{/Shift}', [-60, 0]],
  ['{Shift>}{ArrowRight}{/Shift}', [60, 0]],
])('%s moves the pin by %j pixels', async (keys, by) => {
  const moves: number[][] = [];
  const pin = createPinElement((x, y) => moves.push([x, y].map((part) => part + 0)));
  document.body.append(pin);
  const passed: string[] = [];
  const hear = ({ key, defaultPrevented }: KeyboardEvent): void =>
    void passed.push(`${key} ${defaultPrevented}`);
  document.body.addEventListener('keydown', hear);
  try {
    pin.focus();
    await userEvent.keyboard(keys);
    expect(moves).toEqual([by]);
    expect(
      passed.filter((key) => key.startsWith('Arrow')),
      'the map would pan with it',
    ).toEqual([]);
  } finally {
    document.body.removeEventListener('keydown', hear);
    pin.remove();
  }
});

test('the pin is a button that names its position and its keys', () => {
  const pin = createPinElement(() => undefined);
  labelPin(pin, { lat: 12.97194, lng: 77.593689 });
  expect(pin.getAttribute('role')).toBe('button');
  expect(pin.tabIndex).toBe(0);
  expect(pin.getAttribute('aria-label')).toBe(
    'Pin at 12.971940, 77.593689. Arrow keys move it, with Shift in bigger steps.',
  );
  expect(pin.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('the credits name each source of the map on show once', () => {
  const heard = new Map<string, (event: object) => void>();
  const credits: Record<string, string> = {
    streets: '<a href="https://osm.example">Streets</a>',
    land: 'Land',
  };
  const box = creditsControl('Sources').onAdd({
    on: (type: string, hear: (event: object) => void) => heard.set(type, hear),
    getSource: (id: string) => ({ attribution: credits[id] }),
  } as unknown as MapLibreMap);
  const load = (sourceId: string): void =>
    heard.get('sourcedata')?.({ sourceId, sourceDataType: 'metadata' });
  for (const id of ['streets', 'land', 'streets']) load(id);
  expect(box.textContent).toBe('Streets | Land');
  expect(box.querySelector('a')).toMatchObject({ target: '_blank', rel: 'noopener' });
  // Another style has its own sources.
  heard.get('style.load')?.({});
  load('land');
  expect(box.textContent).toBe('Land');
});

const bengaluru = { lat: 12.97194, lng: 77.593689 };
/** The degrees of one pixel at the zoom of a chosen place, to the east and to the north. */
const perPixel = {
  lng: 360 / (512 * 2 ** 15),
  lat: (360 / (512 * 2 ** 15)) * Math.cos((bengaluru.lat * Math.PI) / 180),
};

let value: Coordinates | null;
let sources: string[];
let near: (string | null)[];
let place: (at: Coordinates | null) => void;
let callHome: () => void;

interface CanvasProps {
  start: Coordinates | null;
  disabled?: boolean;
}

function Canvas({ start, disabled = false }: CanvasProps) {
  const [at, setAt] = useState(start);
  const [homeCalls, setHomeCalls] = useState(0);
  useEffect(() => {
    value = at;
    place = setAt;
    callHome = () => setHomeCalls((calls) => calls + 1);
  }, [at]);
  return (
    <MapCanvas
      value={at}
      disabled={disabled}
      homeCalls={homeCalls}
      onPick={(next, source) => {
        sources.push(source);
        setAt(next);
      }}
      onNear={(town) => near.push(town)}
    />
  );
}

/** Makes the map style fail until `mend` is called. */
function failStyle(): { mend: () => void } {
  const real = globalThis.fetch;
  const mend = (): void => void (globalThis.fetch = real);
  globalThis.fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).includes('/map/style')
      ? Promise.resolve(new Response('', { status: 503 }))
      : real(input, init);
  onTestFinished(mend);
  return { mend };
}

const frame = () => document.querySelector<HTMLElement>('.map-frame');
const phase = () => frame()?.dataset.phase;
const pin = () => document.querySelector<HTMLElement>('.map-pin');
const scale = () => document.querySelector('.maplibregl-ctrl-scale')?.outerHTML;

function begin(props: CanvasProps, effectiveType = '4g'): void {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true });
  [sources, near] = [[], []];
  show(<Canvas {...props} />);
}

/** Empties the map, which is much quicker to draw. */
const emptyMap = (): void =>
  answerCalls('/map/style.json', () => Response.json({ version: 8, sources: {}, layers: [] }));

/** Shows a map without land and places, for tests that need neither. */
async function showMap(props: CanvasProps): Promise<void> {
  emptyMap();
  begin(props);
  await expect.poll(phase).toBe('ready');
}

/** Returns the position of the pin’s tip relative to the middle of the frame. */
function pinAt(): { x: number; y: number } {
  const box = frame()?.getBoundingClientRect() ?? new DOMRect();
  const tip = pin()?.getBoundingClientRect() ?? new DOMRect();
  return {
    x: tip.left + tip.width / 2 - (box.left + box.width / 2),
    y: tip.bottom - (box.top + box.height / 2),
  };
}

test.each([
  ['{ArrowUp}', { north: 10, east: 0 }],
  ['{ArrowRight}', { north: 0, east: 10 }],
  ['{Shift>}{ArrowUp}{/Shift}', { north: 60, east: 0 }],
])('on the map %s moves the place by %j', async (keys, { north, east }) => {
  await showMap({ start: bengaluru });
  pin()?.focus();
  await userEvent.keyboard(keys);
  await expect.poll(() => sources).toEqual(['keyboard']);
  expect(((value?.lat ?? 0) - bengaluru.lat) / perPixel.lat).toBeCloseTo(north, 0);
  expect(((value?.lng ?? 0) - bengaluru.lng) / perPixel.lng).toBeCloseTo(east, 0);
  expect(document.activeElement).toBe(pin());
  expect(pin()?.getAttribute('aria-label')).toContain(
    `Pin at ${value?.lat.toFixed(6)}, ${value?.lng.toFixed(6)}.`,
  );
});

test.each([
  ['{ArrowUp}', 'y'],
  ['{ArrowLeft}', 'x'],
] as const)('the view follows a pin that %s moves out of it', async (key, axis) => {
  await showMap({ start: bengaluru });
  const half = (frame()?.getBoundingClientRect()[axis === 'y' ? 'height' : 'width'] ?? 0) / 2;
  pin()?.focus();
  for (let moved = 0; moved <= half; moved += 60) await userEvent.keyboard(`{Shift>}${key}{/Shift}`);
  await expect.poll(() => Math.abs(pinAt()[axis])).toBeLessThan(half);
  expect(document.activeElement).toBe(pin());
});

describe('a map with a place', () => {
  openOnce(() => showMap({ start: bengaluru }));

  test('shows a chosen place under the pin in the middle of the map', async () => {
    expect(Math.abs(pinAt().x)).toBeLessThan(2);
    expect(Math.abs(pinAt().y)).toBeLessThan(2);
    expect(frame()?.getBoundingClientRect().height, 'room for two fingers').toBeGreaterThan(200);
    await expect.element(button('Put the pin in the middle')).not.toBeInTheDocument();
    expect(frame()?.textContent).not.toContain('Loading map…');
  });

  test('a click on the pin leaves it in its place', async () => {
    await userEvent.click(pin() as Element);
    await drawn();
    expect(sources).toEqual([]);
  });

  test('the wheel scrolls the page past the map, and zooms the map with Ctrl or ⌘', async () => {
    const canvas = document.querySelector('.maplibregl-canvas') as Element;
    const isTaken = (withKey: boolean): boolean =>
      !canvas.dispatchEvent(
        new WheelEvent('wheel', {
          deltaY: 100,
          ctrlKey: withKey,
          metaKey: withKey,
          bubbles: true,
          cancelable: true,
        }),
      );
    expect(isTaken(false), 'the map takes the wheel').toBe(false);
    expect(isTaken(true), 'the map takes the wheel').toBe(true);
    const help = ['desktop', 'mobile'].map(
      (device) => document.querySelector(`.maplibregl-${device}-message`)?.textContent,
    );
    expect(help).toEqual([
      expect.stringMatching(/^Use (?:Ctrl|⌘) \+ scroll to zoom the map$/),
      'Use two fingers to move the map',
    ]);
  });

  test('a finger on the pin drags the pin, and the pin is large enough for it', async () => {
    const { touchAction, width, height } = getComputedStyle(pin() as Element);
    expect(touchAction).toBe('none');
    expect([width, height].map(parseFloat).filter((side) => side < 44)).toEqual([]);
  });

  test('the pin is drawn as a drop with its tip at the place', async () => {
    const box = pin()?.getBoundingClientRect() ?? new DOMRect();
    const [drop, hole] = [...(pin()?.querySelectorAll('path') ?? [])].map((path) => ({
      ...path.getBoundingClientRect().toJSON(),
      ink: getComputedStyle(path).fill,
    }));
    expect(drop.height, 'the drop fills the pin').toBeGreaterThan(box.height / 2);
    expect(Math.abs(drop.bottom - box.bottom), 'its tip is at the bottom').toBeLessThan(4);
    expect(hole.width, 'the hole is smaller').toBeLessThan(drop.width);
    expect(hole.width).toBeGreaterThan(4);
    expect(hole.ink).not.toBe(drop.ink);
  });

  test('the map has a name and zoom buttons for the keyboard', async () => {
    const map = page.getByRole('region', { name: 'Map. Arrow keys move it; plus and minus zoom.' });
    await expect.element(map).toBeVisible();
    for (const name of ['Zoom in', 'Zoom out']) {
      await expect.element(button(name)).toBeVisible();
      const { width, height } = getComputedStyle(button(name).element());
      expect([width, height].map(parseFloat).filter((side) => side < 44)).toEqual([]);
    }
    await userEvent.keyboard('{Tab}');
    (map.element() as HTMLElement).focus();
    const { outlineStyle, outlineOffset } = getComputedStyle(map.element());
    // The frame cuts off what is outside the map.
    expect([outlineStyle, parseFloat(outlineOffset) < 0]).toEqual(['solid', true]);
  });
});

test('a map without a place offers a pin in its middle', async () => {
  await showMap({ start: null });
  expect(pin()).toBeNull();
  const { x, y, width, height } = frame()?.getBoundingClientRect() ?? new DOMRect();
  const cross = document.querySelector('.map-cross')?.getBoundingClientRect() ?? new DOMRect();
  expect(Math.abs(cross.x + cross.width / 2 - (x + width / 2)), 'the cross').toBeLessThan(2);
  expect(Math.abs(cross.y + cross.height / 2 - (y + height / 2)), 'the cross').toBeLessThan(2);
  // A press on the cross in the middle reaches the map.
  expect(document.elementFromPoint(x + width / 2, y + height / 2)?.tagName).toBe('CANVAS');
  const offer = button('Put the pin in the middle');
  const ruler = document.querySelector('.maplibregl-ctrl-scale')?.getBoundingClientRect();
  const drop = offer.element().getBoundingClientRect();
  expect(drop.bottom).toBeLessThanOrEqual(ruler?.top ?? 0);
  expect(Math.abs(drop.x + drop.width / 2 - (x + width / 2)), 'the button').toBeLessThan(2);
  await offer.click();
  await expect.poll(() => value).toEqual({ lat: 20.59, lng: 78.96 });
  expect(sources).toEqual(['keyboard']);
  expect(Math.abs(pinAt().x)).toBeLessThan(2);
  expect(Math.abs(pinAt().y)).toBeLessThan(2);
  await expect.element(button('Put the pin in the middle')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(pin());
});

test('a click north-east of the middle moves the pin there', async () => {
  await showMap({ start: bengaluru });
  const { width, height } = frame()?.getBoundingClientRect() ?? new DOMRect();
  const canvas = document.querySelector('.maplibregl-canvas') as Element;
  await userEvent.click(canvas, { position: { x: width / 2 + 60, y: height / 2 - 40 } });
  await expect.poll(() => sources).toEqual(['map']);
  expect(((value?.lng ?? 0) - bengaluru.lng) / perPixel.lng).toBeCloseTo(60, -1);
  expect(((value?.lat ?? 0) - bengaluru.lat) / perPixel.lat).toBeCloseTo(40, -1);
  // The view does not move, so the pin stays under the pointer.
  expect(Math.abs(pinAt().x - 60)).toBeLessThan(3);
  expect(Math.abs(pinAt().y + 40)).toBeLessThan(3);
});

test('a place chosen elsewhere moves the pin and the view', async () => {
  await showMap({ start: null });
  const far = scale();
  place({ lat: 18.921984, lng: 72.834654 });
  await expect.poll(() => pin()?.getAttribute('aria-label')).toContain('Pin at 18.921984, 72.834654.');
  expect(Math.abs(pinAt().x)).toBeLessThan(2);
  expect(Math.abs(pinAt().y)).toBeLessThan(2);
  expect(scale()).not.toBe(far);
  expect(sources).toEqual([]);
});

test('a place chosen elsewhere keeps a view that is closer', async () => {
  await showMap({ start: bengaluru });
  const far = scale();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(scale).not.toBe(far);
  const close = scale();
  place({ ...bengaluru, lng: 77.6 });
  await expect.poll(() => pin()?.getAttribute('aria-label')).toContain(', 77.600000.');
  await drawn();
  expect(scale()).toBe(close);
});

test('removing the place removes the pin', async () => {
  begin({ start: bengaluru });
  await expect.poll(() => near.at(-1)).toBe('Bengaluru');
  place(null);
  await expect.poll(pin).toBeNull();
  await expect.poll(() => near.at(-1)).toBeNull();
});

test('shows the pin of a place that was chosen while the map loaded', async () => {
  // The map waits for its style sheets. The place is chosen meanwhile.
  for (const link of document.querySelectorAll('link[data-loaded]')) link.remove();
  const watch = new MutationObserver(() => {
    if (document.head.querySelector('link[href*="mapView.css"]') === null) return;
    watch.disconnect();
    place(bengaluru);
  });
  watch.observe(document.head, { childList: true });
  await showMap({ start: null });
  await expect.poll(() => pin()?.getAttribute('aria-label')).toMatch(/^Pin at 12\.971940, 77\.593689\./);
});

let move: (at: Coordinates) => void = () => undefined;
let cities: unknown[];

/** Shows the whole map for a pin at this place, and notes the towns that it fills in. */
function showTowns(start: Coordinates): void {
  cities = [];
  function Picker() {
    const [at, setAt] = useState(start);
    useEffect(() => {
      move = setAt;
    }, []);
    return (
      <MapPicker
        value={at}
        onChange={setAt}
        onAddress={(each) => 'city' in each && each.city !== '' && cities.push(each)}
      />
    );
  }
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true });
  show(<Picker />);
}

test('a pin in a town is in it, and no longer near it once the pin leaves', async () => {
  showTowns(bengaluru);
  await expect.element(page.getByText('Near Bengaluru')).toBeVisible();
  expect(cities).toEqual([{ city: 'Bengaluru' }]);
  // The middle of the Arabian Sea.
  move({ lat: 15, lng: 65 });
  await expect.element(page.getByText('Pin on the map')).toBeVisible();
});

test('a pin ten kilometres from a town is only near it', async () => {
  showTowns({ lat: 27.0076, lng: 70.9039 });
  await expect.element(page.getByText('Near Jaisalmer')).toBeVisible();
  expect(cities).toEqual([]);
});

test.each([
  ['without a place shows the whole country', null, true],
  ['with a place keeps its view', bengaluru, false],
] as const)('a map %s when the device has no location', async (_, start, isHome) => {
  await showMap({ start });
  const before = scale();
  const zoom = page.getByRole('button', { name: 'Zoom in' });
  await zoom.click();
  await expect.poll(scale).not.toBe(before);
  const zoomed = scale();
  callHome();
  await drawn();
  await expect.poll(scale).toBe(isHome ? before : zoomed);
});

test('the arrow keys move the map, and a device without a location brings it back', async () => {
  emptyMap();
  const device = startDevice();
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true });
  show(<MapPicker value={null} onChange={() => undefined} />);
  await expect.poll(phase).toBe('ready');
  const before = scale();
  document.querySelector<HTMLElement>('.maplibregl-canvas')?.focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(scale).not.toBe(before);
  await locate.click();
  device.refuse();
  await expect.poll(scale).toBe(before);
});

test('says that the map is loading', async () => {
  const style = watchCalls('/map/style', { held: true });
  begin({ start: null });
  await expect.poll(() => style.bodies.length).toBe(1);
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading map…' })).toBeVisible();
  const isInert = () => document.querySelector('.map-box')?.matches('[inert]');
  expect(isInert(), 'no key reaches the map').toBe(true);
  await style.go();
  await expect.poll(phase).toBe('ready');
  expect(isInert(), 'no key reaches the map').toBe(false);
  expect(frame()?.textContent).not.toContain('Loading map…');
});

test('loads the map on request on a slow connection', async () => {
  emptyMap();
  begin({ start: null }, '2g');
  await expect.poll(phase).toBe('onRequest');
  const why = 'The map needs more data. Search and your location work without it.';
  await expect.element(page.getByText(why)).toBeVisible();
  await button('Show map').click();
  await expect.poll(phase).toBe('ready');
});

test('reports a map that failed to load, and Retry loads it', async () => {
  emptyMap();
  const style = failStyle();
  begin({ start: null });
  await expect.poll(phase).toBe('failed');
  const said = page.getByRole('status').filter({ hasText: 'Failed to initialize MapLibre map' });
  await expect.element(said).toBeVisible();
  expect(said.element().textContent).toBe(
    'Failed to initialize MapLibre map You can still use your location or search.',
  );
  style.mend();
  await button('Retry').click();
  await expect.poll(phase).toBe('ready');
});

test('a map on show stays when another style of it fails', async () => {
  onTestFinished(() => setLook());
  await showMap({ start: bengaluru });
  let asked = 0;
  answerCalls('/map/style-dark', () => {
    asked += 1;
    return new Response('', { status: 503 });
  });
  await setLook({ colorScheme: 'dark' });
  await expect.poll(() => asked).toBe(1);
  await drawn();
  expect(phase()).toBe('ready');
});

test('streets that do not load are announced, and later maps do not wait for them', async () => {
  let asked = 0;
  answerCalls('/streets/style', () => {
    asked += 1;
    return new Response('', { status: 503 });
  });
  const { streetMap } = env;
  onTestFinished(() => void Object.assign(env, { streetMap }));
  Object.assign(env, { streetMap: { light: '/streets/style.json', dark: '/streets/style.json' } });
  await showMap({ start: bengaluru });
  const said = page.getByRole('status').filter({ hasText: 'The street map did not load.' });
  await expect.element(said).toBeVisible();
  expect(asked).toBe(1);
  leave();
  await showMap({ start: bengaluru });
  expect(asked, 'questions for the streets').toBe(1);
});

test.each([
  ['fails', undefined, 'failed', 'Retry'],
  ['waits for a press', '2g', 'onRequest', 'Show map'],
] as const)(
  'a locked map that %s suggests no other way to choose a place',
  async (_, connection, at, name) => {
    failStyle();
    begin({ start: bengaluru, disabled: true }, connection);
    await expect.poll(phase).toBe(at);
    expect(frame()?.textContent).not.toMatch(/search|your location/i);
    await expect.element(page.getByText('Location locked')).toBeVisible();
    await expect.element(button(name)).toBeVisible();
  },
);

test('a locked map shows the place and ignores presses', async () => {
  await showMap({ start: bengaluru, disabled: true });
  await expect.element(page.getByText('Location locked')).toBeVisible();
  expect(document.querySelector('.map-box')?.matches('[inert]'), 'the locked map takes no presses').toBe(
    true,
  );
  expect(pin()?.getAttribute('aria-label')).toContain('Pin at 12.971940, 77.593689.');
  pin()?.focus();
  expect(document.activeElement).not.toBe(pin());
});

test('a locked map without a place offers no pin', async () => {
  await showMap({ start: null, disabled: true });
  await expect.element(button('Put the pin in the middle')).not.toBeInTheDocument();
});

test('the scale of the map is in metres, and no key turns the map', async () => {
  await showMap({ start: bengaluru });
  const ruler = document.querySelector('.maplibregl-ctrl-scale');
  expect(ruler?.textContent).toMatch(/^\d+\s(?:m|km)$/);
  const canvas = document.querySelector('.maplibregl-canvas') as HTMLElement;
  const { width, height } = frame()?.getBoundingClientRect() ?? new DOMRect();
  await userEvent.click(canvas, { position: { x: width / 2 + 60, y: height / 2 - 40 } });
  await expect.poll(() => sources).toEqual(['map']);
  canvas.focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  // The view of a turned or tilted map has its pin elsewhere.
  await drawn();
  expect([Math.abs(pinAt().x - 60) < 3, Math.abs(pinAt().y + 40) < 3]).toEqual([true, true]);
});

test('an open map and the drawings on its buttons follow the dark scheme', async () => {
  onTestFinished(() => setLook());
  const dark = watchCalls('/map/style-dark');
  await showMap({ start: null });
  expect(dark.bodies, 'the map of a light page').toEqual([]);
  const drawing = () => getComputedStyle(document.querySelector('.maplibregl-ctrl-icon') as Element).filter;
  expect(drawing()).toBe('none');
  await setLook({ colorScheme: 'dark' });
  await expect.poll(drawing).toBe('invert(1)');
  const ink = getComputedStyle(document.body).color;
  expect(getComputedStyle(button('Put the pin in the middle').element()).color).toBe(ink);
  await expect.poll(() => dark.bodies.length, { message: 'the map loads its dark style' }).toBe(1);
});

test('the words on the map have the ink and the ground of the page in the dark', async () => {
  onTestFinished(() => setLook());
  await showMap({ start: bengaluru });
  const grounds = (): string[] =>
    ['.maplibregl-ctrl-attrib', '.maplibregl-ctrl-scale'].map(
      (part) => getComputedStyle(document.querySelector(part) as Element).backgroundColor,
    );
  const light = grounds();
  await setLook({ colorScheme: 'dark' });
  const credits = document.querySelector('.maplibregl-ctrl-attrib') as HTMLElement;
  const link = document.createElement('a');
  link.href = 'https://map.example/credits';
  credits.append(link);
  expect(getComputedStyle(link).color).toBe(getComputedStyle(document.body).color);
  for (const [index, ground] of grounds().entries()) expect(ground).not.toBe(light[index]);
});
