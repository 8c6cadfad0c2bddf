import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { brand } from '#lib/brand.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';
import * as limits from '#lib/limits.ts';
import { helpQuestionWords, helpWords } from '#lib/words/help.ts';
import { saveDraft } from '#lib/stores/application/draft.ts';
import { readAddress } from '#lib/stores/application/flow/onboardingRoute.ts';
import { review } from '../../e2e/controls.ts';
import { Onboarding } from '#islands/onboarding/Onboarding.island.tsx';
import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import {
  answerCalls,
  button,
  css,
  field,
  firstStep,
  freshPage,
  kinds,
  openApplication,
  watchCalls,
  watchMoves,
  withoutMap,
} from './firstStep.tsx';
import { tap } from './press.ts';
import { answer, hastenTimers, hold } from './network.ts';
import { enter, sandbox, show } from './screen.tsx';
import { VendorInfoSaved } from '#islands/onboarding/info/VendorInfoSaved.tsx';
import { expectRecorded } from './recorded.ts';
import { wear } from './sheets.ts';

const heading = page.getByRole('heading', { level: 2 });
const root = '/partner-with-us/new/mx-onboarding';
const step = (number: number, id: string, { category = 'pharmacy', more = '' } = {}): string =>
  `${root}/step${number}?serviceType=${category}&vendorId=${id}${more}`;
const link = (name: string) => page.getByRole('link', { name });
/** The first step in the list of steps, once it is sent. */
const saved = button('1. Vendor information, completed');
const greeting = page.getByRole('region', { name: 'Welcome back' });

test.each(['', '?serviceType=bakery', '?serviceType='])(
  'the address “%s” asks for a service',
  async (query) => {
    openApplication(`${root}/step1${query}`);
    await expect.element(page.getByRole('heading', { name: 'Select a service to continue' })).toBeVisible();
    await expect
      .element(
        page.getByText(
          'Missing or invalid serviceType in URL. Please start from the home page and choose a category.',
        ),
      )
      .toBeVisible();
    for (const id of offeredIds)
      await expect.element(link(kinds[id].name)).toHaveAttribute('href', firstStep(id));
    await expect.element(link('Go to the home page')).toHaveAttribute('href', '/');
    if (query === '') await expectRecorded('application', 'without a service', { offers: true });
  },
);

test('the address may name the service in capitals', async () => {
  openApplication(`${root}/step1?serviceType=LABS`);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Register your lab');
});

test('a visitor who opens an application is asked to sign in', async () => {
  const vendor = await commands.seed('created');
  openApplication(step(2, vendor.id));
  await expect.element(page.getByRole('heading', { name: 'Sign in to open this application' })).toBeVisible();
  await expect
    .element(page.getByText('To continue this application, sign in with its phone number.'))
    .toBeVisible();
  await expectRecorded('application', 'of a visitor');
  await button('Sign In with Phone').click();
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Vendor Login');
  tap(button('Close'));
  enter(vendor);
  await expect.element(page.getByRole('heading', { name: 'KYC & business details' })).toHaveFocus();
});

test('another vendor’s application does not open', async () => {
  const { id } = await commands.seed('created');
  enter(await commands.seed('created'));
  openApplication(step(2, id));
  await expect.element(page.getByRole('heading', { name: 'Failed to load application data' })).toBeVisible();
  await expect
    .element(
      page.getByText(
        'Vendor not found. We cannot find this application, or it belongs to another phone number.',
      ),
    )
    .toBeVisible();
  await expect.element(link('Go Back to Home')).toHaveAttribute('href', '/');
  await expect.element(link('Start New Registration')).not.toBeInTheDocument();
});

test('a draft without its application offers a new one of the same category', async () => {
  const vendor = await commands.seed('created', { category: 'labs' });
  enter(vendor);
  const [category, phone] = ['labs', `+91${vendor.phone}`] as const;
  saveDraft({ category, vendorId: vendor.id, step: 'kyc-documents', phone, phoneVerified: true });
  answerCalls(`/api/vendors/${vendor.id}`, () => Response.json({}, { status: 404 }));
  openApplication(step(2, vendor.id, { category }));
  await expect.element(link('Start New Registration')).toHaveAttribute('href', firstStep('labs'));
});

test('resuming without a vendor shows an error', async () => {
  enter(await commands.seed('created'));
  openApplication(`${firstStep()}&continue=true`);
  await expect.element(page.getByRole('heading', { name: 'Failed to load application data' })).toBeVisible();
});

test('an application of another category announces the redirect', async () => {
  const vendor = await commands.seed('created', { category: 'labs' });
  watchMoves();
  enter(vendor);
  openApplication(step(2, vendor.id, { category: 'pharmacy' }));
  await expect.element(page.getByText('This application is for labs. Redirecting...').first()).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Wrong Registration Page');
});

test('“Try again” loads an application after a failure', async () => {
  const vendor = await commands.seed('created');
  enter(vendor);
  let isBroken = true;
  answerCalls(`/api/vendors/${vendor.id}`, () => (isBroken ? Response.json({}, { status: 400 }) : null));
  openApplication(step(2, vendor.id));
  await expect
    .element(page.getByRole('heading', { name: 'We could not load your application.' }))
    .toBeVisible();
  await expect.element(link('Go Back to Home')).toHaveAttribute('href', '/');
  isBroken = false;
  const release = hold(new RegExp(`/vendors/${vendor.id}$`));
  tap(button('Try again'));
  await expect.element(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
  release();
  await expect.element(heading).toHaveTextContent('KYC & business details');
  await expect.element(heading).toHaveFocus();
});

test('an application that does not load without a network says so', async () => {
  const vendor = await commands.seed('created');
  enter(vendor);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer(new RegExp(`/vendors/${vendor.id}`), 'no network', Infinity);
  for (let retry = 0; retry < limits.fetchRetries; retry++) hastenTimers(limits.retryBaseMs * 2 ** retry);
  openApplication(step(2, vendor.id));
  await expect.element(page.getByRole('heading', { name: 'No internet connection' })).toBeVisible();
  await expect.element(button('Try again')).toBeVisible();
});

test.each([
  ['created', 2, 'KYC & business details', [true, true, false, false]],
  ['created', 4, 'KYC & business details', [true, true, false, false]],
  ['kyc', 3, 'Pharmacy documents', [true, true, true, false]],
  ['kyc', 2, 'KYC & business details', [true, true, true, false]],
  ['documents', 4, 'Partner contract', [true, true, true, true]],
] as const)(
  'an application in the state %s, requested at step %d, opens “%s”',
  async (upTo, number, title, open) => {
    const vendor = await commands.seed(upTo);
    enter(vendor);
    openApplication(step(number, vendor.id));
    await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('button').elements();
    expect(steps.map((each) => !(each as HTMLButtonElement).disabled)).toEqual(open);
    await expect.element(greeting).not.toBeInTheDocument();
  },
);

test('a resumed application opens at its step and shows the welcome banner', async () => {
  const vendor = await commands.seed('kyc');
  enter(vendor);
  openApplication(step(1, vendor.id, { more: '&continue=true' }));
  await expect.element(heading).toHaveTextContent('Pharmacy documents');
  await expect
    .poll(() => greeting.query()?.textContent)
    .toMatch(/^Welcome back\d+% completeStep 3 of 4Last updated .+$/);
  await expectRecorded('application', 'resumed', { boxes: true });
});

test('a press in the stepper opens the step and focuses its heading', async () => {
  const vendor = await commands.seed('kyc');
  enter(vendor);
  openApplication(step(3, vendor.id));
  await expect.element(heading).toHaveTextContent('Pharmacy documents');
  tap(page.getByRole('navigation', { name: 'Steps' }).getByRole('button').nth(1));
  await expect.element(page.getByRole('heading', { name: 'KYC & business details' })).toHaveFocus();
  expect(location.pathname).toBe(`${root}/step2`);
  expect(location.search).toContain(vendor.id);
  history.back();
  await expect.element(page.getByRole('heading', { name: 'Pharmacy documents' })).toHaveFocus();
});

test('a rejected application shows the reviewer’s words instead of the banner', async () => {
  const vendor = await commands.seed('contract');
  await review(sandbox, vendor.id, 'reject', { reason: 'Blurred.', flags: ['ownerPhoto'] });
  enter(vendor);
  openApplication(step(2, vendor.id, { more: '&continue=true' }));
  const note = page.getByRole('region', { name: 'Please correct your application' });
  await expect.element(note.getByText('Blurred.')).toBeVisible();
  await expectRecorded('application', 'rejected', { boxes: true });
  await expect.element(greeting).not.toBeInTheDocument();
  tap(note.getByRole('button', { name: 'Owner photo' }));
  await expect.element(page.getByRole('heading', { level: 2, name: 'Pharmacy documents' })).toHaveFocus();
});

test('a complete application announces the redirect to the dashboard', async () => {
  const moves = watchMoves();
  const vendor = await commands.seed('contract');
  enter(vendor);
  openApplication(step(1, vendor.id, { more: '&continue=true' }));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText('Taking you to your dashboard.').first()).toBeVisible();
  await expect.poll(() => moves).toEqual([`/dashboard?vendorId=${vendor.id}`]);
});

test('a category’s registration page shows its own form to a signed-in vendor', async () => {
  const vendor = await commands.seed('created');
  enter(vendor);
  freshPage();
  withoutMap();
  show(<Onboarding registration="labs" />, '/register/labs?serviceType=pharmacy');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Register your lab');
  await expect.element(field('phone')).toHaveValue(vendor.phone);
});

test('a category’s registration page opens the step in its address', async () => {
  const vendor = await commands.seed('kyc', { category: 'labs' });
  enter(vendor);
  freshPage();
  show(<Onboarding registration="labs" />, `/register/labs?vendorId=${vendor.id}&step=step3`);
  await expect.element(heading).toHaveTextContent('Lab documents');
});

test('a category’s registration page leads a visitor home', async () => {
  const moves = watchMoves();
  freshPage();
  show(<Onboarding registration="labs" />, '/register/labs');
  await expect.poll(() => moves).toEqual(['/']);
  expect(field('vendorName').query()).toBeNull();
});

test('the saved first step is read-only and shows how to request a change', async () => {
  const vendor = await commands.seed('created');
  enter(vendor);
  openApplication(step(2, vendor.id));
  await expect.element(saved).toBeVisible();
  tap(saved);
  await expect
    .element(page.getByText('You cannot change them here. Call or write to us:', { exact: false }))
    .toBeVisible();
  await expect.element(link(brand.supportEmail)).toHaveAttribute('href', brand.supportEmailHref);
  const textOf = ({ textContent }: Element) => textContent.replaceAll('\u00a0', ' ');
  const rows = [...document.querySelectorAll('#main dl > div')];
  expect(rows.map((row) => [...row.children].map(textOf))).toEqual([
    ['Business name', 'Sanjeevani Medicals'],
    ['Owner’s full name', expect.any(String)],
    ['Email', 'asha@sanjeevani.example'],
    ['Phone', `+91 ${vendor.phone.slice(0, 5)} ${vendor.phone.slice(5)}`],
    ['Support phone', '+91 91234 56780'],
    ['Address', '12 MG Road, Ashok Nagar'],
    ['PIN code', expect.any(String)],
    ['City', expect.any(String)],
    ['When are you open?', 'Monday to Saturday, 09:00 to 22:00'],
    ['Location on the map', '12.971940, 77.593689'],
  ]);
  await expect.element(page.getByText('Location locked')).toBeVisible();
  // The map offers itself once it was in view.
  document.querySelector('.map-frame')?.scrollIntoView();
  await expect.element(button('Show map')).toBeVisible();
  await expectRecorded('vendor-info', 'saved', { boxes: true });
  await expect.element(field('vendorName')).not.toBeInTheDocument();
  tap(button('Next'));
  await expect.element(page.getByRole('heading', { name: 'KYC & business details' })).toHaveFocus();
});

test('missing vendor details appear as dashes, without a map', async () => {
  const info = { vendorName: 'Asha', phone: '9876543210', supportPhone: '', coords: null };
  show(<VendorInfoSaved category="labs" id="v1" info={info} needsPhoneProof={false} />);
  const rows = () => [...document.querySelectorAll('#main dd')].map(({ textContent }) => textContent);
  await expect.poll(rows).toEqual(['Asha', '—', '—', '+91\u00a098765\u00a043210', '—', '—', '—', '—']);
  await expect.element(page.getByRole('group', { name: 'Location on the map' })).not.toBeInTheDocument();
});

test('Next continues without a code when details for it are missing', async () => {
  const calls = watchCalls('/api/vendors/send-otp');
  freshPage();
  const info = { vendorName: 'Asha' };
  show(<VendorInfoSaved category="labs" id="v1" info={info} needsPhoneProof />, step(1, 'v1'));
  readAddress(null);
  await expect.element(button('Next')).toBeVisible();
  tap(button('Next'));
  await expect.poll(() => location.pathname).toBe(`${root}/step2`);
  expect(calls.bodies).toHaveLength(0);
});

test('Next verifies an unverified phone with one code', async () => {
  const calls = watchCalls('/api/vendors/send-otp', { held: true });
  const vendor = await commands.seed('created');
  enter(vendor);
  const info = {
    vendorName: 'Asha',
    ownerName: 'Asha Rao',
    email: 'asha@example.in',
    phone: vendor.phone,
    supportPhone: vendor.phone,
    addressLine1: '12 MG Road',
    city: 'Pune',
    pincode: '411001',
    coords: { lat: 18.52, lng: 73.85 },
    deliveryTimings: { openTime: '09:00', closeTime: '22:00', openDays: [1] },
  };
  freshPage();
  withoutMap();
  show(
    <IslandFrame>
      <VendorInfoSaved category="pharmacy" id={vendor.id} info={info} needsPhoneProof />
    </IslandFrame>,
  );
  const next = button('Next');
  await expect.element(next).toBeVisible();
  tap(next);
  tap(next);
  await expect.element(next).toHaveAttribute('aria-busy', 'true');
  await calls.go();
  await expect
    .element(page.getByText('The phone of your business is not verified yet. This code verifies it.'))
    .toBeVisible();
  await expect
    .element(page.getByText('This one creates your business.', { exact: false }))
    .not.toBeInTheDocument();
  expect(calls.bodies).toHaveLength(1);
});

test('a vendor whose phone is unproven proves it once, in the first step', async () => {
  const vendor = await commands.seed('created');
  enter(vendor);
  const calls = watchCalls('/api/vendors/send-otp');
  const real = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = real;
  });
  let isProven = false;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.endsWith('/api/vendors/create')) isProven = true;
    const reply = await real(input, init);
    if (isProven || !address.includes(`/api/vendors/${vendor.id}`)) return reply;
    const text = (await reply.text())
      .replaceAll('"phoneVerified":true', '"phoneVerified":false')
      .replaceAll(/"phoneVerifiedAt":"[^"]*"/g, '"phoneVerifiedAt":null');
    return new Response(text, reply);
  };
  openApplication(step(1, vendor.id));
  await button('Next').click();
  await field('otp').fill('123456');
  await expect.element(page.getByRole('heading', { name: 'KYC & business details' })).toHaveFocus();
  expect(location.search).toContain(`vendorId=${vendor.id}`);
  tap(saved);
  await button('Next').click();
  await expect.element(page.getByRole('heading', { name: 'KYC & business details' })).toHaveFocus();
  expect(calls.bodies).toHaveLength(1);
});

const help = page.getByRole('dialog', { name: helpWords.title });

async function openKyc(): Promise<void> {
  const vendor = await commands.seed('created');
  enter(vendor);
  openApplication(step(2, vendor.id));
  await expect.element(heading).toBeVisible();
}

test('the Help link opens the panel of the step and returns the focus', async () => {
  wear('onboarding');
  await openKyc();
  const opener = css('a.flow-help');
  await expect.element(opener).toBeVisible();
  expect(getComputedStyle(opener.element()).textDecorationLine).toBe('underline');
  // A second press opens no second panel.
  await opener.dblClick();
  await expect.element(help.getByText(helpQuestionWords['kyc-documents'][0]?.question ?? '')).toBeVisible();
  expect(help.elements()).toHaveLength(1);
  await expectRecorded('kyc-documents', 'help', { boxes: true });
  await help.getByText(helpQuestionWords['kyc-documents'][0]?.question ?? '').click();
  await expect.element(help.getByText(helpQuestionWords['kyc-documents'][0]?.answer ?? '')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(help, { message: 'the link opens the panel again' }).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  // Safari gives a pressed link no focus, and neither does this press.
  (opener.element() as HTMLElement).blur();
  tap(opener);
  await expect.element(help).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('the Help link shows the number of a failed save', async () => {
  await openKyc();
  answer(/kyc\/draft$/, { status: 503, headers: { 'x-request-id': 'req_42' }, body: {} });
  hastenTimers(limits.autosaveDelayMs);
  await field('panNumber').fill('ABCPE1234F');
  await expect.element(page.getByText(/^Not saved/)).toBeVisible();
  tap(css('a.flow-help'));
  await expect.element(help.getByText('req_42')).toBeVisible();
});
