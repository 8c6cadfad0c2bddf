/**
 * The fields of the KYC step as data. These rows define the form, its payload, the draft, the reader of replies, the
 * answers to check, the dashboard, the correction and the sandbox's bodies. `kycFields.ts` looks them up.
 */
import type { CategoryId } from '#lib/domain/category/category.ts';
import type { z } from '#lib/domain/z.ts';
import { accountHolderName, bankAccount, ifsc } from '#lib/domain/bank/bank.ts';
import { gstNumber } from '#lib/domain/gst/gstin.ts';
import type { KycKind } from '#lib/domain/kyc/kycKinds.ts';
import { licenceNeed } from '#lib/domain/kyc/licence.ts';
import { panNumber } from '#lib/domain/kyc/pan.ts';
import { textWhere, textOf } from '#lib/domain/text.ts';

interface Row {
  /** The name of the control, in bodies and replies, and of its words in `words/fields.ts`. */
  name: string;
  kind: KycKind;
  group: 'business' | 'bank';
  /** The categories that show the field; all if absent. */
  onlyFor?: readonly CategoryId[];
  /**
   * Not in the specification: shown and sent only if the API's capabilities include this name. The vendor may leave
   * it empty.
   */
  optional?: true;
}

export interface TextRow extends Row {
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

export interface DateRow extends Row {
  kind: 'date';
  /** The field whose paper has the date. */
  about: string;
  /** The reminder before the date, worded in `words/kyc.ts`. */
  renewal?: 'fssai';
}

/** A declaration. It replaces a field and its document, or permits another value of a field. */
export interface TickRow extends Row {
  kind: 'tick';
  replaces?: { field: string; slot: string };
  /** The rule of a field while this is declared. `isNeeded`: whether the value requires the declaration. */
  allows?: { field: string; rule: TextRow['rule']; isNeeded: (value: string) => boolean };
}

export interface LicencesRow extends Row {
  kind: 'licences';
  /** The field that holds the first number of the list. */
  startsWith: string;
}

/** All fields in display order. */
export const kycTable = [
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
    rule: textWhere((typed) => licenceNeed(typed) === 'nothing', 'drugLicenseNumber'),
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
      rule: textWhere((typed) => licenceNeed(typed) !== 'refused', 'drugLicenseNumber'),
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
] as const satisfies readonly (TextRow | DateRow | TickRow | LicencesRow)[];
