import { offersAll, type Offers } from '#lib/domain/reply/capabilities.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import type { Correction } from '#lib/domain/application/correction.ts';
import { differingKyc, emptyKycForm, isShown, kycBody, kycFields, kycSchema } from '#lib/domain/kyc/kyc.ts';
import type { KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import {
  confirmationOf,
  kycRow,
  kycRows,
  relatedTo,
  rowsOf,
  textRow,
  type KycField,
  type KycForm,
  type KycTextField,
} from '#lib/domain/kyc/kycFields.ts';
import { licenceNeed } from '#lib/domain/kyc/licence.ts';
import { maskedTexts, unmaskedKyc } from '#lib/domain/kyc/masked.ts';

/**
 * Returns the editable fields: the flagged ones, and those whose saved value is invalid, so that the vendor is never
 * stuck. A repeated field and its repetition open together; a declaration, a date or a list opens with its field.
 */
export function openKycFields(
  category: CategoryId,
  correction: Correction | null,
  saved: KycDetails,
): readonly KycField[] {
  const rows = rowsOf(category);
  const isWholeOpen =
    correction === null || correction.isEverythingOpen || correction.flagged.includes('kyc');
  if (isWholeOpen) return rows.map(({ name }) => name);
  const refused = new Set(
    kycSchema(category, saved)
      .safeParse(saved)
      .error?.issues.map(({ path }) => path[0]),
  );
  const isOpenItself = (name: KycField): boolean => correction.flagged.includes(name) || refused.has(name);
  const texts = kycFields(category).filter((name) => {
    const others = [textRow(name).confirms, confirmationOf(name)];
    return [name, ...others].some((other) => other != null && isOpenItself(other as KycField));
  });
  return rows.flatMap((row) => {
    const text = relatedTo(row) ?? row.name;
    return texts.some((open) => open === text) || isOpenItself(row.name) ? [row.name] : [];
  });
}

/** Returns the fields of the step that the reviewer waits for. Each is marked until it is sent again. */
export function awaitedKycFields(category: CategoryId, correction: Correction | null): readonly KycField[] {
  return kycFields(category).filter((name) => correction?.outstanding.includes(name));
}

/** Whether two states of the form are equal in these text fields. */
export function isSameTyped(names: readonly KycTextField[], a: KycForm, b: KycForm): boolean {
  return names.every((name) => a[name] === b[name]);
}

/** Whether two states of a category's form are equal, including declarations and lists. */
export function isSameKycForm(category: CategoryId, a: KycForm, b: KycForm): boolean {
  const bodyOf = (form: KycForm) => kycBody(category, form, offersAll);
  return isSameTyped(kycFields(category), a, b) && differingKyc(bodyOf(a), bodyOf(b)).length === 0;
}

/** The state of the KYC on the server. */
interface KycState {
  /** The server has the details as submitted. */
  isCompleted: boolean;
  /** The saved details were typed after the last submission. */
  isDraft: boolean;
  correction: Correction | null;
}

/** The step as the vendor found it. It does not change, so that no field closes while it is being edited. */
export interface InitialKyc {
  open: readonly KycField[];
  /** Fields that the reviewer waits for. */
  awaited: readonly KycField[];
  isBankSettled: boolean;
  /** The initial form. */
  start: KycForm;
  /** The texts that the API masks, as it shows them. The vendor types them again. */
  masked: Partial<Record<KycTextField, string>>;
}

/**
 * Returns the initial step for these details. `isAccepted`: they were submitted, regardless of later edits. A value that
 * the API masks is typed again.
 */
export function initialKyc(
  category: CategoryId,
  known: KycDetails,
  state: KycState & { isAccepted: boolean },
  offers: Offers,
): InitialKyc {
  const saved = unmaskedKyc(known);
  const open = openKycFields(category, state.correction, saved);
  const awaited = awaitedKycFields(category, state.correction);
  const isBankSettled = isBankStillSettled({ ...state, open, awaited });
  const start = startOf(saved, state.isAccepted, isBankSettled, offers);
  return { open, awaited, isBankSettled, start, masked: maskedTexts(known) };
}

function startOf(saved: KycDetails, isAccepted: boolean, isBankSettled: boolean, offers: Offers): KycForm {
  const start: KycForm = { ...emptyKycForm, ...saved };
  // A field that the form does not show must not stop the vendor, and must not replace another field.
  for (const row of kycRows) if (!isShown(row, offers)) clear(start, row.name);
  for (const row of kycRows) {
    // An accepted value was declared then, even if the API does not store the declaration.
    if (row.kind === 'tick' && row.allows && saved[row.name] === undefined)
      start[row.name] = isAccepted && row.allows.isNeeded(start[row.allows.field]);
    if (row.kind === 'licences' && isAccepted)
      start[row.name] = start[row.name].map((licence) =>
        licenceNeed(licence.number) === 'as-printed' ? { ...licence, asPrinted: true } : licence,
      );
    // An account that exists only in a draft is confirmed again, to catch typing errors.
    if (row.kind === 'text' && row.confirms && isBankSettled) start[row.name] = start[row.confirms];
  }
  return start;
}

function clear<Name extends KycField>(form: KycForm, name: Name): void {
  form[name] = emptyKycForm[name];
}

type Opened = KycState & Pick<InitialKyc, 'open' | 'awaited'>;

/** Whether the saved account was checked before its submission, and the reviewer did not ask for another. */
export function isBankStillSettled({ isCompleted, isDraft, correction, open, awaited }: Opened): boolean {
  if (correction === null) return isCompleted;
  const isOfBank = (name: KycField): boolean => kycRow(name).group === 'bank';
  return !awaited.some(isOfBank) && !(isDraft && open.some(isOfBank));
}

/** Whether an unchanged step is not submitted again: it is complete, or the correction needs nothing from it. */
export function mayMoveOnly({ isCompleted, isDraft, correction, open, awaited }: Opened): boolean {
  if (correction === null) return isCompleted;
  if (open.length === 0) return true;
  return !isDraft && !correction.isEverythingOpen && isCompleted && awaited.length === 0;
}
