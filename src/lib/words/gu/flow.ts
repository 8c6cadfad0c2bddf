import type { Words } from '#lib/translation.ts';
import type * as english from '../en/flow.ts';

/** The screens in place of the steps. They load at once, so these words come before those of the steps. */
export const flowWords = {
  selectService: 'આગળ વધવા સેવા પસંદ કરો',
  badService: 'આ લિંક અધૂરી કે ખોટી છે. હોમ પેજથી શરૂ કરો અને કેટેગરી પસંદ કરો.',
  toHome: 'હોમ પેજ પર જાઓ',
  loadFailed: 'અરજીની વિગતો લોડ થઈ શકી નહીં',
  backToHome: 'હોમ પેજ પર પાછા જાઓ',
  notFound: 'વિક્રેતા મળ્યા નથી. અમને આ અરજી મળી નથી, અથવા તે બીજા ફોન નંબરની છે.',
  draftGone: 'તમારું જૂનું રજિસ્ટ્રેશન હવે અમને મળતું નથી, એટલે અમે તેને આ બ્રાઉઝરમાંથી હટાવી દીધું. તમે નવું શરૂ કરી શકો છો.',
  startNew: 'નવું રજિસ્ટ્રેશન શરૂ કરો',
  notReached: 'તમારી અરજી લોડ થઈ શકી નહીં.',
  signIn: 'આ અરજી ખોલવા લોગ ઇન કરો',
  signInWhy: 'આ અરજી આગળ વધારવા માટે, તેના ફોન નંબરથી લોગ ઇન કરો.',
  signInButton: 'ફોનથી લોગ ઇન કરો',
} satisfies Words<typeof english.flowWords>;

/** An application was opened on another category's page; `name` and `id` are of its own category. */
export const wrongCategoryToast = ({ name }: { id: string; name: string }) => ({
  title: 'ખોટું રજિસ્ટ્રેશન પેજ',
  description: `આ અરજી ${name} માટે છે. સાચા પેજ પર લઈ જઈએ છીએ...`,
});
