/** The kinds of values in the KYC step: the empty value of each, and how it is read from a reply. */
import { emptyLicence, type Licence, type LicenceBody } from '#lib/domain/kyc/licences.ts';
import { asList, asRecord, readText } from '#lib/domain/reply/parse.ts';

/** The form value of each kind. */
export interface KycValues {
  text: string;
  /** A day, as `2027-06-30`. */
  date: string;
  tick: boolean;
  licences: Licence[];
}
export type KycKind = keyof KycValues;

/** The sent value of a field. */
export type KycWire = string | boolean | LicenceBody[];

interface Kind<Value> {
  empty: Value;
  /** Reads a value of a reply; undefined if the reply says nothing. */
  read: (value: unknown) => Value | undefined;
}

export const kycKinds: { readonly [K in KycKind]: Kind<KycValues[K]> } = {
  text: { empty: '', read: (value) => readText(value) ?? (isBlank(value) ? '' : undefined) },
  date: { empty: '', read: readDay },
  tick: { empty: false, read: (value) => value === true },
  licences: { empty: [], read: (value) => asList(value).map(readLicence) },
};

/** A null or blank text on the server is an emptied field. */
const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

function readLicence(value: unknown): Licence {
  const licence = asRecord(value) ?? {};
  return {
    ...emptyLicence,
    form: readText(licence.form) ?? '',
    number: readText(licence.number) ?? '',
    paidUpTo: readDay(licence.paidUpTo),
    ...(licence.asPrinted === true && { asPrinted: true }),
  };
}

/** Returns a day that a date control can show; '' for anything else. */
function readDay(value: unknown): string {
  const text = readText(value)?.slice(0, 'yyyy-mm-dd'.length) ?? '';
  return /\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
