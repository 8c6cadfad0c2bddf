import type { Words } from '#lib/translation.ts';
import type * as english from '../en/app.ts';

/** The application error screen. */
export const appErrorWords = {
  title: 'कुछ गड़बड़ हो गई',
  log: 'ऐप में गड़बड़ी: हो सकता है ब्राउज़र में सेव डेटा खराब हो, या दिक्कत थोड़ी देर की हो।',
  tryAgain: 'फिर कोशिश करें',
  reload: 'पेज फिर से लोड करें',
  clear: 'ऐप का डेटा मिटाएँ',
  clearHelp: '“ऐप का डेटा मिटाएँ” दबाने से सेव किया हुआ सारा डेटा मिट जाता है। आपको शायद फिर से लॉग इन करना पड़े।',
  cleared: 'ऐप का डेटा मिट गया। पेज अब फिर से लोड होगा।',
  clearFailed: 'डेटा नहीं मिट पाया। कृपया ब्राउज़र की सेटिंग में जाकर स्टोरेज खुद मिटाएँ।',
} satisfies Words<typeof english.appErrorWords>;

/** Shown once when the browser keeps nothing. */
export const storageWords = {
  blocked: {
    title: 'आपका ब्राउज़र डेटा सेव नहीं कर रहा है',
    description: 'आप आगे बढ़ सकते हैं। यह पेज बंद किया तो फिर से लॉग इन करना होगा।',
  },
  full: {
    title: 'आपके ब्राउज़र का स्टोरेज भर गया है',
    description: 'आप आगे बढ़ सकते हैं। यह पेज बंद किया तो फिर से लॉग इन करना होगा।',
  },
} satisfies Words<typeof english.storageWords>;

/** Shown when a stored entry could not be read and was removed. */
export const damagedDataToast = {
  title: 'हमने खराब डेटा हटा दिया',
  description: 'इस ब्राउज़र में सेव डेटा हम पढ़ नहीं पाए। आपको शायद फिर से लॉग इन करना पड़े।',
} satisfies Words<typeof english.damagedDataToast>;

/** Shown once after a page was loaded again because a newer version of the site had taken its files' place. */
export const newVersionToast = {
  title: 'यह पेज अपडेट हो गया',
  description: 'नया वर्शन आ गया है, इसलिए हमने पेज फिर से लोड किया। आपने जो भरा था, वह यहीं है।',
} satisfies Words<typeof english.newVersionToast>;

/** The session runs out while the vendor is here. */
export const sessionWords = {
  expiring: 'आप जल्द ही लॉग आउट हो जाएँगे। आगे बढ़ने के लिए फिर से लॉग इन करें। आपने जो भरा था, वह यहीं है।',
  signInAgain: 'फिर से लॉग इन करें',
} satisfies Words<typeof english.sessionWords>;

const required = 'लॉग इन ज़रूरी है';

/** A page needs a session and has none, or none any more. */
export const authRequiredToasts = {
  profile: { title: required, description: 'अपनी प्रोफ़ाइल देखने के लिए कृपया लॉग इन करें' },
  dashboard: { title: required, description: 'अपना डैशबोर्ड देखने के लिए कृपया लॉग इन करें' },
} satisfies Words<typeof english.authRequiredToasts>;

/** Waiting, failing and going on, wherever data is loaded. */
export const loadWords = {
  loading: 'लोड हो रहा है…',
  offlineTitle: 'इंटरनेट नहीं चल रहा है',
  offline: 'कृपया अपना इंटरनेट कनेक्शन देखें और फिर कोशिश करें।',
  failedTitle: 'यह लोड नहीं हो पाया',
  unavailable: 'हमारी सेवा अभी कुछ देर के लिए बंद है। कृपया थोड़ी देर बाद कोशिश करें।',
  retry: 'फिर कोशिश करें',
} satisfies Words<typeof english.loadWords>;

/** The part of a label that marks an optional field. */
export const fieldWords = { optional: '(ज़रूरी नहीं)' } satisfies Words<typeof english.fieldWords>;

/** Every dialog's own word. */
export const dialogWords = { close: 'बंद करें' } satisfies Words<typeof english.dialogWords>;

/** The notifications' own words. */
export const toastWords = {
  region: 'सूचनाएँ',
  dismiss: 'हटाएँ',
  dismissNamed: (title: string) => `हटाएँ: ${title}`,
} satisfies Words<typeof english.toastWords>;

/** The portal's frame. */
export const portalWords = {
  registerTitle: 'विक्रेता के रूप में रजिस्टर करें',
  notLoadedTitle: 'यह पेज पूरा लोड नहीं हुआ',
  notLoaded: 'इंटरनेट कट गया था। आपने जो भरा था, वह सुरक्षित है।',
  reload: 'फिर कोशिश करें',
  noScript: 'रजिस्टर करने के लिए कृपया अपने ब्राउज़र में JavaScript चालू करें, या हमें फ़ोन करें।',
} satisfies Words<typeof english.portalWords>;
