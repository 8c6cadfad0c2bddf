import { requests } from '#lib/api/schema/requests.ts';
import { withTextLimits } from '#lib/domain/textLimits.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import { emptyWire, kycNamesOf, kycSchema } from '#lib/domain/kyc/kyc.ts';
import { readKycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { isText, kycNames, replacedBy, rowsOf, type KycName } from '#lib/domain/kyc/kycFields.ts';
import { z } from '#lib/domain/z.ts';

/** Submitted KYC details: the specified fields and the optional ones. */
export type Kyc = z.output<typeof requests.kyc>;
/** KYC details as the vendor typed them. An empty value marks a cleared field. */
export type KycDraft = z.output<typeof requests.kycDraft>;

/**
 * Returns the schema of a category's submission: the shared rules, adapted to what the body declares, and the
 * optional fields.
 */
export function kycRequest(category: CategoryId, body: Readonly<Record<string, unknown>>) {
  const texts = kycNamesOf(category);
  const { shape } = requests.kyc;
  const known = Object.fromEntries(
    kycNames.filter((name) => !isText(name) || texts.includes(name)).map((name) => [name, shape[name]]),
  );
  const rules: Record<string, z.ZodMiniType> = kycSchema(category, readKycDetails(body)).shape;
  return withTextLimits(z.object({ ...known, ...rules }));
}

/** Returns a submission without empty fields, replaced fields and fields of other categories. */
export function storedKyc(category: CategoryId, kyc: Kyc): Kyc {
  const replaced = replacedBy(category, kyc);
  const own = rowsOf(category).map(({ name }): string => name);
  const isSaid = ([name, value]: [string, unknown]): boolean =>
    own.includes(name) && !replaced.includes(name) && value !== undefined && !isEmpty(name as KycName, value);
  return Object.fromEntries(Object.entries(kyc).filter(isSaid));
}

const isEmpty = (name: KycName, value: unknown): boolean =>
  value === null || JSON.stringify(value) === JSON.stringify(emptyWire(name));

/**
 * Merges a new draft into the stored one. Fields that were not sent stay; fields sent empty or null are cleared.
 * A field without an earlier value needs no mark that it was cleared.
 */
export function withDraft(kyc: Kyc | null, kept: KycDraft | null, sent: KycDraft): KycDraft {
  const before: KycDraft = { ...kyc, ...kept };
  const fields = (Object.keys(sent) as KycName[]).flatMap((name) => {
    const value = sent[name] ?? emptyWire(name);
    return isEmpty(name, value) && before[name] === undefined ? [] : [[name, value]];
  });
  return { ...kept, ...(Object.fromEntries(fields) as KycDraft) };
}

/** Returns what the vendor last entered: the draft's fields over the submission, cleared ones included. */
export function enteredKyc(kyc: Kyc | null, draft: KycDraft | null): KycDraft | null {
  return kyc === null && draft === null ? null : { ...kyc, ...draft };
}

/** Whether a draft differs from the submission. */
export function isChanged(kyc: Kyc, draft: KycDraft): boolean {
  const names = Object.keys(draft) as KycName[];
  return names.some((name) => JSON.stringify(draft[name]) !== JSON.stringify(kyc[name] ?? emptyWire(name)));
}
