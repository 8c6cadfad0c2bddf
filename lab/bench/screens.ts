import type { Page } from 'playwright';
import { paths } from '#lib/paths.ts';
import { button, field } from '../../e2e/elements.ts';
import { withoutMap } from '../../e2e/forms.ts';
import type { Sandbox } from '../../e2e/sandbox.ts';
import { startApplication } from '../../e2e/visitor.ts';
import { limits, onboardingPage } from '../../scripts/budgets.ts';
import { slowdown } from './phone.ts';
import type { Figures, Part } from './report.ts';
import { enter, newPhone, ownSandbox } from './sandbox.ts';
import { goTo } from './visits.ts';

/** A screen of the portal, the way to open it, and actions of a vendor that need no reply of the API. */
interface Screen {
  name: string;
  limits?: Figures;
  open: (page: Page, sandbox: Sandbox) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const type = (page: Page, name: string, text: string) => field(page, name).pressSequentially(text);
const next = (page: Page) => button(page, 'Next').tap();
const startAt =
  (at: 'kyc-documents' | 'documents' | 'contract', category: 'pharmacy' | 'labs' = 'pharmacy') =>
  (page: Page, { origin }: Sandbox) =>
    startApplication(page, origin, { phone: newPhone(), at, category });
const openDashboard = async (page: Page, sandbox: Sandbox) => {
  await enter(page, sandbox);
  await page.goto(sandbox.origin + paths.dashboard);
};
const useDashboard = async (page: Page) => {
  await page.getByRole('button', { name: /^Show/ }).first().tap();
  await button(page, 'Open menu').tap();
};

const screensOfBench: readonly Screen[] = [
  {
    name: 'Vendor Login',
    limits: limits.typing,
    open: (page, { origin }) => page.goto(origin + paths.vendor),
    act: async (page) => {
      await button(page, 'Sign In with Phone').tap();
      await type(page, 'phone', '98765');
      await page.getByRole('checkbox').tap();
    },
  },
  {
    name: 'Vendor information',
    limits: limits.typing,
    open: (page, { origin }) => page.goto(origin + onboardingPage.path),
    act: async (page) => {
      await type(page, 'vendorName', 'Asha');
      await type(page, 'pincode', '560');
      await page.getByText('Change', { exact: true }).tap();
      await page.getByText('Sunday').tap();
      await page.getByText('24-hour service').tap();
      await next(page);
    },
  },
  {
    name: 'KYC',
    limits: limits.typing,
    open: startAt('kyc-documents'),
    act: async (page) => {
      await type(page, 'panNumber', 'ABCPE');
      await type(page, 'gstNumber', '29ABC');
      await button(page, 'Verify Bank Details').tap();
    },
  },
  { name: 'Documents', open: startAt('documents'), act: next },
  {
    name: 'Partner contract',
    open: startAt('contract', 'labs'),
    act: async (page) => {
      await type(page, 'minimumOrder', '1');
      await field(page, 'termsAccepted').tap();
    },
  },
  { name: 'Dashboard', open: openDashboard, act: useDashboard },
  {
    name: 'Step to step',
    open: async (page, sandbox) => {
      await startAt('contract')(page, sandbox);
      // The first visit to a step loads its code.
      for (const step of [2, 3, 4]) await goTo(page, step);
    },
    act: async (page) => {
      for (const step of [3, 2, 4]) await goTo(page, step);
    },
  },
  {
    name: 'Dashboard with 200 documents',
    limits: limits.manyDocuments,
    open: async (page, sandbox) => {
      await repeatFirst(page, /\/api\/vendors\/[^/]+$/, 'documents', 200, ({ key }, index) => ({
        key: `${key}-${index}`,
      }));
      await openDashboard(page, sandbox);
      await page.locator('[data-row]').first().waitFor();
    },
    act: useDashboard,
  },
  {
    name: 'List of 500 applications',
    open: async (page, sandbox) => {
      await enter(page, sandbox, 'created');
      const list = '**/api/vendors/applications/resumable';
      await repeatFirst(page, list, 'applications', 500, ({ id, vendorId, vendorName }, index) => ({
        id: `${id}-${index}`,
        vendorId: `${vendorId ?? id}-${index}`,
        vendorName: `${vendorName} ${index}`,
      }));
      await page.goto(sandbox.origin + paths.vendor);
      await button(page, 'Continue').tap();
      await button(page, 'Search applications').tap();
      await field(page, 'search').waitFor();
    },
    act: (page) => type(page, 'search', 'Medicals 49'),
  },
];

/**
 * Uses each screen as a new vendor would, with a processor four times slower than this one, and measures the slowest
 * reaction. It counts the elements and texts of a screen that limits them.
 */
export const screens: Part = async (_, add) => {
  await using sandbox = await ownSandbox();
  for (const { name, limits: held = limits.screen, open, act } of screensOfBench)
    await add(name, held, async (page) => {
      // The time of drawing the map is measured elsewhere.
      await withoutMap(page);
      await open(page, sandbox);
      await page.waitForLoadState('networkidle');
      const counted = 'documentNodes' in held && { documentNodes: await page.evaluate(countNodes) };
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.evaluate(() => (seen.slowest = 0));
      await act(page);
      // The browser reports the last interaction only after the frame that shows it.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500))),
      );
      return { interactionMs: await page.evaluate(() => seen.slowest), ...counted };
    });
};

/** Runs in the page. */
function countNodes(): number {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let count = 0;
  while (walker.nextNode()) count += 1;
  return count;
}

type Reply = Record<string, unknown>;

/** Makes the API return a list's first entry many times, each with its own names. */
async function repeatFirst(
  page: Page,
  address: string | RegExp,
  list: string,
  count: number,
  namesOf: (entry: Reply, index: number) => Reply,
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as Reply;
    const holder = (json['vendor'] ?? json) as Record<string, Reply[] | undefined>;
    const [entry] = holder[list] ?? [];
    if (entry)
      holder[list] = Array.from({ length: count }, (_, index) => ({ ...entry, ...namesOf(entry, index) }));
    await route.fulfill({ response, json });
  });
}
