import { z } from '#lib/domain/z.ts';
import { categories, type CategoryId } from '#lib/domain/category.ts';
import { gstinWarnings, type GstinWarning } from '#lib/domain/gstin.ts';
import {
  changedExtras,
  emptyKycExtras,
  isGstExempt,
  kycExtrasBody,
  refusedLicences,
  type KycExtras,
  type KycExtrasBody,
} from '#lib/domain/kycExtras.ts';
import { kycFieldRows, kycNames, kycRow, type KycField, type KycName } from '#lib/domain/kycFields.ts';
import { isKnownPanHolder, panPattern } from '#lib/domain/pan.ts';
import { hasOtherSigns, licenceNeed } from '#lib/domain/licence.ts';
import { kycExtraNames } from '#lib/domain/optionalFields.ts';
import { fitting } from '#lib/domain/text.ts';
import { ungrouped } from '#lib/domain/ungrouped.ts';

/** Everything a vendor types on the KYC step; a category's form uses one of the licence fields. */
export interface KycForm extends Record<KycField, string>, KycExtras {}

export const emptyKycForm: KycForm = {
  ...(Object.fromEntries(kycFieldRows.map(({ name }) => [name, ''])) as Record<KycField, string>),
  ...emptyKycExtras,
};

/** The form's own fields of a category, in the order they are asked. `said` are declarations that replace some. */
export function kycFields(category: CategoryId, said: Partial<KycExtras> = {}): KycField[] {
  const licence = categories[category].licenceField;
  const isExempt = isGstExempt(category, said);
  return kycFieldRows.flatMap((row) => {
    if ('isLicence' in row && row.name !== licence) return [];
    return row.name === 'gstNumber' && isExempt ? [] : [row.name];
  });
}

/** What the server keeps of a category's fields: all but what is typed twice. */
export function kycNamesOf(category: CategoryId, said: Partial<KycExtras> = {}): KycName[] {
  const asked: readonly string[] = kycFields(category, said);
  return kycNames.filter((name) => asked.includes(name));
}

/** What the server takes for a category, with what the vendor says of it. */
export function kycSchema(category: CategoryId, said: Partial<KycExtras> = {}) {
  return z.object(rulesOf(kycNamesOf(category, said), said));
}

function rulesOf<Name extends KycField>(names: readonly Name[], said: Partial<KycExtras>) {
  const ruleOf = (name: Name) =>
    name === 'drugLicenseNumber' && said.licenceAsPrinted ? licenceAsPrinted : kycRow(name).rule;
  return Object.fromEntries(names.map((name) => [name, ruleOf(name)])) as Record<
    Name,
    z.ZodMiniType<string, unknown>
  >;
}

const licenceAsPrinted = fitting((typed) => licenceNeed(typed) !== 'refused', 'drugLicenseNumber');

/** The form's rules: the server's, that the account is typed twice alike, and that further licences have a number. */
export function kycFormSchema(category: CategoryId, said: Partial<KycExtras> = {}) {
  const names = kycFields(category, said);
  const asksLicences = names.includes('drugLicenseNumber');
  const { licences = [] } = said;
  return z.object(rulesOf(names, said)).check((ctx) => {
    for (const name of names) {
      const twin = kycRow(name).confirms;
      if (twin === undefined || ctx.value[name] === ctx.value[twin as KycField]) continue;
      ctx.issues.push({ code: 'custom', message: 'accountsDiffer', path: [name], input: ctx.value[name] });
    }
    for (const place of asksLicences ? refusedLicences(licences) : []) {
      const path = ['licences', place, 'number'];
      ctx.issues.push({ code: 'custom', message: 'drugLicenseNumber', path, input: licences[place] });
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
  for (const name of kycNamesOf(category, form)) {
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

/** All that is sent of a form: the specified fields, and the optional ones that say something. */
export type KycSent = KycPayload & KycExtrasBody;

/** Fields that may be sent of a category. */
export function kycSentNames(category: CategoryId): (keyof KycSent)[] {
  return [...kycNamesOf(category), ...kycExtraNames];
}

/** What a form says, as it is sent. */
export function kycSent(category: CategoryId, form: KycForm): KycSent {
  return { ...kycPayload(category, form), ...kycExtrasBody(category, form) };
}

/** What is sent of a field that holds nothing. */
export function clearedKyc(name: keyof KycSent): KycSent[keyof KycSent] {
  return kycExtraNames.some((extra) => extra === name) ? emptyKycExtras[name as keyof KycExtras] : '';
}

/** Whether a field is the same in both; one that is absent holds nothing. */
export function isSameSent(name: keyof KycSent, a: KycSent, b: KycSent): boolean {
  const text = (sent: KycSent): string => JSON.stringify(sent[name] ?? clearedKyc(name));
  return text(a) === text(b);
}

/** The fields that differ from what the server holds, as a draft sends them. */
export function changedSent(category: CategoryId, now: KycSent, held: KycSent): KycSent {
  return { ...changedKyc(category, now, held), ...changedExtras(now, held) };
}

export type KycWarning = GstinWarning | 'pan-holder' | 'fssai-digits' | 'licence-signs';

/** Oddities that warn beside a field and never block. */
export function kycWarnings(
  form: Pick<KycForm, 'panNumber' | 'gstNumber'> &
    Partial<Pick<KycForm, 'fssaiNumber' | 'drugLicenseNumber'>>,
): Partial<Record<KycName, KycWarning[]>> {
  const pan = form.panNumber.trim().toUpperCase();
  const knownPan = panPattern.test(pan);
  const fssai = ungrouped(form.fssaiNumber ?? '');
  return {
    panNumber: knownPan && !isKnownPanHolder(pan) ? ['pan-holder'] : [],
    gstNumber: gstinWarnings(form.gstNumber.trim().toUpperCase(), knownPan ? pan : undefined),
    ...(hasOtherSigns(form.drugLicenseNumber ?? '') && { drugLicenseNumber: ['licence-signs'] }),
    // FSSAI's own licences and registrations have fourteen digits; others pass.
    ...(fssai !== '' && !/^\d{14}$/.test(fssai) && { fssaiNumber: ['fssai-digits'] }),
  };
}
