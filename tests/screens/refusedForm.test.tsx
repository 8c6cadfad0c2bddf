import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { StartRegistration } from '#islands/start/StartRegistration.island.tsx';
import { paths } from '#lib/paths.ts';
import { ringLooks } from '../support/focusRing.ts';
import { setWindow, windows } from './boxes.ts';
import { button, css, field, openFilled, openForm, summary, tap } from './firstStep.tsx';
import { checkBank, kycAnswered, typeKyc } from './kycStep.tsx';
import { openStep, seeContract } from './papers.tsx';
import { ringlessIn } from './ringsOfScreen.ts';
import { drawn, show } from './screen.tsx';
import { wear } from './sheets.ts';
import { specimens } from './specimens.tsx';

const [phone] = windows;
const boxOf = (selector: string): DOMRect => css(selector).element().getBoundingClientRect();
const toasts = (): DOMRect[] =>
  [...document.querySelectorAll('[data-toast]')].map((each) => each.getBoundingClientRect());
const toast = (title: string) => page.getByRole('alert').filter({ hasText: title });

/** Stops timers for the rest of the test, so that no toast leaves when its time is over. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}
const headline = (): DOMRect => boxOf('#error-summary-title');

/** Expects the heading of the summary in view, above the first wrong field. */
function expectInView(first: string): void {
  const { top, bottom } = boxOf(`[name="${first}"]`);
  expect(headline().top, 'top of the heading').toBeGreaterThanOrEqual(0);
  expect(headline().bottom, 'bottom of the heading').toBeLessThan(top);
  expect(bottom, 'bottom of the field').toBeLessThan(boxOf('.actions').top);
}

describe.each([...windows, { width: 768, height: 1024 }])('After a refused Next at $width px', (window) => {
  test('the summary, the first wrong field and the toasts of an empty form are in view', async () => {
    await setWindow(window);
    wear('onboarding');
    await openForm();
    await button('Next').click();
    await expect.element(field('vendorName')).toHaveFocus();
    await expect.poll(() => toasts().length).toBe(2);
    await drawn();
    expectInView('vendorName');
    const { bottom, height } = summary().element().getBoundingClientRect();
    expect(bottom, 'bottom of the summary').toBeLessThan(boxOf('[name="vendorName"]').top);
    expect(headline().height + height, 'height of the summary').toBeLessThanOrEqual(260);
    const lefts = summary()
      .getByRole('link')
      .elements()
      .map((link) => Math.round(link.getBoundingClientRect().left));
    expect(new Set(lefts).size, 'columns of names').toBe(2);
    for (const each of toasts()) {
      expect(each.top, 'top of a toast').toBeGreaterThan(boxOf('#vendorName-error').bottom);
      expect(each.bottom, 'bottom of a toast').toBeLessThanOrEqual(boxOf('.actions').top);
      expect(each.height, 'a toast of two lines').toBeLessThanOrEqual(24 + 2 * 20 + 2);
    }
  });

  test('the summary and the only wrong field, which is the last, are in view', async () => {
    await setWindow(window);
    wear('onboarding');
    await openFilled(await commands.newPhone(), { pincode: '12' });
    await button('Next').click();
    await expect.element(field('pincode')).toHaveFocus();
    await drawn();
    expectInView('pincode');
  });
});

test('the heading of the summary covers no field that takes the focus', async () => {
  await setWindow(phone);
  wear('onboarding');
  await openForm();
  tap(button('Next'));
  await expect.element(field('vendorName')).toHaveFocus();
  for (const name of ['city', 'email', 'ownerName']) {
    const selector = `[name="${name}"]`;
    // Its upper half is under the heading.
    scrollBy(0, boxOf(selector).top - 20);
    const onTop = document.elementFromPoint(boxOf(selector).left + 8, 24);
    expect(onTop?.closest('#error-summary-title'), `${name} is drawn over it`).not.toBeNull();
    (field(name).element() as HTMLElement).focus();
    await expect.poll(() => boxOf(selector).top).toBeGreaterThanOrEqual(headline().bottom);
  }
});

test('a press on Next can be painted before the form is checked', async () => {
  await openForm();
  await field('vendorName').click();
  await userEvent.tab();
  await expect.element(page.getByText('Enter a valid name').first()).toBeVisible();
  stopClock();
  tap(button('Next'));
  await drawn();
  expect(summary().elements()).toHaveLength(0);
  await expect.poll(() => (vi.advanceTimersByTime(0), summary().elements())).toHaveLength(1);
});

test('pressing Next again shows one toast of each kind', async () => {
  await openForm();
  tap(button('Next'));
  await expect.element(toast('Location Required')).toBeVisible();
  const first = css('#error-summary-title').element();
  tap(button('Next'));
  await expect.poll(() => first.isConnected).toBe(false);
  expect(toast('Validation Error').elements()).toHaveLength(1);
  expect(toast('Location Required').elements()).toHaveLength(1);
});

test('the focus ring has 2 px and a gap of 2 px, and cuts no text', async () => {
  wear('onboarding');
  show(specimens['the fields']);
  await expect.element(page.getByRole('textbox').first()).toBeVisible();
  await userEvent.tab();
  for (const input of document.querySelectorAll<HTMLElement>('main input:not([type=checkbox])')) {
    input.focus();
    const frame = input.closest<HTMLElement>('.input') ?? expect.fail('The field has no frame.');
    const { outlineWidth, outlineOffset } = getComputedStyle(frame);
    expect([outlineWidth, outlineOffset], input.id).toEqual(['2px', '2px']);
    const ring = frame.getBoundingClientRect();
    const parts = input.closest('.field')?.querySelectorAll('label, .field-help, .field-error') ?? [];
    for (const part of parts) {
      const { top, bottom } = part.getBoundingClientRect();
      expect(top >= ring.bottom + 4 || bottom <= ring.top - 4, part.textContent ?? '').toBe(true);
    }
  }
});

test('the accent is on Verify Bank Details until the bank is verified, then on Next', async () => {
  await openStep('kyc-documents');
  const accents = (): (string | null)[] =>
    [...document.querySelectorAll('.btn-accent')].map(({ textContent }) => textContent);
  await expect.poll(accents).toEqual(['Verify Bank Details']);
  await typeKyc(kycAnswered);
  await checkBank();
  await expect.poll(accents).toEqual(['Next']);
});

test('an offered name is a button at the end of its field', async () => {
  await setWindow(phone);
  wear('onboarding');
  await openStep('kyc-documents');
  const offer = page.getByRole('button', { name: /^Use “.+” ?: Name on PAN$/ });
  await expect.element(offer).toBeVisible();
  const frame = field('panHolderName').element().parentElement?.getBoundingClientRect();
  const { left, right, top, bottom, height } = offer.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect([top >= (frame?.top ?? 0), bottom <= (frame?.bottom ?? 0)]).toEqual([true, true]);
  expect(right).toBeLessThanOrEqual(frame?.right ?? 0);
  expect(left).toBeGreaterThan(boxOf('[name="panHolderName"]').left);
  expect(await ringlessIn(ringLooks[0], '.field:has([name="panHolderName"])')).toEqual([]);
  // Typing into the field keeps the focus, although the offer disappears.
  await field('panHolderName').click();
  await userEvent.keyboard('As');
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(field('panHolderName')).toHaveValue('As');
});

test('the bar of the contract is pinned once the contract was seen', async () => {
  await setWindow(phone);
  wear('onboarding');
  await openStep('contract');
  await expect.element(button('Submit application')).toBeVisible();
  expect(boxOf('.actions').top).toBeGreaterThan(640);
  await seeContract();
  scrollTo(0, 0);
  await expect.poll(() => boxOf('.actions').bottom).toBe(640);
});

test('the phone field has the accent until there is a number', async () => {
  wear('start');
  show(<StartRegistration />, paths.registerStart);
  const number = page.getByRole('textbox', { name: 'Phone number' });
  await expect.element(number).toHaveAccessibleDescription('First type your phone number.');
  const shadow = (): string => getComputedStyle(number.element()).boxShadow;
  const empty = shadow();
  expect(empty).toContain('inset');
  await number.fill('9876543210');
  expect(shadow()).not.toBe(empty);
  await expect.element(page.getByRole('button', { name: 'Send OTP' })).toHaveClass('btn-accent');
});

test('text of twice the size shows the whole phone, e-mail and search on a phone', async () => {
  await setWindow(phone);
  wear('onboarding');
  await openForm();
  await field('phone').fill('9876543210');
  await field('email').fill('asha@sanjeevani.in');
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  await setWindow(phone);
  for (const name of ['phone', 'email']) {
    const { scrollWidth, clientWidth } = field(name).element();
    expect(scrollWidth, name).toBeLessThanOrEqual(clientWidth);
  }
  const search = page.getByRole('combobox').element();
  const lens = css('.map-search svg').element().getBoundingClientRect();
  const begin = search.getBoundingClientRect().left + parseFloat(getComputedStyle(search).paddingLeft);
  expect(begin, 'the text of the search begins after its picture').toBeGreaterThanOrEqual(lens.right);
});
