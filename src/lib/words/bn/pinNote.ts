import type { Words } from '#lib/translation.ts';
import type * as english from '../en/pinNote.ts';

/** The address of the pin, from the map. */
export const pinNoteWords = {
  atPin: (address: string) => `ম্যাপ বলছে, পিন এখানে: ‘${address}’`,
} satisfies Words<typeof english.pinNoteWords>;
