import { describe, expect, onTestFinished, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { categories } from '#lib/domain/category/category.ts';
import * as limits from '#lib/limits.ts';
import {
  button,
  css,
  descriptionOf,
  dialog,
  field,
  openFilled,
  openForm,
  summary,
  watchCalls,
} from './firstStep.tsx';
import { tap } from './press.ts';
import { holdTimers } from './network.ts';
import { expectRecorded } from './recorded.ts';
import { drawn, openOnce } from './screen.tsx';

const fields = [
  ['vendorName', 'Business name', 'As on your licence', 'A', 'Enter a valid name'],
  ['ownerName', 'Owner’s full name', 'As on their ID', 'A', 'Enter full name'],
  ['email', 'Email', 'We write to you here', 'asha@', 'Enter a valid email'],
  ['phone', 'Phone', '10 digits. We send a code to it', '12345', 'Enter a valid 10-digit phone'],
  ['supportPhone', 'Support phone', 'Customers call this', '5123456789', 'Enter a valid 10-digit phone'],
  ['addressLine1', 'Address', 'Shop number and street', 'A', 'Enter address'],
  ['pincode', 'PIN code', '', '56000', 'Enter 6-digit PIN'],
  ['city', 'City', '', 'B', 'Enter city'],
] as const;

/** Returns the fields in the order of the form, with the location before the address. */
const inOrder = (texts: readonly string[], location: string): string[] => [
  ...texts.slice(0, 5),
  location,
  ...texts.slice(5),
];

const attributes: [string, Record<string, string>][] = [
  ['vendorName', { type: 'text', autocomplete: 'organization' }],
  ['ownerName', { type: 'text', autocomplete: 'name' }],
  ['email', { type: 'email', autocomplete: 'email' }],
  ['phone', { type: 'tel', autocomplete: 'tel-national' }],
  ['supportPhone', { type: 'tel', autocomplete: 'off' }],
  ['addressLine1', { type: 'text', autocomplete: 'address-line1' }],
  ['pincode', { inputmode: 'numeric', autocomplete: 'postal-code' }],
  ['city', { type: 'text', autocomplete: 'address-level2' }],
];

test('every field has its place, name, help, keyboard and autocomplete', async () => {
  await openForm();
  for (const [name, label, help] of fields) {
    await expect.element(field(name)).toHaveAccessibleName(label);
    expect(descriptionOf(field(name).element()), name).toBe(help);
    await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
  }
  const names = [...document.querySelectorAll<HTMLInputElement>('form .field input[name]')].map(
    ({ name }) => name,
  );
  expect(names.filter((name) => name !== 'samePhone')).toEqual(fields.map(([name]) => name));
  for (const [name, own] of attributes)
    for (const [attribute, value] of Object.entries(own))
      await expect.element(field(name)).toHaveAttribute(attribute, value);
  for (const name of ['phone', 'supportPhone'])
    expect(field(name).element().previousElementSibling?.textContent, name).toBe('+91');
  await expectRecorded('vendor-info', 'new', { boxes: true });
});

/** What each field accepts. */
const accepted: Record<(typeof fields)[number][0], readonly string[]> = {
  vendorName: ['  Asha  '],
  ownerName: ['Asha Rao'],
  email: [' asha@example.in '],
  phone: ['98765 43210', '98765-43210', '+91 9876543210'],
  supportPhone: ['+91-98765 43210'],
  addressLine1: ['14 MG Road'],
  pincode: [' 560 001 '],
  city: ['Pune'],
};

describe('a new form', () => {
  openOnce(openForm);

  // A right PIN code fills in the city, so the city comes first.
  test.each(fields.toReversed())(
    '%s shows its error when the vendor leaves it, and accepts a correct value',
    async (name, _, help, wrong, message) => {
      const control = field(name).element();
      await field(name).fill(wrong);
      await expect.element(page.getByText(message, { exact: true })).not.toBeInTheDocument();
      control.blur();
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
      expect(descriptionOf(control)).toBe(`${help} ${message}`.trim());
      expect(document.getElementById(`${name}-error`)?.getAttribute('aria-live')).toBe('polite');
      for (const text of accepted[name]) {
        await field(name).fill(wrong);
        await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
        await field(name).fill(text);
        control.blur();
        await expect.element(field(name), { message: text }).not.toHaveAttribute('aria-invalid');
      }
    },
  );

  test('warns of a PIN code that begins with 0, announces it and accepts it', async () => {
    const warning = page.getByText('Indian PIN codes don’t start with 0. Please check it.');
    await field('pincode').fill('56000');
    await expect.element(warning).not.toBeInTheDocument();
    await field('pincode').fill('060001');
    await expect.element(warning).toBeVisible();
    await expect.element(warning).toHaveAttribute('role', 'status');
    field('pincode').element().blur();
    await expect.element(field('pincode')).not.toHaveAttribute('aria-invalid');
    await field('pincode').fill('560001');
    await expect.element(warning).not.toBeInTheDocument();
  });
});

/** Counts how often the step is rendered as a whole. Only the step itself reads this number. */
function countRenders(): { count: number } {
  const whole = { count: 0 };
  const { applicationMinutes } = categories.pharmacy;
  const define = (own: PropertyDescriptor) =>
    Object.defineProperty(categories.pharmacy, 'applicationMinutes', { configurable: true, ...own });
  define({ get: () => ((whole.count += 1), applicationMinutes) });
  onTestFinished(() => void define({ value: applicationMinutes, writable: true, enumerable: true }));
  return whole;
}

test('a key renders only the parts that show what is typed', async () => {
  await openForm();
  // The rules of the form have loaded when an error appears.
  await field('ownerName').fill('A');
  field('ownerName').element().blur();
  await expect.element(field('ownerName')).toHaveAttribute('aria-invalid', 'true');
  await field('ownerName').fill('Asha');
  await expect.element(field('ownerName')).not.toHaveAttribute('aria-invalid');
  await drawn();
  const whole = countRenders();
  await userEvent.keyboard(' Rao');
  await field('pincode').fill('012345');
  await expect.element(page.getByText('Indian PIN codes don’t start with 0. Please check it.')).toBeVisible();
  await field('vendorName').fill('Asha Medicals');
  await drawn();
  expect(whole.count).toBe(0);
});

test.each([
  ['pharmacy', 'Please select your pharmacy location on the map'],
  ['supplements', 'Please select your store location on the map'],
  ['labs', 'Please select your lab location on the map'],
])(
  'Next on an empty %s form names all fields, leads to each and focuses the first',
  async (category, location) => {
    await openForm(category);
    await button('Next').click();
    await expect.element(field('vendorName')).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: '9 things are missing' })).toBeVisible();
    const links = summary().getByRole('link').elements();
    expect(links.map(({ textContent }) => textContent)).toEqual(
      inOrder(
        fields.map(([, label]) => label),
        'Location on the map',
      ),
    );
    const notice = page.getByRole('alert').filter({ hasText: 'Location Required' });
    await expect.element(notice).toHaveTextContent(`Location Required${location}`);
    const other = page.getByRole('alert').filter({ hasText: 'Validation Error' });
    await expect.element(other).toHaveTextContent('Validation ErrorPlease fix the errors in the form');
    if (category === 'pharmacy') await expectRecorded('vendor-info', 'with errors', { boxes: true });
    const reached = links.map((link) => {
      (link as HTMLElement).click();
      return document.activeElement?.id;
    });
    expect(reached).toEqual(
      inOrder(
        fields.map(([name]) => name),
        'coords',
      ),
    );
    await field('vendorName').fill('Asha Medicals');
    await expect.element(summary().getByText('Business name')).not.toBeInTheDocument();
    tap(button('Next'));
    await expect.element(field('ownerName')).toHaveFocus();
  },
);

test('the summary appears once, with the errors from before Next and the new ones', async () => {
  await openForm();
  await field('email').fill('asha@');
  await userEvent.tab();
  await expect.element(page.getByText('Enter a valid email')).toBeVisible();
  const counts = new Set<string>();
  const observer = new MutationObserver(() => {
    const title = document.querySelector('#error-summary-title')?.textContent;
    if (title) counts.add(title);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  tap(button('Next'));
  await expect.element(field('vendorName')).toHaveFocus();
  expect([...counts]).toEqual(['Please check 9 things']);
});

test('the summary tells missing fields from wrong ones', async () => {
  await openFilled(await commands.newPhone(), { email: 'anita@', city: '' });
  tap(button('Next'));
  await expect.element(page.getByRole('heading', { name: /^Please check \d things?$/ })).toBeVisible();
  await field('email').fill('');
  await expect.element(page.getByRole('heading', { name: /^\d things? (?:is|are) missing$/ })).toBeVisible();
});

test('asks only for the missing location until a place is chosen', async () => {
  holdTimers(limits.toastMs);
  await openFilled(await commands.newPhone(), { coords: null });
  await expect.element(button('Search “14 MG Road, Bengaluru”')).toBeVisible();
  tap(button('Next'));
  await expect.element(page.getByText('Location Required')).toBeVisible();
  expect(page.getByText('Validation Error').query()).toBeNull();
  const box = document.querySelector('#coords') as Element;
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(box)).toBe('Please select your pharmacy location on the map');
  await expect.element(summary()).toBeVisible();
  await page.getByRole('combobox').fill('Bengaluru');
  await page.getByRole('option').first().click();
  await expect.element(page.getByRole('combobox')).not.toHaveAttribute('aria-invalid');
  await expect.element(summary()).not.toBeInTheDocument();
  await expect.element(page.getByText('Location Required')).not.toBeInTheDocument();
});

test('does not ask for a location that is set', async () => {
  holdTimers(limits.toastMs);
  // An empty city would be filled in from the PIN code.
  await openFilled(await commands.newPhone(), { email: '' });
  tap(button('Next'));
  await expect.element(page.getByText('Validation Error')).toBeVisible();
  expect(page.getByText('Location Required').query()).toBeNull();
  await field('email').fill('anita@sharma.example');
  await expect.element(summary()).not.toBeInTheDocument();
  await expect.element(page.getByText('Validation Error')).not.toBeInTheDocument();
});

test('Next without an open day unfolds the hours and leads to the days', async () => {
  const deliveryTimings = { openTime: '09:00', closeTime: '22:00', openDays: [] };
  await openFilled(await commands.newPhone(), { deliveryTimings });
  await expect.element(page.getByText('24-hour service')).not.toBeVisible();
  tap(button('Next'));
  await expect.element(summary()).toBeVisible();
  tap(summary().getByRole('link', { name: 'Open Days' }));
  await expect.poll(() => document.activeElement?.id).toBe('openDays');
  await expect.element(page.getByText('24-hour service')).toBeVisible();
  expect(descriptionOf(document.querySelector('#openDays') as Element)).toContain(
    'Select at least one open day',
  );
  // The hours stay open under the finger when they are right.
  await page.getByRole('checkbox', { name: 'Monday' }).click();
  await expect.element(summary()).not.toBeInTheDocument();
  tap(page.getByRole('checkbox', { name: 'Tuesday' }));
  await expect.element(page.getByText('Monday, Tuesday, 09:00 to 22:00')).toBeVisible();
});

test('Enter in a field submits the form like Next', async () => {
  await openForm();
  field('city').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('vendorName')).toHaveFocus();
});

test('Next pressed twice requests one code and is busy meanwhile', async () => {
  const calls = watchCalls('/api/vendors/send-otp', { held: true });
  const phone = await commands.newPhone();
  await openFilled(phone);
  const next = button('Next');
  const element = next.element() as HTMLButtonElement;
  element.click();
  element.click();
  await expect.poll(() => calls.bodies.length).toBe(1);
  await drawn();
  expect(element.getAttribute('aria-busy')).toBe('true');
  element.click();
  await calls.go();
  await expect.element(dialog()).toBeVisible();
  expect(calls.bodies).toEqual([{ phone: `+91${phone}` }]);
});

test('unfolds the requirements and the next stages of an application', async () => {
  await openForm('labs');
  await page.getByText('What you need, and how we use it').click();
  await expect.element(page.getByText(/^About 10 minutes\. Keep your papers ready\./)).toBeVisible();
  await expect.element(page.getByText(/^You type: names, phone, address/)).toBeVisible();
  await expect
    .element(page.getByText(/^You photograph or upload: lab licence or accreditation/))
    .toBeVisible();
  const link = page.getByRole('link', { name: 'Privacy notice' });
  await expect.element(link).toHaveAttribute('href', '/privacy');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('proposes the usual hours of a lab, and fills them in only when asked to', async () => {
  await openForm('labs');
  const proposal = css('p').filter({ hasText: 'Shops like yours are often open like this' });
  await field('vendorName').click();
  // The rules of the form have loaded when an error appears. A press alone proposes nothing.
  field('vendorName').element().blur();
  await expect.element(field('vendorName')).toHaveAttribute('aria-invalid', 'true');
  expect(proposal.elements()).toHaveLength(0);
  await field('vendorName').fill('Sunrise');
  await expect.element(proposal).toBeVisible();
  await expect.element(field('openTime')).toHaveValue('09:00');
  tap(button('Use these hours'));
  await expect.element(field('openTime')).toHaveValue('07:00');
  expect(proposal.elements()).toHaveLength(0);
  await expect.element(css('summary').filter({ hasText: /^Change$/ })).toHaveFocus();
});
