import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { DashboardScreen } from '#islands/dashboard/DashboardScreen.tsx';
import { ProfileScreen } from '#islands/profile/ProfileScreen.tsx';
import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { $toasts, dismissToast } from '#lib/stores/browser/toasts.ts';
import { addFaults, clearFaults, type Fault } from '../../e2e/controls.ts';
import type { SignedInVendor } from './commands.ts';
import { answer as answerCall } from './network.ts';
import { enter, sandbox, show } from './screen.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of $toasts.get()) dismissToast(id);
});

/** Adds faults to the sandbox until the test ends. */
export async function fail(...faults: Fault[]): Promise<void> {
  onTestFinished(() => clearFaults(sandbox));
  await addFaults(sandbox, ...faults);
}

/** A vendor in the server’s format, with only the properties that a test needs. */
type Reply = Record<string, unknown>;

/** The server’s replies for the account of this file. */
interface Answers {
  vendor?: Reply;
  /** The numbers of the complete steps. Without this list, the server returns no progress. */
  steps?: readonly number[];
  percent?: number;
  applications?: readonly Reply[];
}

/** A lab, so that a test notices the default category in place of the vendor’s own. Each test gets a new id. */
export const lab = { id: 'v0', name: 'Asha Labs', categories: ['labs'] };

beforeEach(() => {
  lab.id = `v-${crypto.randomUUID().slice(0, 8)}`;
});

function progressOf({ vendor, steps, percent }: Answers): unknown {
  const done = (step: number) => ({ completed: steps?.includes(step) ?? false });
  return {
    vendorId: vendor?.['id'],
    applicationData: {
      progress: { completionPercent: percent ?? (steps?.length ?? 0) * 25 },
      step1: done(1),
      step2: done(2),
      step3: done(3),
      step4: done(4),
    },
  };
}

/** Makes the server send these replies until the test ends. */
export async function answer(answers: Answers): Promise<void> {
  const { vendor, steps, applications } = answers;
  const body = (endpoint: string, value: unknown) => ({ endpoint, action: 'body' as const, body: value });
  await fail(
    ...(vendor ? [body('currentVendor', vendor), body('vendor', vendor)] : []),
    ...(steps ? [body('progress', progressOf(answers))] : []),
    ...(applications ? [body('applications', applications)] : []),
  );
}

/** Gives the page these replies without a server, which is quicker. A later `hold` has no effect on them. */
function answerInPage(answers: Answers): void {
  const { vendor, steps, applications = [] } = answers;
  const reply = (path: RegExp, body: unknown): void => answerCall(path, { status: 200, body }, Infinity);
  reply(/\/vendors\/applications\/resumable$/, applications);
  if (steps) reply(/\/application-progress$/, progressOf(answers));
  else answerCall(/\/application-progress$/, { status: 404 }, Infinity);
  if (vendor) reply(new RegExp(`/vendors/(?:me|${String(vendor['id'])})$`), vendor);
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

/** Shows the dashboard of the vendor in the server’s replies. */
export async function dashboardOf(answers: Answers): Promise<void> {
  answerInPage(answers);
  await enterAccount();
  showDashboard();
}

/** Shows the profile of the vendor in the server’s replies. */
export async function profileOf(answers: Answers): Promise<void> {
  answerInPage(answers);
  await enterAccount();
  showProfile();
}

/** Renders a component as its document delivers it, before any script runs. */
export function delivered(part: ReactNode): HTMLElement {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(part));
  const copy = place.cloneNode(true) as HTMLElement;
  // React puts the children of a template inside it. A document keeps them in `content`.
  for (const template of copy.querySelectorAll('template')) template.content.append(...template.childNodes);
  root.unmount();
  return copy;
}

let visited: string[] = [];
// A page that really leaves ends the run, and no test says why.
beforeEach(() => {
  visited = [];
  vi.spyOn(navigation, 'to').mockImplementation((path) => void visited.push(path));
  vi.spyOn(navigation, 'replace').mockImplementation((path) => void visited.push(path));
});

/** Returns the addresses that the page navigated to since the test began. The list grows. */
export const watchNavigation = (): string[] => visited;

/** Loses the replies of this address, like a broken network. Returns a function that ends it. */
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

/** Returns the calls that the sandbox has received for a path. */
export async function callsOf(method: string, path: string): Promise<Call[]> {
  const reply = (await (await fetch('/__sandbox/journal')).json()) as { calls: Call[] };
  return reply.calls.filter((call) => call.method === method && call.path === path);
}

/** Returns the rows of the description list in the slip with this name, as `Label: value`. */
export function rowsOf(name: string): string[] {
  const slip = page.getByRole('region', { name, exact: true }).element();
  return [...slip.querySelectorAll('dl > div')].map(
    (row) => `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`,
  );
}

/** Returns the `href` attribute of a link. */
export const hrefOf = (name: string | RegExp): string | null =>
  page.getByRole('link', { name }).element().getAttribute('href');
