import { call } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/errors.ts';
import { offers } from '#lib/capabilities.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import type { Grant } from '#lib/domain/session/grant.ts';
import { fnv1a } from '#lib/domain/hash.ts';
import { withoutDayWise } from '#lib/domain/info/hours.ts';
import { infoTexts, wholeInfo } from '#lib/domain/info/infoFields.ts';
import { internationalPhone } from '#lib/domain/session/phone.ts';
import type { OtpReply } from '#lib/domain/reply/reply.ts';
import type { VendorInfo } from '#lib/domain/info/vendorInfo.ts';
import { z } from '#lib/domain/z.ts';
import { readEntry, removeEntry } from '#lib/stores/browser/storage.ts';
import { loginConsents } from '#lib/stores/application/flow/consents.ts';
import { $handedOver } from '#lib/stores/application/handedOver.ts';
import { $createdPhone, saveDraft } from '#lib/stores/application/draft.ts';
import { acceptGrant, grantFor } from '#lib/stores/session/signIn/auth.ts';
import { failureCode } from '#lib/stores/session/signIn/failure.ts';
import { forgetKey, isRefused, sendOnce } from '#lib/stores/session/idempotency.ts';
import { dropCopy, infoCopyName } from '#lib/stores/session/recovery.ts';
import { signedInOf, writeOwned } from '#lib/stores/session/session.ts';

/**
 * Sends the code that proves the vendor's phone. Returns the server's message and its id for the code; each is
 * null if the server sends none.
 * @throws {ApiError}
 */
export async function sendVendorOtp(phone: string): Promise<OtpReply> {
  const body = { phone: internationalPhone('+91', phone) };
  const operation = 'vendor-otp';
  // A resend is a new request. The key only covers repeats of one press.
  forgetKey(operation);
  const reply = await sendOnce(operation, body, (idempotencyKey) =>
    call('vendorSendOtp', { body, idempotencyKey }),
  );
  forgetKey(operation);
  return reply;
}

/**
 * An attempt to create a vendor, stored before the call and removed with the reply. While it is stored, a
 * vendor may exist that this browser does not know. The business name and phone are salted 16-bit marks.
 */
const attemptSchema = z.object({ salt: z.string(), name: z.number(), phone: z.optional(z.number()) });
type Attempt = z.output<typeof attemptSchema>;
const attemptEntry = (category: CategoryId) => `idempotency.attempt.${category}` as const;

function markOf(text: string, salt: string): number {
  return fnv1a(salt + text.trim().toLowerCase()) & 0xffff;
}

const attemptOf = (category: CategoryId): Attempt | null => readEntry(attemptEntry(category), attemptSchema);

/** Whether an attempt was for this phone, in international form. An attempt without a phone matches any. */
const isFor = ({ phone: mark, salt }: Attempt, phone: string | null): boolean =>
  mark === undefined || (phone !== null && mark === markOf(internationalPhone('+91', phone), salt));

/** Whether a vendor of this category may have been created by an attempt whose reply was lost. */
export const isOutcomeUnknown = (category: CategoryId): boolean => attemptOf(category) !== null;

/** Whether that attempt was for this phone, in international form. */
export function isUnknownFor(category: CategoryId, phone: string): boolean {
  const attempt = attemptOf(category);
  return attempt !== null && isFor(attempt, phone);
}

/** The outcome of an earlier attempt, as far as the signed-in vendor can see it. */
type Earlier = { type: 'none' } | { type: 'unknown' } | { type: 'found'; vendorId: string };

async function earlierAttempt(category: CategoryId): Promise<Earlier> {
  const attempt = attemptOf(category);
  if (attempt === null) return { type: 'none' };
  const signedIn = signedInOf();
  if (signedIn === null) return { type: 'unknown' };
  const vendorId = await madeBy(category, attempt);
  if (vendorId !== null) {
    keepCreated(category, vendorId, signedIn.phone);
    return { type: 'found', vendorId };
  }
  // A vendor of another phone is only in that phone's list.
  if (!isFor(attempt, signedIn.phone)) return { type: 'unknown' };
  cameToNothing(category);
  return { type: 'none' };
}

/**
 * Returns the id of the newest vendor that an attempt may have created, from the list of the signed-in vendor,
 * or of `token`; null when there is none.
 */
async function madeBy(category: CategoryId, { salt, name }: Attempt, token?: string): Promise<string | null> {
  const list = await call('applications', token === undefined ? {} : { token });
  const [newest] = list
    .filter((each) => each.category === category && markOf(each.name ?? '', salt) === name)
    .toSorted((a, b) => (b.createdAt?.at ?? 0) - (a.createdAt?.at ?? 0));
  return newest?.id ?? null;
}

function cameToNothing(category: CategoryId): void {
  forgetKey(`create.${category}`);
  removeEntry(attemptEntry(category));
}

/**
 * Returns the vendor of this category that an earlier attempt created although its reply was lost; null when
 * there is none. It is checked before another code is sent or vendor created, even after changes to the form,
 * so that no business exists twice.
 * @throws {ApiError} `outcome-unknown` when nobody is signed in, or a phone that the attempt was not for; or
 * the failure of the call.
 */
export async function createdBefore(category: CategoryId): Promise<string | null> {
  const earlier = await earlierAttempt(category);
  if (earlier.type === 'unknown') throw new ApiError('outcome-unknown');
  return earlier.type === 'found' ? earlier.vendorId : null;
}

/**
 * Like `createdBefore`, but for another phone than the signed-in vendor's. A login code proves that phone
 * without switching the account. Null when the attempt created nothing.
 * @throws {ApiError}
 */
export async function createdForOther(
  category: CategoryId,
  phone: string,
  code: string,
  otpId: string | null,
): Promise<CreatedVendor | null> {
  const attempt = attemptOf(category);
  if (attempt === null) return null;
  const otherGrant = await grantFor(phone, code, otpId);
  const vendorId = await madeBy(category, attempt, otherGrant.accessToken);
  if (vendorId === null) {
    cameToNothing(category);
    return null;
  }
  forgetAttempt(category);
  return { vendorId, otherGrant };
}

function keepCreated(category: CategoryId, vendorId: string, phone: string | null): void {
  forgetAttempt(category);
  saveDraft({ category, vendorId, step: 'kyc-documents', phone, phoneVerified: true });
  $createdPhone.set(phone);
}

function forgetAttempt(category: CategoryId): void {
  cameToNothing(category);
  dropCopy(infoCopyName(category));
}

/** A vendor that was created. `otherGrant` signs in with its phone, if another phone is signed in. */
export interface CreatedVendor {
  vendorId: string;
  otherGrant: Grant | null;
  /** The server's message. */
  message?: string | null;
}

/** Whether a grant is for another account than the signed-in one; false when nobody is signed in. */
function isOtherUser({ user }: Grant): boolean {
  const signedIn = signedInOf();
  if (signedIn === null || signedIn.session === user.id) return false;
  return internationalPhone('+91', signedIn.phone ?? '') !== internationalPhone('+91', user.phone);
}

/** Switches to the account of a vendor that was created for another phone, after the vendor agreed. */
export function switchToCreated(category: CategoryId, vendorId: string, grant: Grant): void {
  acceptGrant(grant);
  keepCreated(category, vendorId, internationalPhone('+91', grant.user.phone));
}

/**
 * Verifies the code and creates the vendor. Saves the draft, and signs in if the reply does. If that would
 * switch the account, returns the grant instead and keeps nothing of the vendor. With `provenVendor`, the id of a
 * vendor, the code proves that vendor's phone instead. A repeat with another code or `otpId` is the same
 * request.
 * @throws {ApiError} `no-vendor-id` when the reply names no vendor.
 */
export async function createVendor(
  category: CategoryId,
  info: VendorInfo,
  otp: string,
  { otpId = null, provenVendor = null }: { otpId?: string | null; provenVendor?: string | null } = {},
): Promise<CreatedVendor> {
  const earlier = provenVendor === null ? await earlierAttempt(category) : null;
  if (earlier?.type === 'found') return { vendorId: earlier.vendorId, otherGrant: null };
  const phone = internationalPhone('+91', info.phone);
  const vendor = {
    phone,
    category,
    ...(provenVendor === null ? {} : { vendorId: provenVendor }),
    baseInfo: {
      ...info,
      ...infoTexts((name) => wholeInfo(name, info[name])),
      ...(!offers('dayWise') && { deliveryTimings: withoutDayWise(info.deliveryTimings) }),
    },
  };
  const wasUnknown = isOutcomeUnknown(category);
  const salt = String(Math.random()).slice(2);
  if (!wasUnknown && provenVendor === null)
    writeOwned(attemptEntry(category), {
      salt,
      name: markOf(info.vendorName, salt),
      phone: markOf(phone, salt),
    } satisfies Attempt);
  try {
    const body = {
      ...vendor,
      otp,
      ...(otpId === null ? {} : { otpId }),
      ...(offers('consents') ? loginConsents() : {}),
    };
    const reply = await sendOnce(`create.${category}`, vendor, (idempotencyKey) =>
      call('createVendor', { body, idempotencyKey }),
    );
    if (reply.vendorId === null) throw new ApiError('no-vendor-id');
    const { vendorId, message } = reply;
    const grant = reply.grant(phone);
    if (grant !== null && isOtherUser(grant)) {
      forgetAttempt(category);
      return { vendorId, otherGrant: grant, message };
    }
    if (grant !== null) {
      // The vendor stays who they are, so what they chose for the KYC step stays too.
      const handedOver = $handedOver.get();
      acceptGrant(grant);
      $handedOver.set(handedOver);
    }
    keepCreated(category, vendorId, phone);
    return { vendorId, otherGrant: null, message };
  } catch (error) {
    // A refusal says nothing about an earlier attempt, which may have used up the code.
    if (isRefused(error) && !wasUnknown && !mayBeResent(error)) removeEntry(attemptEntry(category));
    throw error;
  }
}

/**
 * Whether a refusal may answer a request that the browser repeated after a reused connection broke. Without
 * idempotency the first request may have created the vendor and used up the code.
 */
function mayBeResent(error: unknown): boolean {
  const code = failureCode(error);
  return !offers('idempotency') && ['unauthorized', 'not-found', 'conflict'].includes(code ?? '');
}
