import type { Words } from '#lib/translation.ts';
import type * as english from '../en/pinNote.ts';

/** The address of the pin, from the map. */
export const pinNoteWords = {
  atPin: (address: string) => `മാപ്പ് പിൻ ഇവിടെയാണെന്ന് മാപ്പ് കാണിക്കുന്നു: ‘${address}’`,
} satisfies Words<typeof english.pinNoteWords>;
