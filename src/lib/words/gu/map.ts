import * as limits from '#lib/limits.ts';
import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/map.ts';

/** Words of the place picker, as they are needed before a map is drawn. */
export const mapWords = {
  group: 'નકશા પર લોકેશન',
  searchLabel: 'જગ્યા શોધો',
  /** Beside the label: why the place matters. */
  searchWhy: 'રાઇડર પિન પર પહોંચે છે',
  searchPlaceholder: 'લોકેશન શોધો...',
  searchHelp: `શહેર કે વિસ્તારનું નામ, ${limits.mapSearchMinChars} કે વધુ અક્ષર.`,
  searching: 'શોધી રહ્યા છીએ…',
  searchHint: (hint: string): string => `“${hint}” શોધો`,
  searchEmpty: (query: string): string =>
    `“${query}” માટે કોઈ જગ્યા મળી નથી. શહેરનું નામ દાખલ કરી જુઓ, અથવા નકશા પર પિન મૂકો.`,
  searchFailed: 'શોધી શકાયું નહીં.',
  searchRetry: 'ફરી પ્રયાસ કરો',
  searchFound: (count: number): string =>
    plural(count, { one: `${count} જગ્યા મળી`, other: `${count} જગ્યાઓ મળી` }),
  results: 'મળેલી જગ્યાઓ',
  locate: 'હું દુકાને જ છું: મારું લોકેશન લો',
  locating: 'તમારું લોકેશન શોધી રહ્યા છીએ…',
  locateFailed: 'અમને તમારું લોકેશન મળ્યું નથી. તમારો વિસ્તાર શોધો, અથવા નકશા પર ટેપ કરો.',
  chosen: 'પસંદ કરેલી જગ્યા',
  none: 'હજી કોઈ જગ્યા પસંદ કરી નથી. તમારું લોકેશન લો, જગ્યા શોધો, અથવા નકશા પર ટેપ કરો.',
  showMap: 'નકશો બતાવો',
  showMapWhy: 'નકશામાં વધારે ડેટા વપરાય છે. શોધ અને તમારું લોકેશન તેના વગર પણ ચાલે છે.',
  loading: 'નકશો લોડ થઈ રહ્યો છે…',
  failed: 'નકશો લોડ થઈ શક્યો નહીં',
  failedHelp: 'તો પણ તમે તમારું લોકેશન લઈ શકો અથવા જગ્યા શોધી શકો.',
  retry: 'ફરી પ્રયાસ કરો',
  locked: 'લોકેશન લૉક થયું છે',
  dropPin: 'પિન વચ્ચે મૂકો',
  /** Where the pin is, where no search has named it. */
  near: (town: string): string => `${town}ની નજીક`,
  pinned: 'નકશા પરનો પિન',
  /** The search found a town, and the pin is in its middle. */
  townCentre: (town: string): string => `પિન હાલ ${town}ની વચ્ચોવચ છે, તમારા દરવાજે નથી.`,
  moveToDoor: 'પિનને તમારા દરવાજા પર ખસેડો.',
  streetsLost: 'રસ્તાઓવાળો નકશો લોડ થયો નથી. તમે આ સાદો નકશો વાપરી શકો છો.',
} satisfies Words<typeof english.mapWords>;
