/**
 * Keeps the typed phone when the visitor opens the page in another language. It follows a form that asks for
 * the phone to sign in with, in the same parent, and covers the form's dialog too.
 * A code that was sent also stays valid: the next page receives it as the reply to an early request of its
 * own. The phone is in this tab's session storage from the press until the next such page reads it, and
 * expires after a minute. The digits of a code are never stored. If the tab stores nothing, the page stays
 * and says so (`stores/application/flow/languageSwitch.ts`).
 */
import { keyPrefix } from '#lib/brand.ts';
import { defaultCountryCode } from '#lib/domain/session/countries.ts';
import type { PageFlags } from './handover.ts';

const flags: PageFlags = document.documentElement.dataset;

/** The values that one page keeps for the next. */
interface TypedPhone {
  typed: string;
  sent?: typeof globalThis.sentCode | false;
  at: number;
}

const name = `${keyPrefix}typedPhone`;
const keptMs = 60_000;
const { parentElement, dataset } = document.currentScript as HTMLElement;
const form = parentElement as HTMLElement;

try {
  const phone = form.querySelector('[name=phone]') as HTMLInputElement;
  const { typed, sent, at } = JSON.parse((sessionStorage[name] as string | undefined) ?? '{}') as TypedPhone;
  delete sessionStorage[name];
  if (Date.now() - at < keptMs) {
    if (sent) {
      const text = JSON.stringify({ otpId: sent.otpId });
      globalThis.earlyCode = { phone: sent.phone, reply: Promise.resolve({ status: 200, text }) };
    }
    phone.value = typed;
    phone.dispatchEvent(new Event('input', { bubbles: true }));
    form.querySelector<HTMLElement>(sent ? '.action,[type=submit]' : '.action')?.click();
  }
} catch {
  // Storage is blocked, so nothing was kept.
}
addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a[lang]');
  if (!link) return;
  delete flags.unkept;
  const dialog = document.querySelector('dialog[open]');
  const phone = (dialog ?? form).querySelector<HTMLInputElement>('[name=phone]');
  if (!phone || (!dialog && !phone.value)) return;
  const country = phone.form?.elements.namedItem('country') as HTMLSelectElement | null | undefined;
  // The option says `India (+91)`. A number of another country starts with its dial code.
  const code = country && country.value !== defaultCountryCode ? dialCodeIn(country) : '';
  // A phone form without a submit button has sent its code already.
  const sent = phone.form?.querySelector('[type=submit]') === null && globalThis.sentCode;
  try {
    const kept: TypedPhone = { typed: code + phone.value, sent, at: Date.now() };
    sessionStorage[name] = JSON.stringify(kept);
    if (sessionStorage[name]) return;
  } catch {
    // Storage is full or blocked.
  }
  flags.unkept = '';
  // A page of the portal handles the click itself.
  if (event.defaultPrevented) return;
  event.preventDefault();
  void import(/* @vite-ignore */ dataset.language as string).then(({ follow }: LanguageSwitch) =>
    follow(link),
  );
});

interface LanguageSwitch {
  follow: (link: Element) => void;
}

function dialCodeIn({ selectedOptions }: HTMLSelectElement): string {
  return /\+\d+/.exec(selectedOptions[0]?.text ?? '')?.[0] ?? '';
}
