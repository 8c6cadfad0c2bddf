import { plural } from '#lib/plural.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/map.ts';

/** Words of the place picker, as they are needed before a map is drawn. */
export const mapWords = {
  group: 'മാപ്പിലെ ലൊക്കേഷൻ',
  searchLabel: 'സ്ഥലം കണ്ടെത്തുക',
  /** Beside the label: why the place matters. */
  searchWhy: 'റൈഡർമാർ വരുന്നത് മാപ്പ് പിൻ ഉള്ളിടത്തേക്കാണ്',
  searchPlaceholder: 'ലൊക്കേഷൻ തിരയുക...',
  searchHelp: `പട്ടണത്തിന്റെയോ പ്രദേശത്തിന്റെയോ പേര്, കുറഞ്ഞത് ${limits.mapSearchMinChars} അക്ഷരം.`,
  searching: 'തിരയുന്നു…',
  searchHint: (hint: string): string => `തിരയുക: ‘${hint}’`,
  searchEmpty: (query: string): string =>
    `‘${query}’ എന്ന സ്ഥലം കണ്ടെത്തിയില്ല. പട്ടണത്തിന്റെ പേര് തിരയുക, അല്ലെങ്കിൽ മാപ്പ് പിൻ വെക്കുക.`,
  searchFailed: 'തിരയാനായില്ല.',
  searchRetry: 'വീണ്ടും ശ്രമിക്കുക',
  searchFound: (count: number): string =>
    plural(count, { one: 'ഒരു സ്ഥലം കണ്ടെത്തി', other: `${count} സ്ഥലങ്ങൾ കണ്ടെത്തി` }),
  results: 'കണ്ടെത്തിയ സ്ഥലങ്ങൾ',
  locate: 'ഞാൻ കടയിലാണ്: എന്റെ ലൊക്കേഷൻ',
  locating: 'നിങ്ങളുടെ ലൊക്കേഷൻ കണ്ടെത്തുന്നു…',
  locateFailed: 'നിങ്ങളുടെ ലൊക്കേഷൻ കണ്ടെത്താനായില്ല. നിങ്ങളുടെ പ്രദേശം തിരയുക, അല്ലെങ്കിൽ മാപ്പിൽ ടാപ്പ് ചെയ്യുക.',
  chosen: 'തിരഞ്ഞെടുത്ത സ്ഥലം',
  none: 'ഇതുവരെ സ്ഥലം തിരഞ്ഞെടുത്തിട്ടില്ല. നിങ്ങളുടെ ലൊക്കേഷൻ ഉപയോഗിക്കുക, തിരയുക, അല്ലെങ്കിൽ മാപ്പിൽ ടാപ്പ് ചെയ്യുക.',
  showMap: 'മാപ്പ് കാണിക്കുക',
  showMapWhy: 'മാപ്പിന് കൂടുതൽ ഡാറ്റ ചെലവാകും. തിരയലും നിങ്ങളുടെ ലൊക്കേഷനും അതില്ലാതെയും പ്രവർത്തിക്കും.',
  loading: 'മാപ്പ് ലോഡാകുന്നു…',
  failed: 'MapLibre മാപ്പ് തുടങ്ങാനായില്ല',
  failedHelp: 'എന്നാലും നിങ്ങളുടെ ലൊക്കേഷൻ ഉപയോഗിക്കാം, അല്ലെങ്കിൽ തിരയാം.',
  retry: 'വീണ്ടും ശ്രമിക്കുക',
  locked: 'ലൊക്കേഷൻ മാറ്റാനാകില്ല',
  dropPin: 'മാപ്പ് പിൻ നടുവിൽ വെക്കുക',
  /** Where the pin is, where no search has named it. */
  near: (town: string): string => `അടുത്തുള്ള സ്ഥലം: ${town}`,
  pinned: 'മാപ്പിൽ പിൻ വെച്ച സ്ഥലം',
  /** The search found a town, and the pin is in its middle. */
  townCentre: (town: string): string => `ഇത് ${town} എന്ന പട്ടണത്തിന്റെ നടുവാണ്, നിങ്ങളുടെ വാതിൽക്കലല്ല.`,
  moveToDoor: 'മാപ്പ് പിൻ നിങ്ങളുടെ വാതിൽക്കലേക്ക് നീക്കുക.',
  streetsLost: 'റോഡുകളുള്ള മാപ്പ് ലോഡായില്ല. ഈ ലളിതമായ മാപ്പ് ഉപയോഗിക്കാം.',
} satisfies Words<typeof english.mapWords>;
