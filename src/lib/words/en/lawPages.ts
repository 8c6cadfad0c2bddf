import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';

/** The heading of each law page, which is its title too, and what it is about. The terms themselves bind in English (`words/law`). */
export const lawPageWords = {
  privacy: {
    heading: 'Privacy notice',
    summary: `What ${brand.name} asks vendors for, why, how long it is kept, who sees it, and what your rights are.`,
  },
  terms: {
    heading: 'Terms and conditions',
    summary: `The terms of using the ${brand.name} site and its vendor portal.`,
    short:
      'In short: the portal is free. Your details are true, and your codes stay with you. We check every application by the same rules, and say why if we reject one.',
  },
  partnerTerms: {
    heading: 'Partner terms',
    summary: `The contract between ${brand.name} and its vendors in full: commission, settlement, licences, orders, data, ending.`,
    short: `In short: you sell in your own name and with your own licence. We bring orders and riders, keep the commission, and pay you within ${limits.settlementDays} business days. Either side may end the contract with 30 days’ notice.`,
  },
  grievance: {
    heading: 'Grievance officer',
    summary: `Who takes your complaint about ${brand.name}, and how soon you get an answer.`,
    short:
      'In short: first ask our support. If that does not help, write to the grievance officer. You get a number within 48 hours and a decision within one month.',
  },
  accessibility: {
    heading: 'Accessibility',
    summary: `How well people with disabilities can use ${brand.name}, what is not good yet, and how to report a problem.`,
    short:
      'In short: everything should work with a keyboard, with a screen reader and with large text. If something does not, tell us. You get a number within 48 hours and an answer within one month.',
  },
} as const;

/** Words that several law pages share. */
export const lawWords = {
  /** The heading of the list of sections. */
  contents: 'On this page',
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
