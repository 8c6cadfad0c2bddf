import type { Words } from '#lib/translation.ts';
import type * as english from '../en/offline.ts';

/** Without a network. */
export const offlineWords = {
  /** One line at the top of the window. */
  line: 'ઇન્ટરનેટ ચાલતું નથી. તમે પહેલાં જોયેલાં પેજ હજી પણ ખૂલશે.',
  title: 'ઇન્ટરનેટ ચાલતું નથી',
  text: 'આ પેજ માટે ઇન્ટરનેટ જોઈએ. પાછા જાઓ, અથવા ઇન્ટરનેટ ચાલુ થાય ત્યારે ફરી પ્રયાસ કરો.',
} satisfies Words<typeof english.offlineWords>;
