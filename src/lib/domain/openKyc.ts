import type { CategoryId } from '#lib/domain/category.ts';
import type { Correction } from '#lib/domain/correction.ts';
import { emptyKycForm, kycFields, kycSchema, type KycForm } from '#lib/domain/kyc.ts';
import { changedExtras, kycExtrasBody } from '#lib/domain/kycExtras.ts';
import { kycFieldRows, kycRow, type KycField } from '#lib/domain/kycFields.ts';
import { licenceNeed } from '#lib/domain/licence.ts';
import type { KycDetails } from '#lib/domain/vendor.ts';

/**
 * KYC fields that can be typed in: flagged ones, and whatever would not pass as it is, so that nothing dead-ends. What
 * is typed twice is open or closed with its second time.
 */
export function openKycFields(
  category: CategoryId,
  correction: Correction | null,
  saved: Partial<KycForm>,
): readonly KycField[] {
  const all = kycFields(category);
  if (correction === null || correction.isEverythingOpen || correction.flagged.includes('kyc')) return all;
  const refused = new Set(
    kycSchema(category, saved)
      .safeParse(saved)
      .error?.issues.map(({ path }) => path[0]),
  );
  const isOpen = (name: KycField): boolean => correction.flagged.includes(name) || refused.has(name);
  const typedOnce = (name: KycField): string => kycRow(name).confirms ?? name;
  return all.filter((name) => all.some((other) => isOpen(other) && typedOnce(other) === typedOnce(name)));
}

/** Fields of the step the reviewer waits for: each is marked until it was sent again. */
export function awaitedKycFields(category: CategoryId, correction: Correction | null): readonly KycField[] {
  return kycFields(category).filter((name) => correction?.outstanding.includes(name));
}

/** Whether two states of the form are alike in these fields. */
export function isSameKyc(names: readonly KycField[], a: KycForm, b: KycForm): boolean {
  return names.every((name) => a[name] === b[name]);
}

/** Whether two states of a category's form are alike, declarations and further licences included. */
export function isSameKycForm(category: CategoryId, a: KycForm, b: KycForm): boolean {
  return (
    isSameKyc(kycFields(category), a, b) &&
    Object.keys(changedExtras(kycExtrasBody(category, a), kycExtrasBody(category, b))).length === 0
  );
}

/** What the server says of the KYC. */
interface KycState {
  /** The server has the details as submitted. */
  isCompleted: boolean;
  /** What is saved was typed after the last submission. */
  isDraft: boolean;
  correction: Correction | null;
}

/** How the step is found on arrival. It stays so: a field does not close under the hands of who types in it. */
export interface KycArrival {
  open: readonly KycField[];
  /** Fields that the reviewer waits for. */
  awaited: readonly KycField[];
  isBankSettled: boolean;
  /** The form as it is found. */
  start: KycForm;
}

/** How the step is found with these details. `isAccepted`: they were submitted, whatever was typed since. */
export function kycArrival(
  category: CategoryId,
  saved: KycDetails,
  state: KycState & { isAccepted: boolean },
): KycArrival {
  const open = openKycFields(category, state.correction, saved);
  const awaited = awaitedKycFields(category, state.correction);
  const isBankSettled = isBankStillSettled({ ...state, open, awaited });
  // A number that was taken once without a known form was said to be printed like this.
  const isSaid = (number: string): boolean => state.isAccepted && licenceNeed(number) === 'as-printed';
  const start = { ...emptyKycForm, licenceAsPrinted: isSaid(saved.drugLicenseNumber ?? ''), ...saved };
  start.licences = start.licences.map((licence) =>
    isSaid(licence.number) ? { ...licence, asPrinted: true } : licence,
  );
  // What a draft has only once is typed a second time again: it guards against a slip in the draft.
  for (const row of kycFieldRows)
    if (isBankSettled && 'confirms' in row) start[row.name] = start[row.confirms];
  return { open, awaited, isBankSettled, start };
}

type Arrived = KycState & Pick<KycArrival, 'open' | 'awaited'>;

/** The saved account is the one that was checked before it was submitted, and nobody asked for another. */
export function isBankStillSettled({ isCompleted, isDraft, correction, open, awaited }: Arrived): boolean {
  if (correction === null) return isCompleted;
  const isOfBank = (name: KycField): boolean => kycRow(name).group === 'bank';
  return !awaited.some(isOfBank) && !(isDraft && open.some(isOfBank));
}

/** Unchanged, the step is not submitted again: it is complete, or a correction asks nothing of it. */
export function mayMoveOnly({ isCompleted, isDraft, correction, open, awaited }: Arrived): boolean {
  if (correction === null) return isCompleted;
  if (open.length === 0) return true;
  return !isDraft && !correction.isEverythingOpen && isCompleted && awaited.length === 0;
}
