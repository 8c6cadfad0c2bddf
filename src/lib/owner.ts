import { brand } from '#lib/brand.ts';

/**
 * Who runs the service: what the law pages have to name. Beside `brand.ts` this is the one file an owner completes.
 * `null` is a particular that is still missing: pages mark it, the build warns of it, and a release build refuses it.
 *
 * What has to be named follows the Consumer Protection (E-Commerce) Rules 2020, rule 4(2) and 4(4), and the Digital
 * Personal Data Protection Act 2023, section 8(9).
 */
export interface Owner {
  /** As registered. */
  legalName: string | null;
  /** Corporate identity number, or the number a firm is registered under. */
  registrationNumber: string | null;
  gstin: string | null;
  /** Principal address, in one line. */
  address: string | null;
  /** The city whose courts decide. */
  courts: string | null;
  grievanceOfficer: Record<'name' | 'designation' | 'phone' | 'email' | 'address', string | null>;
  /** The contact for questions about personal data; may be the grievance officer. */
  privacyContact: Record<'name' | 'email', string | null>;
  /** Companies that handle personal data for the owner, and the country the data is stored in. */
  processors: Record<'hosting' | 'sms' | 'bankCheck' | 'dataCountry', string | null>;
  /** How long records are kept on the server. Defaults to be confirmed by counsel, and to be carried out by the API. */
  retention: Record<'unfinishedDays' | 'rejectedDays' | 'recordYears' | 'logDays', number>;
}

export const owner: Owner = {
  legalName: null,
  registrationNumber: null,
  gstin: null,
  address: null,
  courts: null,
  grievanceOfficer: { name: null, designation: null, phone: null, email: null, address: null },
  privacyContact: { name: null, email: null },
  processors: { hosting: null, sms: null, bankCheck: null, dataCountry: null },
  retention: { unfinishedDays: 180, rejectedDays: 365, recordYears: 8, logDays: 365 },
};

/** Names reserved for examples (RFC 2606), which no real address has. */
const exampleAddress = /[./@]example(?:[./]|$)|id=example\./;

/**
 * What a release may not be left with, each by its place: particulars that are missing, and addresses of the brand
 * that are examples. Empty when all is complete.
 */
export function missingParticulars(
  particulars: Owner = owner,
  names: Readonly<Record<string, string>> = brand,
): string[] {
  return [
    ...missingIn(particulars).map((path) => `owner.${path}`),
    ...Object.entries(names)
      .filter(([, value]) => exampleAddress.test(value))
      .map(([name]) => `brand.${name}`),
  ];
}

function missingIn(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (value !== null && typeof value === 'object') {
      return missingIn(value).map((path) => `${name}.${path}`);
    }
    return value === null || (typeof value === 'string' && value.trim() === '') ? [name] : [];
  });
}
