import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { LegacyWizard } from '#islands/legacy/LegacyWizard.island.tsx';
import { brand } from '#lib/brand.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';
import { env } from '#lib/env.ts';
import { button, descriptionOf, field, freshPage, kinds, summary, tap, watchMoves } from './firstStep.tsx';
import { copy, heading, listed, nav, openWizard, ownPhone, titles, whole } from './legacyWizard.tsx';
import { show } from './screen.tsx';
import { expectRecorded } from './recorded.ts';

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
