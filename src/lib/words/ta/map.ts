import { plural } from '#lib/plural.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/map.ts';

/** Words of the place picker, as they are needed before a map is drawn. */
export const mapWords = {
  group: 'மேப்பில் லொகேஷன்',
  searchLabel: 'இடத்தைத் தேடுங்கள்',
  searchWhy: 'ரைடர்கள் மேப் பின் இருக்கும் இடத்துக்கே வருவார்கள்',
  searchPlaceholder: 'லொகேஷனைத் தேடுங்கள்...',
  searchHelp: `ஊர் அல்லது பகுதியின் பெயர், குறைந்தது ${limits.mapSearchMinChars} எழுத்துகள்.`,
  searching: 'தேடுகிறோம்…',
  searchHint: (hint: string): string => `தேடுங்கள்: ‘${hint}’`,
  searchEmpty: (query: string): string =>
    `‘${query}’ என்ற இடம் கிடைக்கவில்லை. ஊரின் பெயரைத் தேடுங்கள், அல்லது மேப் பின்னை வையுங்கள்.`,
  searchFailed: 'தேட முடியவில்லை.',
  searchRetry: 'மீண்டும் முயலுங்கள்',
  searchFound: (count: number): string =>
    plural(count, { one: `${count} இடம் கிடைத்தது`, other: `${count} இடங்கள் கிடைத்தன` }),
  results: 'கிடைத்த இடங்கள்',
  locate: 'நான் கடையில்: என் லொகேஷன்',
  locating: 'உங்கள் லொகேஷனைத் தேடுகிறோம்…',
  locateFailed: 'உங்கள் லொகேஷன் கிடைக்கவில்லை. உங்கள் பகுதியைத் தேடுங்கள், அல்லது மேப்பைத் தட்டுங்கள்.',
  chosen: 'தேர்ந்தெடுத்த இடம்',
  none: 'இன்னும் இடத்தைத் தேர்ந்தெடுக்கவில்லை. உங்கள் லொகேஷனைப் பயன்படுத்துங்கள், தேடுங்கள், அல்லது மேப்பைத் தட்டுங்கள்.',
  showMap: 'மேப்பைக் காட்டுங்கள்',
  showMapWhy: 'மேப்புக்கு அதிக டேட்டா தேவை. தேடலும் உங்கள் லொகேஷனும் அது இல்லாமலே வேலை செய்யும்.',
  loading: 'மேப் திறக்கிறது…',
  failed: 'MapLibre மேப் தொடங்கவில்லை',
  failedHelp: 'ஆனாலும் உங்கள் லொகேஷனைப் பயன்படுத்தலாம் அல்லது தேடலாம்.',
  retry: 'மீண்டும் முயலுங்கள்',
  locked: 'லொகேஷனை மாற்ற முடியாது',
  dropPin: 'நடுவில் மேப் பின்னை வையுங்கள்',
  /** Where the pin is, where no search has named it. */
  near: (town: string): string => `${town} அருகில்`,
  pinned: 'மேப் பின்',
  /** The search found a town, and the pin is in its middle. */
  townCentre: (town: string): string => `இது ${town} ஊரின் நடுப்பகுதி, உங்கள் வாசல் அல்ல.`,
  moveToDoor: 'மேப் பின்னை உங்கள் வாசலுக்கு நகர்த்துங்கள்.',
  streetsLost: 'தெரு மேப் திறக்கவில்லை. இந்த எளிய மேப்பைப் பயன்படுத்தலாம்.',
} satisfies Words<typeof english.mapWords>;
