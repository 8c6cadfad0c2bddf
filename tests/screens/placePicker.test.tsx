import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlacePicture } from '#islands/onboarding/map/PlacePicture.tsx';
import { setWindow } from './boxes.ts';
import { button, descriptionOf } from './firstStep.tsx';
import { iconOf } from './icons.ts';
import {
  chosen,
  locate,
  mumbai,
  options,
  picked,
  search,
  showPicker,
  sources,
  startDevice,
} from './picker.tsx';
import { tap } from './press.ts';
import { drawn, show } from './screen.tsx';
import { wear } from './sheets.ts';

const none = 'No place chosen yet. Use your location, search, or tap the map.';

test('a picker without a place says so and offers three ways to choose one', async () => {
  await showPicker();
  await expect.element(page.getByRole('group', { name: 'Location on the map' })).toBeVisible();
  expect(chosen()).toBe(none);
  await expect.element(locate).toBeEnabled();
  await expect.element(search).toHaveAttribute('placeholder', 'Search location...');
  await expect.element(page.getByText('Riders go to the pin')).toBeVisible();
  await expect.element(page.getByText('Town or area, 3 letters or more.')).toBeVisible();
  await expect.element(button('Show map')).toBeVisible();
  await expect
    .element(page.getByText('The map needs more data. Search and your location work without it.'))
    .toBeVisible();
});

test('shows a chosen place with coordinates of six decimals', async () => {
  await showPicker({ start: { lat: 12.9719, lng: -0 } });
  await expect.poll(chosen).toBe('Chosen place: Pin on the map 12.971900, 0.000000');
});

test('takes the location of the device, and the button takes no press meanwhile', async () => {
  const device = startDevice();
  await showPicker();
  await locate.click();
  const waiting = button('Finding your location…');
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  await expect.element(waiting).toHaveFocus();
  tap(waiting);
  expect(device.asked()).toBe(1);
  device.fix(mumbai);
  await expect.poll(chosen).toBe('Chosen place: Pin on the map 18.921984, 72.834654');
  expect(picked()).toEqual(mumbai);
  expect(sources).toEqual(['gps']);
  // The button itself answers.
  await expect.element(button('Pin on the map')).toBeEnabled();
  expect(iconOf(button('Pin on the map').element())).toBe('check');
  await expect.element(button('Show map'), { message: 'the map still waits' }).toBeVisible();
  await search.fill('Bengaluru');
  await options.first().click();
  await expect.element(locate).toBeEnabled();
  expect(iconOf(locate.element())).toBe('locate');
});

test('the location of the device comes into view with its map', async () => {
  wear('onboarding');
  await setWindow({ width: 360, height: 640 });
  const device = startDevice();
  await showPicker();
  const picker = page.getByRole('group', { name: 'Location on the map' }).element();
  // The button is at the lower edge of the window.
  document.body.style.paddingBlock = '36rem';
  onTestFinished(() => document.body.removeAttribute('style'));
  await locate.click();
  expect(picker.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight);
  device.fix(mumbai);
  await expect.poll(() => picker.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight + 1);
});

test('keeps the chosen place if the device gives no location', async () => {
  const device = startDevice();
  await showPicker({ start: mumbai });
  await locate.click();
  device.refuse();
  const said = page.getByText('We could not find your location. Search for your area, or tap the map.');
  await expect.element(said).toBeVisible();
  expect(said.element().tagName).toBe('OUTPUT');
  expect(picked()).toEqual(mumbai);
  await locate.click();
  await expect.element(said).not.toBeInTheDocument();
  device.refuse();
  await expect.element(said).toBeVisible();
  await search.fill('Bengaluru');
  await options.first().click();
  await expect.element(said).not.toBeInTheDocument();
});

test('a late device location does not overwrite a chosen place', async () => {
  const device = startDevice();
  await showPicker();
  await locate.click();
  await search.fill('Bengaluru');
  await options.first().click();
  await expect.poll(chosen).toContain('Bengaluru');
  await expect.element(locate).toBeEnabled();
  device.fix(mumbai);
  await drawn();
  expect(chosen()).toContain('Bengaluru');
  expect(sources).toEqual(['search']);
});

test('a late refusal of the device causes no error after a choice', async () => {
  const device = startDevice();
  await showPicker();
  await locate.click();
  await search.fill('Bengaluru');
  await options.first().click();
  device.refuse();
  await drawn();
  await expect
    .element(page.getByText('We could not find your location.', { exact: false }))
    .not.toBeInTheDocument();
});

test('says that a town is not the vendor’s door until the pin moves', async () => {
  const device = startDevice();
  await showPicker();
  await search.fill('Mysuru');
  await options.first().click();
  const said = page.getByText('This is the middle of Mysuru, not your door.');
  await expect.element(said).toBeVisible();
  await expect.element(page.getByText('Please move the pin to your door.', { exact: false })).toBeVisible();
  expect(said.element().closest('output')).not.toBeNull();
  await locate.click();
  device.fix(mumbai);
  await expect.element(said).not.toBeInTheDocument();
  expect(chosen()).toContain('Pin on the map');
});

test('connects the error with the search box', async () => {
  await showPicker({ error: 'Please select your lab location on the map' });
  await expect.element(search).toHaveAttribute('aria-invalid', 'true');
  expect(descriptionOf(search.element())).toBe('Please select your lab location on the map');
  await expect.element(page.getByText('Please select your lab location on the map')).toBeVisible();
});

test('a picker without an error is not marked', async () => {
  await showPicker();
  await expect.element(search).not.toHaveAttribute('aria-invalid');
  await expect.element(search).not.toHaveAttribute('aria-describedby');
});

test('shows a locked place without a way to change it', async () => {
  await showPicker({ start: mumbai, disabled: true, hint: 'Pune' });
  await expect.element(page.getByText('Location locked')).toBeVisible();
  await expect.element(locate).toBeDisabled();
  await expect.element(search).toBeDisabled();
  await expect.element(button('Search “Pune”')).not.toBeInTheDocument();
  await expect.element(page.getByText('Town or area, 3 letters or more.')).not.toBeInTheDocument();
  await expect.element(page.getByText('The map needs more data.', { exact: false })).not.toBeInTheDocument();
  await expect.element(button('Show map')).toBeEnabled();
  expect(chosen()).toContain('18.921984, 72.834654');
});

test('the picture before the map has a dot once a place is chosen', async () => {
  const dot = () => document.querySelector('.map-frame circle');
  const device = startDevice();
  await showPicker();
  await expect.poll(() => document.querySelector('.map-frame path')).not.toBeNull();
  expect(dot()).toBeNull();
  await locate.click();
  device.fix(mumbai);
  await expect.poll(dot).not.toBeNull();
});

test.each([
  ['Kochi', { lat: 9.93, lng: 76.26 }, 122.6, 313],
  ['Srinagar', { lat: 34.08, lng: 74.79 }, 107.9, 48],
])('the picture before the map has its dot at %s', async (_, place, x, y) => {
  show(<PlacePicture at={place} />);
  await expect.poll(() => document.querySelector('circle')).not.toBeNull();
  const circle = document.querySelector('circle');
  expect(Number(circle?.getAttribute('cx'))).toBeCloseTo(x, 0);
  expect(Math.abs(Number(circle?.getAttribute('cy')) - y)).toBeLessThan(3);
});
