import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { DashboardScreen } from '#islands/dashboard/DashboardScreen.tsx';
import { ProfileScreen } from '#islands/profile/ProfileScreen.tsx';
import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { $toasts, dismissToast } from '#lib/stores/browser/toasts.ts';
import { addFaults, clearFaults } from '../../e2e/controls.ts';
import type { SignedInVendor } from './commands.ts';
import { enter, sandbox, show } from './screen.tsx';

afterEach(async () => {
  vi.restoreAllMocks();
  for (const { id } of $toasts.get()) dismissToast(id);
  await clearFaults(sandbox);
});

/** A vendor as the server sends it, as far as a test is about it. */
type Reply = Record<string, unknown>;

/** What the server answers for the account of this file. */
interface Answers {
  vendor?: Reply;
  /** Each step of the progress that is complete, by its number; without a list the server has no progress. */
  steps?: readonly number[];
  percent?: number;
  applications?: readonly Reply[];
}

/** A lab, so that the default category shows where the vendor's own belongs. Each test has an id of its own. */
export const lab = { id: 'v0', name: 'Asha Labs', categories: ['labs'] };

beforeEach(() => {
  lab.id = `v-${crypto.randomUUID().slice(0, 8)}`;
});

/** Lets the server answer these replies until the end of the test. */
export async function answer({ vendor, steps, percent, applications }: Answers): Promise<void> {
  const done = (step: number) => ({ completed: steps?.includes(step) ?? false });
  const progress = {
    vendorId: vendor?.['id'],
    applicationData: {
      progress: { completionPercent: percent ?? (steps?.length ?? 0) * 25 },
      step1: done(1),
      step2: done(2),
      step3: done(3),
      step4: done(4),
    },
  };
  const body = (endpoint: string, value: unknown) => ({ endpoint, action: 'body' as const, body: value });
  await addFaults(
    sandbox,
    ...(vendor ? [body('currentVendor', vendor), body('vendor', vendor)] : []),
    ...(steps ? [body('progress', progress)] : []),
    ...(applications ? [body('applications', applications)] : []),
  );
}

let account: Promise<Pick<SignedInVendor, 'entries'>> | null = null;

/** Signs in a phone of this file that has no vendor of its own. */
export async function enterAccount(): Promise<void> {
  account ??= commands.newPhone().then(async (phone) => ({ entries: await commands.signIn(phone) }));
  enter(await account);
}

const framed = (screen: ReactNode, address: string): void =>
  show(<IslandFrame>{screen}</IslandFrame>, address);

export const showDashboard = (address = '/dashboard'): void => framed(<DashboardScreen />, address);
export const showProfile = (address = '/profile'): void => framed(<ProfileScreen />, address);
export { framed as showFramed };

/** Shows the dashboard of a vendor that the server answers with. */
export async function dashboardOf(answers: Answers): Promise<void> {
  await answer(answers);
  await enterAccount();
  showDashboard();
}

/** As above, the profile. */
export async function profileOf(answers: Answers): Promise<void> {
  await answer(answers);
  await enterAccount();
  showProfile();
}

/** Renders a component as its document is delivered with it, before any script. */
export function delivered(part: ReactNode): HTMLElement {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(part));
  const copy = place.cloneNode(true) as HTMLElement;
  // React keeps the children of a template in it. A document has them apart.
  for (const template of copy.querySelectorAll('template')) template.content.append(...template.childNodes);
  root.unmount();
  return copy;
}

let visited: string[] = [];
// A page that really left would end the run, and no test would say why.
beforeEach(() => {
  visited = [];
  vi.spyOn(navigation, 'to').mockImplementation((path) => void visited.push(path));
  vi.spyOn(navigation, 'replace').mockImplementation((path) => void visited.push(path));
});

/** The addresses that the page would have gone to since the test began. It grows. */
export const watchNavigation = (): string[] => visited;

/** Lets no answer come to calls of this address, as on a network that is gone. Returns a function that ends it. */
export function loseReplies(path: string): () => void {
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.href);
    return pathname === path ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
  });
  return () => void spy.mockRestore();
}

interface Call {
  method: string;
  path: string;
  endpoint: string | null;
  status: number;
}

/** The calls that the sandbox has had so far for a path. */
export async function callsOf(method: string, path: string): Promise<Call[]> {
  const reply = (await (await fetch('/__sandbox/journal')).json()) as { calls: Call[] };
  return reply.calls.filter((call) => call.method === method && call.path === path);
}

/** The rows of a description list in the slip of this name: `Label: value`. */
export function rowsOf(name: string): string[] {
  const slip = page.getByRole('region', { name, exact: true }).element();
  return [...slip.querySelectorAll('dl > div')].map(
    (row) => `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`,
  );
}

/** The address of a link, as it is written. */
export const hrefOf = (name: string | RegExp): string | null =>
  page.getByRole('link', { name }).element().getAttribute('href');
