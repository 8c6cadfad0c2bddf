import { brand } from '#lib/brand.ts';
import { limits } from '#lib/limits.ts';

/** Words of the contract step and of the answers before it. */
export const contractWords = {
  answersTitle: 'Check your answers',
  answersIntro: 'This is what we send to review. Change anything that is not right.',
  vendorInfo: 'Vendor information',
  kyc: 'KYC & business details',
  documents: 'Documents',
  change: 'Change',
  missing: 'Not given',
  hours: 'Open',
  coords: 'Location on the map',
  noDocument: 'Not uploaded',
  uploaded: 'Uploaded',
  fullText: 'The contract in full',
  version: 'version',
  termsTitle: 'The contract in short',
  deliveryTitle: 'Your delivery terms',
  acceptTitle: 'Accept and submit',
  termsToast: 'Please accept the terms and conditions',
  submit: 'Submit application',
  failedHelp: 'Nothing is lost. Please submit again.',
  review: `After you submit, our team checks the application, typically within ${limits.reviewHours}.`,
} as const;

export interface Clause {
  title: string;
  text: string;
}

/** The partner contract in short, for a commission in percent. */
export function contractClauses(commissionPercent: number, settlementDays: number): Clause[] {
  return [
    {
      title: 'Commission',
      text: `${brand.name} keeps ${commissionPercent}% of the value of each completed order. There is no joining fee and no monthly fee.`,
    },
    {
      title: 'Settlement',
      text: `Your share is paid to the bank account you verified within ${settlementDays} business days of each completed order.`,
    },
    {
      title: 'Licences',
      text: 'You keep your licences valid, dispense and serve only what they permit, and tell us at once when one lapses or is suspended.',
    },
    {
      title: 'Orders',
      text: 'You accept or decline orders promptly, prepare them correctly, seal the package, and keep prices and stock up to date.',
    },
    {
      title: 'Privacy',
      text: 'Prescriptions and customer data are used for the order alone, kept confidential, and never passed on.',
    },
    {
      title: 'Ending',
      text: 'Either side may end this contract in writing. Completed orders are still settled in full.',
    },
  ];
}

/** The figure that stands beside a clause at a glance. */
export const contractFigureWords = {
  commission: (percent: number): string => `${percent}%`,
  commissionLabel: 'Commission on each order',
  settlement: (days: number): string => `${days} days`,
  settlementLabel: (days: number): string => `Settlement within ${days} business days`,
} as const;

/** `Change vendor information`: where a Change link leads, for those who only hear it. */
export function changeWords(section: string): string {
  return `${contractWords.change} ${section}`;
}
