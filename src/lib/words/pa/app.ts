import type { Words } from '#lib/translation.ts';
import type * as english from '../en/app.ts';

/** The application error screen. */
export const appErrorWords = {
  title: 'ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ',
  log: 'ਐਪ ਵਿੱਚ ਗੜਬੜ: ਹੋ ਸਕਦਾ ਹੈ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਸੇਵ ਡਾਟਾ ਖਰਾਬ ਹੋਵੇ, ਜਾਂ ਦਿੱਕਤ ਥੋੜ੍ਹੀ ਦੇਰ ਦੀ ਹੋਵੇ।',
  tryAgain: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  reload: 'ਪੇਜ ਦੁਬਾਰਾ ਲੋਡ ਕਰੋ',
  clear: 'ਐਪ ਦਾ ਡਾਟਾ ਮਿਟਾਓ',
  clearHelp: '“ਐਪ ਦਾ ਡਾਟਾ ਮਿਟਾਓ” ਦਬਾਉਣ ਨਾਲ ਸੇਵ ਕੀਤਾ ਸਾਰਾ ਡਾਟਾ ਮਿਟ ਜਾਂਦਾ ਹੈ। ਹੋ ਸਕਦਾ ਹੈ ਤੁਹਾਨੂੰ ਦੁਬਾਰਾ ਲੌਗ ਇਨ ਕਰਨਾ ਪਵੇ।',
  cleared: 'ਐਪ ਦਾ ਡਾਟਾ ਮਿਟ ਗਿਆ। ਪੇਜ ਹੁਣ ਦੁਬਾਰਾ ਲੋਡ ਹੋਵੇਗਾ।',
  clearFailed: 'ਡਾਟਾ ਨਹੀਂ ਮਿਟ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਬ੍ਰਾਊਜ਼ਰ ਦੀ ਸੈਟਿੰਗ ਵਿੱਚ ਜਾ ਕੇ ਸਟੋਰੇਜ ਆਪ ਮਿਟਾਓ।',
} satisfies Words<typeof english.appErrorWords>;

/** Shown once when the browser keeps nothing. */
export const storageWords = {
  blocked: {
    title: 'ਤੁਹਾਡਾ ਬ੍ਰਾਊਜ਼ਰ ਡਾਟਾ ਸੇਵ ਨਹੀਂ ਕਰ ਰਿਹਾ',
    description: 'ਤੁਸੀਂ ਅੱਗੇ ਵਧ ਸਕਦੇ ਹੋ। ਇਹ ਪੇਜ ਬੰਦ ਕੀਤਾ ਤਾਂ ਦੁਬਾਰਾ ਲੌਗ ਇਨ ਕਰਨਾ ਪਵੇਗਾ।',
  },
  full: {
    title: 'ਤੁਹਾਡੇ ਬ੍ਰਾਊਜ਼ਰ ਦੀ ਸਟੋਰੇਜ ਭਰ ਗਈ ਹੈ',
    description: 'ਤੁਸੀਂ ਅੱਗੇ ਵਧ ਸਕਦੇ ਹੋ। ਇਹ ਪੇਜ ਬੰਦ ਕੀਤਾ ਤਾਂ ਦੁਬਾਰਾ ਲੌਗ ਇਨ ਕਰਨਾ ਪਵੇਗਾ।',
  },
} satisfies Words<typeof english.storageWords>;

/** Shown when a stored entry could not be read and was removed. */
export const damagedDataToast = {
  title: 'ਅਸੀਂ ਖਰਾਬ ਡਾਟਾ ਹਟਾ ਦਿੱਤਾ',
  description: 'ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਸੇਵ ਡਾਟਾ ਅਸੀਂ ਪੜ੍ਹ ਨਹੀਂ ਸਕੇ। ਹੋ ਸਕਦਾ ਹੈ ਤੁਹਾਨੂੰ ਦੁਬਾਰਾ ਲੌਗ ਇਨ ਕਰਨਾ ਪਵੇ।',
} satisfies Words<typeof english.damagedDataToast>;

/** Shown once after a page was loaded again because a newer version of the site had taken its files' place. */
export const newVersionToast = {
  title: 'ਇਹ ਪੇਜ ਅਪਡੇਟ ਹੋ ਗਿਆ',
  description: 'ਨਵਾਂ ਵਰਜ਼ਨ ਆ ਗਿਆ ਹੈ, ਇਸ ਲਈ ਅਸੀਂ ਪੇਜ ਦੁਬਾਰਾ ਲੋਡ ਕੀਤਾ। ਤੁਸੀਂ ਜੋ ਭਰਿਆ ਸੀ, ਉਹ ਇੱਥੇ ਹੀ ਹੈ।',
} satisfies Words<typeof english.newVersionToast>;

/** The session runs out while the vendor is here. */
export const sessionWords = {
  expiring: 'ਤੁਸੀਂ ਜਲਦੀ ਹੀ ਲੌਗ ਆਊਟ ਹੋ ਜਾਓਗੇ। ਅੱਗੇ ਵਧਣ ਲਈ ਦੁਬਾਰਾ ਲੌਗ ਇਨ ਕਰੋ। ਤੁਸੀਂ ਜੋ ਭਰਿਆ ਸੀ, ਉਹ ਇੱਥੇ ਹੀ ਹੈ।',
  signInAgain: 'ਦੁਬਾਰਾ ਲੌਗ ਇਨ ਕਰੋ',
} satisfies Words<typeof english.sessionWords>;

const required = 'ਲੌਗ ਇਨ ਜ਼ਰੂਰੀ ਹੈ';

/** A page needs a session and has none, or none any more. */
export const authRequiredToasts = {
  profile: { title: required, description: 'ਆਪਣੀ ਪ੍ਰੋਫ਼ਾਈਲ ਦੇਖਣ ਲਈ ਕਿਰਪਾ ਕਰਕੇ ਲੌਗ ਇਨ ਕਰੋ' },
  dashboard: { title: required, description: 'ਆਪਣਾ ਡੈਸ਼ਬੋਰਡ ਦੇਖਣ ਲਈ ਕਿਰਪਾ ਕਰਕੇ ਲੌਗ ਇਨ ਕਰੋ' },
} satisfies Words<typeof english.authRequiredToasts>;

/** Waiting, failing and going on, wherever data is loaded. */
export const loadWords = {
  loading: 'ਲੋਡ ਹੋ ਰਿਹਾ ਹੈ…',
  offlineTitle: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਚੱਲ ਰਿਹਾ',
  offline: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਕਨੈਕਸ਼ਨ ਦੇਖੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  failedTitle: 'ਇਹ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕਿਆ',
  unavailable: 'ਸਾਡੀ ਸੇਵਾ ਇਸ ਵੇਲੇ ਬੰਦ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  retry: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
} satisfies Words<typeof english.loadWords>;

/** The part of a label that marks an optional field. */
export const fieldWords = { optional: '(ਜ਼ਰੂਰੀ ਨਹੀਂ)' } satisfies Words<typeof english.fieldWords>;

/** Every dialog's own word. */
export const dialogWords = { close: 'ਬੰਦ ਕਰੋ' } satisfies Words<typeof english.dialogWords>;

/** The notifications' own words. */
export const toastWords = {
  region: 'ਸੂਚਨਾਵਾਂ',
  dismiss: 'ਬੰਦ ਕਰੋ',
  dismissNamed: (title: string) => `ਬੰਦ ਕਰੋ: ${title}`,
} satisfies Words<typeof english.toastWords>;

/** The portal's frame. */
export const portalWords = {
  registerTitle: 'ਵਿਕਰੇਤਾ ਵਜੋਂ ਰਜਿਸਟਰ ਕਰੋ',
  notLoadedTitle: 'ਇਹ ਪੇਜ ਪੂਰਾ ਲੋਡ ਨਹੀਂ ਹੋਇਆ',
  notLoaded: 'ਇੰਟਰਨੈੱਟ ਕਨੈਕਸ਼ਨ ਟੁੱਟ ਗਿਆ ਸੀ। ਤੁਸੀਂ ਜੋ ਭਰਿਆ ਸੀ, ਉਹ ਸੁਰੱਖਿਅਤ ਹੈ।',
  reload: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  noScript: 'ਰਜਿਸਟਰ ਕਰਨ ਲਈ ਕਿਰਪਾ ਕਰਕੇ ਆਪਣੇ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ JavaScript ਚਾਲੂ ਕਰੋ, ਜਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
} satisfies Words<typeof english.portalWords>;
