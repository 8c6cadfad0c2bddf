import { plural } from '#lib/plural.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/map.ts';

/** Words of the place picker, as they are needed before a map is drawn. */
export const mapWords = {
  group: 'మ్యాప్‌లో లొకేషన్',
  searchLabel: 'చోటు వెతకండి',
  searchWhy: 'రైడర్లు పిన్ ఉన్న చోటికే వస్తారు',
  searchPlaceholder: 'లొకేషన్ వెతకండి...',
  searchHelp: `ఊరు లేదా ఏరియా పేరు, కనీసం ${limits.mapSearchMinChars} అక్షరాలు.`,
  searching: 'వెతుకుతున్నాం…',
  searchHint: (hint: string): string => `‘${hint}’ వెతకండి`,
  searchEmpty: (query: string): string => `‘${query}’ అనే చోటు దొరకలేదు. ఊరు పేరుతో వెతకండి, లేదా మ్యాప్‌పై పిన్ పెట్టండి.`,
  searchFailed: 'వెతకడం కుదరలేదు.',
  searchRetry: 'మళ్లీ ప్రయత్నించండి',
  searchFound: (count: number): string =>
    plural(count, { one: `${count} చోటు దొరికింది`, other: `${count} చోట్లు దొరికాయి` }),
  results: 'దొరికిన చోట్లు',
  locate: 'నేను షాపులోనే ఉన్నాను: నా లొకేషన్ వాడండి',
  locating: 'మీ లొకేషన్ వెతుకుతున్నాం…',
  locateFailed: 'మీ లొకేషన్ దొరకలేదు. మీ ఏరియా వెతకండి, లేదా మ్యాప్‌పై నొక్కండి.',
  chosen: 'ఎంచుకున్న చోటు',
  none: 'ఇంకా చోటు ఎంచుకోలేదు. మీ లొకేషన్ వాడండి, వెతకండి, లేదా మ్యాప్‌పై నొక్కండి.',
  showMap: 'మ్యాప్ చూపండి',
  showMapWhy: 'మ్యాప్‌కు ఎక్కువ డేటా కావాలి. అది లేకుండానే వెతకవచ్చు, మీ లొకేషన్ వాడవచ్చు.',
  loading: 'మ్యాప్ లోడ్ అవుతోంది…',
  failed: 'MapLibre మ్యాప్ మొదలు కాలేదు',
  failedHelp: 'అయినా మీ లొకేషన్ వాడవచ్చు లేదా వెతకవచ్చు.',
  retry: 'మళ్లీ ప్రయత్నించండి',
  locked: 'లొకేషన్ మార్చలేరు',
  dropPin: 'మధ్యలో పిన్ పెట్టండి',
  /** Where the pin is, where no search has named it. */
  near: (town: string): string => `${town} దగ్గర`,
  pinned: 'మ్యాప్‌పై పిన్',
  /** The search found a town, and the pin is in its middle. */
  townCentre: (town: string): string => `ఇది ${town} మధ్య భాగం, మీ గుమ్మం కాదు.`,
  moveToDoor: 'పిన్‌ను మీ గుమ్మం దగ్గరికి జరపండి.',
  streetsLost: 'వీధుల మ్యాప్ లోడ్ కాలేదు. ఈ సాదా మ్యాప్ వాడవచ్చు.',
} satisfies Words<typeof english.mapWords>;
