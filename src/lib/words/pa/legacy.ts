import * as limits from '#lib/limits.ts';
import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/legacy.ts';

/** The messages of the legacy form, to the letter of the specification. */
export const legacyErrorWords = {
  vendorName: 'ਵਿਕਰੇਤਾ ਦਾ ਨਾਮ ਜ਼ਰੂਰੀ ਹੈ',
  ownerName: 'ਮਾਲਕ ਦਾ ਪੂਰਾ ਨਾਮ ਜ਼ਰੂਰੀ ਹੈ',
  email: 'ਸਹੀ ਈਮੇਲ ਜ਼ਰੂਰੀ ਹੈ',
  phone: 'ਫ਼ੋਨ ਜ਼ਰੂਰੀ ਹੈ',
  supportPhone: 'ਮੁੱਖ ਸੰਪਰਕ ਨੰਬਰ ਜ਼ਰੂਰੀ ਹੈ',
  addressLine1: 'ਪਤਾ ਜ਼ਰੂਰੀ ਹੈ',
  city: 'ਸ਼ਹਿਰ ਜ਼ਰੂਰੀ ਹੈ',
  pincode: 'ਪਿੰਨ ਕੋਡ ਜ਼ਰੂਰੀ ਹੈ',
  agree: 'ਅੱਗੇ ਵਧਣ ਲਈ ਨਿਯਮ ਤੇ ਸ਼ਰਤਾਂ ਮਨਜ਼ੂਰ ਕਰਨੀਆਂ ਜ਼ਰੂਰੀ ਹਨ',
} satisfies Words<typeof english.legacyErrorWords>;

export const legacyStepWords = {
  vendor: { title: 'ਵਿਕਰੇਤਾ ਦੀ ਜਾਣਕਾਰੀ', subtitle: 'ਕੈਟੇਗਰੀ ਅਤੇ ਕਾਰੋਬਾਰ ਦਾ ਨਾਮ' },
  owner: { title: 'ਮਾਲਕ ਦੀ ਜਾਣਕਾਰੀ', subtitle: 'ਮਾਲਕ ਦਾ ਨਾਮ, ਈਮੇਲ ਅਤੇ ਫ਼ੋਨ' },
  location: { title: 'ਲੋਕੇਸ਼ਨ ਅਤੇ ਸੰਪਰਕ', subtitle: 'ਪਤਾ, ਅਤੇ ਗਾਹਕਾਂ ਲਈ ਨੰਬਰ' },
  documents: { title: 'ਦਸਤਾਵੇਜ਼', subtitle: 'ਸਬੂਤ ਅਪਲੋਡ ਕਰੋ' },
  review: { title: 'ਦੇਖੋ ਅਤੇ ਸਬਮਿਟ ਕਰੋ', subtitle: 'ਆਪਣੇ ਜਵਾਬ ਦੇਖ ਲਓ ਅਤੇ ਸਬਮਿਟ ਕਰੋ' },
} satisfies Words<typeof english.legacyStepWords>;

export const legacyLabelWords = {
  category: 'ਕੈਟੇਗਰੀ',
  vendorName: 'ਵਿਕਰੇਤਾ ਦਾ ਨਾਮ',
  ownerName: 'ਮਾਲਕ ਦਾ ਪੂਰਾ ਨਾਮ',
  email: 'ਈਮੇਲ',
  phone: 'ਫ਼ੋਨ',
  whatsappUpdates: 'ਮੈਨੂੰ WhatsApp ’ਤੇ ਅਪਡੇਟ ਭੇਜੋ',
  supportPhone: 'ਮੁੱਖ ਸੰਪਰਕ ਨੰਬਰ',
  addressLine1: 'ਪਤਾ',
  city: 'ਸ਼ਹਿਰ',
  pincode: 'ਪਿੰਨ ਕੋਡ',
  docs: 'ਦਸਤਾਵੇਜ਼',
  agree: 'ਮੈਨੂੰ ਨਿਯਮ ਤੇ ਸ਼ਰਤਾਂ ਮਨਜ਼ੂਰ ਹਨ',
} satisfies Words<typeof english.legacyLabelWords>;

export const legacyHelpWords = {
  vendorName: 'ਜਿਸ ਨਾਮ ਨਾਲ ਗਾਹਕ ਜਾਣਦੇ ਹਨ',
  email: 'ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਬਾਰੇ ਅਸੀਂ ਇਸੇ ’ਤੇ ਈਮੇਲ ਭੇਜਾਂਗੇ',
  phone: 'ਮਾਲਕ ਦਾ ਆਪਣਾ ਨੰਬਰ',
  whatsappUpdates: 'ਉੱਪਰ ਵਾਲੇ ਫ਼ੋਨ ਨੰਬਰ ’ਤੇ। ਤੁਸੀਂ ਇਸ ਨੂੰ ਕਦੇ ਵੀ ਬੰਦ ਕਰ ਸਕਦੇ ਹੋ।',
  supportPhone: 'ਗਾਹਕ ਅਤੇ ਰਾਈਡਰ ਇਸ ਨੰਬਰ ’ਤੇ ਫ਼ੋਨ ਕਰਨਗੇ',
  addressLine1: 'ਦੁਕਾਨ ਜਾਂ ਇਮਾਰਤ ਦਾ ਨੰਬਰ ਅਤੇ ਗਲੀ ਜਾਂ ਸੜਕ',
  pincode: 'ਜਿਵੇਂ 560001',
} satisfies Words<typeof english.legacyHelpWords>;

export const legacyWords = {
  pageTitle: 'ਵਿਕਰੇਤਾ ਰਜਿਸਟ੍ਰੇਸ਼ਨ',
  heading: 'ਵਿਕਰੇਤਾ ਰਜਿਸਟ੍ਰੇਸ਼ਨ',
  help: 'ਮਦਦ ਚਾਹੀਦੀ ਹੈ? ਈਮੇਲ ਕਰੋ',
  done: '(ਪੂਰਾ)',
  needsAttention: '(ਇਸ ਵਿੱਚ ਗਲਤੀਆਂ ਹਨ)',
  back: 'ਪਿੱਛੇ',
  next: 'ਅੱਗੇ ਵਧੋ',
  submit: 'ਸਬਮਿਟ ਕਰੋ',
  kept: 'ਤੁਸੀਂ ਪਹਿਲਾਂ ਜੋ ਭਰਿਆ ਸੀ, ਉਹ ਇੱਥੇ ਹੀ ਹੈ।',
  keptDocuments: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣੇ ਦਸਤਾਵੇਜ਼ ਦੁਬਾਰਾ ਚੁਣੋ।',
  startFresh: 'ਖਾਲੀ ਫ਼ਾਰਮ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ',
  categoryLegend: 'ਤੁਸੀਂ ਕੀ ਰਜਿਸਟਰ ਕਰਨਾ ਚਾਹੁੰਦੇ ਹੋ?',
  nameLegend: 'ਤੁਹਾਡਾ ਕਾਰੋਬਾਰ',
  ownerLegend: 'ਮਾਲਕ',
  contactLegend: 'ਗਾਹਕ ਕਿਸ ਨੰਬਰ ’ਤੇ ਫ਼ੋਨ ਕਰਨ?',
  placeLegend: 'ਦੁਕਾਨ ਜਾਂ ਲੈਬ ਕਿੱਥੇ ਹੈ?',
  documentsLegend: 'ਤੁਹਾਡੇ ਦਸਤਾਵੇਜ਼',
  documentsHint: 'ਜ਼ਰੂਰੀ ਦਸਤਾਵੇਜ਼ਾਂ ਵਿੱਚ ਕਾਰੋਬਾਰ ਦਾ ਲਾਇਸੈਂਸ, GST, PAN ਅਤੇ ਪਤੇ ਦਾ ਸਬੂਤ ਸ਼ਾਮਲ ਹੋ ਸਕਦੇ ਹਨ।',
  documentsRules: `PDF, PNG, JPG, ਹਰ ਇੱਕ ${limits.legacyDocumentMaxMb}MB ਤੱਕ। ਤੁਸੀਂ ਇੱਕ ਤੋਂ ਵੱਧ ਫ਼ਾਈਲਾਂ ਚੁਣ ਸਕਦੇ ਹੋ।`,
  drop: 'ਫ਼ਾਈਲਾਂ ਖਿੱਚ ਕੇ ਇੱਥੇ ਲਿਆਓ ਜਾਂ',
  choose: 'ਫ਼ਾਈਲਾਂ ਚੁਣੋ',
  chooseMore: 'ਹੋਰ ਫ਼ਾਈਲਾਂ ਚੁਣੋ',
  remove: 'ਹਟਾਓ',
  chosen: (count: number) => plural(count, { one: `${count} ਫ਼ਾਈਲ ਚੁਣੀ ਗਈ`, other: `${count} ਫ਼ਾਈਲਾਂ ਚੁਣੀਆਂ ਗਈਆਂ` }),
  removed: (name: string) => `${name} ਹਟਾਈ ਗਈ`,
  noDocuments: 'ਕੋਈ ਫ਼ਾਈਲ ਨਹੀਂ ਚੁਣੀ',
  reviewLegend: 'ਤੁਹਾਡੇ ਜਵਾਬ',
  change: 'ਬਦਲੋ',
  changeStep: (title: string) => `ਬਦਲੋ: ${title}`,
  notGiven: 'ਅਜੇ ਨਹੀਂ ਦਿੱਤਾ',
  yes: 'ਹਾਂ',
  no: 'ਨਹੀਂ',
  agreeLegend: 'ਸਬਮਿਟ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ',
  reviewNote: `ਵੈਰੀਫ਼ਿਕੇਸ਼ਨ ਵਿੱਚ ${limits.reviewHoursRange} ਘੰਟੇ ਲੱਗਦੇ ਹਨ। ਪੁਸ਼ਟੀ ਈਮੇਲ ਅਤੇ ਫ਼ੋਨ ਰਾਹੀਂ ਮਿਲੇਗੀ।`,
  leaving: 'ਤੁਹਾਨੂੰ ਹੋਮ ਪੇਜ ’ਤੇ ਲਿਜਾ ਰਹੇ ਹਾਂ।',
  toHome: 'ਹੋਮ ਪੇਜ ’ਤੇ ਜਾਓ',
} satisfies Words<typeof english.legacyWords>;

export const legacySubmittedToast = {
  title: 'ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਸਬਮਿਟ ਹੋ ਗਈ',
  description: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਸਾਨੂੰ ਮਿਲ ਗਈ ਹੈ। ਅਸੀਂ ਵੈਰੀਫ਼ਾਈ ਕਰਕੇ ਜਲਦੀ ਤੁਹਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰਾਂਗੇ।',
} satisfies Words<typeof english.legacySubmittedToast>;
