import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LegacyWizard } from '#islands/legacy/LegacyWizard.island.tsx';
import { brand } from '#lib/brand.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';
import { env } from '#lib/env.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { reloadForNewVersion } from '#lib/stores/browser/newVersion.ts';
import { button, css, descriptionOf, field, freshPage, kinds, summary, watchMoves } from './firstStep.tsx';
import { tap } from './press.ts';
import { copy, heading, listed, nav, openWizard, ownPhone, titles, whole } from './legacyWizard.tsx';
import { drawn, show } from './screen.tsx';
import { expectRecorded } from './recorded.ts';
import { chooseIn, drag, leaveFor } from './documentFiles.ts';
import { wear } from './sheets.ts';

const last = offeredIds.at(-1) ?? offeredIds[0];

test.each(titles.map((title, index) => [index, title] as const))(
  'a press on step %d shows “%s”',
  async (index, title) => {
    await openWizard({ at: index === 0 ? 1 : 0 });
    tap(listed(index));
    await expect.element(heading).toHaveTextContent(title);
    await expect.element(heading).toHaveFocus();
    await expect.element(listed(index)).toHaveAttribute('aria-current', 'step');
    expect(
      nav
        .getByRole('button')
        .elements()
        .filter((each) => each.hasAttribute('aria-current')),
    ).toHaveLength(1);
    await expect.element(page.getByText(`Step ${index + 1} of 5`)).toBeVisible();
    await expect.poll(() => document.title).toContain(title);
    // The third step has these boxes with its errors.
    await expectRecorded('registration', `step ${index + 1}`, { boxes: index !== 2, offers: index === 0 });
  },
);

test('the heading of the wizard includes a contact', async () => {
  await openWizard();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Vendor registration');
  const link = page.getByRole('link', { name: `Need help? Write to ${brand.supportEmail}` });
  await expect.element(link).toHaveAttribute('href', brand.supportEmailHref);
});

const fields = [
  [0, 'vendorName', 'Vendor name', 'As customers know it', 'A', 'Vendor name is required'],
  [1, 'ownerName', 'Owner full name', '', 'A', 'Owner full name is required'],
  [1, 'email', 'Email', 'We write to this email about your registration', 'asha', 'Valid email required'],
  [1, 'phone', 'Phone', 'The owner’s own number', '12345', 'Phone is required'],
  [
    2,
    'supportPhone',
    'Primary contact number',
    'Customers and riders call this number',
    '12345',
    'Primary contact required',
  ],
  [2, 'addressLine1', 'Address', 'Shop or building number and street', 'A', 'Address is required'],
  [2, 'city', 'City', '', 'B', 'City required'],
  [2, 'pincode', 'PIN code', 'For example 560001', '560', 'PIN/ZIP required'],
] as const;

test.each(fields)(
  'on step %d the field %s has its name, help and error',
  async (at, name, label, help, wrong, error) => {
    await openWizard({ at });
    await expect.element(field(name)).toHaveAccessibleName(label);
    await field(name).fill(wrong);
    expect(descriptionOf(field(name).element())).toBe(help);
    field(name).element().blur();
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(descriptionOf(field(name).element())).toBe(`${help} ${error}`.trim());
  },
);

const attributes: [number, string, Record<string, string>][] = [
  [0, 'vendorName', { autocomplete: 'organization' }],
  [1, 'ownerName', { autocomplete: 'name' }],
  [1, 'email', { type: 'email', inputmode: 'email', autocomplete: 'email', autocapitalize: 'none' }],
  [1, 'phone', { type: 'tel', inputmode: 'tel', autocomplete: 'tel' }],
  // It is not the owner's own number.
  [2, 'supportPhone', { type: 'tel', inputmode: 'tel', autocomplete: 'off' }],
  [2, 'addressLine1', { autocomplete: 'address-line1' }],
  [2, 'city', { autocomplete: 'address-level2' }],
  [2, 'pincode', { autocomplete: 'postal-code' }],
];

test('every field has its own keyboard and autocomplete', async () => {
  await openWizard();
  for (const [at, name, own] of attributes) {
    tap(listed(at));
    for (const [attribute, value] of Object.entries(own))
      await expect.element(field(name)).toHaveAttribute(attribute, value);
  }
});

test('a number in the digits of another script is taken as a number', async () => {
  await openWizard({ at: 2 });
  await field('pincode').fill('५६०००१');
  tap(listed(4));
  await expect.element(page.getByText('560001', { exact: true })).toBeVisible();
});

test.each([
  [0, ['Vendor name']],
  [1, ['Owner full name', 'Email', 'Phone']],
  [2, ['Primary contact number', 'Address', 'City', 'PIN code']],
])('Continue on the empty step %d names its fields and focuses the first', async (at, errors) => {
  await openWizard({ at, values: { ownerName: '', email: '', phone: '' } });
  tap(button('Continue'));
  await expect.element(summary()).toBeVisible();
  await expect.poll(() => document.activeElement?.id).toBe(fields.find(([each]) => each === at)?.[1]);
  expect(
    summary()
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(errors);
  await expect.element(heading).toHaveTextContent(titles[at] ?? '');
  if (at === 2) await expectRecorded('registration', 'with errors', { boxes: true });
  tap(summary().getByRole('link').last());
  expect(document.activeElement?.id).toBe(fields.findLast(([each]) => each === at)?.[1]);
});

test('Continue and Back move through the steps in order', async () => {
  await openWizard({ values: whole });
  await expect.element(button('Back')).toBeDisabled();
  for (const title of titles.slice(1)) {
    tap(page.getByRole('button', { name: 'Continue', exact: true }));
    await expect.element(heading).toHaveTextContent(title);
    await expect.element(heading).toHaveFocus();
  }
  await expect.element(button('Submit')).toBeVisible();
  await expect.element(button('Continue')).not.toBeInTheDocument();
  for (const title of titles.slice(0, 4).toReversed()) {
    tap(button('Back'));
    await expect.element(heading).toHaveTextContent(title);
  }
});

test('the browser’s Back leads to the previous step', async () => {
  await openWizard({ values: whole, at: 2 });
  history.back();
  await expect.element(heading).toHaveTextContent(titles[0] ?? '');
});

const stepNames = () =>
  nav
    .getByRole('button')
    .elements()
    .map((step) => step.querySelector('.sr-only')?.textContent.trim());

test('a step without errors counts as completed once the vendor leaves it', async () => {
  await openWizard({ values: { ...whole, email: '' }, at: 3 });
  expect(stepNames()).toEqual([
    'Vendor information (completed)',
    'Owner details',
    'Location & contact (completed)',
    'Documents',
    'Review & submit',
  ]);
});

test('Submit lists the errors of all steps, and a link opens its step', async () => {
  await openWizard({ values: { ...whole, email: '', city: '' }, at: 4 });
  tap(button('Submit'));
  await expect.element(summary()).toHaveFocus();
  await expect.element(summary()).toHaveAccessibleName('3 things are missing');
  const links = summary().getByRole('link');
  const marks = [...document.querySelectorAll('.steps-mark')];
  expect(marks.map(({ textContent }) => textContent)).toEqual(['', '!', '!', '', '!']);
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    'Email',
    'City',
    'I accept the terms and conditions',
  ]);
  expect(stepNames()).toEqual([
    'Vendor information (completed)',
    'Owner details (has errors)',
    'Location & contact (has errors)',
    'Documents (completed)',
    'Review & submit (has errors)',
  ]);
  tap(links.nth(1));
  await expect.element(heading).toHaveTextContent('Location & contact');
  expect(document.activeElement?.id).toBe('city');
  await expect.element(summary()).toBeVisible();
  tap(button('Start with an empty form'));
  await expect.element(heading).toHaveTextContent('Vendor information');
  await expect.element(summary()).not.toBeInTheDocument();
  expect(stepNames().filter((name) => name?.includes('errors'))).toEqual([]);
});

test('Continue after a refused Submit ends its summary', async () => {
  await openWizard({ values: { ...whole, email: '', city: '' }, at: 4 });
  tap(button('Submit'));
  await expect.element(summary()).toBeVisible();
  tap(summary().getByRole('link').nth(1));
  await field('city').fill('Mysuru');
  tap(button('Continue'));
  await expect.element(heading).toHaveTextContent('Documents');
  await expect.element(summary()).not.toBeInTheDocument();
});

test('Submit requires the consent and connects it with its error', async () => {
  await openWizard({ values: whole, at: 4 });
  const agree = page.getByRole('checkbox', { name: 'I accept the terms and conditions' });
  await expect.element(agree).not.toBeChecked();
  await expect
    .element(page.getByText('Verification takes 24-48 hours. Confirmation comes by email and phone.'))
    .toBeVisible();
  tap(button('Submit'));
  await expect.element(agree).toHaveAttribute('aria-invalid', 'true');
  expect(descriptionOf(agree.element())).toBe('You must accept the terms to continue');
  await expect.element(agree).toHaveFocus();
});

test.each([
  ['/register', offeredIds[0]],
  ...offeredIds.map((id): [string, string] => [`/register?category=${id}`, id]),
  [`/register/${last}?category=${offeredIds[0]}`, last],
])('the address %s chooses %s', async (address, category) => {
  await openWizard({ address });
  await expect
    .poll(() => document.querySelector<HTMLInputElement>('input[name=category]:checked')?.value)
    .toBe(category);
});

test('the category of the address overrides the one of an earlier visit', async () => {
  await openWizard({ address: '/register/pharmacy', values: whole });
  await expect.element(page.getByRole('radio', { name: /^Pharmacy/ })).toBeChecked();
});

test('offers the kinds of business by name', async () => {
  await openWizard();
  const group = page.getByRole('group', { name: 'What do you want to register?' });
  expect(
    group
      .getByRole('radio')
      .elements()
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(offeredIds.map((id) => kinds[id].name + kinds[id].sells));
  await group.getByRole('radio').last().click();
  expect(JSON.parse(localStorage.getItem(copy) ?? '{}')).toMatchObject({
    owner: `+91${ownPhone()}`,
    values: { category: last },
  });
});

test('WhatsApp updates start ticked and are connected with their help', async () => {
  await openWizard({ at: 1 });
  const updates = page.getByRole('checkbox', { name: 'Send me updates on WhatsApp' });
  await expect.element(updates).toBeChecked();
  expect(descriptionOf(updates.element())).toBe('On the phone number above. You can stop them at any time.');
  await expect.element(field('phone')).toHaveValue(`+91${ownPhone()}`);
});

test('WhatsApp updates start without a tick where every consent does', async () => {
  const settings = env as { isConsentOptIn: boolean };
  settings.isConsentOptIn = true;
  onTestFinished(() => void (settings.isConsentOptIn = false));
  await openWizard({ at: 1 });
  await expect.element(field('whatsappUpdates')).not.toBeChecked();
});

test('leads a visitor without a session home', async () => {
  const moves = watchMoves();
  freshPage();
  show(<LegacyWizard />, '/register');
  await expect.poll(() => moves).toEqual(['/']);
  await expect.element(field('vendorName')).not.toBeInTheDocument();
});

/** Watches reloads of the page, which do not happen. */
function watchReloads() {
  const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  return reload;
}

/** Holds the delay before the wizard leaves. Returns how often it began. */
function holdLeaving(): () => number {
  const real = globalThis.setTimeout;
  let begun = 0;
  const held = (run: () => void, ms?: number): unknown => {
    if (ms !== 2500) return real(run, ms);
    begun += 1;
    return 0;
  };
  globalThis.setTimeout = held as typeof setTimeout;
  onTestFinished(() => {
    globalThis.setTimeout = real;
  });
  return () => begun;
}

test('confirms a submission, deletes the copy and leads to the home page', async () => {
  const moves = watchMoves();
  const waits = holdLeaving();
  await openWizard({ values: whole, at: 4 });
  await page.getByRole('checkbox', { name: 'I accept the terms and conditions' }).click();
  tap(button('Submit'));
  const notice = page.getByRole('status').filter({ hasText: 'Registration submitted' });
  await expect
    .element(notice)
    .toHaveTextContent(
      "Registration submittedWe have received your details. We'll verify and get back soon.",
    );
  await expect.element(page.getByText('Taking you to the home page.')).toBeVisible();
  expect(localStorage.getItem(copy)).toBeNull();
  expect(waits(), 'the vendor has time to read it').toBeGreaterThan(0);
  expect(moves).toEqual([]);
  tap(button('Go to the home page'));
  await expect.poll(() => moves).toEqual(['/']);
});

test('lists the answers, and each “Change” leads to its step', async () => {
  await openWizard({ values: whole, at: 4 });
  const rows = () =>
    [...document.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map((part) => part.textContent),
    );
  await expect.poll(rows).toEqual([
    ['Category', 'Labs'],
    ['Vendor name', 'Asha Diagnostics'],
    ['Owner full name', 'Asha Rao'],
    ['Email', 'asha@example.in'],
    ['Phone', '+91 98765 43210'],
    ['Send me updates on WhatsApp', 'No'],
    ['Primary contact number', '9876543211'],
    ['Address', '12 MG Road'],
    ['City', 'Bengaluru'],
    ['PIN code', '560001'],
    ['Documents', 'None chosen'],
  ]);
  await expectRecorded('registration', 'complete answers');
  for (const title of titles.slice(0, 4)) {
    tap(button(`Change: ${title}`));
    await expect.element(heading).toHaveTextContent(title);
    tap(listed(4));
    await expect.element(heading).toHaveTextContent('Review & submit');
  }
});

test('marks missing answers in the list', async () => {
  await openWizard({ values: { ...whole, city: ' ', whatsappUpdates: true }, at: 4 });
  const answers = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  await expect.poll(answers).toContain('Not given yet');
  expect(answers()[5]).toBe('Yes');
});

test('restores the typed text, offers an empty form and asks for consent again', async () => {
  await openWizard({ values: { ...whole, agree: true }, at: 2 });
  const restored = page.getByRole('status').filter({ hasText: 'What you typed before is still here.' });
  await expect
    .element(restored)
    .toHaveTextContent(
      'What you typed before is still here. Please choose your documents again.Start with an empty form',
    );
  await expect.element(field('city')).toHaveValue('Bengaluru');
  tap(listed(4));
  await expect.element(field('agree')).not.toBeChecked();
  tap(listed(2));
  await button('Start with an empty form').click();
  await expect.element(heading).toHaveTextContent('Vendor information');
  await expect.element(field('vendorName')).toHaveValue('');
  await expect.element(restored).not.toBeInTheDocument();
  expect(localStorage.getItem(copy)).toBeNull();
});

test('an empty form on the first step gives its first field the focus', async () => {
  await openWizard({ values: whole });
  tap(button('Start with an empty form'));
  await expect.element(field('vendorName')).toHaveValue('');
  await expect.element(field('vendorName')).toHaveFocus();
});

test('never stores the consent', async () => {
  await openWizard({ values: whole, at: 4 });
  tap(field('agree'));
  await drawn();
  expect(localStorage.getItem(copy)).not.toContain('agree');
});

const file = (name: string, size = 2000, type = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type });
const docs = field('docs');
const chosen = () => page.getByRole('list', { name: 'Documents' }).getByRole('listitem').elements();

test('chooses several documents, lists each once and announces them', async () => {
  await openWizard({ values: whole, at: 3 });
  await userEvent.upload(docs, [file('licence.pdf'), file('pan.png', 2000, 'image/png')]);
  await expect
    .poll(() => chosen().map((each) => each.querySelector('p')?.textContent))
    .toEqual(['licence.pdf', 'pan.png']);
  await expect.element(page.getByRole('status').filter({ hasText: '2 files chosen' })).toBeInTheDocument();
  await expect
    .element(page.getByText('choose your documents again', { exact: false }))
    .not.toBeInTheDocument();
  expect(docs.element().getAttribute('accept')).toBeTruthy();
  await expect.element(page.getByText('Choose more files')).toBeVisible();
  tap(listed(4));
  await expect.element(page.getByText('licence.pdf (2 KB), pan.png (2 KB)')).toBeVisible();
  tap(listed(3));
  await page.getByRole('button', { name: 'Remove licence.pdf' }).click();
  await expect.poll(() => chosen().map((each) => each.querySelector('p')?.textContent)).toEqual(['pan.png']);
  await expect.element(docs).toHaveFocus();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'licence.pdf removed' }))
    .toBeInTheDocument();
  chooseIn(docs.element(), file('gst.pdf'));
  await expect.element(page.getByRole('status').filter({ hasText: '2 files chosen' })).toBeInTheDocument();
  tap(button('Remove gst.pdf'));
  tap(listed(4));
  await expect.element(page.getByText('1 file chosen')).toBeVisible();
  await expect.element(page.getByText('pan.png (2 KB)')).toBeVisible();
});

test('the browser asks before the page closes while chosen documents wait', async () => {
  const waits = holdLeaving();
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await openWizard({ values: whole, at: 3 });
  expect(asks(), 'the browser asks without a document').toBe(false);
  chooseIn(docs.element(), file('licence.pdf'));
  await expect.poll(asks).toBe(true);
  tap(button('Remove licence.pdf'));
  await expect.poll(asks).toBe(false);
  chooseIn(docs.element(), file('pan.pdf'));
  tap(listed(4));
  await field('agree').click();
  expect(asks(), 'the browser asks while a document waits').toBe(true);
  tap(button('Submit'));
  await expect.poll(waits).toBe(1);
  expect(asks(), 'the browser asks during the submission').toBe(false);
});

test('a new version reloads the page only while no document is chosen', async () => {
  const moves = watchReloads();
  await openWizard({ values: whole, at: 3 });
  chooseIn(docs.element(), file('licence.pdf'));
  await expect.poll(() => chosen().length).toBe(1);
  expect(await reloadForNewVersion(), 'the page reloads with a chosen document').toBe(false);
  expect(moves).not.toHaveBeenCalled();
  tap(button('Remove licence.pdf'));
  await expect.poll(() => chosen().length).toBe(0);
  expect(await reloadForNewVersion(), 'the page reloads without a document').toBe(true);
  expect(moves).toHaveBeenCalledOnce();
});

test('a removed document can be chosen again', async () => {
  await openWizard({ values: whole, at: 3 });
  await userEvent.upload(docs, [file('licence.pdf')]);
  await expect.poll(() => chosen().length).toBe(1);
  // Otherwise the browser would report no change.
  expect((docs.element() as HTMLInputElement).files).toHaveLength(0);
});

const zone = css('label[for=docs]');

const dragged = new File(['one'], 'licence.pdf', { type: 'application/pdf', lastModified: 1 });

test('lists a file once even if it is chosen twice', async () => {
  await openWizard({ values: whole, at: 3 });
  drag(zone.element(), 'drop', dragged);
  await expect.poll(() => chosen().length).toBe(1);
  // The browser makes another object of the same file.
  drag(zone.element(), 'drop', new File([dragged], dragged.name, { type: dragged.type, lastModified: 1 }));
  await drawn();
  expect(chosen()).toHaveLength(1);
});

test('takes two files of the same name, such as the pictures of a camera', async () => {
  await openWizard({ values: whole, at: 3 });
  for (const words of ['front', 'the back']) {
    drag(zone.element(), 'drop', new File([words], 'image.jpg', { type: 'image/jpeg', lastModified: 1 }));
    await drawn();
  }
  expect(chosen()).toHaveLength(2);
});

test.each(['dragleave', 'drop'] as const)('marks the field for a dragged file until %s', async (end) => {
  wear('registration');
  await openWizard({ values: whole, at: 3 });
  const ground = () => getComputedStyle(zone.element()).backgroundColor;
  const before = ground();
  drag(zone.element(), 'dragover', dragged);
  await expect.poll(ground).not.toBe(before);
  const marked = ground();
  leaveFor(zone.element(), zone.element().firstElementChild);
  await drawn();
  expect(ground(), 'the file is over a part of the field').toBe(marked);
  drag(zone.element(), end, dragged);
  await expect.poll(ground).toBe(before);
});

test('long names of files stay within the page, in the list and in the error', async () => {
  wear('registration');
  await openWizard({ values: whole, at: 3 });
  const name = 'certificate_of_registration_'.repeat(3);
  chooseIn(docs.element(), file(`${name}.pdf`), file(`${name}.txt`, 10, 'text/plain'));
  await expect.poll(() => chosen().length).toBe(1);
  const parts = [...chosen(), css('#docs-error').element()];
  for (const { scrollWidth, clientWidth } of parts) expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('a file that misses the field does not replace the page', async () => {
  await openWizard({ values: whole, at: 3 });
  for (const type of ['dragover', 'drop'] as const) expect(drag(heading.element(), type, dragged)).toBe(true);
  expect(chosen()).toHaveLength(0);
});

test('shows refused files at the field and takes the others', async () => {
  await openWizard({ values: whole, at: 3 });
  const large = file('scan.pdf', 10 * 1024 * 1024 + 1);
  chooseIn(docs.element(), file('notes.txt', 10, 'text/plain'), large, file('licence.pdf'));
  await expect.element(docs).toHaveAttribute('aria-invalid', 'true');
  expect(descriptionOf(docs.element())).toBe(
    'PDF, PNG, JPG, up to 10MB each. You can choose multiple files. ' +
      'notes.txt: File type not allowed. Accepted: pdf, png, jpg, jpeg scan.pdf: File size must be ≤ 10MB',
  );
  const notice = page.getByRole('alert').filter({ hasText: 'Invalid file' });
  await expect.element(notice.first()).toBeVisible();
  expect(chosen()).toHaveLength(1);
  chooseIn(docs.element(), file('pan.pdf'));
  await expect.element(docs).not.toHaveAttribute('aria-invalid');
});

test('shows the specified hint for documents', async () => {
  await openWizard({ at: 3 });
  await expect
    .element(page.getByText('Required documents may include business license, GST, PAN and address proof.'))
    .toBeVisible();
});
