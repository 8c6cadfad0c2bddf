import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/documents.ts';

/** Words of the documents step. */
export const documentsWords = {
  intro: 'পরিষ্কার ছবি তুলুন, চারটি কোণই যেন দেখা যায়।',
  privacyNote:
    'ফাইল বেছে নিলেই আপলোড হয়ে যায়। আপনার ফোনেই আমরা ছবি ছোট করি, আর ছবি থেকে জায়গা ও সময়ের তথ্য মুছে দিই।',
  required: 'দিতে হবে',
  optional: 'না দিলেও চলে',
  flagged: 'আবার পাঠান',
  locked: 'ঠিক আছে। বদলাতে হবে না।',
  lockedEmpty: 'এখন লাগবে না।',
  drop: 'এখানে ফাইল টেনে আনুন বা',
  choose: 'ফাইল বেছে নিন',
  chooseInstead: 'অন্য ফাইল দিন',
  takePhoto: 'ছবি তুলুন',
  preparing: 'ছবি তৈরি হচ্ছে…',
  removing: 'সরানো হচ্ছে…',
  otherWays: 'অন্য উপায়',
  severalPages: 'একাধিক পাতা',
  pagesIntro: 'প্রতিটি পাতার ছবি যোগ করুন। সব মিলিয়ে একটি PDF করে পাঠাব।',
  pagesJoining: 'একটি PDF তৈরি হচ্ছে…',
  pagesNotLoaded: 'পেজের একটি অংশ লোড হয়নি। আবার চেষ্টা করুন।',
  addPage: 'পাতা যোগ করুন',
  withFrame: 'ক্যামেরার ফ্রেম',
  frameTitle: 'ক্যামেরার ফ্রেম',
  frameHint: 'কাগজটি পুরো ফ্রেম জুড়ে ধরুন, চারটি কোণই যেন ভেতরে থাকে।',
  frameRefused:
    'ক্যামেরা খোলেনি। এটি বন্ধ করে ‘ছবি তুলুন’ বা ‘ফাইল বেছে নিন’-এ ট্যাপ করুন, অথবা ব্রাউজারের সেটিংসে ক্যামেরার অনুমতি দিন।',
  photoName: 'ছবি',
  sampleGood: 'এই রকম',
  sampleBad: 'এই রকম নয়',
  noOwnerPhoto: 'মালিকের মুখের ছবি তুলতে পারছেন না?',
  noOwnerPhotoHelp:
    'আমাদের ফোন করুন, অথবা ইমেল করে জানান, আমরাই ফোন করব। মালিক কে, তা আমরা অন্যভাবে যাচাই করব আর আপনার সঙ্গে এই ধাপটি শেষ করব। আপনার আবেদন সেভ করা আছে। অন্য ডকুমেন্ট এখনই পাঠাতে পারেন।',
  noOwnerPhotoSubject: 'আমাকে ফোন করুন: মালিকের ছবি পাঠাতে পারছি না',
  notSent: 'এখনও পাঠানো হয়নি',
  takeAgain: 'আবার তুলুন',
  sendAnyway: 'এটাই ব্যবহার করুন',
  uploading: 'আপলোড হচ্ছে…',
  finishing: 'প্রায় শেষ…',
  stopped: 'এখনও আপলোড হয়নি',
  failed: 'আপলোড হল না',
  uploaded: 'আপলোড হয়েছে',
  missing: 'এই ডকুমেন্টটি আপলোড করুন',
  undecided: 'ছবিটি আবার তুলুন, বা এটাই ব্যবহার করুন',
  oneFile: 'প্রতি ডকুমেন্টে একটিই ফাইল দেওয়া যায়। প্রথমটি নিয়েছি।',
  cancel: 'বাতিল করুন',
  retry: 'আবার চেষ্টা করুন',
  remove: 'সরান',
  view: 'দেখুন',
  opensNewTab: '(নতুন ট্যাবে খুলবে)',
  waiting: 'ফাইল আপলোড হচ্ছে। শেষ হলে এগোতে পারবেন।',
  interrupted: 'আপনি এই ডকুমেন্টটি যোগ করার সময় পেজটি বন্ধ হয়ে গেছে। যা বাকি আছে, যোগ করুন।',
  light: 'আলো',
  cameraApp: 'ক্যামেরা অ্যাপ',
} satisfies Words<typeof english.documentsWords>;

/** The document that belongs in a slot. */
export const documentHelpWords = {
  pharmacyLicense: 'খুচরো ড্রাগ লাইসেন্স; নম্বর আর তারিখ যেন পড়া যায়।',
  fssai: 'আপনার FSSAI লাইসেন্স বা রেজিস্ট্রেশন সার্টিফিকেট।',
  labLicense: 'আপনার ল্যাবের রেজিস্ট্রেশন বা অ্যাক্রেডিটেশন সার্টিফিকেট।',
  gst: 'GST সার্টিফিকেট, প্রথম পাতা।',
  cheque: 'অ্যাকাউন্ট নম্বর ও IFSC যেন পড়া যায়। স্টেটমেন্ট হলে প্রথম পাতা।',
  ownerPhoto: 'মালিকের মুখের পরিষ্কার ছবি।',
  entranceWithOwner: 'দরজার সামনে মালিক, ছবিতে সাইনবোর্ডও থাকবে।',
} satisfies Words<typeof english.documentHelpWords>;

/** Words of the pages of one document. Pages count from 1. */
export const pageWords = {
  title: (document: string) => `${document}: পাতা`,
  page: (number: number) => `পাতা ${number}`,
  up: (number: number) => `পাতা ${number} উপরে তুলুন`,
  down: (number: number) => `পাতা ${number} নীচে নামান`,
  turn: (number: number) => `পাতা ${number} ঘোরান`,
  remove: (number: number) => `পাতা ${number} সরান`,
  moved: (number: number, count: number) => `এখন পাতা ${number}, মোট ${count}`,
  turned: (number: number) => `পাতা ${number} ঘোরানো হয়েছে`,
  removed: (number: number) => `পাতা ${number} সরানো হয়েছে`,
  use: (count: number) => plural(count, { one: 'এই পাতাটি ব্যবহার করুন', other: `এই ${count}টি পাতা ব্যবহার করুন` }),
  back: (count: number) =>
    plural(count, { one: 'একটি পাতার ছবি এখনও এখানে আছে।', other: `${count}টি পাতার ছবি এখনও এখানে আছে।` }),
  lost: (count: number) =>
    plural(count, {
      one: 'পেজটি বন্ধ হয়ে গেছে এবং একটি ফাইল হারিয়ে গেছে। সেটি আবার যোগ করুন।',
      other: `পেজটি বন্ধ হয়ে গেছে এবং ${count}টি ফাইল হারিয়ে গেছে। সেগুলো আবার যোগ করুন।`,
    }),
} satisfies Words<typeof english.pageWords>;

/** The description of a drawn sample, for screen readers. */
export const sampleWords = {
  paper: { good: 'পুরো কাগজ, সোজা', bad: 'একটি কোণ ছবিতে নেই, বা লেখার উপর আলো পড়েছে' },
  face: { good: 'সামনে থেকে মুখ, ভালো আলোয়', bad: 'সানগ্লাস পরা, বা বেশি অন্ধকার' },
  entrance: { good: 'সাইনবোর্ডের নীচে মালিক', bad: 'সাইনবোর্ড পুরোটা ছবিতে নেই' },
} satisfies Words<typeof english.sampleWords>;

/** `PDF, JPG, JPEG or PNG, up to 5MB`. */
export const acceptedWords = {
  or: (others: string, last: string) => `${others} বা ${last}`,
  upTo: (types: string, maxMb: number) => `${types}, সর্বোচ্চ ${maxMb}MB।`,
} satisfies Words<typeof english.acceptedWords>;

/** Notes on a photo that can still be read. */
export const photoNoteWords = {
  'too-dark': 'ছবিটি বেশি অন্ধকার মনে হচ্ছে। আলো জ্বালুন বা জানলার কাছে যান।',
  blurred: 'ছবিটি ঝাপসা মনে হচ্ছে। ফোন স্থির ধরুন, আর ফোকাস করতে স্ক্রিনে কাগজের উপর ট্যাপ করুন।',
  'too-small': 'ছবিটি ছোট। লেখা হয়তো পড়া যাবে না।',
  'one-colour': 'ছবিতে প্রায় একটাই রং। ক্যামেরার সামনে কি কিছু ছিল?',
} satisfies Words<typeof english.photoNoteWords>;

/** Why a file was not taken. Which of it: `lib/messages/refusals.ts`. */
export const refusalWords = {
  'too-many-pages': (most: number) => `একটি ডকুমেন্টে ক্যামেরায় তোলা সর্বোচ্চ ${most}টি পাতা থাকতে পারে।`,
  unreadable: 'ফাইলটি পড়া গেল না। আবার বেছে নিন।',
  empty: 'এই ফাইলে কিছু নেই। অন্য ফাইল বেছে নিন বা আবার ছবি তুলুন।',
  damaged: 'ছবিটি নষ্ট বা অসম্পূর্ণ। অন্য ছবি বেছে নিন বা আবার তুলুন।',
  heic: 'এই ব্রাউজারে HEIC ছবি খোলে না। iPhone-এ Settings > Camera > Formats > Most Compatible বেছে নিয়ে আবার ছবি তুলুন, অথবা ছবিটির স্ক্রিনশট পাঠান।',
  /** The specified message, and what to do where it does not say so. */
  withWay: (message: string, way: string) => `${message}। ${way}`,
} satisfies Words<typeof english.refusalWords>;

/** The messages about one document, by its name. */
export const documentWords = {
  /** The label of the progress bar. */
  progress: (document: string) => `${document} আপলোড`,
  /** After the size of a photo; `original` is what it had before. */
  madeSmaller: (original: string) => `ছোট করা, আগে ছিল ${original}`,
  uploadedOn: (day: string) => `আপলোড হয়েছে: ${day}`,
} satisfies Words<typeof english.documentWords>;
