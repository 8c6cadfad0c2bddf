import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/help.ts';

/** The three questions that vendors ask most about each step. */
export const helpQuestionWords = {
  'vendor-info': [
    {
      question: 'ಯಾವ ಫೋನ್ ನಂಬರ್ ಕೊಡಲಿ?',
      answer: 'ನಿಮ್ಮ ಬಳಿ ಇರುವುದು. ಅದಕ್ಕೆ ಕೋಡ್ ಕಳುಹಿಸುತ್ತೇವೆ, ನಂತರ ನೀವು ಅದರಿಂದಲೇ ಲಾಗಿನ್ ಆಗುತ್ತೀರಿ.',
    },
    {
      question: 'ಈ ವಿವರಗಳನ್ನು ನಂತರ ಬದಲಾಯಿಸಬಹುದೇ?',
      answer: 'ಈ ಹಂತದ ನಂತರ ನಾವು ಮಾತ್ರ ಬದಲಾಯಿಸಬಹುದು. ನಮಗೆ ಫೋನ್ ಅಥವಾ ಇಮೇಲ್ ಮಾಡಿ.',
    },
    {
      question: 'ಮ್ಯಾಪ್‌ನಲ್ಲಿ ನನ್ನ ಅಂಗಡಿ ಸಿಗುತ್ತಿಲ್ಲ. ಏನು ಮಾಡಲಿ?',
      answer: 'ಹತ್ತಿರದ ಸ್ಥಳ ಹುಡುಕಿ ಮ್ಯಾಪ್ ಪಿನ್ ಅನ್ನು ನಿಮ್ಮ ಬಾಗಿಲಿಗೆ ಸರಿಸಿ. ಅಥವಾ ಅಂಗಡಿಯಲ್ಲಿರುವಾಗ ನಿಮ್ಮ ಲೊಕೇಶನ್ ಬಳಸಿ.',
    },
  ],
  'kyc-documents': [
    {
      question: 'GSTIN ಎಲ್ಲಿ ಇರುತ್ತದೆ?',
      answer: 'ನಿಮ್ಮ GST ಸರ್ಟಿಫಿಕೇಟ್‌ನಲ್ಲಿ. ಅದರಲ್ಲಿ 15 ಅಕ್ಷರ ಮತ್ತು ಅಂಕಿಗಳಿವೆ, ನಿಮ್ಮ PAN ಕೂಡ ಇದೆ.',
    },
    { question: 'ಬ್ಯಾಂಕ್ ಖಾತೆ ಏಕೆ ಕೇಳುತ್ತೀರಿ?', answer: 'ನಿಮ್ಮ ಗಳಿಕೆಯನ್ನು ಅದಕ್ಕೇ ಜಮೆ ಮಾಡುತ್ತೇವೆ.' },
    {
      question: 'ಬ್ಯಾಂಕ್ ಖಾತೆಯ ದೃಢೀಕರಣ ಆಗುತ್ತಿಲ್ಲ. ಏನು ಮಾಡಲಿ?',
      answer: 'ನಂಬರ್, IFSC ಮತ್ತು ಹೆಸರನ್ನು ಪಾಸ್‌ಬುಕ್ ಜೊತೆ ಹೋಲಿಸಿ. ಎಲ್ಲ ಸರಿಯಿದ್ದರೆ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ ಅಥವಾ ನಮಗೆ ಫೋನ್ ಮಾಡಿ.',
    },
  ],
  documents: [
    {
      question: 'ಒಳ್ಳೆಯ ಫೋಟೋ ಹೇಗೆ ತೆಗೆಯುವುದು?',
      answer: 'ಹಗಲಿನ ಬೆಳಕಿನಲ್ಲಿ, ಫ್ಲ್ಯಾಶ್ ಇಲ್ಲದೆ. ನಾಲ್ಕೂ ಮೂಲೆಗಳು ಫೋಟೋದಲ್ಲಿ ಇರಬೇಕು, ಪ್ರತಿ ಸಾಲೂ ಓದಲು ಬರಬೇಕು.',
    },
    {
      question: 'ನನ್ನ ದಾಖಲೆಯಲ್ಲಿ ಹಲವು ಪುಟಗಳಿವೆ. ಏನು ಮಾಡಲಿ?',
      answer: 'ಪ್ರತಿ ಪುಟದ ಫೋಟೋ ಸೇರಿಸಿ. ನಾವು ಅವುಗಳನ್ನು ಒಂದು PDF ಆಗಿ ಕಳುಹಿಸುತ್ತೇವೆ.',
    },
    {
      question: 'ಎಲ್ಲ ದಾಖಲೆಗಳೂ ಈಗಲೇ ಬೇಕೇ?',
      answer: 'ಬೇಕಿಲ್ಲ. ನೀವು ಕಳುಹಿಸಿದ್ದು ಸೇವ್ ಆಗಿರುತ್ತದೆ. ಉಳಿದವುಗಳೊಂದಿಗೆ ನಂತರ ಬರಬಹುದು.',
    },
  ],
  contract: [
    {
      question: 'ಉತ್ತರ ಯಾವಾಗ ಸಿಗುತ್ತದೆ?',
      answer: `ಸಾಮಾನ್ಯವಾಗಿ ${limits.reviewHoursRange} ಗಂಟೆ ಬೇಕು. ಇಮೇಲ್ ಮತ್ತು ಫೋನ್ ಮೂಲಕ ತಿಳಿಸುತ್ತೇವೆ.`,
    },
    { question: 'ಈಗಲೂ ಏನಾದರೂ ಬದಲಾಯಿಸಬಹುದೇ?', answer: 'ಬದಲಾಯಿಸಬಹುದು, ಸಲ್ಲಿಸುವವರೆಗೆ. ಅದು ಇರುವ ಹಂತಕ್ಕೆ ಹಿಂತಿರುಗಿ.' },
    { question: 'ಒಪ್ಪಂದವನ್ನು ನಂತರ ಓದಬಹುದೇ?', answer: 'ಓದಬಹುದು. ಸಲ್ಲಿಸಿದ ನಂತರ ‘KYC ಸ್ಟೇಟಸ್’ ಪುಟದಿಂದ ಪ್ರಿಂಟ್ ಮಾಡಬಹುದು.' },
  ],
} satisfies Words<typeof english.helpQuestionWords>;

/** Words of the help panel. */
export const helpWords = {
  title: 'ಸಹಾಯ',
  whatsApp: 'WhatsAppನಲ್ಲಿ ಮೆಸೇಜ್ ಮಾಡಿ',
  aboutApplication: (number: string) => `ಅರ್ಜಿ ${number}: `,
  aboutNew: 'ಹೊಸ ಅರ್ಜಿ: ',
  reference: 'ಕೊನೆಯ ಸಮಸ್ಯೆಯ ನಂಬರ್',
  copy: 'ಕಾಪಿ ಮಾಡಿ',
  copied: 'ಕಾಪಿ ಆಗಿದೆ',
} satisfies Words<typeof english.helpWords>;
