import type { Words } from '#lib/translation.ts';
import type * as english from '../en/pinNote.ts';

/** The address of the pin, from the map. */
export const pinNoteWords = {
  atPin: (address: string) => `ಮ್ಯಾಪ್ ಪಿನ್ ಇಲ್ಲಿದೆ ಎಂದು ಮ್ಯಾಪ್ ತೋರಿಸುತ್ತದೆ: ‘${address}’`,
} satisfies Words<typeof english.pinNoteWords>;
