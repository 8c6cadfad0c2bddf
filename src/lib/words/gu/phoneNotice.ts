import type { Words } from '#lib/translation.ts';
import type * as english from '../en/phoneNotice.ts';

/** The privacy notice in short, and the texts to agree to, where a phone number is asked for. */
export const phoneNoticeWords = {
  text: 'તમારો નંબર અમે લોગ ઇન અને તમારી અરજીના કામ માટે વાપરીએ છીએ. કોડ મોકલતી કંપનીને અમે તે આપીએ છીએ. તમે અમને તે ડિલીટ કરવા કહી શકો છો.',
  link: 'પ્રાઇવસી નોટિસ',
  /** The words of the specified label that lead to the two pages. */
  terms: ['નિયમો અને શરતો', 'પ્રાઇવસી નોટિસ'],
} satisfies Words<typeof english.phoneNoticeWords>;
