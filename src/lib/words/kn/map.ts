import { plural } from '#lib/plural.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/map.ts';

/** Words of the place picker, as they are needed before a map is drawn. */
export const mapWords = {
  group: 'ಮ್ಯಾಪ್‌ನಲ್ಲಿ ಲೊಕೇಶನ್',
  searchLabel: 'ಸ್ಥಳ ಹುಡುಕಿ',
  /** Beside the label: why the place matters. */
  searchWhy: 'ರೈಡರ್‌ಗಳು ಮ್ಯಾಪ್ ಪಿನ್ ಇರುವಲ್ಲಿಗೆ ಬರುತ್ತಾರೆ',
  searchPlaceholder: 'ಲೊಕೇಶನ್ ಹುಡುಕಿ...',
  searchHelp: `ಊರು ಅಥವಾ ಏರಿಯಾ, ಕನಿಷ್ಠ ${limits.mapSearchMinChars} ಅಕ್ಷರಗಳು.`,
  searching: 'ಹುಡುಕುತ್ತಿದ್ದೇವೆ…',
  searchHint: (hint: string): string => `‘${hint}’ ಹುಡುಕಿ`,
  searchEmpty: (query: string): string => `‘${query}’ ಎಂಬ ಸ್ಥಳ ಸಿಗಲಿಲ್ಲ. ಊರಿನ ಹೆಸರಿನಿಂದ ಹುಡುಕಿ, ಅಥವಾ ಮ್ಯಾಪ್ ಮೇಲೆ ಪಿನ್ ಇಡಿ.`,
  searchFailed: 'ಹುಡುಕಲು ಆಗಲಿಲ್ಲ.',
  searchRetry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  searchFound: (count: number): string =>
    plural(count, { one: `${count} ಸ್ಥಳ ಸಿಕ್ಕಿದೆ`, other: `${count} ಸ್ಥಳಗಳು ಸಿಕ್ಕಿವೆ` }),
  results: 'ಸಿಕ್ಕಿದ ಸ್ಥಳಗಳು',
  locate: 'ನಾನು ಅಂಗಡಿಯಲ್ಲೇ ಇದ್ದೇನೆ: ನನ್ನ ಲೊಕೇಶನ್ ಬಳಸಿ',
  locating: 'ನಿಮ್ಮ ಲೊಕೇಶನ್ ಹುಡುಕುತ್ತಿದ್ದೇವೆ…',
  locateFailed: 'ನಿಮ್ಮ ಲೊಕೇಶನ್ ಸಿಗಲಿಲ್ಲ. ನಿಮ್ಮ ಏರಿಯಾ ಹುಡುಕಿ, ಅಥವಾ ಮ್ಯಾಪ್ ಮೇಲೆ ಒತ್ತಿ.',
  chosen: 'ಆಯ್ಕೆ ಮಾಡಿದ ಸ್ಥಳ',
  none: 'ಇನ್ನೂ ಸ್ಥಳ ಆಯ್ಕೆ ಮಾಡಿಲ್ಲ. ನಿಮ್ಮ ಲೊಕೇಶನ್ ಬಳಸಿ, ಹುಡುಕಿ, ಅಥವಾ ಮ್ಯಾಪ್ ಮೇಲೆ ಒತ್ತಿ.',
  showMap: 'ಮ್ಯಾಪ್ ತೋರಿಸಿ',
  showMapWhy: 'ಮ್ಯಾಪ್‌ಗೆ ಹೆಚ್ಚು ಡೇಟಾ ಬೇಕು. ಅದಿಲ್ಲದೆಯೂ ಹುಡುಕಬಹುದು, ನಿಮ್ಮ ಲೊಕೇಶನ್ ಬಳಸಬಹುದು.',
  loading: 'ಮ್ಯಾಪ್ ಲೋಡ್ ಆಗುತ್ತಿದೆ…',
  failed: 'MapLibre ಮ್ಯಾಪ್ ಶುರುವಾಗಲಿಲ್ಲ',
  failedHelp: 'ಆದರೂ ನಿಮ್ಮ ಲೊಕೇಶನ್ ಬಳಸಬಹುದು ಅಥವಾ ಹುಡುಕಬಹುದು.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  locked: 'ಲೊಕೇಶನ್ ಲಾಕ್ ಆಗಿದೆ',
  dropPin: 'ಮ್ಯಾಪ್ ಪಿನ್ ಅನ್ನು ಮಧ್ಯದಲ್ಲಿ ಇಡಿ',
  /** Where the pin is, where no search has named it. */
  near: (town: string): string => `${town} ಹತ್ತಿರ`,
  pinned: 'ಮ್ಯಾಪ್ ಮೇಲೆ ಪಿನ್',
  /** The search found a town, and the pin is in its middle. */
  townCentre: (town: string): string => `ಇದು ${town} ಊರಿನ ಮಧ್ಯಭಾಗ, ನಿಮ್ಮ ಬಾಗಿಲಲ್ಲ.`,
  moveToDoor: 'ಮ್ಯಾಪ್ ಪಿನ್ ಅನ್ನು ನಿಮ್ಮ ಬಾಗಿಲಿಗೆ ಸರಿಸಿ.',
  streetsLost: 'ರಸ್ತೆಗಳ ಮ್ಯಾಪ್ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಈ ಸರಳ ಮ್ಯಾಪ್ ಬಳಸಬಹುದು.',
} satisfies Words<typeof english.mapWords>;
