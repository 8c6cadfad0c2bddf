import { atom, type ReadableAtom } from 'nanostores';
import { sendIn } from '#lib/messages/sendIn.ts';
import { failureTitleWords } from '#lib/copy/errors.ts';
import { createdForOtherToast, onboardingToasts } from '#lib/copy/onboarding.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import type { Grant } from '#lib/domain/grant.ts';
import { secondsUntil } from '#lib/domain/otp.ts';
import { displayPhone, internationalPhone } from '#lib/domain/phone.ts';
import type { VendorInfo } from '#lib/domain/vendorInfo.ts';
import { limits } from '#lib/limits.ts';
import { paths } from '#lib/paths.ts';
import { vendorCreated } from '#lib/stores/application/flowMoves.ts';
import {
  createdBefore,
  createdForOther,
  createVendor,
  isOutcomeUnknown,
  isUnknownFor,
  sendVendorOtp,
  switchToCreated,
  type CreatedVendor,
} from '#lib/stores/application/vendorCreation.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { sendLoginOtp } from '#lib/stores/session/auth.ts';
import { failureCode } from '#lib/stores/session/failure.ts';
import {
  isCodePending,
  sendableAt,
  sentCode,
  startPhoneCode,
  type PhoneCodeMachine,
} from '#lib/stores/session/phoneCode.ts';
import { accountOf, askToSignInAgain } from '#lib/stores/session/session.ts';

/**
 * What is asked on the way to a vendor: the code that creates it, or proves the phone of one that is there; or, where it
 * was created for another phone than the vendor's own, as whom to go on. Phones are in international form.
 */
type Asked =
  | { type: 'code'; info: VendorInfo; phone: string; isExisting: boolean }
  | { type: 'account'; phone: string; current: string };
type AskedCode = Extract<Asked, { type: 'code' }>;

export interface VendorCodeFlow extends Pick<
  PhoneCodeMachine,
  '$state' | 'canVerify' | 'enterCode' | 'verify' | 'leave'
> {
  /** What is asked; null while the form is filled in. */
  $asked: ReadableAtom<Asked | null>;
  /** The form is filled in: asks for the code that creates its business, and sends one unless the last one is still new. */
  request: (info: VendorInfo) => Promise<void>;
  resend: () => Promise<void>;
  /** Goes on as the phone of the vendor that was created. */
  switchAccount: () => void;
  /**
   * Back to the form; after the vendor was created for another phone, to who the vendor is. Not while the vendor is being
   * created: that cannot be called back.
   */
  close: () => void;
}

/**
 * The vendor that a code has led to: created by it, or found to be there from an attempt whose reply was lost. `none` where
 * the code was to find one: that attempt came to nothing.
 */
type Proof = (CreatedVendor & { how: 'created' | 'found' }) | { how: 'none' };

/**
 * Starts the proof of an application's phone. It creates the vendor; with `existing`, the id of a vendor whose phone was
 * never proven, the same call proves it.
 */
export function startVendorCode(category: CategoryId, existing: string | null = null): VendorCodeFlow {
  const $asked = atom<Asked | null>(null);
  let wanted: AskedCode | null = null;
  let other: { vendorId: string; grant: Grant } | null = null;
  /** The code signs in with another phone than the vendor's, only to look there for what an attempt has created. */
  let isLookup = false;
  const machine = startPhoneCode<Proof>({
    phoneNow: () => wanted?.phone ?? '',
    send: async (phone) => {
      isLookup = false;
      try {
        const made = existing === null ? await createdBefore(category) : null;
        return made === null
          ? await sendVendorOtp(phone)
          : { proof: { vendorId: made, otherGrant: null, how: 'found' } };
      } catch (error) {
        if (failureCode(error) !== 'outcome-unknown') throw error;
        const isSignedIn = accountOf() !== null;
        const isKnown = isUnknownFor(category, phone);
        if (!isSignedIn) askToSignInAgain(isKnown ? phone : null);
        if (!isSignedIn || !isKnown) throw error;
        isLookup = true;
        return sendLoginOtp(phone);
      }
    },
    verify: async ({ phone, otpId }, code) => {
      if (wanted === null) throw new Error('No code was asked for');
      if (isLookup) {
        const found = await createdForOther(category, phone, code, otpId);
        return found === null ? { how: 'none' } : { ...found, how: 'found' };
      }
      return { ...(await createVendor(category, wanted.info, code, { otpId, existing })), how: 'created' };
    },
    onSent: () => $asked.set(wanted),
    onProven: (proof) => {
      // Now one that creates it.
      if (proof.how === 'none') return void machine.send();
      const { vendorId, otherGrant, how } = proof;
      const account = accountOf();
      if (otherGrant !== null && wanted !== null && account !== null) {
        other = { vendorId, grant: otherGrant };
        $asked.set({ type: 'account', phone: wanted.phone, current: account.phone ?? account.session });
        return;
      }
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
    wanted = { type: 'code', info, phone, isExisting: existing !== null };
    const state = $state.get();
    const seconds = secondsUntil(sendableAt(state) ?? 0, Date.now());
    if (seconds === 0 || (existing === null && isOutcomeUnknown(category))) return machine.send();
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
    switchAccount: () => {
      if (other === null) return;
      const { vendorId, grant } = other;
      other = null;
      switchToCreated(category, vendorId, grant);
      showToast({ tone: 'success', ...onboardingToasts.vendorCreated });
      vendorCreated(vendorId);
    },
    close: () => {
      const asked = $asked.get();
      if ($state.get().stage.type === 'verifying' || asked === null) return;
      other = null;
      $asked.set(null);
      if (asked.type === 'code') return;
      const phones = { created: displayPhone(asked.phone), current: displayPhone(asked.current) };
      showToast({ tone: 'info', ...createdForOtherToast(phones) }, limits.welcomeToastMs);
      navigation.to(paths.vendor);
    },
  };
}
