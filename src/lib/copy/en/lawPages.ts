import { brand } from '#lib/brand.ts';

/** The heading of each law page, which is its title too, and what it is about. The terms themselves bind in English (`copy/law`). */
export const lawPageWords = {
  privacy: {
    heading: 'Privacy notice',
    summary: `What ${brand.name} asks vendors for, why, how long it is kept, who sees it, and what your rights are.`,
  },
  terms: {
    heading: 'Terms and conditions',
    summary: `The terms of using the ${brand.name} site and its vendor portal.`,
  },
  partnerTerms: {
    heading: 'Partner terms',
    summary: `The contract between ${brand.name} and its vendors in full: commission, settlement, licences, orders, data, ending.`,
  },
  grievance: {
    heading: 'Grievance officer',
    summary: `Who takes your complaint about ${brand.name}, and how soon you get an answer.`,
  },
} as const;

/** Words that several law pages share. */
export const lawWords = {
  version: 'Version',
  /** The date follows. */
  inForce: 'in force from',
  /** The mark of a detail that `owner.ts` does not have. The owner is the operator of the site. */
  toBeCompleted: 'to be completed by the owner',
  labels: {
    what: 'What',
    why: 'Why',
    kept: 'Kept',
    seenBy: 'Seen by',
    holds: 'Holds',
    keptUntil: 'Kept until',
    designation: 'Designation',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
  },
} as const;
