import { plural } from '#lib/plural.ts';
import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/contract.ts';

/** Words of the contract step and of the answers before it. */
export const contractWords = {
  answersTitle: 'ನಿಮ್ಮ ಉತ್ತರಗಳು ಸರಿಯಿವೆಯೇ ನೋಡಿ',
  answersIntro: 'ಏನಾದರೂ ತಪ್ಪಿದೆಯೇ? ‘ಬದಲಾಯಿಸಿ’ ಒತ್ತಿ.',
  vendorInfo: 'ಮಾರಾಟಗಾರರ ವಿವರ',
  kyc: 'KYC, ವ್ಯಾಪಾರದ ವಿವರ',
  documents: 'ದಾಖಲೆಗಳು',
  change: 'ಬದಲಾಯಿಸಿ',
  missing: 'ಕೊಟ್ಟಿಲ್ಲ',
  hours: 'ತೆರೆದಿರುವ ಸಮಯ',
  noDocument: 'ಅಪ್‌ಲೋಡ್ ಆಗಿಲ್ಲ',
  uploaded: 'ಅಪ್‌ಲೋಡ್ ಆಗಿದೆ',
  fullText: 'ಪೂರ್ತಿ ಒಪ್ಪಂದ',
  version: (version: string) => `ಆವೃತ್ತಿ ${version}`,
  termsTitle: 'ಒಪ್ಪಂದ ಸಂಕ್ಷಿಪ್ತವಾಗಿ',
  deliveryTitle: 'ನಿಮ್ಮ ಡೆಲಿವರಿ ಷರತ್ತುಗಳು',
  termsToast: 'ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳನ್ನು ಒಪ್ಪಿಕೊಳ್ಳಿ',
  submit: 'ಅರ್ಜಿ ಸಲ್ಲಿಸಿ',
  /** The server refused the version of the terms that the page shows. */
  outdated: 'ಈ ಪುಟ ತೆರೆದ ಮೇಲೆ ಷರತ್ತುಗಳು ಬದಲಾಗಿವೆ. ಈಗಿನ ಷರತ್ತುಗಳನ್ನು ಓದಿ, ನಂತರ ಒಪ್ಪಿಕೊಳ್ಳಿ.',
  showCurrent: 'ಈಗಿನ ಷರತ್ತುಗಳನ್ನು ತೋರಿಸಿ',
  failedHelp: 'ನೀವು ಕೊಟ್ಟಿದ್ದು ಯಾವುದೂ ಕಳೆದುಹೋಗಿಲ್ಲ. ಮತ್ತೆ ಸಲ್ಲಿಸಿ.',
  review: `ನೀವು ಸಲ್ಲಿಸಿದ ಮೇಲೆ ನಮ್ಮ ತಂಡ ನಿಮ್ಮ ಅರ್ಜಿಯನ್ನು ಪರಿಶೀಲಿಸುತ್ತದೆ. ಸಾಮಾನ್ಯವಾಗಿ ${limits.reviewHoursRange} ಗಂಟೆ ಬೇಕಾಗುತ್ತದೆ.`,
} satisfies Words<typeof english.contractWords>;

/** Under the clauses, on pages in another language than English. */
export const bindingContractWords = 'ಇದು ಸಾರಾಂಶ. ಕಾನೂನಿನ ಪ್ರಕಾರ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿರುವ ಪೂರ್ತಿ ಒಪ್ಪಂದ ಮಾತ್ರ ಅನ್ವಯಿಸುತ್ತದೆ.';

/** The partner contract in short, for a commission in percent. */
export const contractClauses = (commissionPercent: number, settlementDays: number) => [
  {
    title: 'ಕಮಿಷನ್',
    text: `ಪೂರ್ತಿಯಾದ ಪ್ರತಿ ಆರ್ಡರ್‌ನ ಮೌಲ್ಯದಲ್ಲಿ ${commissionPercent}% ಅನ್ನು ${brand.name} ಇಟ್ಟುಕೊಳ್ಳುತ್ತದೆ. ಸೇರಲು ಫೀ ಇಲ್ಲ, ತಿಂಗಳ ಫೀ ಕೂಡ ಇಲ್ಲ.`,
  },
  {
    title: 'ಪಾವತಿ',
    text: `ಪ್ರತಿ ಆರ್ಡರ್ ಪೂರ್ತಿಯಾದ ${settlementDays} ಕೆಲಸದ ದಿನಗಳೊಳಗೆ ನಿಮ್ಮ ಪಾಲನ್ನು ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಖಾತೆಗೆ ಜಮೆ ಮಾಡುತ್ತೇವೆ.`,
  },
  {
    title: 'ಲೈಸೆನ್ಸ್‌ಗಳು',
    text: 'ನಿಮ್ಮ ಲೈಸೆನ್ಸ್‌ಗಳನ್ನು ಚಾಲ್ತಿಯಲ್ಲಿಡಬೇಕು, ಅವು ಅನುಮತಿಸಿದ್ದನ್ನು ಮಾತ್ರ ಮಾರಬೇಕು, ಯಾವುದಾದರೂ ಮುಗಿದರೆ ಅಥವಾ ಅಮಾನತಾದರೆ ಕೂಡಲೇ ನಮಗೆ ತಿಳಿಸಬೇಕು.',
  },
  {
    title: 'ಆರ್ಡರ್‌ಗಳು',
    text: 'ಆರ್ಡರ್‌ಗಳನ್ನು ಬೇಗ ಸ್ವೀಕರಿಸಬೇಕು ಅಥವಾ ನಿರಾಕರಿಸಬೇಕು, ಸರಿಯಾಗಿ ಪ್ಯಾಕ್ ಮಾಡಿ ಸೀಲ್ ಹಾಕಬೇಕು, ಬೆಲೆ ಮತ್ತು ಸ್ಟಾಕ್ ಸರಿಯಾಗಿಡಬೇಕು.',
  },
  {
    title: 'ಗೌಪ್ಯತೆ',
    text: 'ಪ್ರಿಸ್ಕ್ರಿಪ್ಷನ್‌ಗಳು ಮತ್ತು ಗ್ರಾಹಕರ ಡೇಟಾವನ್ನು ನೀವು ಆರ್ಡರ್‌ಗಾಗಿ ಮಾತ್ರ ಬಳಸಬೇಕು, ಎಂದಿಗೂ ಬೇರೆಯವರಿಗೆ ಕೊಡಬಾರದು.',
  },
  {
    title: 'ಮುಕ್ತಾಯ',
    text: 'ನೀವಾಗಲಿ ನಾವಾಗಲಿ ಲಿಖಿತವಾಗಿ ತಿಳಿಸಿ ಈ ಒಪ್ಪಂದವನ್ನು ಮುಗಿಸಬಹುದು. ಆಗಲೂ ಪೂರ್ತಿಯಾದ ಆರ್ಡರ್‌ಗಳಿಗೆ ನಿಮಗೆ ಪೂರ್ತಿ ಹಣ ಕೊಡುತ್ತೇವೆ.',
  },
];

/** The figure beside a clause. */
export const contractFigureWords = {
  commission: (percent: number): string => `${percent}%`,
  settlement: (days: number): string => plural(days, { one: `${days} ದಿನ`, other: `${days} ದಿನಗಳು` }),
} satisfies Words<typeof english.contractFigureWords>;

/** `Change Vendor information`: where a Change link leads, for those who only hear it. */
export function changeWords(section: string): string {
  return `ಬದಲಾಯಿಸಿ: ${section}`;
}
