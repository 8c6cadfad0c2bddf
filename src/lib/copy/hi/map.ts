import type { CompassPoint } from '#lib/domain/coordinates.ts';
import { limits } from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/map.ts';

/** Words of the place picker, as they are needed before a map is drawn. */
export const mapWords = {
  group: 'नक्शे पर जगह',
  searchLabel: 'जगह खोजें',
  searchPlaceholder: 'जगह खोजें...',
  searchHelp: `शहर या इलाक़े का नाम, कम से कम ${limits.mapSearchMinChars} अक्षर।`,
  searching: 'खोज रहे हैं…',
  searchHint: (hint: string): string => `“${hint}” खोजें`,
  searchEmpty: (query: string): string =>
    `“${query}” के लिए कोई जगह नहीं मिली। शहर का नाम लिखकर देखें, या नक्शे पर पिन लगाएँ।`,
  searchFailed: 'खोज नहीं चली।',
  searchRetry: 'फिर कोशिश करें',
  searchFound: (count: number): string => (count === 1 ? '1 जगह मिली' : `${count} जगहें मिलीं`),
  results: 'मिली हुई जगहें',
  locate: 'मैं अपनी दुकान पर हूँ: मेरी जगह लें',
  locating: 'आपकी जगह ढूँढ रहे हैं…',
  locateFailed: 'हमें आपकी जगह नहीं मिली। अपना इलाक़ा खोजें, या नक्शे पर टैप करें।',
  chosen: 'चुनी हुई जगह',
  none: 'अभी कोई जगह नहीं चुनी। अपनी जगह लें, खोजें, या नक्शे पर टैप करें।',
  showMap: 'नक्शा दिखाएँ',
  showMapWhy: 'नक्शे में ज़्यादा डेटा लगता है। खोज और आपकी जगह इसके बिना भी चलते हैं।',
  loading: 'नक्शा खुल रहा है…',
  failed: 'MapLibre नक्शा शुरू नहीं हो पाया',
  failedHelp: 'आप फिर भी अपनी जगह ले सकते हैं या खोज सकते हैं।',
  retry: 'फिर कोशिश करें',
  locked: 'जगह तय हो गई',
  dropPin: 'पिन बीच में लगाएँ',
  near: 'सबसे पास की जानी-पहचानी जगहें',
} satisfies Words<typeof english.mapWords>;

/** Short, as on every map: the lines stand in a corner of one. */
const compassWords: Record<CompassPoint, string> = {
  n: 'उत्तर',
  ne: 'उत्तर-पूर्व',
  e: 'पूर्व',
  se: 'दक्षिण-पूर्व',
  s: 'दक्षिण',
  sw: 'दक्षिण-पश्चिम',
  w: 'पश्चिम',
  nw: 'उत्तर-पश्चिम',
};

/** How far and which way, as a person says it: metres when near, then tenths, then whole kilometres. */
export function distanceWords(km: number, direction: CompassPoint): string {
  if (km < 0.1) return 'यहीं';
  const far =
    km < 0.95 ? `${Math.round(km * 10) * 100} m` : km < 9.95 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`;
  return `${far} ${compassWords[direction]}`;
}
