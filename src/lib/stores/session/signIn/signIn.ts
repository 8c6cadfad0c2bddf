import { atom, computed, type ReadableAtom } from 'nanostores';
import { afterLoginToast, loggedInToast } from '#lib/words/auth.ts';
import type { Toast } from '#lib/words/toast.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import { lostOnTheWay } from '#lib/messages/errorMessage.ts';
import type { RoutesAfter } from '#lib/stores/session/signIn/auth.ts';
import type { Grant } from '#lib/domain/session/grant.ts';
import { countryOf, defaultCountryCode, splitPhone } from '#lib/domain/session/countries.ts';
import { displayPhone, internationalPhone, phoneDigits } from '#lib/domain/session/phone.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import {
  canSendCode,
  startPhoneCode,
  type PhoneCode,
  type PhoneCodeMachine,
} from '#lib/stores/session/signIn/phoneCode.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';

/**
 * The module that calls the API. It is larger than the form, which works without it, so the first press may
 * load it and wait.
 */
const auth = lazyModule(() => import('#lib/stores/session/signIn/auth.ts'));
const loadAuth = () => auth.load().catch(() => Promise.reject(lostOnTheWay));

interface Entered {
  countryCode: string;
  number: string;
}

/** The state of one attempt to sign in by phone code. */
type SignIn = Entered & PhoneCode;

export interface SignInFlow extends Pick<
  PhoneCodeMachine,
  'canVerify' | 'enterCode' | 'send' | 'verify' | 'leave'
> {
  $state: ReadableAtom<SignIn>;
  enterCountry: (countryCode: string) => void;
  enterNumber: (number: string) => void;
  /** Called when the form is on screen. Uses the reply for a code that this page requested in another language. */
  open: () => void;
}

/** Whether a code can be sent: there is a phone, and no pause of the server. The server judges the rest. */
export const canSend = (state: SignIn): boolean => phoneDigits(state.number) !== '' && canSendCode(state);

export interface SignInOptions {
  /** The place of the form, which decides the fallback texts of failures. The default is 'dialog'. */
  place?: 'dialog' | 'page' | undefined;
  /** Prefills the number. */
  phone?: string | null | undefined;
  /** The text of the success notification. The default is 'Logged in'. */
  succeeded?: ((nameOrPhone: string) => Toast) | undefined;
  /**
   * Stays on the page even if the server names a page to complete the profile, because a form is being filled
   * in here.
   */
  inPlace?: boolean | undefined;
  /** Opens the protected page that asked for signing in, if this tab remembers one. */
  opensAskedPage?: boolean | undefined;
  /** Called when a code was sent, so that the next screen can be loaded meanwhile. */
  onSent?: (() => void) | undefined;
  /** Called after signing in, unless the profile page or the asked page follows. */
  onSignedIn: (grant: Grant) => void;
}

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
    open: () => {
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

/**
 * Loads the API module while the number is being typed, in a task after the first key. If that fails, sending
 * loads it again.
 */
function loadAhead(): void {
  setTimeout(auth.preload);
}
