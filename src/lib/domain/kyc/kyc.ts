import { offersAll, type Offers } from '#lib/domain/reply/capabilities.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import type { KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { gstinWarnings, type GstinWarning } from '#lib/domain/gst/gstin.ts';
import {
  confirmationOf,
  isKept,
  isText,
  kycNames,
  kycRow,
  kycRows,
  replacedBy,
  rowsOf,
  textRow,
  type KycForm,
  type KycName,
  type KycRow,
  type KycTextField,
  type KycTextName,
  type OptionalKycName,
} from '#lib/domain/kyc/kycFields.ts';
import { kycKinds, type KycWire } from '#lib/domain/kyc/kycKinds.ts';
import { licencesBody, licencesOf, refusedLicences } from '#lib/domain/kyc/licences.ts';
import { hasOtherSigns } from '#lib/domain/kyc/licence.ts';
import { isKnownPanHolder, panPattern } from '#lib/domain/kyc/pan.ts';
import { ungrouped } from '#lib/domain/ungrouped.ts';
import { z } from '#lib/domain/z.ts';

export const emptyKycForm = Object.fromEntries(
  kycRows.map(({ name, kind }) => [name, kycKinds[kind].empty]),
) as unknown as KycForm;

/** Whether the API takes a field. */
const isOffered = ({ name, optional }: KycRow, offers: Offers): boolean =>
  !optional || offers(name as OptionalKycName);

/**
 * Whether a form may show a field: if the API takes it. A declaration that permits a value is always shown, because
 * the form itself needs it.
 */
export const isShown = (row: KycRow, offers: Offers): boolean =>
  isOffered(row, offers) || (row.kind === 'tick' && row.allows !== undefined);

/** Returns the fields that a category's form shows, in order, without those that a declaration replaces. */
export function askedKyc(category: CategoryId, form: KycDetails, offers: Offers): readonly KycRow[] {
  const replaced = replacedBy(category, form);
  return rowsOf(category).filter((row) => !replaced.includes(row.name) && isShown(row, offers));
}

/** Returns the text fields that a category's form shows, in order. */
export function kycFields(category: CategoryId, form: KycDetails = {}): KycTextField[] {
  return askedKyc(category, form, offersAll)
    .map(({ name }) => name)
    .filter(isText);
}

/** Returns the text fields of a category that the server stores. */
export function kycNamesOf(category: CategoryId, form: KycDetails = {}): KycTextName[] {
  return kycFields(category, form).filter(isKept) as KycTextName[];
}

/**
 * Returns the server's rules for a category's text fields, given the form: a declaration in it may permit another
 * value, and an optional text may stay empty.
 */
export function kycSchema(category: CategoryId, form: KycDetails = {}) {
  return z.object(rulesOf(category, kycNamesOf(category, form), form));
}

function rulesOf<Name extends KycTextField>(category: CategoryId, names: readonly Name[], form: KycDetails) {
  const allowed = rowsOf(category).flatMap((row) =>
    row.kind === 'tick' && row.allows && form[row.name] === true ? [row.allows] : [],
  );
  const ruled = names.filter((name) => !textRow(name).optional || form[name as KycTextName]?.trim());
  return Object.fromEntries(
    ruled.map((name) => [name, (allowed.find(({ field }) => field === name) ?? textRow(name)).rule]),
  ) as Record<Name, z.ZodMiniType<string, unknown>>;
}

/** Returns the form's rules: the server's, matching account numbers, and valid numbers of further licences. */
export function kycFormSchema(category: CategoryId, form: KycDetails = {}) {
  const names = kycFields(category, form);
  return z.object(rulesOf(category, names, form)).check((ctx) => {
    for (const name of names) {
      const twin = confirmationOf(name);
      if (twin === null || ctx.value[name] === ctx.value[twin]) continue;
      ctx.issues.push({ code: 'custom', message: 'accountsDiffer', path: [twin], input: ctx.value[twin] });
    }
    for (const row of rowsOf(category)) {
      if (row.kind !== 'licences') continue;
      const licences = form[row.name] ?? [];
      for (const place of refusedLicences(licences)) {
        const path = [row.name, place, 'number'];
        ctx.issues.push({ code: 'custom', message: row.startsWith, path, input: licences[place] });
      }
    }
  });
}

/** The KYC body by field. An empty field is absent. */
export type KycBody = Partial<Record<KycName, KycWire>>;

/** Converts a category's form to the body: only fields with a value, codes in capitals. */
export function kycBody(category: CategoryId, form: KycForm, offers: Offers): KycBody {
  const body: KycBody = {};
  for (const row of askedKyc(category, form, offers)) {
    const value = wireOf(row, form);
    if (isKept(row.name) && isOffered(row, offers) && !isEmptyWire(value)) body[row.name] = value;
  }
  return body;
}

function wireOf(row: KycRow, form: KycForm): KycWire {
  switch (row.kind) {
    case 'text': {
      const text = form[row.name].trim();
      return row.typed === 'code' ? text.toUpperCase() : text;
    }
    case 'date':
      return form[row.name];
    case 'tick':
      return form[row.name] && (row.allows?.isNeeded(form[row.allows.field]) ?? true);
    case 'licences':
      return licencesBody(licencesOf(form[row.name], form[row.startsWith]));
  }
}

const isEmptyWire = (value: KycWire): boolean => (typeof value === 'boolean' ? !value : value.length === 0);

/** Returns the value that is sent for an emptied field. */
export const emptyWire = (name: KycName): KycWire => kycKinds[kycRow(name).kind].empty as KycWire;

/** Whether a field has the same value in both. An absent field counts as empty. */
export function isSameKyc(name: KycName, a: KycBody, b: KycBody): boolean {
  const text = (body: KycBody): string => JSON.stringify(body[name] ?? emptyWire(name));
  return text(a) === text(b);
}

/** Returns the fields that differ. */
export function differingKyc(a: KycBody, b: KycBody): KycName[] {
  return kycNames.filter((name) => !isSameKyc(name, a, b));
}

export type KycWarning = GstinWarning | 'pan-holder' | 'fssai-digits' | 'licence-signs';

/** Returns warnings by field. They never block. */
export function kycWarnings(
  form: Pick<KycForm, 'panNumber' | 'gstNumber'> &
    Partial<Pick<KycForm, 'fssaiNumber' | 'drugLicenseNumber'>>,
): Partial<Record<KycTextName, KycWarning[]>> {
  const pan = form.panNumber.trim().toUpperCase();
  const knownPan = panPattern.test(pan);
  const fssai = ungrouped(form.fssaiNumber ?? '');
  return {
    panNumber: knownPan && !isKnownPanHolder(pan) ? ['pan-holder'] : [],
    gstNumber: gstinWarnings(form.gstNumber.trim().toUpperCase(), knownPan ? pan : undefined),
    ...(hasOtherSigns(form.drugLicenseNumber ?? '') && { drugLicenseNumber: ['licence-signs'] }),
    // FSSAI's own licences and registrations have fourteen digits; other numbers are allowed.
    ...(fssai !== '' && !/^\d{14}$/.test(fssai) && { fssaiNumber: ['fssai-digits'] }),
  };
}
