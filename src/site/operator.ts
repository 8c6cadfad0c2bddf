/**
 * The operator of the service, named on the law pages. An adopter completes this file and `brand.ts`. `null` is a
 * missing particular: pages leave out its sentence, the build warns, and a release build refuses it.
 * The required particulars follow the Consumer Protection (E-Commerce) Rules 2020, rule 4(2) and 4(4), and the
 * Digital Personal Data Protection Act 2023, section 8(9).
 */
export interface Operator {
  /** As registered. */
  legalName: string | null;
  /** Corporate identity number, or the registration number of a firm. */
  registrationNumber: string | null;
  gstin: string | null;
  /** Principal address, in one line. */
  address: string | null;
  /** The city of the courts with jurisdiction. */
  courts: string | null;
  grievanceOfficer: Record<'name' | 'designation' | 'phone' | 'email' | 'address', string | null>;
  /** The contact for questions about personal data; it may be the grievance officer. */
  privacyContact: Record<'name' | 'email', string | null>;
  /** Companies that process personal data for the operator, and the country that stores it. */
  processors: Record<'hosting' | 'sms' | 'bankCheck' | 'dataCountry', string | null>;
  /** How long the server keeps records. Counsel confirms the defaults; the API implements them. */
  retention: Record<'unfinishedDays' | 'rejectedDays' | 'recordYears' | 'logDays', number>;
}

export const operator: Operator = {
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
