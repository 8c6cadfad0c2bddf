import type { Words } from '#lib/translation.ts';
import type * as english from '../en/deletion.ts';

/** Deleting an application that was never submitted. */
export const deletionWords = {
  buttonLong: 'ಈ ಅರ್ಜಿ ಅಳಿಸಿ',
  buttonFor: (name: string) => `ಅಳಿಸಿ: ${name}`,
  title: 'ಈ ಅರ್ಜಿ ಅಳಿಸಬೇಕೇ?',
  named: (name: string, category: string) => `${name} (${category})`,
  goes: 'ಇದಕ್ಕಾಗಿ ನೀವು ನಮೂದಿಸಿದ್ದು ಮತ್ತು ಅಪ್‌ಲೋಡ್ ಮಾಡಿದ ದಾಖಲೆಗಳು ಎಲ್ಲವೂ ಅಳಿಸಿಹೋಗುತ್ತವೆ. ಅವುಗಳನ್ನು ಮರಳಿ ಪಡೆಯಲು ಆಗುವುದಿಲ್ಲ.',
  keep: 'ಇರಲಿ',
  confirm: 'ಅಳಿಸಿ',
} satisfies Words<typeof english.deletionWords>;

export const deletionToasts = {
  deleted: {
    title: 'ಅರ್ಜಿ ಅಳಿಸಿದ್ದೇವೆ',
    description: 'ಇದಕ್ಕಾಗಿ ನೀವು ನಮೂದಿಸಿದ್ದು, ಅಪ್‌ಲೋಡ್ ಮಾಡಿದ್ದು ಎಲ್ಲವನ್ನೂ ಅಳಿಸಿದ್ದೇವೆ.',
  },
  /** The API has no such call. */
  failed: 'ಅರ್ಜಿ ಅಳಿಸಲು ಆಗಲಿಲ್ಲ',
} satisfies Words<typeof english.deletionToasts>;
