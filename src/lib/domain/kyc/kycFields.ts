/** The names of the KYC fields, and what the rows of `kycTable.ts` say about them. */
import type { CategoryId } from '#lib/domain/category/category.ts';
import type { KycKind, KycValues } from '#lib/domain/kyc/kycKinds.ts';
import {
  kycTable,
  type DateRow,
  type LicencesRow,
  type TextRow,
  type TickRow,
} from '#lib/domain/kyc/kycTable.ts';

type AnyRow = (typeof kycTable)[number];
type NameOf<Kind extends KycKind> = Extract<AnyRow, { kind: Kind }>['name'];

/** A control of the form. */
export type KycField = AnyRow['name'];
/** A text control of the form. */
export type KycTextField = NameOf<'text'>;
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

type Text = TextRow & { name: KycTextField; confirms?: KycTextName };
type Tick = TickRow & {
  name: NameOf<'tick'>;
  replaces?: { field: KycTextName };
  allows?: { field: KycTextName };
};
/** A row of the table. Its kind decides the value that the form holds under its name. */
export type KycRow =
  | Text
  | Tick
  | (DateRow & { name: NameOf<'date'>; about: KycTextName })
  | (LicencesRow & { name: NameOf<'licences'>; startsWith: KycTextName });

/** All rows in display order. */
export const kycRows: readonly KycRow[] = kycTable;
const byName = new Map<string, KycRow>(kycRows.map((row) => [row.name, row]));

export function kycRow(name: KycField): KycRow {
  return byName.get(name) as KycRow;
}

/** The rows of text fields. */
export const textRows: readonly Text[] = kycRows.filter((row) => row.kind === 'text');

export function textRow(name: KycTextField): Text {
  return kycRow(name) as Text;
}

/** Returns the rows of a category in display order. */
export function rowsOf(category: CategoryId): readonly KycRow[] {
  return kycRows.filter(({ onlyFor }) => onlyFor?.includes(category) ?? true);
}

/** Whether the server stores a field: every field except a repetition. */
export const isKept = (name: KycField): name is KycName => {
  const row = kycRow(name);
  return row.kind !== 'text' || row.confirms === undefined;
};

export const isText = (name: KycField): name is KycTextField => kycRow(name).kind === 'text';

/** The fields that the server stores, of all categories. */
export const kycNames: readonly KycName[] = kycRows.map(({ name }) => name).filter(isKept);

/** The fields that the specification does not name. */
export const optionalKycNames: readonly OptionalKycName[] = kycRows.flatMap((row) =>
  row.optional ? [row.name as OptionalKycName] : [],
);

/** Returns the field that repeats this one; null for any other field. */
export function confirmationOf(name: KycField): KycTextField | null {
  return textRows.find(({ confirms }) => confirms === name)?.name ?? null;
}

/** Returns the field that holds a category's own licence. */
export function licenceFieldOf(category: CategoryId): LicenceField {
  return rowsOf(category).find((row) => row.kind === 'text' && row.isLicence)?.name as LicenceField;
}

/** The fields of a bank check. If any of them changes, another account is meant. */
export const bankFields: readonly KycTextName[] = textRows.flatMap(({ name, isOfBankCheck }) =>
  isOfBankCheck ? [name as KycTextName] : [],
);

/** Returns the text field that a declaration, date or list belongs to; null for a text field or if none. */
export function relatedTo(row: KycRow): KycTextName | null {
  switch (row.kind) {
    case 'text':
      return null;
    case 'date':
      return row.about;
    case 'tick':
      return (row.replaces ?? row.allows)?.field ?? null;
    case 'licences':
      return row.startsWith;
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
