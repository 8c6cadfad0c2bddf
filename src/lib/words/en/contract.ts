import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';

/** Words of the contract step and of the answers before it. */
export const contractWords = {
  answersTitle: 'Check your answers',
  answersIntro: 'Is something wrong? Press Change.',
  vendorInfo: 'Vendor information',
  kyc: 'KYC & business details',
  documents: 'Documents',
  change: 'Change',
  missing: 'Not given',
  hours: 'Open',
  noDocument: 'Not uploaded',
  uploaded: 'Uploaded',
  fullText: 'The full contract',
  version: (version: string) => `Version ${version}`,
  termsTitle: 'The contract in short',
  deliveryTitle: 'Your delivery terms',
  termsToast: 'Please accept the terms and conditions',
  submit: 'Submit application',
  /** The server refused the version of the terms that the page shows. */
  outdated: 'The terms have changed since this page was opened. Read the current text, then accept it.',
  showCurrent: 'Show the current text',
  failedHelp: 'Nothing is lost. Please submit again.',
  review: `After you submit, our team checks your application. This typically takes ${limits.reviewHoursRange} hours.`,
} as const;

/** Under the clauses: that they are a summary, and only the full contract in English is legally binding. English needs no such line. */
export const bindingContractWords: string | null = null;

/** The partner contract in short, for a commission in percent. */
export const contractClauses = (commissionPercent: number, settlementDays: number) => [
  {
    title: 'Commission',
    text: `${brand.name} keeps ${commissionPercent}% of each completed order. No joining fee, no monthly fee.`,
  },
  {
    title: 'Settlement',
    text: `We pay your share into your bank account within ${settlementDays} business days of each completed order.`,
  },
  {
    title: 'Licences',
    text: 'You keep your licences valid, sell only what they allow, and tell us at once if one ends or is suspended.',
  },
  {
    title: 'Orders',
    text: 'You accept or decline orders quickly, pack and seal them correctly, and keep prices and stock correct.',
  },
  {
    title: 'Privacy',
    text: 'You use prescriptions and customer data only for the order, and never give them to others.',
  },
  {
    title: 'Ending',
    text: 'You or we can end this contract in writing. We still pay you in full for completed orders.',
  },
];

/** The figure beside a clause. */
export const contractFigureWords = {
  commission: (percent: number): string => `${percent}%`,
  settlement: (days: number): string => `${days} days`,
} as const;

/** `Change Vendor information`: where a Change link leads, for those who only hear it. */
export function changeWords(section: string): string {
  return `Change ${section}`;
}
