import { afterEach, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import {
  button,
  css,
  field,
  firstStep,
  openApplication,
  openFilled,
  openForm,
  readCopy,
  typedInfo,
  watchCalls,
} from './firstStep.tsx';
import { tap } from './press.ts';
import { keyPrefix } from '#lib/brand.ts';
import { drawn, enter, openOnce } from './screen.tsx';

const kept = page.getByText('What you typed before is still here.', { exact: false });
const offered = page.getByText('There is something typed here from earlier.');
const heading = page.getByRole('heading', { level: 2 });

/** Stores a copy as another tab would, or this tab before it was closed. */
function keepElsewhere(owner: string | null, values: Record<string, unknown>, category = 'pharmacy'): void {
  const text = JSON.stringify({ owner, values, at: Date.now() - 1000 });
  localStorage.setItem(`${keyPrefix}recovery.vendorInfo.${category}`, text);
}

test('stores every change of a visitor without an owner', async () => {
  await openForm('labs');
  await field('vendorName').fill('Asha Labs');
  await field('pincode').fill('560 001');
  await expect
    .poll(() => readCopy('labs'))
    .toMatchObject({
      owner: null,
      values: { vendorName: 'Asha Labs', pincode: '560001' },
    });
  expect(readCopy('pharmacy')).toBeNull();
});

test('a new form mentions no copy, and stores none once it is as new again', async () => {
  await openForm();
  await expect.element(kept).not.toBeInTheDocument();
  await field('vendorName').fill('A');
  await expect.poll(() => readCopy()).not.toBeNull();
  await field('vendorName').fill('');
  await expect.poll(() => readCopy()).toBeNull();
});

test('restores text typed in this tab and says so', async () => {
  const hours = { openTime: '08:00', closeTime: '20:00', openDays: [0, 1] };
  await openFilled('9876543210', { deliveryTimings: hours });
  for (const [name, value] of Object.entries(typedInfo)) await expect.element(field(name)).toHaveValue(value);
  await expect.element(field('phone')).toHaveValue('9876543210');
  await expect.element(page.getByText('12.971940, 77.593689')).toBeVisible();
  await expect.element(page.getByText('Sunday, Monday, 08:00 to 20:00')).toBeVisible();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'What you typed before is still here.' }))
    .toBeVisible();
});

test('“Start with an empty form” empties the form and deletes the copy', async () => {
  await openFilled('9876543210');
  await button('Start with an empty form').click();
  for (const name of ['vendorName', 'email', 'phone', 'city'])
    await expect.element(field(name)).toHaveValue('');
  await expect.element(page.getByText('No place chosen yet.', { exact: false })).toBeVisible();
  await expect.element(kept).not.toBeInTheDocument();
  await expect.element(field('vendorName')).toHaveFocus();
  await expect.poll(() => readCopy()).toBeNull();
  await field('phone').fill('9876543211');
  await expect.element(field('supportPhone')).toHaveValue('9876543211');
});

test('offers text typed in another tab before it shows the form, and restores it', async () => {
  keepElsewhere(null, { vendorName: 'Sharma' });
  openApplication(firstStep());
  await expect
    .element(page.getByRole('status').filter({ hasText: 'There is something typed here from earlier.' }))
    .toBeVisible();
  await expect.element(field('vendorName')).not.toBeInTheDocument();
  expect(document.body.textContent).not.toContain('Sharma');
  await button('Continue with it').click();
  await expect.element(field('vendorName')).toHaveValue('Sharma');
  await expect.element(heading).toHaveFocus();
  expect(readCopy()?.values.vendorName).toBe('Sharma');
});

test('“Start empty” deletes the copy and focuses the heading of the step', async () => {
  keepElsewhere(null, { vendorName: 'Sharma' });
  openApplication(firstStep());
  await button('Start empty').click();
  await expect.element(field('vendorName')).toHaveValue('');
  await expect.element(heading).toHaveFocus();
  await expect.poll(() => readCopy()).toBeNull();
});

test.each([
  ['another vendor', '+919999999999', { vendorName: 'Sharma' }],
  ['a visitor with another phone', null, { vendorName: 'Sharma', phone: '9999999999' }],
])('neither shows nor offers the text of %s', async (_, owner, values) => {
  enter(await commands.seed('created'));
  keepElsewhere(owner, values);
  await openForm();
  await expect.element(field('vendorName')).toHaveValue('');
  await expect.element(offered).not.toBeInTheDocument();
  await expect.element(kept).not.toBeInTheDocument();
});

test('does not offer text typed for another category', async () => {
  keepElsewhere(null, { vendorName: 'Sharma' }, 'labs');
  await openForm('pharmacy');
  await expect.element(field('vendorName')).toHaveValue('');
  await expect.element(offered).not.toBeInTheDocument();
});

test('a new form has the phone of the session twice, and stores changes under it', async () => {
  const vendor = await commands.seed('created');
  enter(vendor);
  await openForm();
  await expect.element(field('phone')).toHaveValue(vendor.phone);
  await expect.element(field('supportPhone')).toHaveValue(vendor.phone);
  await expect.element(kept).not.toBeInTheDocument();
  await expect.element(same).toBeChecked();
  await field('phone').fill('9876543211');
  await expect.element(field('supportPhone')).toHaveValue('9876543211');
  await field('vendorName').fill('Asha Two');
  await expect
    .poll(() => readCopy())
    .toMatchObject({ owner: `+91${vendor.phone}`, values: { vendorName: 'Asha Two' } });
});

const same = page.getByRole('checkbox', { name: 'Same as my phone' });

describe('the support phone', () => {
  openOnce(openForm);

  afterEach(async () => {
    await field('phone').fill('');
    const box = same.element() as HTMLInputElement;
    if (!box.checked) box.click();
  });

  test('the support phone follows the phone while “Same as my phone” is ticked', async () => {
    await expect.element(same).toBeChecked();
    await field('phone').fill('98765 43210');
    await expect.element(field('supportPhone')).toHaveValue('9876543210');
    await field('phone').fill('9876543211');
    await expect.element(field('supportPhone')).toHaveValue('9876543211');
    await expect.element(same).toBeChecked();
  });

  test('a different support phone unticks the box and stays', async () => {
    await field('phone').fill('9876543210');
    await field('supportPhone').fill('9123456780');
    await expect.element(same).not.toBeChecked();
    await field('phone').fill('9876543211');
    await expect.element(field('supportPhone')).toHaveValue('9123456780');
  });

  test('typing the same number in both fields ticks the box', async () => {
    await field('phone').fill('9876543210');
    await field('supportPhone').fill('9123456780');
    await field('supportPhone').fill('98765-43210');
    await expect.element(same).toBeChecked();
  });

  test('unticking the box empties the support phone, and ticking it copies the phone', async () => {
    await field('phone').fill('9876543210');
    await same.click();
    await expect.element(field('supportPhone')).toHaveValue('');
    await expect.element(same).not.toBeChecked();
    await same.click();
    await expect.element(field('supportPhone')).toHaveValue('9876543210');
  });

  test('the box can be unticked before a phone is typed', async () => {
    tap(same);
    await expect.element(same).not.toBeChecked();
    await field('phone').fill('9876543210');
    await expect.element(field('supportPhone')).toHaveValue('');
  });
});

test('restoring a form keeps its different support phone', async () => {
  await openFilled('9876543210');
  await expect.element(same).not.toBeChecked();
  await field('phone').fill('9876543211');
  await expect.element(field('supportPhone')).toHaveValue(typedInfo.supportPhone);
});

test('after Next, a copied support phone is checked at each change', async () => {
  await openForm();
  tap(button('Next'));
  const error = css('#supportPhone-error');
  await expect.element(error).toHaveTextContent('Enter a valid 10-digit phone');
  await field('phone').fill('9876543210');
  await expect.element(error).toHaveTextContent('');
  tap(same);
  await expect.element(error).toHaveTextContent('Enter a valid 10-digit phone');
  tap(same);
  await expect.element(error).toHaveTextContent('');
});

const filled = page.getByText('Filled in from the PIN code');

test('the PIN code fills in its city and announces it', async () => {
  await openForm();
  await field('pincode').fill('560 001');
  await expect.element(field('city')).toHaveValue('Bengaluru');
  await expect.element(filled).toBeVisible();
  expect(filled.element().getAttribute('role')).toBe('status');
  await field('pincode').fill('411001');
  await expect.element(field('city')).toHaveValue('Pune');
  // A city that the vendor empties stays empty.
  await field('city').fill('');
  await field('email').fill('asha@example.in');
  await drawn();
  await expect.element(field('city')).toHaveValue('');
});

test('the PIN code does not overwrite a typed city', async () => {
  await openForm();
  await field('city').fill('Pimpri');
  const list = watchCalls(/pins\/1/);
  await field('pincode').fill('110001');
  await expect.poll(() => list.bodies.length).toBe(1);
  await list.go();
  await expect.element(field('city')).toHaveValue('Pimpri');
  await expect.element(filled).not.toBeInTheDocument();
});

test('the note on the PIN code disappears once the city changes', async () => {
  await openForm();
  await field('pincode').fill('560001');
  await expect.element(filled).toBeVisible();
  await field('city').fill('Bengaluru South');
  await expect.element(filled).not.toBeInTheDocument();
});

test('the city of an earlier PIN code does not overwrite a later one', async () => {
  const late = watchCalls(/pins\/6/, { held: true });
  await openForm();
  await field('pincode').fill('600001');
  await expect.poll(() => late.bodies.length).toBe(1);
  await field('pincode').fill('302001');
  await expect.element(field('city')).toHaveValue('Jaipur');
  await late.go();
  await field('email').fill('asha@example.in');
  await expect.element(field('city')).toHaveValue('Jaipur');
});

test('a city typed during the lookup stays', async () => {
  const late = watchCalls(/pins\/7/, { held: true });
  await openForm();
  await field('pincode').fill('700001');
  await expect.poll(() => late.bodies.length).toBe(1);
  await field('city').fill('Howrah');
  await late.go();
  await field('email').fill('asha@example.in');
  await expect.element(field('city')).toHaveValue('Howrah');
  await expect.element(filled).not.toBeInTheDocument();
});
