import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FirstView } from '#islands/dashboard/firstView/FirstView.static.tsx';
import { DashboardSkeleton } from '#islands/dashboard/Skeleton.tsx';
import { answer, callsOf, delivered, enterAccount, lab } from './vendorPages.tsx';
import { signOut } from './screen.tsx';

const island = document.createElement('astro-island');
let templates: HTMLElement;

/** Runs the page’s script, as each page does once. */
async function runScript(): Promise<void> {
  await import(/* @vite-ignore */ `/src/islands/dashboard/firstView/firstView.ts?of=${lab.id}`);
}

beforeEach(() => {
  history.replaceState(null, '', '/dashboard');
  island.replaceChildren(...delivered(<DashboardSkeleton />).childNodes);
  island.setAttribute('ssr', '');
  delete island.dataset.rerender;
  templates = delivered(<FirstView />);
  document.body.append(island, templates);
});
afterEach(() => {
  island.remove();
  templates.remove();
});

const told = 'We tell you by email and phone. You need not do anything until then.';
const review = { submittedAt: '2026-11-20T12:00:00Z' };

test.each([
  ['approved', {}, 'green', ['Approved', 'KYC Approved', 'Your details and documents are verified.']],
  [
    'rejected',
    {},
    'red',
    ['Rejected', 'KYC Rejected', 'Please change what the reviewer asked for and submit again.'],
  ],
  [
    'submitted',
    review,
    'yellow',
    [
      'Under Review',
      'KYC Under Review',
      'You get an answer by 22 Nov 2026.',
      'We are checking your details and documents. This typically takes 24-48 hours.',
      told,
    ],
  ],
  [
    'kyc_submitted',
    {},
    'yellow',
    ['Incomplete', 'KYC Incomplete', 'Complete your KYC and submit your application.'],
  ],
])(
  'shows name and card of an application that is %s before React starts',
  async (status, reviewed, tone, words) => {
    await answer({ vendor: { ...lab, status, review: reviewed } });
    await enterAccount();
    await runScript();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Asha Labs' })).toBeVisible();
    const card = page.getByTestId('kyc-status-card');
    await expect.element(card).toHaveAttribute('data-tone', tone);
    const shown = [...card.element().querySelectorAll('h2, span, p')].map(({ textContent }) => textContent);
    const lead = status === 'kyc_submitted' ? ['Not sent yet. Next: Lab documents'] : [];
    expect(shown.filter(Boolean)).toEqual([...lead, 'KYC Verification Status', ...words]);
    expect(island.dataset.rerender).toBe('');
    signOut();
    // Check at once: a later rendering may belong to the next vendor.
    expect(island.textContent).not.toContain('Asha Labs');
    await expect.element(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
  },
);

test('leaves the page alone if React has rendered it already', async () => {
  await answer({ vendor: lab });
  await enterAccount();
  island.removeAttribute('ssr');
  const drawn = island.innerHTML;
  await runScript();
  await expect
    .poll(async () => (await callsOf('GET', `/api/vendors/${lab.id}/application-progress`)).length)
    .toBe(1);
  expect(island.innerHTML).toBe(drawn);
});
