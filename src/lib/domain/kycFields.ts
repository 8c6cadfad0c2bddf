/**
 * The fields of the KYC step as data. These rows define the form, its payload, the draft, the reader of replies, the
 * answers to check, the dashboard, the correction and the sandbox's bodies.
 */
import type { CategoryId } from '#lib/domain/category.ts';
import type { z } from '#lib/domain/z.ts';
import { accountHolderName, bankAccount, ifsc } from '#lib/domain/bank.ts';
import { gstNumber } from '#lib/domain/gstin.ts';
import type { KycKind, KycValues } from '#lib/domain/kycKinds.ts';
import { licenceNeed } from '#lib/domain/licence.ts';
import { panNumber } from '#lib/domain/pan.ts';
import { fitting, textOf } from '#lib/domain/text.ts';

interface Row {
  /** The name of the control, in bodies and replies, and of its words in `copy/fields.ts`. */
  name: string;
  kind: KycKind;
  group: 'business' | 'bank';
  /** The categories that show the field; all if absent. */
  onlyFor?: readonly CategoryId[];
  /** Not in the specification: sent only if the API's capabilities include this name. */
  optional?: true;
}

interface TextRow extends Row {
  kind: 'text';
  /** The validation rule. Its error code is the field's name. */
  rule: z.ZodMiniType<string, unknown>;
  /** The kind of text. A `code` is sent in capitals; `printed` may contain anything. */
  typed: 'code' | 'printed' | 'digits' | 'words';
  /** Most characters in the control: more than the rule, because a copied text may contain spaces. */
  maxLength?: number;
  /** Only the last four characters are shown until the vendor asks for all. */
  isSecret?: true;
  /** The category's own licence. */
  isLicence?: true;
  /** Part of the bank check: a change means another account. */
  isOfBankCheck?: true;
  /** Often names the owner of the business, so the form offers the owner's name. */
  offersOwner?: true;
  /** The field that is repeated here. The repetition is not sent. */
  confirms?: string;
}

interface DateRow extends Row {
  kind: 'date';
  /** The field whose paper has the date. */
  about: string;
  /** The reminder before the date, worded in `copy/kyc.ts`. */
  renewal?: 'fssai';
}

/** A declaration. It replaces a field and its document, or permits another value of a field. */
interface TickRow extends Row {
  kind: 'tick';
  replaces?: { field: string; slot: string };
  /** The rule of a field while this is declared. `isNeeded`: whether the value requires the declaration. */
  allows?: { field: string; rule: TextRow['rule']; isNeeded: (value: string) => boolean };
}

interface LicencesRow extends Row {
  kind: 'licences';
  /** The field that holds the first number of the list. */
  startsWith: string;
}

export type KycFieldRow = TextRow | DateRow | TickRow | LicencesRow;

/** All fields in display order. */
export const kycFieldRows = [
  {
    name: 'gstExempt',
    kind: 'tick',
    group: 'business',
    // Diagnostic services are exempt (Notification 12/2017-Central Tax (Rate), entry 74).
    onlyFor: ['labs'],
    optional: true,
    replaces: { field: 'gstNumber', slot: 'gst' },
  },
  // Before the PAN, which it contains.
  { name: 'gstNumber', kind: 'text', group: 'business', rule: gstNumber, typed: 'code', maxLength: 18 },
  {
    name: 'panNumber',
    kind: 'text',
    group: 'business',
    rule: panNumber,
    typed: 'code',
    maxLength: 12,
    isSecret: true,
  },
  {
    name: 'panHolderName',
    kind: 'text',
    group: 'business',
    rule: textOf(2, 'panHolderName'),
    typed: 'words',
    offersOwner: true,
  },
  {
    name: 'drugLicenseNumber',
    kind: 'text',
    group: 'business',
    onlyFor: ['pharmacy'],
    rule: fitting((typed) => licenceNeed(typed) === 'nothing', 'drugLicenseNumber'),
    typed: 'printed',
    isLicence: true,
  },
  {
    name: 'licenceAsPrinted',
    kind: 'tick',
    group: 'business',
    onlyFor: ['pharmacy'],
    optional: true,
    allows: {
      field: 'drugLicenseNumber',
      rule: fitting((typed) => licenceNeed(typed) !== 'refused', 'drugLicenseNumber'),
      isNeeded: (number: string) => licenceNeed(number) === 'as-printed',
    },
  },
  {
    name: 'licences',
    kind: 'licences',
    group: 'business',
    onlyFor: ['pharmacy'],
    optional: true,
    startsWith: 'drugLicenseNumber',
  },
  {
    name: 'fssaiNumber',
    kind: 'text',
    group: 'business',
    onlyFor: ['supplements'],
    rule: textOf(2, 'fssaiNumber'),
    typed: 'words',
    isLicence: true,
  },
  {
    name: 'fssaiExpiry',
    kind: 'date',
    group: 'business',
    onlyFor: ['supplements'],
    optional: true,
    about: 'fssaiNumber',
    renewal: 'fssai',
  },
  {
    name: 'accreditation',
    kind: 'text',
    group: 'business',
    onlyFor: ['labs'],
    rule: textOf(2, 'accreditation'),
    typed: 'words',
    isLicence: true,
  },
  {
    name: 'bankAccount',
    kind: 'text',
    group: 'bank',
    rule: bankAccount,
    typed: 'digits',
    isSecret: true,
    isOfBankCheck: true,
  },
  {
    name: 'confirmBankAccount',
    kind: 'text',
    group: 'bank',
    rule: bankAccount,
    typed: 'digits',
    confirms: 'bankAccount',
  },
  {
    name: 'accountHolderName',
    kind: 'text',
    group: 'bank',
    rule: accountHolderName,
    typed: 'words',
    offersOwner: true,
    isOfBankCheck: true,
  },
  {
    name: 'ifsc',
    kind: 'text',
    group: 'bank',
    rule: ifsc,
    typed: 'code',
    maxLength: 13,
    isOfBankCheck: true,
  },
] as const satisfies readonly KycFieldRow[];

type AnyRow = (typeof kycFieldRows)[number];

/** A control of the form. */
export type KycField = AnyRow['name'];
/** A text control of the form. */
export type KycTextField = Extract<AnyRow, { kind: 'text' }>['name'];
/** A field that the server stores: every field except a repetition. */
export type KycName = Exclude<AnyRow, { confirms: string }>['name'];
/** A text that the server stores. */
export type KycTextName = KycName & KycTextField;
/** A field that holds a category's own licence. */
export type LicenceField = Extract<AnyRow, { isLicence: true }>['name'];
/** A field that the specification does not name. Its capability has the same name. */
export type OptionalKycName = Extract<AnyRow, { optional: true }>['name'];

/** All values of the KYC step. Each category's form uses its own fields. */
export type KycForm = { [R in AnyRow as R['name']]: KycValues[R['kind']] };

const all: readonly (KycFieldRow & { name: KycField })[] = kycFieldRows;
const byName = new Map<string, KycFieldRow & { name: KycField }>(all.map((row) => [row.name, row]));

export function kycRow(name: KycField): KycFieldRow & { name: KycField } {
  return byName.get(name) as KycFieldRow & { name: KycField };
}

/** The rows of text fields. */
export const textRows: readonly (TextRow & { name: KycTextField })[] = all.flatMap((row) =>
  row.kind === 'text' ? [row as TextRow & { name: KycTextField }] : [],
);

export function textRow(name: KycTextField): TextRow {
  return kycRow(name) as TextRow;
}

/** Returns the rows of a category in display order. */
export function rowsOf(category: CategoryId): readonly (KycFieldRow & { name: KycField })[] {
  return all.filter(({ onlyFor }) => onlyFor?.includes(category) ?? true);
}

/** Whether the server stores a field: every field except a repetition. */
export const isKept = (name: KycField): name is KycName => {
  const row = kycRow(name);
  return row.kind !== 'text' || row.confirms === undefined;
};

export const isText = (name: KycField): name is KycTextField => kycRow(name).kind === 'text';

/** The fields that the server stores, of all categories. */
export const kycNames: readonly KycName[] = all.map(({ name }) => name).filter(isKept);

/** The fields that the specification does not name. */
export const optionalKycNames: readonly OptionalKycName[] = all.flatMap((row) =>
  row.optional ? [row.name as OptionalKycName] : [],
);

/** Returns the field that repeats this one; null for any other field. */
export function confirmationOf(name: KycField): KycTextField | null {
  const row = all.find((other) => other.kind === 'text' && other.confirms === name);
  return row ? (row.name as KycTextField) : null;
}

/** Returns the field that holds a category's own licence. */
export function licenceFieldOf(category: CategoryId): LicenceField {
  const row = rowsOf(category).find((each) => each.kind === 'text' && each.isLicence);
  return row?.name as LicenceField;
}

/** The fields of a bank check. If any of them changes, another account is meant. */
export const bankFields: readonly KycTextName[] = all.flatMap((row) =>
  row.kind === 'text' && row.isOfBankCheck ? [row.name as KycTextName] : [],
);

/** Returns the text field that a declaration, date or list belongs to; null for a text field or if none. */
export function relatedTo(row: KycFieldRow): KycTextField | null {
  switch (row.kind) {
    case 'text':
      return null;
    case 'date':
      return row.about as KycTextField;
    case 'tick':
      return ((row.replaces ?? row.allows)?.field as KycTextField | undefined) ?? null;
    case 'licences':
      return row.startsWith as KycTextField;
  }
}

/** Returns the fields and document slots that a declaration in the form replaces. */
export function replacedBy(category: CategoryId, form: Readonly<Record<string, unknown>>): readonly string[] {
  return rowsOf(category).flatMap((row) =>
    row.kind === 'tick' && row.replaces && form[row.name] === true
      ? [row.replaces.field, row.replaces.slot]
      : [],
  );
}
