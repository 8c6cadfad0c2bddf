import type { Words } from '#lib/translation.ts';
import type * as english from '../en/app.ts';

/** The application error screen. */
export const appErrorWords = {
  title: 'ஏதோ தவறு நடந்துவிட்டது',
  log: 'ஆப்ஸ் பிழை: பிரவுசரில் உள்ள தரவு கெட்டிருக்கலாம், அல்லது இது தற்காலிகச் சிக்கலாக இருக்கலாம்.',
  tryAgain: 'மீண்டும் முயலுங்கள்',
  reload: 'பக்கத்தை மீண்டும் திறங்கள்',
  clear: 'ஆப்ஸ் தரவை நீக்குங்கள்',
  clearHelp: '‘ஆப்ஸ் தரவை நீக்குங்கள்’ அழுத்தினால் சேமித்த எல்லாம் அழிந்துவிடும். மீண்டும் உள்நுழைய வேண்டியிருக்கலாம்.',
  cleared: 'ஆப்ஸ் தரவை நீக்கிவிட்டோம். பக்கம் இப்போது மீண்டும் திறக்கும்.',
  clearFailed: 'தரவை நீக்க முடியவில்லை. பிரவுசர் அமைப்புகளில் இந்தத் தளத்தின் தரவை நீங்களே நீக்குங்கள்.',
} satisfies Words<typeof english.appErrorWords>;

/** Shown once when the browser keeps nothing. */
export const storageWords = {
  blocked: {
    title: 'உங்கள் பிரவுசர் தரவைச் சேமிப்பதில்லை',
    description: 'நீங்கள் தொடரலாம். இந்தப் பக்கத்தை மூடினால் மீண்டும் உள்நுழைய வேண்டும்.',
  },
  full: {
    title: 'உங்கள் பிரவுசரின் சேமிப்பிடம் நிரம்பிவிட்டது',
    description: 'நீங்கள் தொடரலாம். இந்தப் பக்கத்தை மூடினால் மீண்டும் உள்நுழைய வேண்டும்.',
  },
} satisfies Words<typeof english.storageWords>;

/** Shown when a stored entry could not be read and was removed. */
export const damagedDataToast = {
  title: 'கெட்டுப்போன தரவை நீக்கிவிட்டோம்',
  description: 'இந்தப் பிரவுசரில் சேமித்த தரவைப் படிக்க முடியவில்லை. மீண்டும் உள்நுழைய வேண்டியிருக்கலாம்.',
} satisfies Words<typeof english.damagedDataToast>;

/** Shown once after a page was loaded again because a newer version of the site had taken its files' place. */
export const newVersionToast = {
  title: 'இந்தப் பக்கம் புதுப்பிக்கப்பட்டது',
  description: 'புதிய பதிப்பு வந்துள்ளது, அதனால் பக்கத்தை மீண்டும் திறந்தோம். நீங்கள் உள்ளிட்டது இங்கேயே உள்ளது.',
} satisfies Words<typeof english.newVersionToast>;

/** The session runs out while the vendor is here. */
export const sessionWords = {
  expiring: 'உங்கள் உள்நுழைவு விரைவில் காலாவதியாகும். தொடர மீண்டும் உள்நுழையுங்கள். நீங்கள் உள்ளிட்டது இங்கேயே உள்ளது.',
  signInAgain: 'மீண்டும் உள்நுழையுங்கள்',
} satisfies Words<typeof english.sessionWords>;

const required = 'உள்நுழைய வேண்டும்';

/** A page needs a session and has none, or none any more. */
export const authRequiredToasts = {
  profile: { title: required, description: 'உங்கள் KYC நிலையைப் பார்க்க உள்நுழையுங்கள்' },
  dashboard: { title: required, description: 'உங்கள் டாஷ்போர்டைப் பார்க்க உள்நுழையுங்கள்' },
} satisfies Words<typeof english.authRequiredToasts>;

/** Waiting, failing and going on, wherever data is loaded. */
export const loadWords = {
  loading: 'திறக்கிறது…',
  offlineTitle: 'இணைய இணைப்பு இல்லை',
  offline: 'இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  failedTitle: 'இதைத் திறக்க முடியவில்லை',
  unavailable: 'எங்கள் சேவை தற்காலிகமாக இயங்கவில்லை. சிறிது நேரம் கழித்து மீண்டும் முயலுங்கள்.',
  retry: 'மீண்டும் முயலுங்கள்',
} satisfies Words<typeof english.loadWords>;

/** The part of a label that marks an optional field. */
export const fieldWords = { optional: '(கட்டாயமில்லை)' } satisfies Words<typeof english.fieldWords>;

/** Every dialog's own word. */
export const dialogWords = { close: 'மூடுங்கள்' } satisfies Words<typeof english.dialogWords>;

/** The notifications' own words. */
export const toastWords = {
  region: 'அறிவிப்புகள்',
  dismiss: 'மூடுங்கள்',
  dismissNamed: (title: string) => `மூடுங்கள்: ${title}`,
} satisfies Words<typeof english.toastWords>;

/** The portal's frame. */
export const portalWords = {
  registerTitle: 'விற்பனையாளராகப் பதிவு செய்யுங்கள்',
  notLoadedTitle: 'இந்தப் பக்கம் முழுமையாகத் திறக்கவில்லை',
  notLoaded: 'இணைய இணைப்பு துண்டிக்கப்பட்டது. நீங்கள் உள்ளிட்டது பத்திரமாக உள்ளது.',
  reload: 'மீண்டும் முயலுங்கள்',
  noScript: 'பதிவு செய்ய உங்கள் பிரவுசரில் JavaScript-ஐ இயக்குங்கள், அல்லது எங்களை அழையுங்கள்.',
} satisfies Words<typeof english.portalWords>;
