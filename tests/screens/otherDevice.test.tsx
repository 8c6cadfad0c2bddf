import { keyPrefix } from '#lib/brand.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OtherDevice } from '#islands/onboarding/documents/OtherDevice.tsx';
import { $route, readAddress } from '#lib/stores/application/flow/onboardingRoute.ts';
import { card, expectState, pdfFile } from './documentFiles.ts';
import { tap } from './press.ts';
import { callsTo, hastenTimers, hold } from './network.ts';
import { button, openStep } from './papers.tsx';
import { drawn, show } from './screen.tsx';
import { touch } from './touch.ts';

const vendorCall = /\/api\/vendors\/[^/]+$/;
/** The time between two questions for news. */
const newsMs = 4000;
const opener = button('Continue on the phone');
const panel = page.css('[data-other-device]');

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('leads to this step with category, step and vendor, and nothing else', async () => {
  const { id, phone } = await openStep('documents');
  history.replaceState(null, '', `${location.pathname}${location.search}&token=abc&utm_source=sms#x`);
  await opener.click();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await expect.element(panel.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  // Cameras find a code by a white margin of four of its squares.
  const [paper, ink] = [...panel.css('svg[role=img] path').elements()] as SVGPathElement[];
  expect([paper?.getBBox().x, ink?.getBBox().x]).toEqual([0, 4]);
  const fills = [paper, ink].map((part) => part && getComputedStyle(part).fill);
  expect(fills).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  const link = panel.getByRole('link');
  const address = new URL(link.element().getAttribute('href') ?? '');
  expect(link.element().textContent).toBe(address.href);
  expect([address.origin, address.pathname, address.hash]).toEqual([
    location.origin,
    '/partner-with-us/new/mx-onboarding/step3',
    '',
  ]);
  expect([...address.searchParams]).toEqual([
    ['serviceType', 'pharmacy'],
    ['vendorId', id],
  ]);
  expect(address.href).not.toContain(phone);
});

test('the page of a category leads to itself, where a correction goes on', async () => {
  const address = '/register/labs?vendorId=v1&continue=true&step=step3';
  show(<OtherDevice />, `${address}&utm_source=sms`);
  readAddress('labs');
  try {
    await expect.element(panel.getByRole('link')).toHaveAttribute('href', location.origin + address);
  } finally {
    $route.set(null);
  }
});

test('a phone is not asked to continue on a phone', async () => {
  await touch(true);
  try {
    await openStep('documents');
    await expectState('gst', 'empty');
    expect(opener.elements()).toEqual([]);
  } finally {
    await touch(false);
  }
});

test('shows what the phone sent while the panel is open and in sight', async () => {
  hastenTimers(newsMs, 100);
  const { id } = await openStep('documents');
  tap(opener);
  await expect.element(panel).toBeVisible();
  const { accessToken } = JSON.parse(localStorage.getItem(`${keyPrefix}tokens`) ?? '{}') as {
    accessToken: string;
  };
  const body = new FormData();
  body.set('gst', pdfFile());
  const sent = await fetch(`/api/vendors/${id}/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body,
  });
  expect(sent.ok, 'the sandbox took the file of the phone').toBe(true);
  await expectState('gst', 'uploaded');
  await expect.element(card('gst').getByText(/^Uploaded on/)).toBeVisible();
});

test.each([
  ['hidden', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
  ['closed', () => tap(opener)],
] as const)('asks nothing while it is %s', async (_what, act) => {
  await openStep('documents');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  tap(opener);
  await expect.element(panel).toBeVisible();
  const before = callsTo(vendorCall).length;
  vi.advanceTimersByTime(newsMs);
  await expect.poll(() => callsTo(vendorCall).length).toBe(before + 1);
  // A later call is answered only after it.
  await fetch('/api/nothing').catch(() => undefined);
  await drawn();
  act();
  await drawn();
  vi.advanceTimersByTime(newsMs);
  await drawn();
  expect(callsTo(vendorCall).length).toBe(before + 1);
});

test('asks nothing more when it is closed during a question', async () => {
  await openStep('documents');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  tap(opener);
  await expect.element(panel).toBeVisible();
  const before = callsTo(vendorCall).length;
  const release = hold(vendorCall);
  vi.advanceTimersByTime(newsMs);
  await expect.poll(() => callsTo(vendorCall).length).toBe(before + 1);
  tap(opener);
  await drawn();
  release();
  await fetch('/api/nothing').catch(() => undefined);
  await drawn();
  vi.advanceTimersByTime(newsMs);
  await drawn();
  expect(callsTo(vendorCall).length).toBe(before + 1);
});
