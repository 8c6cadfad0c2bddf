import type { Words } from '#lib/translation.ts';
import type * as english from '../en/app.ts';

/** The application error screen. */
export const appErrorWords = {
  title: 'કંઈક ગરબડ થઈ ગઈ',
  log: 'એપમાં ગરબડ: બની શકે કે બ્રાઉઝરમાં સેવ થયેલો ડેટા બગડ્યો હોય, કે મુશ્કેલી થોડી વારની હોય.',
  tryAgain: 'ફરી પ્રયાસ કરો',
  reload: 'પેજ ફરી લોડ કરો',
  clear: 'એપનો ડેટા ડિલીટ કરો',
  clearHelp: '“એપનો ડેટા ડિલીટ કરો” દબાવવાથી સેવ થયેલો બધો ડેટા ડિલીટ થઈ જશે. તમારે કદાચ ફરી લોગ ઇન કરવું પડે.',
  cleared: 'એપનો ડેટા ડિલીટ થઈ ગયો. પેજ હવે ફરી લોડ થશે.',
  clearFailed: 'ડેટા ડિલીટ થઈ શક્યો નહીં. બ્રાઉઝરના સેટિંગમાં જઈને સ્ટોરેજ જાતે ડિલીટ કરો.',
} satisfies Words<typeof english.appErrorWords>;

/** Shown once when the browser keeps nothing. */
export const storageWords = {
  blocked: {
    title: 'તમારું બ્રાઉઝર ડેટા સેવ કરતું નથી',
    description: 'તમે આગળ વધી શકો છો. આ પેજ બંધ કરશો તો ફરી લોગ ઇન કરવું પડશે.',
  },
  full: {
    title: 'તમારા બ્રાઉઝરનું સ્ટોરેજ ભરાઈ ગયું છે',
    description: 'તમે આગળ વધી શકો છો. આ પેજ બંધ કરશો તો ફરી લોગ ઇન કરવું પડશે.',
  },
} satisfies Words<typeof english.storageWords>;

/** Shown when a stored entry could not be read and was removed. */
export const damagedDataToast = {
  title: 'અમે બગડેલો ડેટા હટાવી દીધો',
  description: 'આ બ્રાઉઝરમાં સેવ થયેલો ડેટા અમે વાંચી શક્યા નહીં. તમારે કદાચ ફરી લોગ ઇન કરવું પડે.',
} satisfies Words<typeof english.damagedDataToast>;

/** Shown once after a page was loaded again because a newer version of the site had taken its files' place. */
export const newVersionToast = {
  title: 'આ પેજ અપડેટ થયું છે',
  description: 'નવું વર્ઝન આવ્યું છે, એટલે અમે પેજ ફરી લોડ કર્યું. તમે ભરેલી વિગતો અહીં જ છે.',
} satisfies Words<typeof english.newVersionToast>;

/** The session runs out while the vendor is here. */
export const sessionWords = {
  expiring: 'થોડી વારમાં તમે લોગ આઉટ થઈ જશો. આગળ વધવા ફરી લોગ ઇન કરો. તમે ભરેલી વિગતો અહીં જ છે.',
  signInAgain: 'ફરી લોગ ઇન કરો',
} satisfies Words<typeof english.sessionWords>;

const required = 'લોગ ઇન જરૂરી છે';

/** A page needs a session and has none, or none any more. */
export const authRequiredToasts = {
  profile: { title: required, description: 'તમારી પ્રોફાઇલ જોવા માટે લોગ ઇન કરો' },
  dashboard: { title: required, description: 'તમારું ડેશબોર્ડ જોવા માટે લોગ ઇન કરો' },
} satisfies Words<typeof english.authRequiredToasts>;

/** Waiting, failing and going on, wherever data is loaded. */
export const loadWords = {
  loading: 'લોડ થઈ રહ્યું છે…',
  offlineTitle: 'ઇન્ટરનેટ ચાલતું નથી',
  offline: 'તમારું ઇન્ટરનેટ કનેક્શન તપાસો અને ફરી પ્રયાસ કરો.',
  failedTitle: 'આ લોડ થઈ શક્યું નહીં',
  unavailable: 'અમારી સેવા હાલ થોડી વાર માટે બંધ છે. થોડી વાર પછી ફરી પ્રયાસ કરો.',
  retry: 'ફરી પ્રયાસ કરો',
} satisfies Words<typeof english.loadWords>;

/** The part of a label that marks an optional field. */
export const fieldWords = { optional: '(જરૂરી નથી)' } satisfies Words<typeof english.fieldWords>;

/** Every dialog's own word. */
export const dialogWords = { close: 'બંધ કરો' } satisfies Words<typeof english.dialogWords>;

/** The notifications' own words. */
export const toastWords = {
  region: 'નોટિફિકેશન',
  dismiss: 'બંધ કરો',
  dismissNamed: (title: string) => `બંધ કરો: ${title}`,
} satisfies Words<typeof english.toastWords>;

/** The portal's frame. */
export const portalWords = {
  registerTitle: 'વિક્રેતા તરીકે રજિસ્ટર કરો',
  notLoadedTitle: 'આ પેજ પૂરું લોડ થયું નથી',
  notLoaded: 'ઇન્ટરનેટ કનેક્શન તૂટી ગયું. તમે ભરેલી વિગતો સલામત છે.',
  reload: 'ફરી પ્રયાસ કરો',
  noScript: 'રજિસ્ટર કરવા માટે તમારા બ્રાઉઝરમાં JavaScript ચાલુ કરો, અથવા અમને ફોન કરો.',
} satisfies Words<typeof english.portalWords>;
