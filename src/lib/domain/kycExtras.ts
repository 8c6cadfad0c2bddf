/**
 * What the KYC step asks beyond the specification: further licences, dates and declarations. An API need not know any of
 * it (`optionalFields.ts`).
 */
import { categories, type CategoryId } from '#lib/domain/category.ts';
import { licenceNeed } from '#lib/domain/licence.ts';
import { kycExtraNames } from '#lib/domain/optionalFields.ts';
import { asList, asRecord, readText, type Loose } from '#lib/domain/reading.ts';

/**
 * Forms of drug licences (Drugs Rules 1945, rules 61 and 62): 20 and 21 for retail, A for restricted, B for wholesale, BB for
 * wholesale from a vehicle, C and D for homoeopathic, F and G for Schedule X.
 */
export const licenceFormIds = [
  '20',
  '21',
  '20A',
  '21A',
  '20B',
  '21B',
  '20BB',
  '21BB',
  '20C',
  '20D',
  '20F',
  '20G',
] as const;

/** A drug licence as it is typed; '' for what is not known. */
export interface Licence {
  form: string;
  number: string;
  /** The day its retention fee is paid up to, as `2028-03-31`: licences no longer lapse by date. */
  paidUpTo: string;
  /** A further one's number fits no known form, and the vendor says that it is printed like this. */
  asPrinted?: boolean;
}

export const emptyLicence: Licence = { form: '', number: '', paidUpTo: '' };

export interface KycExtras {
  /** The licence number fits no known form, and the vendor says that it is printed like this. */
  licenceAsPrinted: boolean;
  /** Drug licences. The first one's number is `drugLicenseNumber`, whatever is here. */
  licences: Licence[];
  /** The day the FSSAI licence ends, as `2027-06-30`. */
  fssaiExpiry: string;
  /** The declaration that replaces GSTIN and GST certificate where a category allows for it. */
  gstExempt: boolean;
}

export const emptyKycExtras: KycExtras = {
  licenceAsPrinted: false,
  licences: [],
  fssaiExpiry: '',
  gstExempt: false,
};

/** Whether a vendor of this category declared that it is exempt from GST, and may. */
export function isGstExempt(category: CategoryId, said: Partial<KycExtras>): boolean {
  return categories[category].gst === 'exempt-with-declaration' && said.gstExempt === true;
}

type Typed = KycExtras & { drugLicenseNumber: string };

/** All drug licences of a form or a vendor, the specified field's first. There always is a first one. */
export function licencesOf({
  licences,
  drugLicenseNumber,
}: Pick<Typed, 'licences' | 'drugLicenseNumber'>): [Licence, ...Licence[]] {
  const [first = emptyLicence, ...further] = licences;
  return [{ ...first, number: drugLicenseNumber }, ...further];
}

/**
 * Further licences with something in them and a number that can be none, or fits no known form and is not said to be
 * printed like this: by their place in `licencesOf`.
 */
export function refusedLicences(licences: readonly Licence[]): number[] {
  return licences.flatMap((licence, place) =>
    place > 0 && isFilled(licence) && !isTaken(licence) ? [place] : [],
  );
}

function isTaken({ number, asPrinted = false }: Licence): boolean {
  const need = licenceNeed(number);
  return need === 'nothing' || (need === 'as-printed' && asPrinted);
}

const isFilled = ({ form, number, paidUpTo }: Licence): boolean => (form + number + paidUpTo).trim() !== '';

interface LicenceBody {
  form?: string;
  number: string;
  paidUpTo?: string;
  asPrinted?: boolean;
}

/** The optional fields as they travel. A field that says nothing is absent, except in a draft that clears it. */
export interface KycExtrasBody {
  licenceAsPrinted?: boolean;
  licences?: LicenceBody[];
  fssaiExpiry?: string;
  gstExempt?: boolean;
}

/** The optional fields to send for a category. */
export function kycExtrasBody(category: CategoryId, form: Typed): KycExtrasBody {
  const { licenceField } = categories[category];
  const body: KycExtrasBody = {};
  if (licenceField === 'drugLicenseNumber') {
    if (form.licenceAsPrinted && licenceNeed(form.drugLicenseNumber) === 'as-printed')
      body.licenceAsPrinted = true;
    const [first, ...further] = licencesOf(form);
    const filled = further.filter(isFilled);
    if (filled.length > 0 || first.form || first.paidUpTo)
      body.licences = [{ ...first, asPrinted: false }, ...filled].map(compact);
  }
  if (licenceField === 'fssaiNumber' && form.fssaiExpiry) body.fssaiExpiry = form.fssaiExpiry;
  if (isGstExempt(category, form)) body.gstExempt = true;
  return body;
}

function compact({ form, number, paidUpTo, asPrinted }: Licence): LicenceBody {
  return {
    ...(form && { form }),
    number: number.trim(),
    ...(paidUpTo && { paidUpTo }),
    ...(asPrinted && licenceNeed(number) === 'as-printed' && { asPrinted }),
  };
}

/** The optional fields that differ from what the server holds; what was taken away is empty or false. */
export function changedExtras(now: KycExtrasBody, held: KycExtrasBody): KycExtrasBody {
  const changed = kycExtraNames.flatMap((name) => {
    const value = now[name] ?? emptyKycExtras[name];
    const before = held[name] ?? emptyKycExtras[name];
    return JSON.stringify(value) === JSON.stringify(before) ? [] : [[name, value]];
  });
  return Object.fromEntries(changed) as KycExtrasBody;
}

/** Reads the optional fields of a reply. One that the reply does not name is absent. */
export function readKycExtras(source: Loose): Partial<KycExtras> {
  const has = (name: keyof KycExtras): boolean => source[name] !== undefined;
  return {
    ...(has('licenceAsPrinted') && { licenceAsPrinted: source.licenceAsPrinted === true }),
    ...(has('licences') && { licences: asList(source.licences).map(readLicence) }),
    ...(has('fssaiExpiry') && { fssaiExpiry: readDay(source.fssaiExpiry) }),
    ...(has('gstExempt') && { gstExempt: source.gstExempt === true }),
  };
}

function readLicence(value: unknown): Licence {
  const licence = asRecord(value) ?? {};
  return {
    form: readText(licence.form) ?? '',
    number: readText(licence.number) ?? '',
    paidUpTo: readDay(licence.paidUpTo),
    ...(licence.asPrinted === true && { asPrinted: true }),
  };
}

/** A day a date control can show; '' for anything else. */
function readDay(value: unknown): string {
  const text = readText(value)?.slice(0, 'yyyy-mm-dd'.length) ?? '';
  return /\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
