import { atom, type ReadableAtom } from 'nanostores';
import { fieldRefusals, type FieldRefusal } from '#lib/messages/fieldRefusals.ts';
import { sendIn } from '#lib/messages/sendIn.ts';
import { isInPageLanguage } from '#lib/messages/serverWords.ts';
import { failureTitleWords } from '#lib/words/errors.ts';
import { onboardingToasts } from '#lib/words/onboarding.ts';
import { createdForOtherToast } from '#lib/words/otp.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import type { Grant } from '#lib/domain/session/grant.ts';
import { infoNames } from '#lib/domain/info/infoFields.ts';
import { secondsUntil } from '#lib/domain/session/otp.ts';
import { displayPhone, internationalPhone } from '#lib/domain/session/phone.ts';
import type { VendorInfo } from '#lib/domain/info/vendorInfo.ts';
import * as limits from '#lib/limits.ts';
import { paths } from '#lib/paths.ts';
import { vendorCreated } from '#lib/stores/application/flow/flowActions.ts';
import {
  createdBefore,
  createdForOther,
  createVendor,
  isOutcomeUnknown,
  isUnknownFor,
  sendVendorOtp,
  switchToCreated,
  type CreatedVendor,
} from '#lib/stores/application/info/vendorCreation.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { sendLoginOtp } from '#lib/stores/session/signIn/auth.ts';
import { failureCode } from '#lib/stores/session/signIn/failure.ts';
import {
  isCodePending,
  sendableAt,
  sentCode,
  startPhoneCode,
  type PhoneCodeMachine,
} from '#lib/stores/session/signIn/phoneCode.ts';
import { signedInOf, askToSignInAgain } from '#lib/stores/session/session.ts';

/**
 * The question on the way to a vendor. `code`: the code that creates the vendor, or proves the phone of an
 * existing one. `phone-choice`: which phone to continue with, when the vendor was created for another phone.
 * Phones are in international form.
 */
type Asked =
  | { type: 'code'; info: VendorInfo; phone: string; provesVendor: boolean }
  | { type: 'phone-choice'; phone: string; current: string };
type AskedCode = Extract<Asked, { type: 'code' }>;

export interface VendorCodeFlow extends Pick<
  PhoneCodeMachine,
  '$state' | 'canVerify' | 'enterCode' | 'verify' | 'leave'
> {
  /** The current question; null while the form is being filled in. */
  $asked: ReadableAtom<Asked | null>;
  /** Fields of the form that the server refused with the code. */
  $refused: ReadableAtom<readonly FieldRefusal[]>;
  /** Asks for the code after the form was filled in. Sends one unless the last one is still new. */
  request: (info: VendorInfo) => Promise<void>;
  resend: () => Promise<void>;
  /** Continues with the account of the vendor that was created. */
  switchPhone: () => void;
  /**
   * Returns to the form. After the vendor was created for another phone, returns to the signed-in account. Does
   * nothing while the vendor is being created, because that cannot be undone.
   */
  close: () => void;
}

/**
 * The vendor that a code led to: `created` by it, or `found` from an attempt whose reply was lost. `none`: the
 * code was to find such a vendor, and there is none.
 */
type Proof = (CreatedVendor & { how: 'created' | 'found' }) | { how: 'none' };

/**
 * Starts the proof of an application's phone, which creates the vendor. With `provenVendor`, the id of a vendor
 * whose phone was never proven, the same call proves that phone.
 */
export function startVendorCode(category: CategoryId, provenVendor: string | null = null): VendorCodeFlow {
  const $asked = atom<Asked | null>(null);
  const $refused = atom<readonly FieldRefusal[]>([]);
  let wanted: AskedCode | null = null;
  let other: { vendorId: string; grant: Grant; message: CreatedVendor['message'] } | null = null;
  /** Whether the code signs in with another phone, only to look for a vendor that an attempt created there. */
  let isLookup = false;
  const machine = startPhoneCode<Proof>({
    phoneNow: () => wanted?.phone ?? '',
    send: async (phone) => {
      isLookup = false;
      try {
        const made = provenVendor === null ? await createdBefore(category) : null;
        return made === null
          ? await sendVendorOtp(phone)
          : { proof: { vendorId: made, otherGrant: null, how: 'found' } };
      } catch (error) {
        if (failureCode(error) !== 'outcome-unknown') throw error;
        const isSignedIn = signedInOf() !== null;
        const isKnown = isUnknownFor(category, phone);
        if (!isSignedIn) {
          // Return to the form, where the vendor signs in and presses Next again.
          $asked.set(null);
          askToSignInAgain(isKnown ? phone : null);
        }
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
      try {
        return {
          ...(await createVendor(category, wanted.info, code, { otpId, provenVendor })),
          how: 'created',
        };
      } catch (error) {
        const refusals = fieldRefusals(error, infoNames);
        // The vendor corrects them in the form.
        if (refusals.length > 0) $asked.set(null);
        $refused.set(refusals);
        throw error;
      }
    },
    onSent: () => $asked.set(wanted),
    onProven: (proof) => {
      // No vendor was found, so send a code that creates it.
      if (proof.how === 'none') return void machine.send();
      const { vendorId, otherGrant, how } = proof;
      const signedIn = signedInOf();
      if (otherGrant !== null && wanted !== null && signedIn !== null) {
        other = { vendorId, grant: otherGrant, message: proof.message };
        $asked.set({
          type: 'phone-choice',
          phone: wanted.phone,
          current: signedIn.phone ?? signedIn.session,
        });
        return;
      }
      if (how === 'created') tellCreated(proof.message);
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
    wanted = { type: 'code', info, phone, provesVendor: provenVendor !== null };
    const state = $state.get();
    const seconds = secondsUntil(sendableAt(state) ?? 0, Date.now());
    if (seconds === 0 || (provenVendor === null && isOutcomeUnknown(category))) return machine.send();
    if (sentCode(state) !== null) $asked.set(wanted);
    else
      showToast({ tone: 'error', title: failureTitleWords.onboardingSendOtp, description: sendIn(seconds) });
  }

  return {
    $state,
    $asked,
    $refused,
    canVerify,
    enterCode,
    verify,
    leave,
    request,
    resend: machine.send,
    switchPhone: () => {
      if (other === null) return;
      const { vendorId, grant, message } = other;
      other = null;
      switchToCreated(category, vendorId, grant);
      tellCreated(message);
      vendorCreated(vendorId);
    },
    close: () => {
      const asked = $asked.get();
      if ($state.get().stage.type === 'verifying' || asked === null) return;
      other = null;
      $asked.set(null);
      machine.hideSent();
      if (asked.type === 'code') return;
      const phones = { created: displayPhone(asked.phone), current: displayPhone(asked.current) };
      showToast({ tone: 'info', ...createdForOtherToast(phones) }, limits.welcomeToastMs);
      navigation.to(paths.vendor);
    },
  };
}

/** Shows that the vendor was created, in the server's words if they are in the language of the page. */
function tellCreated(message: CreatedVendor['message']): void {
  const description =
    message && isInPageLanguage(message) ? message : onboardingToasts.vendorCreated.description;
  showToast({ tone: 'success', ...onboardingToasts.vendorCreated, description });
}
