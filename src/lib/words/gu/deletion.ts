import type { Words } from '#lib/translation.ts';
import type * as english from '../en/deletion.ts';

/** Deleting an application that was never submitted. */
export const deletionWords = {
  buttonLong: 'આ અરજી ડિલીટ કરો',
  buttonFor: (name: string) => `${name} ડિલીટ કરો`,
  title: 'આ અરજી ડિલીટ કરવી છે?',
  named: (name: string, category: string) => `${name} (${category})`,
  goes: 'તેના માટે તમે ભરેલી બધી વિગતો અને અપલોડ કરેલાં બધાં ડોક્યુમેન્ટ ડિલીટ થઈ જશે. તે પાછાં લાવી શકાશે નહીં.',
  keep: 'રહેવા દો',
  confirm: 'ડિલીટ કરો',
} satisfies Words<typeof english.deletionWords>;

export const deletionToasts = {
  deleted: {
    title: 'અરજી ડિલીટ થઈ ગઈ',
    description: 'તેના માટે તમે ભરેલું અને અપલોડ કરેલું બધું ડિલીટ થઈ ગયું.',
  },
  /** The API has no such call. */
  failed: 'અરજી ડિલીટ થઈ શકી નહીં',
} satisfies Words<typeof english.deletionToasts>;
