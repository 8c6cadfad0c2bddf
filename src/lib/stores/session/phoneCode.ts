import { atom, type ReadableAtom } from 'nanostores';
import type { failureTitleWords } from '#lib/copy/errors.ts';
import { otpSentToast } from '#lib/copy/auth.ts';
import type { Toast } from '#lib/copy/toast.ts';
import type { OtpReply } from '#lib/domain/reply.ts';
import { otpDigits } from '#lib/domain/otp.ts';
import { limits } from '#lib/limits.ts';
import { asFailure, errorMessage, failureToast, type ErrorPlace } from '#lib/messages/errorMessage.ts';
import { dismissToast, showToast } from '#lib/stores/browser/toasts.ts';

/** A code that was sent: where it went, the server's name for it, and from when on (epoch ms) another may be sent. */
export interface SentCode {
  phone: string;
  otpId: string | null;
  resendAt: number;
}

/** How far the proof of a phone has come. `failure` is what is said beside the field that it is about. */
type CodeStage =
  | { type: 'unsent'; failure: string | null }
  | { type: 'sending'; earlier: SentCode | null }
  | { type: 'sent'; sent: SentCode; failure: { of: 'send' | 'verify'; words: string } | null }
  | { type: 'verifying'; sent: SentCode };

/** The proof of a phone by a code. */
export interface PhoneCode {
  stage: CodeStage;
  /** What was entered of the code: digits alone. */
  code: string;
  /** The server asked to wait until then (epoch ms) before a code is sent to this phone; null when it did not. */
  pausedUntil: number | null;
}

/** The code that was sent to the phone, while one is; null before. */
export function sentCode({ stage }: Pick<PhoneCode, 'stage'>): SentCode | null {
  switch (stage.type) {
    case 'unsent':
      return null;
    case 'sending':
      return stage.earlier;
    case 'sent':
    case 'verifying':
      return stage.sent;
  }
}

/** What is said of a sending that failed; null when nothing is. */
export function sendFailure({ stage }: Pick<PhoneCode, 'stage'>): string | null {
  if (stage.type === 'unsent') return stage.failure;
  return stage.type === 'sent' && stage.failure?.of === 'send' ? stage.failure.words : null;
}

/** What is said of a code that was refused; null when nothing is. */
export function verifyFailure({ stage }: Pick<PhoneCode, 'stage'>): string | null {
  return stage.type === 'sent' && stage.failure?.of === 'verify' ? stage.failure.words : null;
}

/** Whether a request is under way. */
export const isCodePending = ({ stage }: Pick<PhoneCode, 'stage'>): boolean =>
  stage.type === 'sending' || stage.type === 'verifying';

/** When another code may be sent (epoch ms): after the countdown of the last one and the pause of the server. */
export function sendableAt(state: PhoneCode): number | null {
  const sent = sentCode(state);
  if (sent === null) return state.pausedUntil;
  return Math.max(sent.resendAt, state.pausedUntil ?? 0);
}

/** Whether the server's pause, if it asked for one, is over, and no request is under way. */
export const canSendCode = (state: PhoneCode): boolean =>
  !isCodePending(state) && (state.pausedUntil === null || state.pausedUntil <= Date.now());

/** What a request for a code led to: one was sent, or none is needed, because what it would have proven is known. */
type CodeReply<Proof> = OtpReply | { proof: Proof };

interface PhoneCodeOptions<Proof> {
  /** The phone as it is entered at the moment, in international form. */
  phoneNow: () => string;
  /** What sending needs is here; unless given, it always is. */
  ready?: (() => Promise<unknown>) | undefined;
  send: (phone: string) => Promise<CodeReply<Proof>>;
  verify: (sent: SentCode, code: string) => Promise<Proof>;
  /** A code is on its way. */
  onSent?: (() => void) | undefined;
  /** The phone is proven. Called also when the form has left the page: proving it may have taken the form away. */
  onProven: (proof: Proof) => void;
  /** Whether what is entered can be verified; any entry unless given. */
  isEnough?: ((code: string) => boolean) | undefined;
  /** Whose titles and words a failure has. */
  words: Record<'send' | 'verify', { title: keyof typeof failureTitleWords; place: ErrorPlace }>;
}

export interface PhoneCodeMachine {
  $state: ReadableAtom<PhoneCode>;
  canVerify: (state: PhoneCode) => boolean;
  /** Enters the code. The last digit of a code that was sent verifies it. */
  enterCode: (code: string) => void;
  /** Sends a code, or another one. */
  send: () => Promise<void>;
  /** Verifies what is entered. While that is under way, another call is the same one. */
  verify: () => Promise<void>;
  /** The phone is another one: a code belongs to the phone that it was sent to. */
  forget: () => void;
  /** The form is gone: a failure still under way has nobody to tell. */
  leave: () => void;
}

const isWhole = (code: string): boolean => code.length === limits.otpLength;
const unsent: CodeStage = { type: 'unsent', failure: null };

/** Proves a phone by a one-time code: signing in and creating a vendor are this one machine. */
export function startPhoneCode<Proof>(options: PhoneCodeOptions<Proof>): PhoneCodeMachine {
  const { phoneNow, words, isEnough = (code) => code !== '' } = options;
  const $state = atom<PhoneCode>({ stage: unsent, code: '', pausedUntil: null });
  let left = false;
  let failureShown = 0;
  let verifying = Promise.resolve();

  const change = (part: Partial<PhoneCode>): void => $state.set({ ...$state.get(), ...part });
  const canVerify = ({ stage, code }: PhoneCode): boolean => stage.type === 'sent' && isEnough(code);
  /** Says a failure as a notification, and returns the words that stay beside the field. */
  const fail = (of: 'send' | 'verify', error: unknown): string => {
    failureShown = showFailure(failureToast(words[of].title, words[of].place, error));
    return errorMessage(words[of].place, error);
  };
  /** The stage after a request, unless the phone was changed meanwhile. */
  const settle = (phone: string, stage: CodeStage): CodeStage => (phone === phoneNow() ? stage : unsent);

  async function send(): Promise<void> {
    const before = $state.get();
    if (!canSendCode(before)) return;
    const phone = phoneNow();
    const earlier = sentCode(before);
    // A failure's notification would contradict the next try's outcome.
    dismissToast(failureShown);
    // A code entered before was the earlier sending's; one that is typed from now on is the new one's.
    const kept = earlier === null ? before.code : '';
    change({ stage: { type: 'sending', earlier }, code: kept });
    try {
      await options.ready?.();
      if (left) return;
      const reply = await options.send(phone);
      if (left) return;
      if ('proof' in reply) {
        change({ stage: unsent });
        return options.onProven(reply.proof);
      }
      options.onSent?.();
      showToast({ tone: 'success', ...otpSentToast, ...(reply.message && { description: reply.message }) });
      const sent = { phone, otpId: reply.otpId, resendAt: Date.now() + limits.otpResendSeconds * 1000 };
      change({ stage: settle(phone, { type: 'sent', sent, failure: null }), pausedUntil: null });
      // On a slow link the SMS can be here before the reply.
      if ($state.get().code !== kept && isWhole($state.get().code)) void verify();
    } catch (error) {
      if (left) return;
      const said = fail('send', error);
      const pauseMs = phone === phoneNow() ? pauseOf(error) : null;
      const stage: CodeStage =
        earlier === null
          ? { type: 'unsent', failure: said }
          : { type: 'sent', sent: earlier, failure: { of: 'send', words: said } };
      change({
        stage: settle(phone, stage),
        pausedUntil: pauseMs === null ? null : Date.now() + pauseMs,
      });
    }
  }

  async function verifyOnce(sent: SentCode, code: string): Promise<void> {
    dismissToast(failureShown);
    change({ stage: { type: 'verifying', sent } });
    try {
      const proof = await options.verify(sent, code);
      change({ stage: settle(sent.phone, { type: 'sent', sent, failure: null }) });
      // The proof itself may have taken the form away by now, so that does not count as leaving.
      options.onProven(proof);
    } catch (error) {
      if (left) return;
      const failure = { of: 'verify', words: fail('verify', error) } as const;
      change({ stage: settle(sent.phone, { type: 'sent', sent, failure }) });
    }
  }

  function verify(): Promise<void> {
    const state = $state.get();
    if (state.stage.type === 'sent' && canVerify(state)) {
      verifying = verifyOnce(state.stage.sent, state.code);
    }
    return verifying;
  }

  return {
    $state,
    canVerify,
    enterCode: (typed) => {
      const code = otpDigits(typed);
      const { stage, code: before } = $state.get();
      change({
        code,
        stage: stage.type === 'sent' && stage.failure?.of === 'verify' ? { ...stage, failure: null } : stage,
      });
      if (code !== before && isWhole(code) && stage.type === 'sent') void verify();
    },
    send,
    verify,
    forget: () => {
      change({ stage: withoutCode($state.get().stage), code: '', pausedUntil: null });
    },
    leave: () => {
      left = true;
    },
  };
}

/** What is left of a stage when the phone changes: a request under way, which settles by itself. */
function withoutCode(stage: CodeStage): CodeStage {
  switch (stage.type) {
    case 'sending':
      return { type: 'sending', earlier: null };
    case 'verifying':
      return stage;
    case 'unsent':
    case 'sent':
      return unsent;
  }
}

const showFailure = (toast: Toast): number => showToast({ tone: 'error', ...toast });

/** How long a refusal for too many requests asks to wait (ms); null when it does not say. */
function pauseOf(error: unknown): number | null {
  const failure = asFailure(error);
  return failure?.code === 'rate-limited' ? (failure.retryAfterMs ?? null) : null;
}
