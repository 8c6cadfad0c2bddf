import type { Words } from '#lib/translation.ts';
import type * as english from '../en/pinNote.ts';

/** The address of the pin, from the map. */
export const pinNoteWords = {
  atPin: (address: string) => `మ్యాప్ ప్రకారం పిన్ ఇక్కడ ఉంది: ‘${address}’`,
} satisfies Words<typeof english.pinNoteWords>;
