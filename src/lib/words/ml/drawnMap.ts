import type { Words } from '#lib/translation.ts';
import type * as english from '../en/drawnMap.ts';

/** Words of a map that is drawn; they load with it. */
export const drawnMapWords = {
  map: 'മാപ്പ്. അമ്പടയാള കീകൾ അതിനെ നീക്കും; പ്ലസും മൈനസും സൂം ചെയ്യും.',
  pin: (coordinates: string): string =>
    `മാപ്പ് പിൻ ഇവിടെ: ${coordinates}. അമ്പടയാള കീകൾ അതിനെ നീക്കും, Shift കൂടി അമർത്തിയാൽ കൂടുതൽ ദൂരം.`,
  zoomIn: 'സൂം ഇൻ',
  zoomOut: 'സൂം ഔട്ട്',
  wheelHelp: 'മാപ്പ് സൂം ചെയ്യാൻ Ctrl അമർത്തി സ്ക്രോൾ ചെയ്യുക',
  wheelHelpMac: 'മാപ്പ് സൂം ചെയ്യാൻ ⌘ അമർത്തി സ്ക്രോൾ ചെയ്യുക',
  touchHelp: 'മാപ്പ് നീക്കാൻ രണ്ടു വിരൽ ഉപയോഗിക്കുക',
  sources: 'മാപ്പിന്റെ ഉറവിടങ്ങൾ',
} satisfies Words<typeof english.drawnMapWords>;
