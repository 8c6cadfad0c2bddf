import { z } from '#lib/domain/z.ts';
import { categories, type CategoryId, type LicenceField } from '#lib/domain/category.ts';
import { accountHolderName, bankAccount, ifsc } from '#lib/domain/bank.ts';
import { gstNumber, gstinWarnings, type GstinWarning } from '#lib/domain/gstin.ts';
import { isKnownPanHolder, panNumber, panPattern } from '#lib/domain/pan.ts';
import { licenceNeed } from '#lib/domain/licence.ts';
import { fitting, textOf } from '#lib/domain/text.ts';

const licenceRules = {
  drugLicenseNumber: fitting((typed) => licenceNeed(typed) === 'nothing', 'drugLicenseNumber'),
  fssaiNumber: textOf(2, 'fssaiNumber'),
  accreditation: textOf(2, 'accreditation'),
} satisfies Record<LicenceField, unknown>;

const common = {
  panNumber,
  panHolderName: textOf(2, 'panHolderName'),
  gstNumber,
  bankAccount,
  accountHolderName,
  ifsc,
};

/** Everything a vendor types on the KYC step, as text; a category's form uses one of the licence fields. */
export interface KycForm extends Record<LicenceField, string> {
  panNumber: string;
  panHolderName: string;
  gstNumber: string;
  bankAccount: string;
  confirmBankAccount: string;
  accountHolderName: string;
  ifsc: string;
}

export const emptyKycForm: KycForm = {
  panNumber: '',
  panHolderName: '',
  gstNumber: '',
  drugLicenseNumber: '',
  fssaiNumber: '',
  accreditation: '',
  bankAccount: '',
  confirmBankAccount: '',
  accountHolderName: '',
  ifsc: '',
};

/** What the server takes for a category: the common fields and the category's licence. */
export function kycSchema(category: CategoryId) {
  const field = categories[category].licenceField;
  return z.object({ ...common, [field]: licenceRules[field] });
}

const licenceAsPrinted = fitting((typed) => licenceNeed(typed) !== 'refused', 'drugLicenseNumber');

/**
 * The form's rules: the server's, and that the account is typed twice alike. `isAsPrinted`: the vendor says that the drug
 * licence has this number, though it fits no known form.
 */
export function kycFormSchema(category: CategoryId, isAsPrinted = false) {
  const field = categories[category].licenceField;
  const licence = field === 'drugLicenseNumber' && isAsPrinted ? licenceAsPrinted : licenceRules[field];
  return z.object({ ...common, confirmBankAccount: bankAccount, [field]: licence }).check((ctx) => {
    if (ctx.value.bankAccount === ctx.value.confirmBankAccount) return;
    ctx.issues.push({
      code: 'custom',
      message: 'accountsDiffer',
      path: ['confirmBankAccount'],
      input: ctx.value.confirmBankAccount,
    });
  });
}

/** The KYC body sent to the server: known fields, any of them absent in a draft. */
export const kycPayloadSchema = z.object({
  panNumber: z.optional(z.string()),
  panHolderName: z.optional(z.string()),
  gstNumber: z.optional(z.string()),
  drugLicenseNumber: z.optional(z.string()),
  fssaiNumber: z.optional(z.string()),
  accreditation: z.optional(z.string()),
  bankAccount: z.optional(z.string()),
  accountHolderName: z.optional(z.string()),
  ifsc: z.optional(z.string()),
});
export type KycPayload = z.infer<typeof kycPayloadSchema>;

/** The form's own fields of a category, in the order they are asked. */
export function kycFields(category: CategoryId): (keyof KycForm)[] {
  return [
    'panNumber',
    'panHolderName',
    'gstNumber',
    categories[category].licenceField,
    'bankAccount',
    'confirmBankAccount',
    'accountHolderName',
    'ifsc',
  ];
}

/** The body to send: fields of this category that have a value, codes trimmed and upper-cased. */
export function kycPayload(category: CategoryId, form: KycForm): KycPayload {
  const payload: Record<string, string> = {};
  for (const field of kycFields(category)) {
    if (field === 'confirmBankAccount') continue;
    const text = form[field].trim();
    if (text !== '') payload[field] = upperCased.has(field) ? text.toUpperCase() : text;
  }
  return payload;
}

/** The fields of a payload that differ from what the server holds; one that was emptied is an empty text. */
export function changedKyc(category: CategoryId, now: KycPayload, held: KycPayload): KycPayload {
  const changed: Record<string, string> = {};
  for (const field of kycFields(category)) {
    if (field === 'confirmBankAccount') continue;
    const text = now[field] ?? '';
    if (text !== (held[field] ?? '')) changed[field] = text;
  }
  return changed;
}

const upperCased: ReadonlySet<keyof KycForm> = new Set(['panNumber', 'gstNumber', 'ifsc']);

export type KycWarning = GstinWarning | 'pan-holder';

/** Oddities that warn beside a field and never block. */
export function kycWarnings(form: Pick<KycForm, 'panNumber' | 'gstNumber'>): {
  panNumber: KycWarning[];
  gstNumber: KycWarning[];
} {
  const pan = form.panNumber.trim().toUpperCase();
  const knownPan = panPattern.test(pan);
  return {
    panNumber: knownPan && !isKnownPanHolder(pan) ? ['pan-holder'] : [],
    gstNumber: gstinWarnings(form.gstNumber.trim().toUpperCase(), knownPan ? pan : undefined),
  };
}
