import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/documents.ts';

/** Words of the documents step. */
export const documentsWords = {
  intro: 'വ്യക്തമായ ഫോട്ടോകൾ, നാല് മൂലയും കാണണം.',
  privacyNote:
    'തിരഞ്ഞെടുത്താലുടൻ ഓരോ ഫയലും അപ്‌ലോഡ് ആകും. ഫോട്ടോയുടെ വലുപ്പം നിങ്ങളുടെ ഫോണിൽത്തന്നെ കുറയ്ക്കും, അത് എവിടെവെച്ച്, എപ്പോൾ എടുത്തു എന്ന വിവരം നീക്കം ചെയ്യും.',
  required: 'നിർബന്ധം',
  optional: 'നിർബന്ധമില്ല',
  flagged: 'വീണ്ടും അയയ്ക്കുക',
  locked: 'സ്വീകരിച്ചു. മാറ്റേണ്ടതില്ല.',
  lockedEmpty: 'ഇപ്പോൾ ആവശ്യമില്ല.',
  drop: 'ഫയൽ ഇവിടേക്ക് വലിച്ചിടുക, അല്ലെങ്കിൽ',
  choose: 'ഫയൽ തിരഞ്ഞെടുക്കുക',
  chooseInstead: 'വേറെ തിരഞ്ഞെടുക്കുക',
  takePhoto: 'ഫോട്ടോ എടുക്കുക',
  preparing: 'ഫോട്ടോ തയ്യാറാക്കുന്നു…',
  removing: 'നീക്കം ചെയ്യുന്നു…',
  otherWays: 'മറ്റ് വഴികൾ',
  severalPages: 'ഒന്നിലധികം പേജുകൾ',
  pagesIntro: 'ഓരോ പേജിന്റെയും ഫോട്ടോ ചേർക്കുക. എല്ലാം ഒറ്റ PDF ആക്കി അയയ്ക്കും.',
  pagesJoining: 'ഒറ്റ PDF ആക്കുന്നു…',
  pagesNotLoaded: 'ഈ പേജിന്റെ ഒരു ഭാഗം ലോഡായില്ല. വീണ്ടും ശ്രമിക്കുക.',
  addPage: 'പേജ് ചേർക്കുക',
  withFrame: 'ക്യാമറ ഫ്രെയിം',
  frameTitle: 'ക്യാമറ ഫ്രെയിം',
  frameHint: 'കടലാസ് ഫ്രെയിം നിറയെ വരണം, നാല് മൂലയും അതിനുള്ളിൽ.',
  frameRefused:
    'ക്യാമറ തുറന്നില്ല. ഇത് അടച്ച് ‘ഫോട്ടോ എടുക്കുക’ അല്ലെങ്കിൽ ‘ഫയൽ തിരഞ്ഞെടുക്കുക’ ഉപയോഗിക്കുക, അല്ലെങ്കിൽ ബ്രൗസർ സെറ്റിങ്സിൽ ക്യാമറ അനുവദിക്കുക.',
  photoName: 'ഫോട്ടോ',
  sampleGood: 'ഇങ്ങനെ',
  sampleBad: 'ഇങ്ങനെ വേണ്ട',
  noOwnerPhoto: 'ഉടമയുടെ മുഖത്തിന്റെ ഫോട്ടോ എടുക്കാൻ പറ്റില്ലേ?',
  noOwnerPhotoHelp:
    'ഞങ്ങളെ വിളിക്കുക, അല്ലെങ്കിൽ തിരികെ വിളിക്കാൻ പറഞ്ഞ് ഇമെയിൽ ചെയ്യുക. ഉടമ ആരാണെന്ന് ഞങ്ങൾ മറ്റൊരു വിധത്തിൽ പരിശോധിച്ച് ഈ ഘട്ടം നിങ്ങളോടൊപ്പം പൂർത്തിയാക്കും. നിങ്ങളുടെ അപേക്ഷ സേവ് ചെയ്തിട്ടുണ്ട്. മറ്റു രേഖകൾ ഇപ്പോൾ അയയ്ക്കാം.',
  noOwnerPhotoSubject: 'എന്നെ വിളിക്കുക: ഉടമയുടെ ഫോട്ടോ അയയ്ക്കാൻ പറ്റില്ല',
  notSent: 'ഇതുവരെ അയച്ചിട്ടില്ല',
  takeAgain: 'വീണ്ടും എടുക്കുക',
  sendAnyway: 'ഇതുതന്നെ ഉപയോഗിക്കുക',
  uploading: 'അപ്‌ലോഡ് ആകുന്നു…',
  finishing: 'കഴിയാറായി…',
  stopped: 'ഇതുവരെ അപ്‌ലോഡ് ആയിട്ടില്ല',
  failed: 'അപ്‌ലോഡ് ആയില്ല',
  uploaded: 'അപ്‌ലോഡ് ചെയ്തു',
  missing: 'ഈ രേഖ അപ്‌ലോഡ് ചെയ്യുക',
  undecided: 'ഫോട്ടോ വീണ്ടും എടുക്കുക, അല്ലെങ്കിൽ ഇതുതന്നെ ഉപയോഗിക്കുക',
  oneFile: 'ഓരോ രേഖയ്ക്കും ഒരു ഫയൽ മാത്രം. ആദ്യത്തേത് ഞങ്ങൾ എടുത്തു.',
  cancel: 'റദ്ദാക്കുക',
  retry: 'വീണ്ടും ശ്രമിക്കുക',
  remove: 'നീക്കം ചെയ്യുക',
  view: 'കാണുക',
  opensNewTab: '(പുതിയ ടാബിൽ തുറക്കും)',
  waiting: 'ഫയലുകൾ അപ്‌ലോഡ് ആകുന്നു. തീർന്നാൽ നിങ്ങൾക്ക് തുടരാം.',
  interrupted: 'നിങ്ങൾ ഈ രേഖ ചേർക്കുന്നതിനിടെ പേജ് അടഞ്ഞുപോയി. ബാക്കിയുള്ളത് ചേർക്കുക.',
  light: 'ലൈറ്റ്',
  cameraApp: 'ക്യാമറ ആപ്പ്',
} satisfies Words<typeof english.documentsWords>;

/** The document that belongs in a slot. */
export const documentHelpWords = {
  pharmacyLicense: 'റീട്ടെയിൽ ഡ്രഗ് ലൈസൻസ്; നമ്പറും തീയതികളും വായിക്കാൻ പറ്റണം.',
  fssai: 'നിങ്ങളുടെ FSSAI ലൈസൻസ് അല്ലെങ്കിൽ രജിസ്ട്രേഷൻ സർട്ടിഫിക്കറ്റ്.',
  labLicense: 'ലാബിന്റെ രജിസ്ട്രേഷൻ അല്ലെങ്കിൽ അക്രഡിറ്റേഷൻ സർട്ടിഫിക്കറ്റ്.',
  gst: 'GST സർട്ടിഫിക്കറ്റിന്റെ ആദ്യ പേജ്.',
  cheque: 'അക്കൗണ്ട് നമ്പറും IFSC-യും വായിക്കാൻ പറ്റണം. സ്റ്റേറ്റ്മെന്റ് ആണെങ്കിൽ ആദ്യ പേജ്.',
  ownerPhoto: 'ഉടമയുടെ മുഖം വ്യക്തമായി കാണുന്ന ഫോട്ടോ.',
  entranceWithOwner: 'കട/ലാബിനു മുന്നിൽ ഉടമ, ബോർഡും ഫോട്ടോയിൽ വരണം.',
} satisfies Words<typeof english.documentHelpWords>;

/** Words of the pages of one document. Pages count from 1. */
export const pageWords = {
  title: (document: string) => `പേജുകൾ: ${document}`,
  page: (number: number) => `പേജ് ${number}`,
  up: (number: number) => `പേജ് ${number} മുകളിലേക്ക് നീക്കുക`,
  down: (number: number) => `പേജ് ${number} താഴേക്ക് നീക്കുക`,
  turn: (number: number) => `പേജ് ${number} തിരിക്കുക`,
  remove: (number: number) => `പേജ് ${number} നീക്കം ചെയ്യുക`,
  moved: (number: number, count: number) => `ഇപ്പോൾ ${count} പേജുകളിൽ ${number}-ആമത്തേത്`,
  turned: (number: number) => `പേജ് ${number} തിരിച്ചു`,
  removed: (number: number) => `പേജ് ${number} നീക്കം ചെയ്തു`,
  use: (count: number) => plural(count, { one: 'ഈ പേജ് ഉപയോഗിക്കുക', other: `ഈ ${count} പേജുകൾ ഉപയോഗിക്കുക` }),
  back: (count: number) =>
    plural(count, {
      one: 'ഒരു പേജിന്റെ ഫോട്ടോ ഇപ്പോഴും ഇവിടെയുണ്ട്.',
      other: `${count} പേജുകളുടെ ഫോട്ടോകൾ ഇപ്പോഴും ഇവിടെയുണ്ട്.`,
    }),
  lost: (count: number) =>
    plural(count, {
      one: 'പേജ് അടഞ്ഞുപോയി, ഒരു ഫയൽ നഷ്ടപ്പെട്ടു. അത് വീണ്ടും ചേർക്കുക.',
      other: `പേജ് അടഞ്ഞുപോയി, ${count} ഫയലുകൾ നഷ്ടപ്പെട്ടു. അവ വീണ്ടും ചേർക്കുക.`,
    }),
} satisfies Words<typeof english.pageWords>;

/** The description of a drawn sample, for screen readers. */
export const sampleWords = {
  paper: {
    good: 'കടലാസ് മുഴുവനായി, ചരിയാതെ',
    bad: 'ഒരു മൂല ഫോട്ടോയിൽ ഇല്ല, അല്ലെങ്കിൽ അക്ഷരങ്ങളിൽ വെളിച്ചം തട്ടുന്നു',
  },
  face: { good: 'മുഖം മുന്നിൽനിന്ന്, നല്ല വെളിച്ചത്തിൽ', bad: 'കൂളിങ് ഗ്ലാസ് വെച്ചത്, അല്ലെങ്കിൽ ഇരുട്ടുള്ളത്' },
  entrance: { good: 'ബോർഡിനു താഴെ ഉടമ', bad: 'ബോർഡ് മുഴുവൻ വന്നിട്ടില്ല' },
} satisfies Words<typeof english.sampleWords>;

/** `PDF, JPG, JPEG or PNG, up to 5MB`. */
export const acceptedWords = {
  or: (others: string, last: string) => `${others} അല്ലെങ്കിൽ ${last}`,
  upTo: (types: string, maxMb: number) => `${types}, ${maxMb}MB വരെ.`,
} satisfies Words<typeof english.acceptedWords>;

/** Notes on a photo that can still be read. */
export const photoNoteWords = {
  'too-dark': 'ഈ ഫോട്ടോയിൽ ഇരുട്ട് കൂടുതലാണെന്നു തോന്നുന്നു. ലൈറ്റ് ഇടുക, അല്ലെങ്കിൽ ജനലിനടുത്തേക്ക് പോകുക.',
  blurred: 'ഈ ഫോട്ടോ മങ്ങിയതാണെന്നു തോന്നുന്നു. ഫോൺ അനക്കാതെ പിടിക്കുക, ഫോക്കസ് ചെയ്യാൻ കടലാസിൽ ടാപ്പ് ചെയ്യുക.',
  'too-small': 'ഈ ഫോട്ടോ ചെറുതാണ്. അതിലെ അക്ഷരങ്ങൾ വായിക്കാൻ പറ്റിയെന്നു വരില്ല.',
  'one-colour': 'ഈ ഫോട്ടോയിൽ മിക്കവാറും ഒരൊറ്റ നിറമേയുള്ളൂ. ക്യാമറയ്ക്കു മുന്നിൽ എന്തെങ്കിലും മറയായി ഉണ്ടായിരുന്നോ?',
} satisfies Words<typeof english.photoNoteWords>;

/** Why a file was not taken. Which of it: `lib/messages/refusals.ts`. */
export const refusalWords = {
  'too-many-pages': (most: number) => `ഒരു രേഖയിൽ ഫോട്ടോ എടുത്ത ${most} പേജുകൾ വരെ ആകാം.`,
  unreadable: 'ഈ ഫയൽ വായിക്കാനായില്ല. അത് വീണ്ടും തിരഞ്ഞെടുക്കുക.',
  empty: 'ഈ ഫയൽ ശൂന്യമാണ്. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ ഫോട്ടോ വീണ്ടും എടുക്കുക.',
  damaged: 'ഈ ഫോട്ടോ കേടായതോ പകുതി മാത്രമുള്ളതോ ആണ്. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ വീണ്ടും എടുക്കുക.',
  heic: 'ഈ ബ്രൗസറിൽ HEIC ഫോട്ടോകൾ തുറക്കാൻ കഴിയില്ല. iPhone-ൽ ‘Settings → Camera → Formats → Most Compatible’ തിരഞ്ഞെടുത്ത് ഫോട്ടോ വീണ്ടും എടുക്കുക, അല്ലെങ്കിൽ അതിന്റെ സ്ക്രീൻഷോട്ട് അയയ്ക്കുക.',
  /** The specified message, and what to do where it does not say so. */
  withWay: (message: string, way: string) => `${message}. ${way}`,
} satisfies Words<typeof english.refusalWords>;

/** The messages about one document, by its name. */
export const documentWords = {
  /** The label of the progress bar. */
  progress: (document: string) => `അപ്‌ലോഡ്: ${document}`,
  /** After the size of a photo; `original` is what it had before. */
  madeSmaller: (original: string) => `ചെറുതാക്കി, മുമ്പ് ${original}`,
  uploadedOn: (day: string) => `അപ്‌ലോഡ് ചെയ്തത്: ${day}`,
} satisfies Words<typeof english.documentWords>;
