import type { BrowserContext, Locator, Page } from 'playwright/test';
import { formatCoordinates, type Coordinates } from '#lib/domain/info/coordinates.ts';
import * as limits from '#lib/limits.ts';
import { button, firstStep } from './elements.ts';
import { expect, test } from './fixtures.ts';
import { borderColour, roadColour, withStreets } from './streets.ts';

// The processor draws the map. A quarter of the pixels of a phone's screen shows as much.
test.use({ drawsMap: true, deviceScaleFactor: 1 });

const frame = (page: Page) => page.locator('.map-frame');
const pin = (page: Page) => page.getByRole('button', { name: /^Pin at / });
const pinAt = (at: Coordinates) =>
  `Pin at ${formatCoordinates(at)}. Arrow keys move it, with Shift in bigger steps.`;
const chosen = (page: Page) => page.locator('output[for="coords"]');

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

/** Returns the place below the map. */
async function place(page: Page): Promise<Coordinates> {
  await expect(chosen(page)).toContainText('Chosen place');
  const [lat, lng] = (await chosen(page).locator('.figures').innerText()).split(', ').map(Number);
  return { lat: lat ?? Number.NaN, lng: lng ?? Number.NaN };
}

/** Returns the degrees of longitude of a width on the screen, at the zoom of a chosen place. */
const degrees = (px: number) => (px * 360) / (512 * 2 ** limits.mapZoom);

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

/** Gives a street map the time that a busy machine needs. */
async function withSlowStreets(page: Page): Promise<void> {
  await page.addInitScript((limit) => {
    const start = globalThis.setTimeout.bind(globalThis) as (task: () => void, ms?: number) => number;
    const later = (task: () => void, ms?: number): number => start(task, ms === limit ? 60_000 : ms);
    Object.assign(globalThis, { setTimeout: later });
  }, limits.streetMapMs);
}

const streetsLost = (page: Page) =>
  page.getByText('The street map did not load. You can use this simple map.');

test('puts the pin on a street map and falls back to the bundled map', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/status of 503/);
  const { streets, close } = await withStreets(context);
  await withSlowStreets(page);
  const loaded = mapRequests(page);
  await test.step('a map out of view loads nothing', async () => {
    await page.goto(firstStep());
    await expect(page.getByRole('combobox', { name: 'Find the place' })).toBeVisible();
    await expect(frame(page)).toHaveAttribute('data-phase', 'unseen');
    await expect(frame(page).getByRole('status')).toHaveText('Loading map…');
    expect(loaded, 'requests for a map out of view').toEqual([]);
  });
  const here = { lat: 18.921984, lng: 72.834654 };
  await test.step('the location of the device is chosen', async () => {
    await standAt(context, here);
    await button(page, 'I’m at my shop: use my location').tap();
    await expect(chosen(page)).toContainText(formatCoordinates(here));
  });
  await test.step('the map shows streets and no political border', async () => {
    await frame(page).scrollIntoViewIfNeeded();
    await expect(frame(page)).toHaveAttribute('data-phase', 'ready');
    await expect(frame(page)).toContainText('Streets of the test');
    await expect(pin(page)).toHaveAccessibleName(pinAt(here));
    await expect(pin(page)).toBeInViewport();
    await expect.poll(() => shows(page, roadColour)).toBe(true);
    expect(await shows(page, borderColour)).toBe(false);
  });

  const tapped = await test.step('the pin is where the tap was', async () => {
    const { width, height } = (await frame(page).boundingBox()) ?? { width: 0, height: 0 };
    await frame(page).tap({ position: { x: width / 2 + 60, y: height / 2 - 40 } });
    await expect(chosen(page)).not.toContainText(formatCoordinates(here));
    const at = await place(page);
    expect(at.lng - here.lng).toBeCloseTo(degrees(60), 4);
    expect(at.lat).toBeGreaterThan(here.lat);
    await expect(pin(page)).toHaveAccessibleName(pinAt(at));
    return at;
  });
  await test.step('a finger moves the pin without scrolling the page', async () => {
    // The street of the pin appears above the map, so the page's own offset may change.
    const top = () => frame(page).evaluate((map) => Math.round(map.getBoundingClientRect().top));
    const before = await top();
    await drag(page, pin(page), { x: -80, y: 70 });
    await expect(pin(page)).not.toHaveAccessibleName(pinAt(tapped));
    const dragged = await place(page);
    expect(dragged.lng - tapped.lng).toBeCloseTo(degrees(-80), 4);
    expect(dragged.lat).toBeLessThan(tapped.lat);
    expect(await top(), 'the map does not move under the finger').toBe(before);
  });

  await test.step('without its style the map is the bundled one and says so', async () => {
    await expect(streetsLost(page)).toHaveCount(0);
    streets.style = 'fails';
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(streetsLost(page)).toBeVisible();
    await expect(frame(page)).toContainText('Natural Earth');
    await expect(frame(page)).not.toContainText('Streets of the test');
    await expect(chosen(page).locator('strong')).toHaveText(/^Near /);
  });
  await close();
});
