import { z } from '#lib/domain/z.ts';
import { categories, type CategoryId } from '#lib/domain/category.ts';
import { gstinWarnings, type GstinWarning } from '#lib/domain/gstin.ts';
import { kycFieldRows, kycNames, kycRow, type KycField, type KycName } from '#lib/domain/kycFields.ts';
import { isKnownPanHolder, panPattern } from '#lib/domain/pan.ts';
import { licenceNeed } from '#lib/domain/licence.ts';
import { fitting } from '#lib/domain/text.ts';

/** Everything a vendor types on the KYC step, as text; a category's form uses one of the licence fields. */
export type KycForm = Record<KycField, string>;

export const emptyKycForm = Object.fromEntries(kycFieldRows.map(({ name }) => [name, ''])) as KycForm;

/** The form's own fields of a category, in the order they are asked. */
export function kycFields(category: CategoryId): KycField[] {
  const licence = categories[category].licenceField;
  return kycFieldRows.flatMap((row) => (!('isLicence' in row) || row.name === licence ? [row.name] : []));
}

/** What the server keeps of a category's fields: all but what is typed twice. */
export function kycNamesOf(category: CategoryId): KycName[] {
  const asked: readonly string[] = kycFields(category);
  return kycNames.filter((name) => asked.includes(name));
}

/** What the server takes for a category. */
export function kycSchema(category: CategoryId) {
  return z.object(rulesOf(kycNamesOf(category)));
}

const rulesOf = <Name extends KycField>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, kycRow(name).rule])) as Record<
    Name,
    z.ZodMiniType<string, unknown>
  >;

const licenceAsPrinted = fitting((typed) => licenceNeed(typed) !== 'refused', 'drugLicenseNumber');

/**
 * The form's rules: the server's, and that the account is typed twice alike. `isAsPrinted`: the vendor says that the drug
 * licence has this number, though it fits no known form.
 */
export function kycFormSchema(category: CategoryId, isAsPrinted = false) {
  const names = kycFields(category);
  const rules = rulesOf(names);
  if (isAsPrinted && names.includes('drugLicenseNumber')) rules.drugLicenseNumber = licenceAsPrinted;
  return z.object(rules).check((ctx) => {
    for (const name of names) {
      const twin = kycRow(name).confirms;
      if (twin === undefined || ctx.value[name] === ctx.value[twin as KycField]) continue;
      ctx.issues.push({
        code: 'custom',
        message: 'accountsDiffer',
        path: [name],
        input: ctx.value[name],
      });
    }
  });
}

export type KycPayload = Partial<Record<KycName, string>>;

/** The KYC body sent to the server: known fields, any of them absent in a draft. */
export const kycPayloadSchema = z.object(
  Object.fromEntries(kycNames.map((name) => [name, z.optional(z.string())])) as Record<
    KycName,
    z.ZodMiniOptional<z.ZodMiniString>
  >,
);

/** The body to send: fields of this category that have a value, codes trimmed and upper-cased. */
export function kycPayload(category: CategoryId, form: KycForm): KycPayload {
  const payload: KycPayload = {};
  for (const name of kycNamesOf(category)) {
    const text = form[name].trim();
    if (text !== '') payload[name] = kycRow(name).typed === 'code' ? text.toUpperCase() : text;
  }
  return payload;
}

/** The fields of a payload that differ from what the server holds; one that was emptied is an empty text. */
export function changedKyc(category: CategoryId, now: KycPayload, held: KycPayload): KycPayload {
  const changed: KycPayload = {};
  for (const name of kycNamesOf(category)) {
    const text = now[name] ?? '';
    if (text !== (held[name] ?? '')) changed[name] = text;
  }
  return changed;
}

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
