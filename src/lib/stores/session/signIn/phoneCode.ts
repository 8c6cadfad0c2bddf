import { atom, type ReadableAtom } from 'nanostores';
import type { failureTitleWords } from '#lib/words/errors.ts';
import { otpSentToast } from '#lib/words/auth.ts';
import type { Toast } from '#lib/words/toast.ts';
import type { OtpReply } from '#lib/domain/reply/reply.ts';
import { otpDigits } from '#lib/domain/session/otp.ts';
import * as limits from '#lib/limits.ts';
import { asFailure, errorMessage, failureToast, type ErrorPlace } from '#lib/messages/errorMessage.ts';
import { isInPageLanguage } from '#lib/messages/serverWords.ts';
import { dismissToast, showToast } from '#lib/stores/browser/toasts.ts';

/** A code that was sent: its phone, the server's id for it, and when another one may be sent (epoch ms). */
export interface SentCode {
  phone: string;
  otpId: string | null;
  resendAt: number;
}

/** The stage of proving a phone. `failure` is the text beside its field. */
type CodeStage =
  | { type: 'unsent'; failure: string | null }
  | { type: 'sending'; earlier: SentCode | null }
  | { type: 'sent'; sent: SentCode; failure: { of: 'send' | 'verify'; words: string } | null }
  | { type: 'verifying'; sent: SentCode };

/** The proof of a phone by a code. */
export interface PhoneCode {
  stage: CodeStage;
  /** The entered part of the code, digits only. */
  code: string;
  /** Until when (epoch ms) the server asked to wait before sending a code to this phone; null when it did not. */
  pausedUntil: number | null;
}

/** Returns the code that was sent to the phone; null before one is. */
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

/** Returns the text for a failed send; null when there is none. */
export function sendFailure({ stage }: Pick<PhoneCode, 'stage'>): string | null {
  if (stage.type === 'unsent') return stage.failure;
  return stage.type === 'sent' && stage.failure?.of === 'send' ? stage.failure.words : null;
}

/** Returns the text for a refused code; null when there is none. */
export function verifyFailure({ stage }: Pick<PhoneCode, 'stage'>): string | null {
  return stage.type === 'sent' && stage.failure?.of === 'verify' ? stage.failure.words : null;
}

/** Whether a request is under way. */
export const isCodePending = ({ stage }: Pick<PhoneCode, 'stage'>): boolean =>
  stage.type === 'sending' || stage.type === 'verifying';

/** Returns when another code may be sent (epoch ms): after the countdown of the last one and the server's pause. */
export function sendableAt(state: PhoneCode): number | null {
  const sent = sentCode(state);
  if (sent === null) return state.pausedUntil;
  return Math.max(sent.resendAt, state.pausedUntil ?? 0);
}

/** Whether no request is under way and no pause of the server is running. */
export const canSendCode = (state: PhoneCode): boolean =>
  !isCodePending(state) && (state.pausedUntil === null || state.pausedUntil <= Date.now());

/** The result of requesting a code: a code was sent, or the proof is already known and needs none. */
type CodeReply<Proof> = OtpReply | { proof: Proof };

interface PhoneCodeOptions<Proof> {
  /** The phone that is entered now, in international form. */
  phoneNow: () => string;
  /** Resolves when everything that sending needs is loaded. The default is immediately. */
  ready?: (() => Promise<unknown>) | undefined;
  send: (phone: string) => Promise<CodeReply<Proof>>;
  verify: (sent: SentCode, code: string) => Promise<Proof>;
  /** Called when a code was sent. */
  onSent?: (() => void) | undefined;
  /**
   * Called when the phone is proven, even after the form has left the page, because the proof itself may remove
   * the form.
   */
  onProven: (proof: Proof) => void;
  /** Whether the entered code can be verified. The default is any entry. */
  isEnough?: ((code: string) => boolean) | undefined;
  /** The titles and texts for failures of each request. */
  words: Record<'send' | 'verify', { title: keyof typeof failureTitleWords; place: ErrorPlace }>;
}

export interface PhoneCodeMachine {
  $state: ReadableAtom<PhoneCode>;
  canVerify: (state: PhoneCode) => boolean;
  /** Enters the code. The last digit verifies it if a code was sent. */
  enterCode: (code: string) => void;
  send: () => Promise<void>;
  /** Verifies the entered code. Concurrent calls share one request. */
  verify: () => Promise<void>;
  /** Forgets the code after the phone changed: a code belongs to the phone that it was sent to. */
  forget: () => void;
  /** Removes the notification that a code was sent, because the code is accepted or no longer asked for. */
  hideSent: () => void;
  /** Ignores later failures, because the form is gone. */
  leave: () => void;
}

const isWhole = (code: string): boolean => code.length === limits.otpLength;
const unsent: CodeStage = { type: 'unsent', failure: null };

/** Proves a phone by a one-time code. Signing in and creating a vendor both use this. */
export function startPhoneCode<Proof>(options: PhoneCodeOptions<Proof>): PhoneCodeMachine {
  const { phoneNow, words, isEnough = (code) => code !== '' } = options;
  const $state = atom<PhoneCode>({ stage: unsent, code: '', pausedUntil: null });
  let left = false;
  let failureShown = 0;
  let sentShown = 0;
  let verifying = Promise.resolve();

  const change = (part: Partial<PhoneCode>): void => $state.set({ ...$state.get(), ...part });
  const hideSent = (): void => dismissToast(sentShown);
  const canVerify = ({ stage, code }: PhoneCode): boolean => stage.type === 'sent' && isEnough(code);
  /** Shows a failure as a notification, and returns the text to keep beside the field. */
  const fail = (of: 'send' | 'verify', error: unknown): string => {
    failureShown = showFailure(failureToast(words[of].title, words[of].place, error));
    return errorMessage(words[of].place, error);
  };
  /** The stage after a request: `stage`, or unsent if the phone was changed meanwhile. */
  const settle = (phone: string, stage: CodeStage): CodeStage => (phone === phoneNow() ? stage : unsent);

  async function send(): Promise<void> {
    const before = $state.get();
    if (!canSendCode(before)) return;
    const phone = phoneNow();
    const earlier = sentCode(before);
    // The notification of an earlier failure would contradict the outcome of this try.
    dismissToast(failureShown);
    // An earlier entry belongs to the earlier code. Digits typed from now on belong to the new one.
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
      hideSent();
      sentShown = showToast({
        tone: 'success',
        ...otpSentToast,
        ...(reply.message && isInPageLanguage(reply.message) && { description: reply.message }),
      });
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
      hideSent();
      // No check of `left` here, because the proof itself may have removed the form.
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
      hideSent();
      change({ stage: withoutCode($state.get().stage), code: '', pausedUntil: null });
    },
    hideSent,
    leave: () => {
      hideSent();
      left = true;
    },
  };
}

/** Returns the stage after the phone changes. A request under way settles by itself. */
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

/** Returns how long (ms) a refusal for too many requests asks to wait; null when it does not say. */
function pauseOf(error: unknown): number | null {
  const failure = asFailure(error);
  return failure?.code === 'rate-limited' ? (failure.retryAfterMs ?? null) : null;
}
