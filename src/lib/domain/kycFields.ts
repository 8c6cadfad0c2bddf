/**
 * The fields of the KYC step as data. The form, its payload, the draft, what is read from the server, the answers to
 * check, the dashboard, a correction after a rejection and the sandbox's bodies follow from these rows.
 */
import type { z } from '#lib/domain/z.ts';
import { accountHolderName, bankAccount, ifsc } from '#lib/domain/bank.ts';
import { gstNumber } from '#lib/domain/gstin.ts';
import { licenceNeed } from '#lib/domain/licence.ts';
import { panNumber } from '#lib/domain/pan.ts';
import { fitting, textOf } from '#lib/domain/text.ts';

export interface KycFieldRow {
  /** The name in the specification: of the control, in bodies and replies, and of its words in `copy/fields.ts`. */
  name: string;
  /** What it has to be. The code of a refusal is the field's name. */
  rule: z.ZodMiniType<string, unknown>;
  group: 'business' | 'bank';
  /** How it is typed. A code is sent in capitals; what is printed as it is may hold anything. */
  typed: 'code' | 'printed' | 'digits' | 'words';
  /** Characters the control takes: some more than the rule, for spaces that come with a copied text. */
  maxLength?: number;
  /** Shown by its last four characters, until it is asked for. */
  isSecret?: true;
  /** A category's own licence: asked where the category names it. */
  isLicence?: true;
  /** Part of what the bank is asked: once it changes, another account is meant. */
  isOfBankCheck?: true;
  /** The owner of the business is mostly who it names: their name is offered. */
  offersOwner?: true;
  /** The field that is typed a second time here. It stays in the form. */
  confirms?: string;
}

/** All fields in the order they are asked. */
export const kycFieldRows = [
  // First: the PAN is in it.
  { name: 'gstNumber', rule: gstNumber, group: 'business', typed: 'code', maxLength: 18 },
  { name: 'panNumber', rule: panNumber, group: 'business', typed: 'code', maxLength: 12, isSecret: true },
  {
    name: 'panHolderName',
    rule: textOf(2, 'panHolderName'),
    group: 'business',
    typed: 'words',
    offersOwner: true,
  },
  {
    name: 'drugLicenseNumber',
    rule: fitting((typed) => licenceNeed(typed) === 'nothing', 'drugLicenseNumber'),
    group: 'business',
    typed: 'printed',
    isLicence: true,
  },
  {
    name: 'fssaiNumber',
    rule: textOf(2, 'fssaiNumber'),
    group: 'business',
    typed: 'words',
    isLicence: true,
  },
  {
    name: 'accreditation',
    rule: textOf(2, 'accreditation'),
    group: 'business',
    typed: 'words',
    isLicence: true,
  },
  {
    name: 'bankAccount',
    rule: bankAccount,
    group: 'bank',
    typed: 'digits',
    isSecret: true,
    isOfBankCheck: true,
  },
  { name: 'confirmBankAccount', rule: bankAccount, group: 'bank', typed: 'digits', confirms: 'bankAccount' },
  {
    name: 'accountHolderName',
    rule: accountHolderName,
    group: 'bank',
    typed: 'words',
    offersOwner: true,
    isOfBankCheck: true,
  },
  { name: 'ifsc', rule: ifsc, group: 'bank', typed: 'code', maxLength: 13, isOfBankCheck: true },
] as const satisfies readonly KycFieldRow[];

type Row = (typeof kycFieldRows)[number];

/** A control of the form. */
export type KycField = Row['name'];
/** A field that the server keeps. */
export type KycName = Exclude<Row, { confirms: string }>['name'];
/** A field that holds a category's own licence. */
export type LicenceField = Extract<Row, { isLicence: true }>['name'];

/** What the server keeps of the step, over all categories. */
export const kycNames: readonly KycName[] = kycFieldRows.flatMap((row) =>
  'confirms' in row ? [] : [row.name],
);

const rows = new Map<string, KycFieldRow>(kycFieldRows.map((row) => [row.name, row]));

/** The row of a field. */
export function kycRow(name: KycField): KycFieldRow {
  return rows.get(name) as KycFieldRow;
}

/** What a bank check is about: with any of these changed, another account is meant. */
export const bankFields: readonly KycName[] = kycNames.filter((name) => kycRow(name).isOfBankCheck);
