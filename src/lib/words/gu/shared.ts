import type { Words } from '#lib/translation.ts';
import type * as english from '../en/shared.ts';

/** A file that was shared with the installed app. */
export const sharedWords = {
  title: 'આ કયું ડોક્યુમેન્ટ છે?',
  text: (name) => `તમે “${name}” શેર કરી છે. તે કયું ડોક્યુમેન્ટ છે તે પસંદ કરો. મોકલતાં પહેલાં તમે તે જોઈ શકો છો.`,
  missing: 'શેર કરેલી ફાઇલ પહોંચી નથી. તેને ફરી શેર કરો.',
  closed: 'શેર કરેલી ફાઇલ હમણાં આ અરજીમાં ઉમેરી શકાતી નથી.',
  none: 'પહેલાં અરજી શરૂ કરો. પછી ફાઇલ ફરી શેર કરો.',
} satisfies Words<typeof english.sharedWords>;
