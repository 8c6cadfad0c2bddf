import type { Words } from '#lib/translation.ts';
import type * as english from '../en/pinNote.ts';

/** The address of the pin, from the map. */
export const pinNoteWords = {
  atPin: (address: string) => `નકશા પ્રમાણે પિન અહીં છે: “${address}”`,
} satisfies Words<typeof english.pinNoteWords>;
