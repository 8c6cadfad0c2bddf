import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otherDevice.ts';

/** Words of the panel that leads to the documents step on the vendor’s phone. */
export const otherDeviceWords = {
  title: 'ഫോണിൽ തുടരുക',
  help: 'ഈ QR കോഡ് നിങ്ങളുടെ ഫോൺകൊണ്ട് സ്കാൻ ചെയ്യുക, അല്ലെങ്കിൽ ഫോണിൽ ലിങ്ക് തുറക്കുക. അവിടെ നിങ്ങളുടെ നമ്പറും പുതിയ കോഡും ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യുക. ഫോണിൽനിന്ന് അയയ്ക്കുന്ന ഫോട്ടോകൾ ഇവിടെ കാണാം.',
  code: 'ലിങ്കിന്റെ QR കോഡ്',
} satisfies Words<typeof english.otherDeviceWords>;
