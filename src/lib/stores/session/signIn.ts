import { atom, type ReadableAtom } from 'nanostores';
import { errorMessage, failureToast, type Failure } from '#lib/copy/errors.ts';
import { afterLoginToast, loggedInToast, otpSentToast } from '#lib/copy/auth.ts';
import type { Toast } from '#lib/copy/toast.ts';
import type { Grant } from '#lib/domain/grant.ts';
import { countryOf, defaultCountryCode, splitPhone } from '#lib/domain/countries.ts';
import { otpDigits } from '#lib/domain/otp.ts';
import { displayPhone, internationalPhone, phoneDigits } from '#lib/domain/phone.ts';
import { sameOriginPath } from '#lib/domain/url.ts';
import { limits } from '#lib/limits.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { takeAskedPage } from '#lib/stores/session/askedPage.ts';
import { dismissToast, showToast } from '#lib/stores/browser/toasts.ts';

/** One attempt to sign in by phone code, as far as it has come. */
export interface SignIn {
  countryCode: string;
  number: string;
  code: string;
  /** Where the code went, and from when on (epoch ms) another may be sent; null before the first. */
  sent: { phone: string; resendAt: number } | null;
  /** The server asked to wait until then (epoch ms) before a code is sent to this number; null when it did not. */
  pausedUntil: number | null;
  pending: 'send' | 'verify' | null;
  sendError: string | null;
  verifyError: string | null;
}

export interface SignInFlow {
  $state: ReadableAtom<SignIn>;
  enterCountry: (countryCode: string) => void;
  enterNumber: (number: string) => void;
  enterCode: (code: string) => void;
  send: () => Promise<void>;
  verify: () => Promise<void>;
  /** The form is gone: a failure still under way has nobody to tell. */
  leave: () => void;
}

/** Sending needs a phone, and waits as long as the server asked for; the rest is the server's to judge. */
export const canSend = ({ number, pending, pausedUntil }: SignIn): boolean =>
  phoneDigits(number) !== '' && pending === null && (pausedUntil === null || pausedUntil <= Date.now());

/** When another code may be sent (epoch ms): after the countdown of the last one and the pause of the server. */
export function sendableAt({ sent, pausedUntil }: SignIn): number | null {
  if (sent === null) return pausedUntil;
  return Math.max(sent.resendAt, pausedUntil ?? 0);
}

/** Verifying needs a sent code and any entry. */
export const canVerify = ({ sent, code, pending }: SignIn): boolean =>
  sent !== null && code !== '' && pending === null;

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
  const $state = atom<SignIn>({
    countryCode: known?.country.code ?? defaultCountryCode,
    number: known?.number ?? '',
    code: '',
    sent: null,
    pausedUntil: null,
    pending: null,
    sendError: null,
    verifyError: null,
  });
  const places = errorPlaces[options.place ?? 'dialog'];
  let left = false;
  let failure = 0;
  /** A failure's notification would contradict the next try's outcome. */
  const fail = (toast: Toast): void => {
    failure = showToast({ tone: 'error', ...toast });
  };
  const change = (part: Partial<SignIn>): void => $state.set({ ...$state.get(), ...part });
  const phoneNow = (): string =>
    internationalPhone(countryOf($state.get().countryCode).dialCode, $state.get().number);
  /** A code belongs to the number it was sent to. */
  const notSent = { sent: null, pausedUntil: null, code: '', sendError: null, verifyError: null };

  async function send(): Promise<void> {
    if (!canSend($state.get())) return;
    const phone = phoneNow();
    dismissToast(failure);
    // A code entered before was the earlier sending's; one that is typed from now on is the new one's.
    const code = $state.get().sent === null ? $state.get().code : '';
    change({ pending: 'send', code, sendError: null, verifyError: null });
    try {
      const { sendLoginOtp } = await loadAuth();
      if (left) return;
      const words = await sendLoginOtp(phone);
      if (left) return;
      options.onSent?.();
      showToast({ tone: 'success', ...otpSentToast(words) });
      // The number may have been changed while the code was on its way.
      const sent = { phone, resendAt: Date.now() + limits.otpResendSeconds * 1000 };
      change(phone === phoneNow() ? { pending: null, pausedUntil: null, sent } : { pending: null });
    } catch (error) {
      if (left) return;
      fail(failureToast('sendOtp', places.send, error));
      const pauseMs = phone === phoneNow() ? pauseOf(error) : null;
      const pausedUntil = pauseMs === null ? null : Date.now() + pauseMs;
      change({ pending: null, pausedUntil, sendError: errorMessage(places.send, error) });
    }
  }

  async function verify(): Promise<void> {
    const { sent, code } = $state.get();
    if (!canVerify($state.get()) || sent === null) return;
    dismissToast(failure);
    change({ pending: 'verify', verifyError: null });
    try {
      const { login } = await loadAuth();
      const grant = await login(sent.phone, code);
      const { fullName, phone } = grant.user;
      showToast({
        tone: 'success',
        ...(options.succeeded ?? loggedInToast)(fullName?.trim() || displayPhone(phone)),
      });
      change({ pending: null });
      // The session itself may have taken the form away by now, so that does not count as leaving.
      goOn(grant);
    } catch (error) {
      if (left) return;
      fail(failureToast('login', places.verify, error));
      change({ pending: null, verifyError: errorMessage(places.verify, error) });
    }
  }

  function goOn(grant: Grant): void {
    try {
      const asked = takeAskedPage(grant.user.id);
      const route = options.inPlace ? null : (profileRoute(grant) ?? (options.opensAskedPage ? asked : null));
      if (route === null) options.onSignedIn(grant);
      else navigation.to(route);
    } catch {
      showToast({ tone: 'error', ...afterLoginToast });
    }
  }

  return {
    $state,
    enterCountry: (countryCode) => change({ countryCode, ...notSent }),
    enterNumber: (number) => {
      // What the code is asked for with is fetched while the rest of the number is typed. Lost, sending asks again.
      if ($state.get().number === '') loadAuth().catch(() => undefined);
      change({ number, ...notSent });
    },
    enterCode: (code) => change({ code: otpDigits(code), verifyError: null }),
    send,
    verify,
    leave: () => {
      left = true;
    },
  };
}

const errorPlaces = {
  dialog: { send: 'sendOtp', verify: 'login' },
  page: { send: 'sendOtpOnPage', verify: 'loginOnPage' },
} as const;

/** How long a refusal for too many requests asks to wait (ms); null when it does not say. By shape: ApiError is not here yet. */
function pauseOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('retryAfterMs' in error))
    return null;
  const { code, retryAfterMs } = error;
  return code === 'rate-limited' && typeof retryAfterMs === 'number' ? retryAfterMs : null;
}

const lostOnTheWay: Failure = { code: 'network', serverMessage: null };

/**
 * What speaks to the API. With the contract and its schemas it weighs more than the form, which can be filled in without:
 * a page that does not have it yet loads it with the first press, and that press waits for it.
 */
async function loadAuth(): Promise<typeof import('#lib/stores/session/auth.ts')> {
  return import('#lib/stores/session/auth.ts').catch(() => Promise.reject(lostOnTheWay));
}

/** The page the server asks to complete the profile on, as a path of our own; anywhere else is not followed. */
function profileRoute(grant: Grant): string | null {
  const origin = globalThis.location?.origin;
  return grant.needsProfileCompletion && origin ? sameOriginPath(grant.profileCompletionRoute, origin) : null;
}
