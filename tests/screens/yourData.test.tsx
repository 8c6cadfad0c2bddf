import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { YourDataScreen } from '#islands/yourData/YourDataScreen.tsx';
import { brand } from '#lib/brand.ts';
import { setCapabilities } from '#lib/capabilities.ts';
import { keepLoginConsent } from '#lib/stores/session/consents.ts';
import { operator } from '#site/operator.ts';
import { start } from '#islands/yourData/YourData.island.tsx';
import * as limits from '#lib/limits.ts';
import { consentsQuery } from '#lib/stores/application/yourData.ts';
import { clearFaults } from '../../e2e/controls.ts';
import { drawn, enter, sandbox } from './screen.tsx';
import { fail, hrefOf, showFramed } from './vendorPages.tsx';
import { answer, answerLate, callsTo, hold, holdTimers } from './network.ts';

// In India, 11:30 of that day.
const acceptedAt = '2026-11-21T06:00:00.000Z';
const of = (id: string) => ({ id, version: '2026-11-21', acceptedAt });

const showYourData = (): void => showFramed(<YourDataScreen />, '/your-data');
const text = (words: string | RegExp) => page.getByText(words);
/** The text of the message that withdraws the consent; null if there is none. */
const withdrawal = (): string | null => {
  const [link, ...others] = page.getByRole('link', { name: 'Withdraw it by e-mail' }).elements();
  expect(others).toEqual([]);
  return link ? new URL((link as HTMLAnchorElement).href).searchParams.get('body') : null;
};
/** Each shown text with what is said of it. */
const rows = (): string[] =>
  [...document.querySelectorAll('section:first-of-type dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' | '),
  );
const withoutVersion =
  'I withdraw my consent to this text: Privacy notice. Please confirm it. My phone number:';
/** The grievance officer, or the support while none is named. */
const officer = operator.grievanceOfficer.email ?? brand.supportEmail;
const contract = 'This is a contract. It ends as its text says.';

describe('Without a list of the API', () => {
  beforeEach(() => setCapabilities(''));

  test('a visitor without a record withdraws by e-mail and asks for the record', async () => {
    showYourData();
    await expect.element(text('There is no record here.')).toBeVisible();
    expect(withdrawal()).toBe(withoutVersion);
    await expect.element(text(/^We have the full record of your consents\./)).toBeVisible();
    expect(hrefOf('Withdraw it by e-mail')).toContain('?subject=I%20withdraw%20my%20consent&body=');
    expect(hrefOf('Ask for it by e-mail')).toContain(
      `subject=The%20record%20of%20my%20consents&body=Please%20send%20me`,
    );
    for (const name of ['Withdraw it by e-mail', 'Ask for it by e-mail'])
      expect(hrefOf(name)?.split('?')[0]).toBe(`mailto:${officer}`);
  });

  test('this browser’s record has version, date and time, and its own message', async () => {
    keepLoginConsent(true);
    showYourData();
    await expect.element(text(/^This is only what this browser recorded\./)).toBeVisible();
    await expect.element(text('There is no record here.')).not.toBeInTheDocument();
    expect(rows()).toEqual([
      expect.stringMatching(
        /^Terms and conditions \| Version: \d{4}-\d\d-\d\d \| Agreed to on .*\d{4}, \d\d:\d\d \| /,
      ),
      expect.stringMatching(/^Privacy notice \| Version: /),
    ]);
    expect([hrefOf('Terms and conditions'), hrefOf('Privacy notice')]).toEqual(['/terms', '/privacy']);
    expect(withdrawal()).toMatch(/^I withdraw my consent to this text: Privacy notice, version \d{4}-/);
  });

  test('a signed-in vendor sees the contract that the application shows', async () => {
    enter(await commands.seed('contract', { info: { vendorName: 'First Medicals' } }));
    showYourData();
    await expect.element(text('This is our record.')).toBeVisible();
    await expect.element(text('There is no record here.')).not.toBeInTheDocument();
    expect(rows()).toEqual([
      expect.stringMatching(/^Partner terms, First Medicals \| Agreed to on \d+ \w+ \d{4}, \d\d:\d\d \| /),
    ]);
    expect(rows()[0]).toContain(contract);
    expect(hrefOf('Partner terms')).toBe('/partner-terms');
    expect(withdrawal()).toBe(withoutVersion);
    await expect.element(text(/^We have the full record of your consents\./)).toBeVisible();
  });

  test('a signed-in vendor without a contract reads that we have the record', async () => {
    enter(await commands.seed('kyc'));
    showYourData();
    await expect.element(text('There is no record here.')).toBeVisible();
    expect(rows()).toEqual([]);
    await expect.element(text(/^We have the full record of your consents\./)).toBeVisible();
    expect(withdrawal()).toBe(withoutVersion);
  });

  test('a signed-in vendor sees this browser’s record beside the contract', async () => {
    enter(await commands.seed('contract', { info: { vendorName: 'First Medicals' } }));
    keepLoginConsent(true);
    showYourData();
    await expect.element(text('This is our record.')).toBeVisible();
    await expect.element(text(/^This is only what this browser recorded\./)).toBeVisible();
    expect(rows().map((row) => row.split(' | ')[0])).toEqual([
      'Terms and conditions',
      'Privacy notice',
      'Partner terms, First Medicals',
    ]);
  });

  test('a failed read says so, and the messages stay', async () => {
    enter(await commands.seed('kyc'));
    await fail({ endpoint: 'applications', action: 'status', status: 403 });
    showYourData();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(text('There is no record here.')).not.toBeInTheDocument();
    expect(withdrawal()).toBe(withoutVersion);
    await clearFaults(sandbox);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(text('There is no record here.')).toBeVisible();
  });
});

describe('With a list of the API', () => {
  test('each consent has its version, date and time', async () => {
    enter(
      await commands.seed('created', { info: { vendorName: 'First Medicals' }, consents: [of('privacy')] }),
    );
    showYourData();
    await expect.element(text('This is our record.')).toBeVisible();
    expect(rows()).toEqual([
      'Privacy notice, First Medicals | Version: 2026-11-21 | Agreed to on 21 Nov 2026, 11:30 | Withdraw this consent',
    ]);
    await expect
      .element(page.getByRole('button', { name: 'Withdraw this consent' }))
      .toHaveAccessibleDescription('Privacy notice, First Medicals');
    expect(withdrawal()).toBeNull();
    await expect.element(text(/^We have the full record of your consents\./)).not.toBeInTheDocument();
  });

  test.each([[[]], [[of('terms')]]])(
    'that lists %j, the consent to the use of data is withdrawn by e-mail',
    async (consents) => {
      enter(await commands.seed('created', { consents }));
      showYourData();
      const shown = consents.length === 0 ? 'There is no record here.' : 'This is our record.';
      await expect.element(text(shown)).toBeVisible();
      expect(withdrawal()).toBe(withoutVersion);
    },
  );
});

const given = ['privacy', 'terms'].map(of);
const lists = /\/vendors\/consents$/;
const withdrawals = /\/consents\/withdraw$/;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const withdraw = button('Withdraw this consent');
const done = page.getByText('We recorded that you withdrew your consent.');
const retry = button('Try again');

const sections = (): string[] =>
  [...document.querySelectorAll('#main section')].map((section) => section.textContent ?? '');

/** Opens the page as a vendor with a consent to each text. */
async function openAsVendor(): Promise<{ id: string }> {
  const vendor = await commands.seed('created', { info: { vendorName: 'Asha Medicals' }, consents: given });
  enter(vendor);
  showYourData();
  return vendor;
}

/** Answers the question before a withdrawal. */
function answerQuestion(isYes: boolean) {
  const confirm = vi.spyOn(globalThis, 'confirm').mockReturnValue(isYes);
  onTestFinished(() => confirm.mockRestore());
  return confirm;
}

/** The files that the page saves: their names and their texts. None reaches the disk. */
let saved: { name: string; text: Promise<string> }[];

beforeEach(() => {
  saved = [];
  const blobs = new Map<string, Blob>();
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') });
  });
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
});

test('a visitor without data finds no record and a link to sign in', async () => {
  showYourData();
  await expect.element(page.getByText('There is no record here.')).toBeVisible();
  await expect.element(page.getByText('This browser keeps nothing of this site.')).toBeVisible();
  await expect.element(page.getByText('Sign in to download a copy of your applications.')).toBeVisible();
  const headings = document.querySelectorAll('#main :is(h2, h3)');
  expect([...headings].map(({ localName }) => localName)).toEqual(['h2', 'h2', 'h2']);
  await expect
    .element(page.getByRole('link', { name: 'Sign In with Phone' }))
    .toHaveAttribute('href', '/vendor');
  for (const name of ['Clear App Data', 'Download the copy', 'Withdraw this consent'])
    await expect.element(button(name)).not.toBeInTheDocument();
});

test('a browser that keeps pages alone says what it keeps and how long', async () => {
  const keys = vi.spyOn(caches, 'keys').mockResolvedValue([`${brand.storagePrefix}/1`]);
  onTestFinished(() => keys.mockRestore());
  showYourData();
  await expect.element(button('Clear App Data')).toBeVisible();
  expect(sections()[1]).toMatch(/sw\.js.*: .+: /);
  await expect.element(page.getByText('This browser keeps nothing of this site.')).not.toBeInTheDocument();
});

test('the names of stored entries are read out in English', async () => {
  await openAsVendor();
  await expect.poll(() => document.querySelectorAll('#main code').length).toBeGreaterThan(0);
  const others = document.querySelectorAll('#main code:not([lang="en"])');
  expect([...others].map(({ textContent }) => textContent)).toEqual([]);
});

test('a list that is on its way is not an empty one', async () => {
  const go = hold(lists, 1);
  await openAsVendor();
  await expect.element(page.getByText('Loading…')).toBeVisible();
  expect(sections()[0]).toBe('What you agreed toLoading…');
  go();
  await expect.element(page.getByText('This is our record.')).toBeVisible();
});

test('a list that failed says so, and “Try again” loads it without losing the focus', async () => {
  answer(lists, { status: 400 });
  await openAsVendor();
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(sections()[0]).not.toContain('There is no record here.');
  const go = answerLate(lists, { status: 400 });
  await retry.click();
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
  await expect.element(retry).toHaveFocus();
  go();
  await expect.element(retry).toHaveAttribute('aria-busy', 'false');
  await retry.click();
  await expect.element(page.getByText('This is our record.')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a consent that was recorded by its day alone has no time of day', async () => {
  answer(lists, { status: 200, body: [{ id: 'terms', acceptedAt: '2026-11-21' }] });
  await openAsVendor();
  await expect.element(page.getByText('Agreed to on 21 Nov 2026', { exact: true })).toBeVisible();
});

test('a withdrawal is sent only after the question was confirmed', async () => {
  const confirm = answerQuestion(false);
  await openAsVendor();
  await withdraw.click();
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Withdraw this consent? The application ends with it.');
  await expect.element(withdraw).toHaveAttribute('aria-busy', 'false');
  expect(callsTo(withdrawals)).toEqual([]);
});

test('a double press asks and withdraws once, and the focus goes to the confirmation', async () => {
  const confirm = answerQuestion(true);
  const { id } = await openAsVendor();
  await expect.element(withdraw).toBeVisible();
  const go = hold(withdrawals);
  await withdraw.dblClick();
  await expect.element(withdraw).toHaveAttribute('aria-busy', 'true');
  await expect.element(done).not.toBeInTheDocument();
  go();
  await expect.element(done).toHaveFocus();
  await expect.element(page.getByText(/^Withdrawn on /)).toBeVisible();
  expect(confirm).toHaveBeenCalledOnce();
  expect(callsTo(withdrawals).map(({ path, body }) => [path, body])).toEqual([
    [`/api/vendors/${id}/consents/withdraw`, { text: 'privacy' }],
  ]);
});

test('the confirmation does not take the focus again', async () => {
  answerQuestion(true);
  await openAsVendor();
  await withdraw.click();
  await expect.element(page.getByText(/^Withdrawn on /)).toBeVisible();
  await expect.element(done).toHaveFocus();
  const copy = button('Download the copy');
  (copy.element() as HTMLElement).focus();
  const before = callsTo(lists).length;
  consentsQuery().refresh();
  await expect.poll(() => callsTo(lists).length).toBe(before + 1);
  await expect.poll(() => consentsQuery().get().loading).toBe(false);
  await drawn();
  await expect.element(copy).toHaveFocus();
});

test('the confirmation does not move to another consent of the list', async () => {
  answerQuestion(true);
  await openAsVendor();
  await expect.element(withdraw).toBeVisible();
  // This API lists only the consents that still hold.
  answer(lists, { status: 200, body: [{ id: 'terms', version: '2026-11-21', acceptedAt }] });
  await withdraw.click();
  await expect.element(page.getByRole('link', { name: 'Privacy notice' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Terms and conditions' })).toBeVisible();
  await expect.element(done).not.toBeInTheDocument();
});

test('a failed withdrawal claims nothing, says why and can be repeated', async () => {
  answerQuestion(true);
  answer(withdrawals, { status: 409, body: { message: 'The reviewer has it open.' } });
  await openAsVendor();
  await withdraw.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The reviewer has it open.');
  await expect.element(done).not.toBeInTheDocument();
  expect(sections()[0]).not.toContain('Withdrawn on');
  await withdraw.click();
  await expect.element(done).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(callsTo(withdrawals)).toHaveLength(2);
});

test('a double press on the copy saves one file with every application', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  onTestFinished(() => revoke.mockRestore());
  const endTime = holdTimers(limits.savedFileMs);
  const { id } = await openAsVendor();
  const copy = button('Download the copy');
  await expect.element(copy).toBeVisible();
  const progress = new RegExp(`/vendors/${id}/application-progress$`);
  const go = hold(progress);
  await copy.dblClick();
  await expect.element(copy).toHaveAttribute('aria-busy', 'true');
  go();
  await expect.element(copy).toHaveAttribute('aria-busy', 'false');
  expect(saved.map(({ name }) => name)).toEqual(['applications.json']);
  expect(await saved[0]?.text).toContain('"Asha Medicals"');
  expect(revoke, 'the file stays for a while').not.toHaveBeenCalled();
  endTime();
  expect(revoke).toHaveBeenCalledTimes(1);
  expect(callsTo(progress)).toHaveLength(1);
});

test('a copy that failed says so, saves nothing and can be repeated', async () => {
  await openAsVendor();
  const copy = button('Download the copy');
  answer(/\/applications\/resumable$/, { status: 400 });
  await copy.click();
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(saved).toEqual([]);
  await copy.click();
  await expect.poll(() => saved.length).toBe(1);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('the page shows its parts although its style sheet is lost', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  onTestFinished(() => place.remove());
  start(place);
  const [sheet] = [...document.querySelectorAll('link[rel="stylesheet"]')].slice(-1);
  sheet?.dispatchEvent(new Event('error'));
  await expect.element(page.getByRole('heading', { name: 'What this browser keeps now' })).toBeVisible();
});
