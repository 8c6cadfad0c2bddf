import { requests } from '#lib/api/requests.ts';
import { withTextLimits } from '#lib/domain/textLimits.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { kycSchema } from '#lib/domain/kyc.ts';
import { isGstExempt, readKycExtras } from '#lib/domain/kycExtras.ts';
import { z } from '#lib/domain/z.ts';

/** KYC details as they are submitted: the contract's fields and the optional ones. */
export type Kyc = z.output<typeof requests.kyc>;
/** KYC details as they are typed. An empty value is a field that was cleared. */
export type KycDraft = z.output<typeof requests.kycDraft>;

/** What a submission of a category has to be: the shared rules with what the body declares, and the optional fields. */
export function kycRequest(category: CategoryId, body: Readonly<Record<string, unknown>>) {
  const { licenceAsPrinted, licences, fssaiExpiry, gstExempt, gstNumber } = requests.kyc.shape;
  const rules: Record<string, z.ZodMiniType> = kycSchema(category, readKycExtras(body)).shape;
  return withTextLimits(
    z.object({ gstNumber, ...rules, licenceAsPrinted, licences, fssaiExpiry, gstExempt }),
  );
}

/** A submission as it is stored: without what is empty, or says nothing in its category. */
export function storedKyc(category: CategoryId, kyc: Kyc): Kyc {
  const isExempt = isGstExempt(category, { gstExempt: kyc.gstExempt === true });
  const { gstNumber, licenceAsPrinted, licences, fssaiExpiry, gstExempt: _, ...fields } = kyc;
  return {
    ...fields,
    ...(isExempt ? { gstExempt: true } : { gstNumber }),
    ...(licenceAsPrinted ? { licenceAsPrinted } : {}),
    ...(licences && licences.length > 0 ? { licences } : {}),
    ...(fssaiExpiry ? { fssaiExpiry } : {}),
  };
}

/** What a field is when it was cleared; a text otherwise. */
const cleared: KycDraft = { licences: [], licenceAsPrinted: false, gstExempt: false };

/**
 * A draft with what changed since: fields that were not sent stay, those sent empty or null are cleared. A field that
 * had no value before needs no mark that it was cleared.
 */
export function withDraft(kyc: Kyc | null, kept: KycDraft | null, changed: KycDraft): KycDraft {
  const before = { ...kyc, ...kept };
  const fields = (Object.keys(changed) as (keyof KycDraft)[]).flatMap((name) => {
    const value = changed[name] || (cleared[name] ?? '');
    return value === '' && before[name] === undefined ? [] : [[name, value]];
  });
  return { ...kept, ...(Object.fromEntries(fields) as KycDraft) };
}

/** What the vendor last entered: the submission with the draft's fields over it, cleared ones included. */
export function enteredKyc(kyc: Kyc | null, draft: KycDraft | null): KycDraft | null {
  return kyc === null && draft === null ? null : { ...kyc, ...draft };
}

/** Whether a draft says anything else than the submission it was made over. */
export function isChanged(kyc: Kyc, draft: KycDraft): boolean {
  const names = Object.keys(draft) as (keyof KycDraft)[];
  return names.some(
    (name) => JSON.stringify(draft[name]) !== JSON.stringify(kyc[name] ?? cleared[name] ?? ''),
  );
}
