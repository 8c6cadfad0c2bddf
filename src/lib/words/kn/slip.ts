import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/slip.ts';

/** The slip: a line for each step of an application, and what was put on it. */
export const slipWords = {
  heading: 'ನಿಮ್ಮ ಅರ್ಜಿ',
  pan: (lastCharacters: string) => `PAN ${lastCharacters}`,
  documents: (count: number) => plural(count, { one: `${count} ದಾಖಲೆ`, other: `${count} ದಾಖಲೆಗಳು` }),
  contract: 'ನೀವು ಒಪ್ಪಿದ್ದೀರಿ',
  /** On the stamp. */
  submitted: 'ಸಲ್ಲಿಸಿದ್ದೀರಿ',
  approved: 'ಅನುಮೋದನೆ ಸಿಕ್ಕಿದೆ',
} satisfies Words<typeof english.slipWords>;

/** Before the status of an application that is not sent. */
export const unsentWords = {
  unknown: 'ಇನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ.',
  next: (step: string) => `ಇನ್ನೂ ಕಳುಹಿಸಿಲ್ಲ. ಮುಂದಿನ ಹಂತ: ${step}`,
} satisfies Words<typeof english.unsentWords>;

/** The mark of a line, for screen readers. */
export const slipLineWords = {
  done: 'ಮುಗಿದಿದೆ',
  current: 'ಈಗ ಮಾಡಬೇಕು',
  upcoming: 'ನಂತರ ಮಾಡಬೇಕು',
  flagged: 'ಬದಲಾಯಿಸಬೇಕು',
} satisfies Words<typeof english.slipLineWords>;

/** The sheet to keep: what was sent, and what comes after. */
export const receiptWords = {
  print: 'ಪ್ರಿಂಟ್ ಮಾಡಿ ಅಥವಾ PDF ಆಗಿ ಸೇವ್ ಮಾಡಿ',
  share: 'ಶೇರ್ ಮಾಡಿ',
  printContract: 'ಒಪ್ಪಂದ ಪ್ರಿಂಟ್ ಮಾಡಿ',
  number: 'ಅರ್ಜಿ ನಂಬರ್',
  sent: 'ನೀವು ಕಳುಹಿಸಿದ್ದು',
  saved: 'ಇಲ್ಲಿಯವರೆಗೆ ಸೇವ್ ಆದದ್ದು',
  documents: 'ದಾಖಲೆಗಳು',
  noDocuments: 'ಇನ್ನೂ ಇಲ್ಲ',
  contract: 'ಪಾರ್ಟ್ನರ್ ಒಪ್ಪಂದ',
  contractOf: (version: string, date: string) => `ಆವೃತ್ತಿ ${version}, ನೀವು ಒಪ್ಪಿದ ತಾರೀಖು: ${date}`,
  contractOn: (date: string) => `ನೀವು ಒಪ್ಪಿದ ತಾರೀಖು: ${date}`,
  contractOpen: 'ನೀವು ಇನ್ನೂ ಒಪ್ಪಿಲ್ಲ',
  reviewBy: (date: string) => `${date}ರೊಳಗೆ ನಿಮಗೆ ಉತ್ತರ ಸಿಗುತ್ತದೆ.`,
  told: 'ನಿಮಗೆ ಇಮೇಲ್ ಮತ್ತು ಫೋನ್ ಮೂಲಕ ತಿಳಿಸುತ್ತೇವೆ. ಅಲ್ಲಿಯವರೆಗೆ ನೀವು ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
  help: 'ಪ್ರಶ್ನೆ ಇದೆಯೇ? ನಮಗೆ ಫೋನ್ ಅಥವಾ ಇಮೇಲ್ ಮಾಡಿ, ಅರ್ಜಿ ನಂಬರ್ ಹೇಳಿ.',
} satisfies Words<typeof english.receiptWords>;
