import { atom, computed, type ReadableAtom } from 'nanostores';
import { afterLoginToast, loggedInToast } from '#lib/copy/auth.ts';
import type { Toast } from '#lib/copy/toast.ts';
import { lostOnTheWay } from '#lib/messages/errorMessage.ts';
import type { RoutesAfter } from '#lib/stores/session/auth.ts';
import type { Grant } from '#lib/domain/grant.ts';
import { countryOf, defaultCountryCode, splitPhone } from '#lib/domain/countries.ts';
import { displayPhone, internationalPhone, phoneDigits } from '#lib/domain/phone.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import {
  canSendCode,
  startPhoneCode,
  type PhoneCode,
  type PhoneCodeMachine,
} from '#lib/stores/session/phoneCode.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

interface Entered {
  countryCode: string;
  number: string;
}

/** One attempt to sign in by phone code, as far as it has come. */
type SignIn = Entered & PhoneCode;

export interface SignInFlow extends Pick<
  PhoneCodeMachine,
  'canVerify' | 'enterCode' | 'send' | 'verify' | 'leave'
> {
  $state: ReadableAtom<SignIn>;
  enterCountry: (countryCode: string) => void;
  enterNumber: (number: string) => void;
  /** The form is on screen. A code that was sent on this page in another language is awaited: its reply is here, and nothing is asked for. */
  arrive: () => void;
}

/** Sending needs a phone, and waits as long as the server asked for; the rest is the server's to judge. */
export const canSend = (state: SignIn): boolean => phoneDigits(state.number) !== '' && canSendCode(state);

export interface SignInOptions {
  /** Where the form is: the fallbacks of failure messages differ. 'dialog' unless given. */
  place?: 'dialog' | 'page' | undefined;
  /** Prefills the number. */
  phone?: string | null | undefined;
  /** Words the success; 'Logged in' unless given. */
  succeeded?: ((nameOrPhone: string) => Toast) | undefined;
  /** Stay on the page even if the server names one to complete the profile on: a form here is being filled in. */
  inPlace?: boolean | undefined;
  /** Signing in was asked for by a page that needs a session: that page is opened, if this tab remembers one. */
  opensAskedPage?: boolean | undefined;
  /** A code is on its way: what comes after signing in can be fetched meanwhile. */
  onSent?: (() => void) | undefined;
  /** What comes after signing in; not when the profile's page comes instead. */
  onSignedIn: (grant: Grant) => void;
}

/** Starts an attempt. */
export function startSignIn(options: SignInOptions): SignInFlow {
  const known = options.phone ? splitPhone(options.phone) : null;
  const $entered = atom<Entered>({
    countryCode: known?.country.code ?? defaultCountryCode,
    number: known?.number ?? '',
  });
  if (known !== null) loadAhead();
  const places = errorPlaces[options.place ?? 'dialog'];
  const phoneNow = (): string => {
    const { countryCode, number } = $entered.get();
    return internationalPhone(countryOf(countryCode).dialCode, number);
  };
  const machine = startPhoneCode<{ grant: Grant; routes: () => RoutesAfter }>({
    phoneNow,
    ready: loadAuth,
    send: async (phone) => (await loadAuth()).sendLoginOtp(phone),
    verify: async (sent, code) => {
      const { login, routesAfter } = await loadAuth();
      const grant = await login(sent.phone, code, sent.otpId);
      return { grant, routes: () => routesAfter(grant) };
    },
    onSent: options.onSent,
    onProven: ({ grant, routes }) => {
      const { fullName, phone } = grant.user;
      const name = fullName?.trim() || displayPhone(phone);
      showToast({ tone: 'success', ...(options.succeeded ?? loggedInToast)(name) });
      proceed(grant, routes);
    },
    words: {
      send: { title: 'sendOtp', place: places.send },
      verify: { title: 'login', place: places.verify },
    },
  });
  const $state = computed([$entered, machine.$state], (entered, proof): SignIn => ({ ...entered, ...proof }));

  function proceed(grant: Grant, routes: () => RoutesAfter): void {
    try {
      const { profile, asked } = routes();
      const route = options.inPlace ? null : (profile ?? (options.opensAskedPage ? asked : null));
      if (route === null) options.onSignedIn(grant);
      else navigation.to(route);
    } catch {
      showToast({ tone: 'error', ...afterLoginToast });
    }
  }

  const enter = (part: Partial<Entered>): void => {
    $entered.set({ ...$entered.get(), ...part });
    machine.forget();
  };
  const { canVerify, enterCode, verify, leave } = machine;
  return {
    $state,
    arrive: () => {
      if (globalThis.earlyCode?.phone === phoneNow()) void machine.send();
    },
    enterCountry: (countryCode) => enter({ countryCode }),
    enterNumber: (number) => {
      if ($entered.get().number === '') loadAhead();
      enter({ number });
    },
    canVerify,
    enterCode,
    send: async () => {
      if (canSend($state.get())) await machine.send();
    },
    verify,
    leave,
  };
}

const errorPlaces = {
  dialog: { send: 'sendOtp', verify: 'login' },
  page: { send: 'sendOtpOnPage', verify: 'loginOnPage' },
} as const;

/** Fetches what the code is asked for with while the number is still typed, behind the key that began it. Lost, sending asks again. */
function loadAhead(): void {
  setTimeout(() => void loadAuth().catch(() => undefined));
}

/**
 * What speaks to the API. With the contract and its schemas it weighs more than the form, which can be filled in without:
 * a page that does not have it yet loads it with the first press, and that press waits for it.
 */
async function loadAuth(): Promise<typeof import('#lib/stores/session/auth.ts')> {
  return import('#lib/stores/session/auth.ts').catch(() => Promise.reject(lostOnTheWay));
}
