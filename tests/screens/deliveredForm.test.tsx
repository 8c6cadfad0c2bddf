import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { NewApplication } from '#islands/onboarding/flow/NewApplication.tsx';
import { Frame } from '#islands/shell/Frame.tsx';
import { SessionScreens } from '#islands/shell/session/SessionScreens.tsx';
import { SessionWhenNeeded } from '#islands/shell/session/SessionWhenNeeded.tsx';
import { StartRegistration } from '#islands/start/StartRegistration.island.tsx';
import { keyPrefix } from '#lib/brand.ts';
import { helpQuestionWords, helpWords } from '#lib/words/help.ts';
import { $owner } from '#lib/stores/session/owner.ts';
import { $session, followStored } from '#lib/stores/session/session.ts';
import {
  button,
  field,
  firstStep,
  freshPage,
  readCopy,
  summary,
  typedInfo,
  watchCalls,
  withoutMap,
} from './firstStep.tsx';
import '../../src/styles/start.css';

interface Delivered {
  input: (name: string) => HTMLInputElement;
  /** Loads the screen’s own code, which takes over the delivered page. */
  arrive: () => Promise<void>;
}

/** Puts a screen’s markup into the page as its document delivers it, without code. */
function deliver(screen: ReactNode, address: string, form: string): Delivered {
  freshPage();
  withoutMap();
  // A document knows no session, and a newly opened page has none yet.
  $session.set({ type: 'restoring', signedIn: null });
  $owner.set(0);
  history.replaceState(null, '', address);
  const main = document.createElement('main');
  main.innerHTML = renderToString(screen);
  document.body.append(main);
  document.documentElement.dataset.form = form;
  document.documentElement.dataset.unkept = '';
  onTestFinished(() => main.remove());
  const errors: unknown[] = [];
  return {
    input: (name) => main.querySelector(`[name="${name}"]`) as HTMLInputElement,
    arrive: async () => {
      const root = hydrateRoot(main, screen, { onRecoverableError: (error) => errors.push(error) });
      onTestFinished(() => root.unmount());
      await expect.poll(() => document.documentElement.dataset.form).toBe('taken');
      expect(errors, 'hydration keeps the delivered markup').toEqual([]);
      expect('unkept' in document.documentElement.dataset, 'the page marks text that it cannot keep').toBe(
        false,
      );
    },
  };
}

const application = (
  <Frame>
    <SessionWhenNeeded />
    <SessionScreens>
      <NewApplication category="labs" />
    </SessionScreens>
  </Frame>
);
const deliverForm = (): Delivered => deliver(application, firstStep('labs'), 'labs');

// This test comes first because a page restores its session only once.
test('the session fills empty fields except the focused one', async () => {
  const vendor = await commands.seed('created');
  const user = { ...(vendor.entries['user'] as object), email: 'asha@example.in' };
  // Store the session before the page opens, so that the page gets no event.
  for (const [name, value] of Object.entries({ ...vendor.entries, user }))
    localStorage.setItem(`${keyPrefix}${name}`, JSON.stringify(value));
  followStored();
  const { input, arrive } = deliverForm();
  input('ownerName').value = 'Anita';
  input('phone').focus();
  await arrive();
  await expect.element(field('email')).toHaveValue('asha@example.in');
  await expect.element(field('ownerName')).toHaveValue('Anita');
  await expect.element(field('phone')).toHaveValue('');
});

test('an untouched form stays empty, stores no copy and opens its help', async () => {
  const { arrive } = deliverForm();
  await arrive();
  await expect.element(field('vendorName')).toHaveValue('');
  expect(readCopy('labs')).toBeNull();
  const link = page.getByRole('link', { name: /Help/i });
  await link.click();
  const panel = page.getByRole('dialog', { name: helpWords.title });
  await expect.element(panel.getByText(helpQuestionWords['vendor-info'][0]?.question ?? '')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});

test('the form takes over text typed before the script and stores its changes', async () => {
  const { input, arrive } = deliverForm();
  const typed = { ...typedInfo, phone: '98765 43210' };
  for (const [name, value] of Object.entries(typed)) input(name).value = value;
  input('ownerName').focus();
  input('ownerName').setSelectionRange(2, 4);
  const owner = input('ownerName');
  await arrive();
  for (const [name, value] of Object.entries(typed)) await expect.element(field(name)).toHaveValue(value);
  expect(document.activeElement, 'the field itself stays').toBe(owner);
  expect([owner.selectionStart, owner.selectionEnd]).toEqual([2, 4]);
  await expect.poll(() => readCopy('labs')).toMatchObject({ owner: null, values: typedInfo });
  await expect.element(page.getByRole('checkbox', { name: 'Same as my phone' })).not.toBeChecked();
});

test('a phone typed before the script also fills the support phone', async () => {
  const { input, arrive } = deliverForm();
  input('phone').value = '9876543210';
  input('supportPhone').focus();
  await arrive();
  await expect.element(field('supportPhone')).toHaveValue('9876543210');
  // A vendor who is in the field already replaces the copy by typing.
  await userEvent.keyboard('9812345670');
  await expect.element(field('supportPhone')).toHaveValue('9812345670');
});

test('the search for a place goes on with the text typed before the script', async () => {
  const { arrive } = deliverForm();
  const search = document.querySelector('[role=combobox]') as HTMLInputElement;
  search.value = 'Beng';
  search.focus();
  search.setSelectionRange(1, 3);
  await arrive();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await expect.element(page.getByRole('combobox')).toHaveValue('Beng');
  expect(document.activeElement).toBe(search);
  expect([search.selectionStart, search.selectionEnd]).toEqual([1, 3]);
});

test('the form takes over hours changed before the script', async () => {
  const { input, arrive } = deliverForm();
  const days = [...document.querySelectorAll<HTMLInputElement>('[name=openDays]')];
  for (const day of days.slice(0, 2)) day.checked = !day.checked;
  input('closeTime').value = '20:30';
  await arrive();
  await expect
    .element(page.getByText('Sunday, Tuesday, Wednesday, Thursday, Friday, Saturday, 09:00 to 20:30'))
    .toBeVisible();
});

test('the form takes over 24-hour service ticked before the script', async () => {
  const { input, arrive } = deliverForm();
  input('allDay').checked = true;
  await arrive();
  await expect.element(page.getByText('Monday to Saturday, Open 24 hours')).toBeVisible();
});

test('the form runs Next pressed before the script', async () => {
  const { arrive } = deliverForm();
  document.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true');
  await arrive();
  await expect.element(field('vendorName')).toHaveFocus();
  await expect.element(button('Next')).not.toHaveAttribute('aria-busy');
});

test('the form runs a press on another button before the script once', async () => {
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => undefined);
  onTestFinished(() => asked.mockRestore());
  const { arrive } = deliverForm();
  document.querySelector('fieldset:has(> .map-frame) button')?.setAttribute('aria-busy', 'true');
  await arrive();
  await expect.element(button('Finding your location…')).toBeDisabled();
  expect(asked).toHaveBeenCalledTimes(1);
  await expect.element(summary()).not.toBeInTheDocument();
});

const deliverStart = (): Delivered => deliver(<StartRegistration />, '/register/start', 'sign-in');

test('the form takes over phone and country of the start page’s document', async () => {
  const { input, arrive } = deliverStart();
  input('country').value = 'GB';
  input('phone').value = '20 7946';
  await arrive();
  await expect.element(field('country')).toHaveValue('GB');
  await expect.element(field('phone')).toHaveValue('20 7946');
  await expect.element(button('Send OTP')).toBeEnabled();
});

test('the form runs Send OTP pressed before the script and verifies the code', async () => {
  const phone = await commands.newPhone();
  const calls = watchCalls('/api/auth/send-otp');
  const { input, arrive } = deliverStart();
  input('phone').value = phone;
  input('code').value = '123456';
  document.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true');
  await arrive();
  await expect.element(page.getByText('Phone verified')).toBeVisible();
  expect(calls.bodies).toEqual([{ phone: `+91${phone}`, userType: 'VENDOR' }]);
});
