import type { Words } from '#lib/translation.ts';
import type * as english from '../en/pinNote.ts';

/** The address of the pin, from the map. */
export const pinNoteWords = {
  atPin: (address: string) => `மேப் பின் இங்கே இருப்பதாக மேப் காட்டுகிறது: ‘${address}’`,
} satisfies Words<typeof english.pinNoteWords>;
