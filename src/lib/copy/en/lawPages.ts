import { brand } from '#lib/brand.ts';

/** The heading of each law page, which is its title too, and what it is about. The texts themselves bind in English (`copy/law`). */
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
