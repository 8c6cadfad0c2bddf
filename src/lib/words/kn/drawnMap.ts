import type { Words } from '#lib/translation.ts';
import type * as english from '../en/drawnMap.ts';

/** Words of a map that is drawn; they load with it. */
export const drawnMapWords = {
  map: 'ಮ್ಯಾಪ್. ಆ್ಯರೋ ಕೀಗಳಿಂದ ಸರಿಯುತ್ತದೆ; ಪ್ಲಸ್, ಮೈನಸ್‌ನಿಂದ ದೊಡ್ಡದು, ಚಿಕ್ಕದು ಆಗುತ್ತದೆ.',
  pin: (coordinates: string): string =>
    `ಮ್ಯಾಪ್ ಪಿನ್ ಇರುವುದು: ${coordinates}. ಆ್ಯರೋ ಕೀಗಳಿಂದ ಸರಿಯುತ್ತದೆ, Shift ಒತ್ತಿ ಹಿಡಿದರೆ ಹೆಚ್ಚು ದೂರ ಸರಿಯುತ್ತದೆ.`,
  zoomIn: 'ದೊಡ್ಡದು ಮಾಡಿ',
  zoomOut: 'ಚಿಕ್ಕದು ಮಾಡಿ',
  wheelHelp: 'ಮ್ಯಾಪ್ ದೊಡ್ಡದು ಅಥವಾ ಚಿಕ್ಕದು ಮಾಡಲು Ctrl ಒತ್ತಿ ಸ್ಕ್ರೋಲ್ ಮಾಡಿ',
  wheelHelpMac: 'ಮ್ಯಾಪ್ ದೊಡ್ಡದು ಅಥವಾ ಚಿಕ್ಕದು ಮಾಡಲು ⌘ ಒತ್ತಿ ಸ್ಕ್ರೋಲ್ ಮಾಡಿ',
  touchHelp: 'ಮ್ಯಾಪ್ ಸರಿಸಲು ಎರಡು ಬೆರಳು ಬಳಸಿ',
  sources: 'ಮ್ಯಾಪ್‌ನ ಮೂಲಗಳು',
} satisfies Words<typeof english.drawnMapWords>;
