import { atom, type ReadableAtom } from 'nanostores';
import { sendIn } from '#lib/copy/auth.ts';
import { failureTitleWords } from '#lib/copy/errors.ts';
import { onboardingToasts } from '#lib/copy/onboarding.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { secondsUntil } from '#lib/domain/otp.ts';
import { internationalPhone } from '#lib/domain/phone.ts';
import type { VendorInfo } from '#lib/domain/vendorInfo.ts';
import { limits } from '#lib/limits.ts';
import { vendorCreated } from '#lib/stores/application/flow.ts';
import {
  createdBefore,
  createVendor,
  isOutcomeUnknown,
  sendVendorOtp,
} from '#lib/stores/application/vendorCreation.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { failureCode } from '#lib/stores/session/failure.ts';
import {
  isCodePending,
  sendableAt,
  sentCode,
  startPhoneCode,
  type PhoneCodeMachine,
} from '#lib/stores/session/phoneCode.ts';
import { askToSignInAgain } from '#lib/stores/session/session.ts';

/** Whose business is created by the code that is asked for. */
export interface AskedCode {
  info: VendorInfo;
  /** In international form, as the code is sent to it. */
  phone: string;
}

export interface VendorCodeFlow extends Pick<
  PhoneCodeMachine,
  '$state' | 'canVerify' | 'enterCode' | 'verify' | 'leave'
> {
  /** What the code is asked for; null while it is not. */
  $asked: ReadableAtom<AskedCode | null>;
  /** The form is filled in: asks for the code that creates its business, and sends one unless the last one is still new. */
  request: (info: VendorInfo) => Promise<void>;
  resend: () => Promise<void>;
  /** Back to the form. Not while the vendor is being created: that cannot be called back. */
  close: () => void;
}

/** The vendor that a code has led to: created by it, or found to be there from an attempt whose reply was lost. */
type Proof = { vendorId: string; how: 'created' | 'found' };

/** Starts the proof of a new application's phone, which creates the vendor. */
export function startVendorCode(category: CategoryId): VendorCodeFlow {
  const $asked = atom<AskedCode | null>(null);
  let wanted: AskedCode | null = null;
  const machine = startPhoneCode<Proof>({
    phoneNow: () => wanted?.phone ?? '',
    send: async (phone) => {
      try {
        const made = await createdBefore(category);
        return made === null ? await sendVendorOtp(phone) : { proof: { vendorId: made, how: 'found' } };
      } catch (error) {
        if (failureCode(error) === 'outcome-unknown') askToSignInAgain(phone);
        throw error;
      }
    },
    verify: async ({ otpId }, code) => {
      if (wanted === null) throw new Error('No code was asked for');
      return { vendorId: await createVendor(category, wanted.info, code, otpId), how: 'created' };
    },
    onSent: () => $asked.set(wanted),
    onProven: ({ vendorId, how }) => {
      if (how === 'created') showToast({ tone: 'success', ...onboardingToasts.vendorCreated });
      else showToast({ tone: 'info', ...onboardingToasts.vendorFound });
      vendorCreated(vendorId);
    },
    isEnough: (code) => code.length === limits.otpLength,
    words: {
      send: { title: 'onboardingSendOtp', place: 'sendOtp' },
      verify: { title: 'createVendor', place: 'createVendor' },
    },
  });
  const { $state, canVerify, enterCode, verify, leave } = machine;

  async function request(info: VendorInfo): Promise<void> {
    if (isCodePending($state.get())) return;
    const phone = internationalPhone('+91', info.phone);
    if (phone !== wanted?.phone) machine.forget();
    wanted = { info, phone };
    const state = $state.get();
    const seconds = secondsUntil(sendableAt(state) ?? 0, Date.now());
    if (seconds === 0 || isOutcomeUnknown(category)) return machine.send();
    if (sentCode(state) !== null) $asked.set(wanted);
    else
      showToast({ tone: 'error', title: failureTitleWords.onboardingSendOtp, description: sendIn(seconds) });
  }

  return {
    $state,
    $asked,
    canVerify,
    enterCode,
    verify,
    leave,
    request,
    resend: machine.send,
    close: () => {
      if ($state.get().stage.type !== 'verifying') $asked.set(null);
    },
  };
}
