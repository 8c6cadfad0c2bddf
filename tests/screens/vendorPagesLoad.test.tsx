import { afterEach, describe, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { retryQueries } from '#lib/stores/application/reads/query.ts';
import * as limits from '#lib/limits.ts';
import { clearFaults } from '../../e2e/controls.ts';
import {
  answer,
  callsOf,
  enterAccount,
  fail,
  lab,
  loseReplies,
  showDashboard,
  showProfile,
  watchNavigation,
} from './vendorPages.tsx';
import { enter, sandbox } from './screen.tsx';
import { hold, holdTimers } from './network.ts';
import { expectRecorded } from './recorded.ts';
import { tap } from './press.ts';

/** Tells the page that the browser has lost or regained its network. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

afterEach(() => setOnline(true));

const noAnswer = 'Please check your internet connection and try again.';
const retry = page.getByRole('button', { name: 'Try again' });

describe.each([
  ['dashboard', showDashboard, 'Asha Labs'],
  ['profile', showProfile, 'Incomplete'],
] as const)('The %s', (name, showScreen, heading) => {
  const shown = page.getByRole('heading', { level: 1, name: heading });

  test('shows a loading state until the vendor arrives', async () => {
    await fail({ endpoint: 'progress', action: 'status', status: 404 });
    const release = hold(/\/application-progress$/);
    await answer({ vendor: lab });
    await enterAccount();
    showScreen();
    await expect.element(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
    release();
    await expect.element(shown).toBeVisible();
    await expect.element(page.getByRole('status', { name: 'Loading…' })).not.toBeInTheDocument();
  });

  test.each([
    ['a failing server', 'status', 'Our service is temporarily unavailable. Please try again later.'],
    ['an unreadable reply', 'malformed', 'Our service is temporarily unavailable. Please try again later.'],
    ['a lost reply', null, noAnswer],
  ] as const)('reports %s, and Try again loads the vendor', async (_, action, text) => {
    // Nothing loads by itself before the press.
    holdTimers(limits.retryBaseMs);
    let answerAgain = (): void => undefined;
    if (action === null) answerAgain = loseReplies('/api/vendors/me');
    else await fail({ endpoint: 'currentVendor', action, status: 503 });
    await enterAccount();
    showScreen();
    const alert = page.getByRole('alert');
    await expect.element(alert.getByRole('heading', { name: 'We could not load this' })).toBeVisible();
    await expect.element(alert.getByText(text)).toBeVisible();
    answerAgain();
    await clearFaults(sandbox);
    await answer({ vendor: lab });
    tap(retry);
    await expect.element(shown).toBeVisible();
  });

  test('reports a missing network and loads when the network returns', async () => {
    setOnline(false);
    const answerAgain = loseReplies('/api/vendors/me');
    await enterAccount();
    showScreen();
    await expect
      .element(page.getByRole('alert').getByRole('heading', { name: 'No internet connection' }))
      .toBeVisible();
    await expect.element(page.getByRole('alert').getByText(noAnswer)).toBeVisible();
    // The profile shows the same.
    if (name === 'dashboard') await expectRecorded(name, 'without network');
    answerAgain();
    await answer({ vendor: lab });
    setOnline(true);
    await expect.element(shown).toBeVisible();
  });

  test('keeps a busy Try again focused while it reloads', async () => {
    holdTimers(limits.retryBaseMs);
    await fail({ endpoint: 'currentVendor', action: 'status', status: 503 });
    await enterAccount();
    showScreen();
    await expect.element(retry).toBeVisible();
    const release = hold(/\/vendors\/me$/);
    await retry.click();
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    await expect.element(retry).toHaveFocus();
    release();
    await expect.element(retry).not.toHaveAttribute('aria-busy');
    await expect.element(retry).toHaveFocus();
  });

  test.each([
    ['fails', true, 'We could not refresh this page. You may see old information.'],
    ['has no network', false, 'No internet connection. You may see old information.'],
  ] as const)('keeps its content and calls it old when a refresh %s', async (_, isOnline, text) => {
    await answer({ vendor: lab });
    await enterAccount();
    showScreen();
    await expect.element(shown).toBeVisible();
    holdTimers(limits.retryBaseMs);
    const answerAgain = loseReplies('/api/vendors/me');
    if (!isOnline) setOnline(false);
    retryQueries();
    const notice = page.getByRole('status').filter({ hasText: text });
    await expect.element(notice).toBeVisible();
    await expect.element(shown).toBeVisible();
    answerAgain();
    if (isOnline) tap(notice.getByRole('button', { name: 'Try again' }));
    else setOnline(true);
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(shown).toBeVisible();
  });

  test('shows a refused vendor as not found and stays on the page', async () => {
    const visited = watchNavigation();
    const other = await commands.seed('created', { info: { vendorName: 'Not Yours' } });
    await enterAccount();
    showScreen(`/${name}?vendorId=${other.id}`);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Vendor not found' })).toBeVisible();
    const text = 'We cannot find this application, or it belongs to another phone number.';
    await expect.element(page.getByText(text)).toBeVisible();
    const way = page.getByRole('link', { name: 'Go to your dashboard' });
    await expect.element(way).toHaveAttribute('href', '/dashboard');
    const start = page.getByRole('button', { name: 'Start New Registration' });
    expect(start.elements()).toHaveLength(name === 'dashboard' ? 1 : 0);
    if (name === 'dashboard') await expectRecorded(name, 'of another vendor');
    expect(visited).toEqual([]);
  });

  test('shows the shop that the address names', async () => {
    const first = await commands.seed('created', { info: { vendorName: 'First Medicals' } });
    const second = await commands.seed('created', {
      of: first.phone,
      category: 'labs',
      info: { vendorName: 'Second Labs' },
    });
    enter(second);
    showScreen(`/${name}?vendorId=${first.id}`);
    await expect.element(page.getByText('First Medicals').first()).toBeVisible();
    expect(await callsOf('GET', `/api/vendors/${first.id}`)).toHaveLength(1);
    expect(await callsOf('GET', `/api/vendors/${second.id}`)).toHaveLength(0);
  });

  test('asks for a sign-in and leads home when the server refuses the own vendor', async () => {
    const visited = watchNavigation();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await fail({ endpoint: 'currentVendor', action: 'status', status: 403 });
    await enterAccount();
    showScreen();
    const alert = page.getByRole('alert').filter({ hasText: 'Authentication Required' });
    await expect.element(alert).toBeVisible();
    await expect.element(alert.getByText(`Please log in to view your ${name}`)).toBeVisible();
    // Two seconds to read it.
    await expect.poll(() => timers.mock.calls.map(([, ms]) => ms)).toContain(2000);
    await expect.poll(() => visited).toContain('/');
    // Back must not return to this page.
    expect(navigation.replace).toHaveBeenCalledExactlyOnceWith('/');
  });
});
