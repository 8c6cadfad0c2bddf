import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { Dashboard } from '#islands/dashboard/Dashboard.island.tsx';
import { Profile } from '#islands/profile/Profile.island.tsx';
import { contractAcceptance } from '#lib/domain/contract/consents.ts';
import { paths } from '#lib/paths.ts';
import { dismissToast, showToast } from '#lib/stores/browser/toasts.ts';
import { setLook } from './boxes.ts';
import { unreadable } from './inks.ts';
import { enter, show } from './screen.tsx';
import { wear } from './sheets.ts';

/** Adds the parts of the portal around the screen, as in `layouts/Portal.astro`. */
function showFrame(): void {
  const parts = ['header', 'footer'].map((name) => {
    const part = document.createElement(name);
    part.textContent = `The ${name} of the page`;
    document.body.append(part);
    return part;
  });
  onTestFinished(() => parts.forEach((part) => part.remove()));
}

const seenWords = (): string => document.body.innerText;
const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
const buttonsSeen = (): string[] =>
  [...document.querySelectorAll('button, .btn, [data-toast]')]
    .filter(isSeen)
    .map((each) => each.textContent?.trim() ?? '');

beforeEach(() => wear('vendorPages'));
afterEach(() => setLook());

test('the receipt prints its owner, and no button, frame or toast', async () => {
  const vendor = await commands.seed('contract');
  enter(vendor);
  showFrame();
  show(<Profile />, paths.profileOf(vendor.id));
  await expect.element(page.getByRole('heading', { name: 'What you sent' })).toBeVisible();
  const whose = [...document.querySelectorAll('[class~="not-print:hidden"]')];
  expect(whose.length).toBeGreaterThan(0);
  expect(whose.filter(isSeen), 'on the screen').toEqual([]);
  const toast = showToast({ tone: 'info', title: 'A notification' }, 60_000);
  onTestFinished(() => dismissToast(toast));
  await expect.element(page.getByText('A notification')).toBeVisible();
  expect(buttonsSeen().join()).toContain('A notification');

  await setLook({ media: 'print' });
  expect(
    whose.filter((each) => !isSeen(each)),
    'on paper',
  ).toEqual([]);
  expect(buttonsSeen()).toEqual([]);
  expect(seenWords()).toContain('What you sent');
  expect(seenWords()).toContain('Sanjeevani Medicals');
  expect(seenWords()).toContain(vendor.id);
  expect(seenWords()).not.toMatch(/The (?:header|footer) of the page|A notification/);
  expect(unreadable()).toEqual([]);
  const lines = [...document.querySelectorAll('.keep :is([data-state], [href^="tel"], [href^="mailto"])')];
  expect(new Set(lines.map((line) => getComputedStyle(line).minHeight)), 'dense lines').toEqual(
    new Set(['0px']),
  );
  const sheet = getComputedStyle(document.querySelector('.keep') ?? document.body);
  expect([sheet.padding, sheet.borderTopWidth, sheet.boxShadow]).toEqual(['0px', '0px', 'none']);
  expect(parseFloat(sheet.fontSize), 'small letters').toBeCloseTo(10 / 0.75, 1);
  const { left, width } = (document.querySelector('.keep') ?? document.body).getBoundingClientRect();
  expect([left, width], 'the whole width of the paper').toEqual([0, document.documentElement.clientWidth]);
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

test('the accepted contract prints alone with all its clauses', async () => {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  const vendor = await commands.seed('documents');
  await vendorSends(vendor, `/api/vendors/${vendor.id}/contract`);
  enter(vendor);
  show(<Profile />, paths.profileOf(vendor.id));
  await page.getByRole('button', { name: 'Print the contract' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  expect(isSeen(document.querySelector('.contract-sheet') ?? document.body), 'on the screen').toBe(false);

  await setLook({ media: 'print' });
  expect(seenWords()).toContain('The contract in short');
  for (const clause of ['Commission', 'Settlement', 'Licences', 'Orders', 'Privacy', 'Ending'])
    expect(seenWords()).toContain(`${clause}:`);
  const clauses = document.querySelector('.contract-sheet ol') ?? document.body;
  expect(getComputedStyle(clauses).listStyleType, 'clauses have numbers for citing').toBe('decimal');
  expect(seenWords()).not.toContain('What you sent');
  expect(buttonsSeen()).toEqual([]);

  await setLook();
  dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('.contract-sheet')).toBeNull();
  expect(seenWords()).toContain('What you sent');
});

/** Accepts the current version of the contract, as the page does. */
async function vendorSends({ entries }: { entries: Record<string, unknown> }, path: string): Promise<void> {
  const { accessToken } = entries['tokens'] as { accessToken: string };
  const reply = await fetch(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ termsAccepted: true, ...contractAcceptance(new Date()) }),
  });
  expect(reply.status).toBeLessThan(300);
}

test('the dashboard prints the vendor’s details and no actions', async () => {
  const vendor = await commands.seed('contract');
  await commands.seed('created', { of: vendor.phone });
  enter(vendor);
  showFrame();
  show(<Dashboard />, paths.dashboardOf(vendor.id));
  await expect.element(page.getByRole('link', { name: /Open in your map app/ })).toBeVisible();
  await expect.element(page.getByText('Incomplete', { exact: true })).toBeVisible();
  await setLook({ media: 'print' });
  expect(seenWords()).toContain('KYC Under Review');
  const ink = getComputedStyle(document.querySelector('h1')!).color;
  for (const status of ['Under Review', 'Incomplete'])
    expect(getComputedStyle(page.getByText(status, { exact: true }).element()).color, status).toBe(ink);
  for (const row of document.querySelectorAll('main li, main dl > div'))
    expect(getComputedStyle(row).breakInside, row.textContent).toBe('avoid');
  expect(seenWords()).toContain('Basic Information');
  expect(buttonsSeen()).toEqual([]);
  expect(seenWords()).not.toMatch(/The (?:header|footer) of the page|Open in your map app|View KYC profile/);
});

test('forced colours turn a torn edge into a line, and high contrast darkens lines', async () => {
  const vendor = await commands.seed('contract');
  enter(vendor);
  show(<Profile />, paths.profileOf(vendor.id));
  const torn = page.getByRole('article');
  await expect.element(torn).toBeVisible();
  const style = () => getComputedStyle(torn.element());
  const teeth = () => getComputedStyle(torn.element(), '::before').display;
  expect([style().borderTopWidth, teeth()]).toEqual(['0px', 'block']);
  await setLook({ forcedColors: 'active' });
  expect([style().borderTopWidth, style().borderTopStyle, teeth()]).toEqual(['1px', 'dashed', 'none']);
  await setLook({ contrast: 'more' });
  expect(style().borderBottomColor).toBe(style().color);
});
