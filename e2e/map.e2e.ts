import type { BrowserContext, Locator, Page } from 'playwright/test';
import { formatCoordinates, type Coordinates } from '#lib/domain/info/coordinates.ts';
import * as limits from '#lib/limits.ts';
import { idle } from './controls.ts';
import { button, firstStep } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { info, withoutMap } from './forms.ts';
import { borderColour, roadColour, withStreets } from './streets.ts';

// The processor draws the map. A quarter of the pixels of a phone's screen shows as much.
test.use({ drawsMap: true, deviceScaleFactor: 1 });

const frame = (page: Page) => page.locator('.map-frame');
const pin = (page: Page) => page.getByRole('button', { name: /^Pin at / });
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Find the place' });
const pinAt = (at: Coordinates) =>
  `Pin at ${formatCoordinates(at)}. Arrow keys move it, with Shift in bigger steps.`;
const chosen = (page: Page) => page.locator('output[for="coords"]');
const locateWords = 'I’m at my shop: use my location';
const locate = (page: Page) => button(page, locateWords);
const locateFailed = (page: Page) =>
  page.getByText('We could not find your location. Search for your area, or tap the map.');

/** Returns the addresses of requests for the map: its script, its style and the files of the style. */
function mapRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/map\/|mapView|maplibre/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Puts the device at a place and lets this site know it. */
async function standAt(context: BrowserContext, { lat, lng }: Coordinates): Promise<void> {
  await context.setGeolocation({ latitude: lat, longitude: lng });
  await context.grantPermissions(['geolocation']);
}

/** Scrolls the map into view and waits until it is drawn. */
async function openMap(page: Page): Promise<void> {
  await frame(page).scrollIntoViewIfNeeded();
  await expect(frame(page)).toHaveAttribute('data-phase', 'ready');
}

/** Returns the place below the map. */
async function place(page: Page): Promise<Coordinates> {
  await expect(chosen(page)).toContainText('Chosen place');
  const [lat, lng] = (await chosen(page).locator('.figures').innerText()).split(', ').map(Number);
  return { lat: lat ?? Number.NaN, lng: lng ?? Number.NaN };
}

/** Returns the degrees of longitude of a width on the screen, at the zoom of a map without a place. */
const degrees = (px: number) => (px * 360) / (512 * 2 ** limits.mapZoomWithoutLocation);

/** Drags one finger over the page, from the middle of an element, with the pauses of a real finger. */
async function drag(page: Page, from: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await from.boundingBox();
  const start = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', [{ x: start.x + (by.x * step) / 10, y: start.y + (by.y * step) / 10 }]);
  }
  await touch('touchEnd', []);
  await finger.detach();
}

/** Returns whether a colour of the map is on screen within its frame. */
async function shows(page: Page, colour: readonly [number, number, number]): Promise<boolean> {
  const png = (await frame(page).screenshot()).toString('base64');
  return page.evaluate(
    async ([data, wanted]) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.codePointAt(0) ?? 0);
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      const pixels = canvas?.getImageData(0, 0, picture.width, picture.height).data ?? [];
      for (let i = 0; i < pixels.length; i += 4)
        if (wanted.every((part, j) => Math.abs((pixels[i + j] ?? 0) - part) < 12)) return true;
      return false;
    },
    [png, colour] as const,
  );
}

/** Gives a street map the time that a busy machine needs. Call the returned function to give it only its own again. */
async function withSlowStreets(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((limit) => {
    const start = globalThis.setTimeout.bind(globalThis) as (task: () => void, ms?: number) => number;
    const later = (task: () => void, ms?: number): number =>
      start(task, ms === limit && !document.documentElement.hasAttribute('data-hasty') ? 60_000 : ms);
    Object.assign(globalThis, { setTimeout: later });
  }, limits.streetMapMs);
  return () => page.evaluate(() => void document.documentElement.setAttribute('data-hasty', ''));
}

const streetsLost = (page: Page) =>
  page.getByText('The street map did not load. You can use this simple map.');

test('sets the pin on a street map and falls back to the bundled map', async ({ page, context }) => {
  const { streets, close } = await withStreets(context);
  const hasten = await withSlowStreets(page);
  const loaded = mapRequests(page);
  await test.step('a map out of view loads nothing', async () => {
    await page.goto(firstStep());
    await expect(searchBox(page)).toBeVisible();
    await expect(searchBox(page)).toHaveAttribute('placeholder', 'Search location...');
    await expect(frame(page)).toHaveAttribute('data-phase', 'unseen');
    await expect(frame(page).getByRole('status')).toHaveText('Loading map…');
    expect(loaded, 'requests for a map out of view').toEqual([]);
  });
  const none = 'No place chosen yet. Use your location, search, or tap the map.';
  await test.step('the map shows streets and no political border', async () => {
    // The quickest way to set the place comes first.
    await expect(page.locator('fieldset:has(> .map-frame)').locator('button, input').first()).toHaveText(
      locateWords,
    );
    await openMap(page);
    await expect(frame(page)).toContainText('Streets of the test');
    await expect.poll(() => shows(page, roadColour)).toBe(true);
    expect(await shows(page, borderColour)).toBe(false);
    await expect(chosen(page)).toHaveText(none);
    await expect(pin(page)).toHaveCount(0);
  });

  const scale = page.locator('.maplibregl-ctrl-scale');
  const atHome = (await scale.getAttribute('style')) ?? '';
  const canvas = page.getByRole('region', { name: 'Map. Arrow keys move it; plus and minus zoom.' });
  await test.step('a device that may not give its place changes nothing', async () => {
    await canvas.press('ArrowUp');
    await canvas.press('ArrowRight');
    await expect(scale).not.toHaveAttribute('style', atHome);
    await locate(page).tap();
    await expect(locateFailed(page)).toBeVisible();
    await expect(scale).toHaveAttribute('style', atHome);
    await expect(chosen(page)).toHaveText(none);
  });

  await test.step('the pin can be put in the middle', async () => {
    await button(page, 'Put the pin in the middle').tap();
    await expect(locateFailed(page)).toHaveCount(0);
    await expect(chosen(page)).toContainText(formatCoordinates(limits.defaultMapCenter));
    await expect(chosen(page).locator('strong')).toHaveText('Pin on the map');
    await expect(pin(page)).toBeVisible();
    await expect(button(page, 'Put the pin in the middle')).toHaveCount(0);
  });

  await test.step('a tap moves the pin', async () => {
    const { width, height } = (await frame(page).boundingBox()) ?? { width: 0, height: 0 };
    await frame(page).tap({ position: { x: width / 2 + 60, y: height / 2 - 40 } });
    await expect(chosen(page)).not.toContainText(formatCoordinates(limits.defaultMapCenter));
  });
  const tapped = await place(page);
  await test.step('the pin is where the tap was', async () => {
    expect(tapped.lng - limits.defaultMapCenter.lng).toBeCloseTo(degrees(60), 0);
    expect(tapped.lat).toBeGreaterThan(limits.defaultMapCenter.lat + 1);
    await expect(pin(page)).toHaveAccessibleName(pinAt(tapped));
  });

  await test.step('a finger moves the pin without scrolling the page', async () => {
    // The street of the pin appears above the map, so the page's own offset may change.
    const top = () => frame(page).evaluate((map) => Math.round(map.getBoundingClientRect().top));
    const before = await top();
    await drag(page, pin(page), { x: -80, y: 70 });
    await expect(pin(page)).not.toHaveAccessibleName(pinAt(tapped));
    const dragged = await place(page);
    expect(dragged.lng - tapped.lng).toBeCloseTo(degrees(-80), 0);
    expect(dragged.lat).toBeLessThan(tapped.lat - 1);
    expect(await top(), 'the map does not move under the finger').toBe(before);
  });

  await test.step('the arrow keys move the pin', async () => {
    for (const [key, x] of [
      ['ArrowRight', 10],
      ['Shift+ArrowLeft', -60],
    ] as const) {
      const last = await place(page);
      await pin(page).press(key);
      await expect(chosen(page)).not.toContainText(formatCoordinates(last));
      const moved = await place(page);
      expect(moved.lng - last.lng).toBeCloseTo(degrees(x), 1);
      expect(moved.lat).toBeCloseTo(last.lat, 2);
    }
    await expect(pin(page)).toBeFocused();
  });

  await test.step('a refused location keeps the place and the view', async () => {
    const [kept, view] = [await place(page), await scale.getAttribute('style')];
    await locate(page).tap();
    await expect(locateFailed(page)).toBeVisible();
    expect(await place(page)).toEqual(kept);
    await expect(scale).toHaveAttribute('style', view ?? '');
  });

  await test.step('without its style the map is the bundled one and says so', async () => {
    await expect(streetsLost(page)).toHaveCount(0);
    await hasten();
    streets.style = 'hangs';
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(streetsLost(page)).toBeVisible();
    await expect(frame(page)).toContainText('Natural Earth');
    await expect(frame(page)).not.toContainText('Streets of the test');
  });
  await test.step('in another colour scheme the bundled map stays without a second notice', async () => {
    // Another colour scheme has another style. The bundled map stays, and nothing is said again.
    streets.style = 'answers';
    const asked = streets.tilesAsked;
    expect(asked).toBeGreaterThan(0);
    await page.emulateMedia({ colorScheme: 'light' });
    await idle(page);
    await expect(frame(page)).toContainText('Natural Earth');
    expect(streets.tilesAsked).toBe(asked);
    await expect(streetsLost(page)).toHaveCount(1);
  });

  await test.step('a device that may give its place sets it', async () => {
    const here = { lat: 18.921984, lng: 72.834654 };
    await standAt(context, here);
    await locate(page).tap();
    await expect(chosen(page)).toContainText(formatCoordinates(here));
    await expect(locateFailed(page)).toHaveCount(0);
    await expect(pin(page)).toHaveAccessibleName(pinAt(here));
    await expect(pin(page)).toBeInViewport();
    await expect(chosen(page).locator('strong')).toHaveText(/^Near /);
  });
  await close();
});

test('on a metered connection the map waits for a press', async ({ page, context, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  const loaded = mapRequests(page);
  await withoutMap(page);
  await test.step('the map waits for a press', async () => {
    await page.goto(firstStep());
    await frame(page).scrollIntoViewIfNeeded();
    await expect(button(page, 'Show map')).toBeInViewport();
  });

  await test.step('the location button waits for the device', async () => {
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = () => undefined;
    });
    await locate(page).tap();
    await expect(button(page, 'Finding your location…')).toBeDisabled();
  });
  await test.step('the typed address can be searched', async () => {
    // The form offers the typed address as a search.
    await page.locator('input[name="addressLine1"]').fill(info.addressLine1);
    await page.locator('input[name="city"]').fill(info.city);
    await button(page, `Search “${info.addressLine1}, ${info.city}”`).tap();
    await expect(searchBox(page)).toHaveValue(`${info.addressLine1}, ${info.city}`);
    await expect(searchBox(page)).toBeFocused();
    await page.getByRole('option', { name: /^Bengaluru/ }).tap();
    await expect(chosen(page)).toContainText('12.97');
  });
  await test.step('the location of the device is set without loading the map', async () => {
    await page.evaluate(() => Reflect.deleteProperty(navigator.geolocation, 'getCurrentPosition'));
    const here = { lat: 26.912434, lng: 75.787271 };
    await standAt(context, here);
    await locate(page).tap();
    await expect(chosen(page)).toContainText(formatCoordinates(here));
    await idle(page);
    expect(loaded).toEqual([]);
  });

  const [script, style] = [/\/mapView\.[^/]*\.js$/, /\/map\/style[^/]*\.json$/];
  await test.step('a map whose script or style does not come offers Retry', async () => {
    for (const files of [script, style]) await page.route(files, (route) => route.abort());
    for (const [press, files] of [
      ['Show map', script],
      ['Retry', style],
    ] as const) {
      const asked = page.waitForEvent('requestfailed', (request) => files.test(request.url()));
      await button(page, press).tap();
      await asked;
      await expect(frame(page)).toContainText('Failed to initialize MapLibre map');
      await expect(frame(page)).toContainText('You can still use your location or search.');
      await page.unroute(files);
    }
  });
  const told = page.getByText(
    'This is the middle of Mysuru, not your door. Please move the pin to your door.',
  );
  await test.step('a found town asks for a pin at the door', async () => {
    await searchBox(page).fill('Mysuru');
    await page.getByRole('option').first().tap();
    await expect(chosen(page)).toContainText('12.2');
    await expect(told).toBeVisible();
  });
  await test.step('a moved pin is the door', async () => {
    await button(page, 'Retry').tap();
    await openMap(page);
    const before = await place(page);
    await expect(pin(page)).toHaveAccessibleName(pinAt(before));
    await expect(chosen(page).locator('strong')).toHaveText(/^Mysuru, .*India$/);
    await pin(page).press('Shift+ArrowRight');
    await expect(chosen(page)).not.toContainText(formatCoordinates(before));
    await expect(told).toHaveCount(0);
    await expect(chosen(page).locator('strong')).toHaveText(/^Near /);
  });
});
