import { plural } from '#lib/plural.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/map.ts';

/** Words of the place picker, as they are needed before a map is drawn. */
export const mapWords = {
  group: 'नक्शे पर लोकेशन',
  searchLabel: 'जगह खोजें',
  searchWhy: 'राइडर पिन पर पहुँचते हैं',
  searchPlaceholder: 'जगह खोजें...',
  searchHelp: `शहर या इलाके का नाम, कम से कम ${limits.mapSearchMinChars} अक्षर।`,
  searching: 'खोज रहे हैं…',
  searchHint: (hint: string): string => `“${hint}” खोजें`,
  searchEmpty: (query: string): string =>
    `“${query}” के लिए कोई जगह नहीं मिली। शहर का नाम डालकर देखें, या नक्शे पर पिन लगाएँ।`,
  searchFailed: 'खोज नहीं हो पाई।',
  searchRetry: 'फिर कोशिश करें',
  searchFound: (count: number): string =>
    plural(count, { one: `${count} जगह मिली`, other: `${count} जगहें मिलीं` }),
  results: 'मिली हुई जगहें',
  locate: 'मैं दुकान पर हूँ: मेरी लोकेशन लें',
  locating: 'आपकी लोकेशन ढूँढ रहे हैं…',
  locateFailed: 'हमें आपकी लोकेशन नहीं मिली। अपना इलाका खोजें, या नक्शे पर टैप करें।',
  chosen: 'चुनी हुई जगह',
  none: 'अभी कोई जगह नहीं चुनी। अपनी लोकेशन लें, खोजें, या नक्शे पर टैप करें।',
  showMap: 'नक्शा दिखाएँ',
  showMapWhy: 'नक्शे में ज़्यादा डेटा लगता है। खोज और आपकी लोकेशन इसके बिना भी काम करते हैं।',
  loading: 'नक्शा लोड हो रहा है…',
  failed: 'नक्शा लोड नहीं हो पाया',
  failedHelp: 'आप फिर भी अपनी लोकेशन ले सकते हैं या जगह खोज सकते हैं।',
  retry: 'फिर कोशिश करें',
  locked: 'लोकेशन लॉक है',
  dropPin: 'पिन बीच में लगाएँ',
  /** Where the pin is, where no search has named it. */
  near: (town: string): string => `${town} के पास`,
  pinned: 'नक्शे पर पिन',
  /** The search found a town, and the pin is in its middle. */
  townCentre: (town: string): string => `पिन अभी ${town} के बीचोंबीच है, आपके दरवाज़े पर नहीं।`,
  moveToDoor: 'कृपया पिन को अपने दरवाज़े पर ले जाएँ।',
  streetsLost: 'सड़कों वाला नक्शा लोड नहीं हुआ। आप यह सादा नक्शा इस्तेमाल कर सकते हैं।',
} satisfies Words<typeof english.mapWords>;
