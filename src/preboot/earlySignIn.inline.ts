/**
 * The script of the start page, after its island. Until the island's own code runs, the visitor can type the
 * phone and request its code, and this script records every press. The island then continues (`VerifyCard`,
 * `deliveredForm.ts`).
 */
import { countryOf } from '#lib/domain/session/countries.ts';
import { internationalPhone, phoneDigits } from '#lib/domain/session/phone.ts';
import { sendCodeEarly } from './earlyRequests.ts';
import type { PageFlags } from './handover.ts';

const island = document.currentScript?.previousElementSibling as HTMLElement;
const one = <Found extends HTMLElement>(selector: string): Found =>
  island.querySelector<Found>(selector) as Found;
const phone = one<HTMLInputElement>('[name=phone]');
const country = one<HTMLSelectElement>('[name=country]');
const send = one<HTMLButtonElement>('[type=submit]');
let pressed: Element | null | undefined;

const flags: PageFlags = document.documentElement.dataset;
flags.form = 'sign-in';
const isWaiting = (): boolean => flags.form === 'sign-in';
const press = (button: Element | null | undefined): void => {
  pressed?.removeAttribute('aria-busy');
  pressed = button;
  pressed?.setAttribute('aria-busy', 'true');
};

// On Back, a browser restores what was typed, even for the next user. Clear every field except the focused
// one, where the visitor may already type.
for (const input of island.querySelectorAll('input')) if (input !== document.activeElement) input.value = '';
send.disabled = phoneDigits(phone.value) === '';

island.addEventListener('input', ({ target }) => {
  if (!isWaiting()) return;
  send.disabled = phoneDigits(phone.value) === '';
  // A code belongs to the phone it was requested for.
  if (pressed === send && (target === phone || target === country)) press(null);
});
island.addEventListener('submit', (event) => {
  if (!isWaiting()) return;
  event.preventDefault();
  if (event.target !== send.form || send.disabled) return;
  press(send);
  sendCodeEarly(internationalPhone(countryOf(country.value).dialCode, phone.value));
});
// The categories accept presses as soon as they are on screen. Such a press is repeated after hydration.
island.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('button:not([type=submit])');
  if (isWaiting() && button) press(button);
});
island.addEventListener('astro:hydrate', () => {
  if (pressed === send || !(pressed instanceof HTMLElement)) return;
  const button = pressed;
  press(null);
  button.click();
});
