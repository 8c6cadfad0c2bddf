import * as limits from '#lib/limits.ts';
import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/map.ts';

/** Words of the place picker, as they are needed before a map is drawn. */
export const mapWords = {
  group: 'ਨਕਸ਼ੇ ’ਤੇ ਲੋਕੇਸ਼ਨ',
  searchLabel: 'ਥਾਂ ਖੋਜੋ',
  /** Beside the label: why the place matters. */
  searchWhy: 'ਰਾਈਡਰ ਪਿੰਨ ’ਤੇ ਪਹੁੰਚਦੇ ਹਨ',
  searchPlaceholder: 'ਥਾਂ ਖੋਜੋ...',
  searchHelp: `ਸ਼ਹਿਰ ਜਾਂ ਇਲਾਕਾ, ਘੱਟੋ-ਘੱਟ ${limits.mapSearchMinChars} ਅੱਖਰ।`,
  searching: 'ਖੋਜ ਰਹੇ ਹਾਂ…',
  searchHint: (hint: string): string => `“${hint}” ਖੋਜੋ`,
  searchEmpty: (query: string): string =>
    `“${query}” ਲਈ ਕੋਈ ਥਾਂ ਨਹੀਂ ਮਿਲੀ। ਸ਼ਹਿਰ ਦੇ ਨਾਮ ਨਾਲ ਖੋਜੋ, ਜਾਂ ਨਕਸ਼ੇ ’ਤੇ ਪਿੰਨ ਲਾਓ।`,
  searchFailed: 'ਖੋਜ ਨਹੀਂ ਹੋ ਸਕੀ।',
  searchRetry: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  searchFound: (count: number): string =>
    plural(count, { one: `${count} ਥਾਂ ਮਿਲੀ`, other: `${count} ਥਾਵਾਂ ਮਿਲੀਆਂ` }),
  results: 'ਮਿਲੀਆਂ ਥਾਵਾਂ',
  locate: 'ਮੈਂ ਦੁਕਾਨ ’ਤੇ ਹਾਂ: ਮੇਰੀ ਲੋਕੇਸ਼ਨ ਲਓ',
  locating: 'ਤੁਹਾਡੀ ਲੋਕੇਸ਼ਨ ਲੱਭ ਰਹੇ ਹਾਂ…',
  locateFailed: 'ਸਾਨੂੰ ਤੁਹਾਡੀ ਲੋਕੇਸ਼ਨ ਨਹੀਂ ਮਿਲੀ। ਆਪਣਾ ਇਲਾਕਾ ਖੋਜੋ, ਜਾਂ ਨਕਸ਼ੇ ’ਤੇ ਟੈਪ ਕਰੋ।',
  chosen: 'ਚੁਣੀ ਹੋਈ ਥਾਂ',
  none: 'ਅਜੇ ਕੋਈ ਥਾਂ ਨਹੀਂ ਚੁਣੀ। ਆਪਣੀ ਲੋਕੇਸ਼ਨ ਵਰਤੋ, ਖੋਜੋ, ਜਾਂ ਨਕਸ਼ੇ ’ਤੇ ਟੈਪ ਕਰੋ।',
  showMap: 'ਨਕਸ਼ਾ ਦਿਖਾਓ',
  showMapWhy: 'ਨਕਸ਼ੇ ਵਿੱਚ ਵੱਧ ਡਾਟਾ ਲੱਗਦਾ ਹੈ। ਖੋਜ ਅਤੇ ਤੁਹਾਡੀ ਲੋਕੇਸ਼ਨ ਇਸ ਤੋਂ ਬਿਨਾਂ ਵੀ ਕੰਮ ਕਰਦੀਆਂ ਹਨ।',
  loading: 'ਨਕਸ਼ਾ ਲੋਡ ਹੋ ਰਿਹਾ ਹੈ…',
  failed: 'ਨਕਸ਼ਾ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕਿਆ',
  failedHelp: 'ਤੁਸੀਂ ਫਿਰ ਵੀ ਆਪਣੀ ਲੋਕੇਸ਼ਨ ਵਰਤ ਸਕਦੇ ਹੋ ਜਾਂ ਥਾਂ ਖੋਜ ਸਕਦੇ ਹੋ।',
  retry: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  locked: 'ਲੋਕੇਸ਼ਨ ਲਾਕ ਹੈ',
  dropPin: 'ਪਿੰਨ ਵਿਚਕਾਰ ਲਾਓ',
  /** Where the pin is, where no search has named it. */
  near: (town: string): string => `${town} ਦੇ ਨੇੜੇ`,
  pinned: 'ਨਕਸ਼ੇ ’ਤੇ ਪਿੰਨ',
  /** The search found a town, and the pin is in its middle. */
  townCentre: (town: string): string => `ਪਿੰਨ ਅਜੇ ${town} ਦੇ ਐਨ ਵਿਚਕਾਰ ਹੈ, ਤੁਹਾਡੇ ਦਰਵਾਜ਼ੇ ’ਤੇ ਨਹੀਂ।`,
  moveToDoor: 'ਕਿਰਪਾ ਕਰਕੇ ਪਿੰਨ ਨੂੰ ਆਪਣੇ ਦਰਵਾਜ਼ੇ ’ਤੇ ਲਿਜਾਓ।',
  streetsLost: 'ਸੜਕਾਂ ਵਾਲਾ ਨਕਸ਼ਾ ਲੋਡ ਨਹੀਂ ਹੋਇਆ। ਤੁਸੀਂ ਇਹ ਸਾਦਾ ਨਕਸ਼ਾ ਵਰਤ ਸਕਦੇ ਹੋ।',
} satisfies Words<typeof english.mapWords>;
