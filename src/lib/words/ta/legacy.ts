import { plural } from '#lib/plural.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/legacy.ts';

/** The messages of the legacy form. */
export const legacyErrorWords = {
  vendorName: 'விற்பனையாளர் பெயரை உள்ளிடுங்கள்',
  ownerName: 'உரிமையாளர் முழுப் பெயரை உள்ளிடுங்கள்',
  email: 'சரியான மின்னஞ்சலை உள்ளிடுங்கள்',
  phone: 'ஃபோன் எண்ணை உள்ளிடுங்கள்',
  supportPhone: 'முதன்மைத் தொடர்பு எண்ணை உள்ளிடுங்கள்',
  addressLine1: 'முகவரியை உள்ளிடுங்கள்',
  city: 'ஊரின் பெயரை உள்ளிடுங்கள்',
  pincode: 'PIN கோடு உள்ளிடுங்கள்',
  agree: 'தொடர விதிமுறைகளை ஏற்றுக்கொள்ள வேண்டும்',
} satisfies Words<typeof english.legacyErrorWords>;

export const legacyStepWords = {
  vendor: { title: 'விற்பனையாளர் விவரம்', subtitle: 'வகையும் வணிகப் பெயரும்' },
  owner: { title: 'உரிமையாளர் விவரம்', subtitle: 'உரிமையாளரின் பெயர், மின்னஞ்சல், ஃபோன்' },
  location: { title: 'முகவரி, தொடர்பு', subtitle: 'முகவரி, வாடிக்கையாளர்களுக்கான எண்' },
  documents: { title: 'ஆவணங்கள்', subtitle: 'சான்றுகளைப் பதிவேற்றுங்கள்' },
  review: { title: 'சரிபார்த்துச் சமர்ப்பியுங்கள்', subtitle: 'உங்கள் பதில்களைச் சரிபார்த்துச் சமர்ப்பியுங்கள்' },
} satisfies Words<typeof english.legacyStepWords>;

export const legacyLabelWords = {
  category: 'வகை',
  vendorName: 'விற்பனையாளர் பெயர்',
  ownerName: 'உரிமையாளர் முழுப் பெயர்',
  email: 'மின்னஞ்சல்',
  phone: 'ஃபோன்',
  whatsappUpdates: 'எனக்கு WhatsApp-இல் தகவல் அனுப்புங்கள்',
  supportPhone: 'முதன்மைத் தொடர்பு எண்',
  addressLine1: 'முகவரி',
  city: 'ஊர்',
  pincode: 'PIN கோடு',
  docs: 'ஆவணங்கள்',
  agree: 'விதிமுறைகளை ஏற்கிறேன்',
} satisfies Words<typeof english.legacyLabelWords>;

export const legacyHelpWords = {
  vendorName: 'வாடிக்கையாளர்களுக்குத் தெரிந்த பெயர்',
  email: 'உங்கள் பதிவு பற்றிய தகவல் இந்த மின்னஞ்சலுக்கு வரும்',
  phone: 'உரிமையாளரின் சொந்த எண்',
  whatsappUpdates: 'மேலே உள்ள ஃபோன் எண்ணுக்கு. எப்போது வேண்டுமானாலும் நிறுத்தலாம்.',
  supportPhone: 'வாடிக்கையாளர்களும் ரைடர்களும் இந்த எண்ணை அழைப்பார்கள்',
  addressLine1: 'கடை அல்லது கட்டட எண், தெரு',
  pincode: 'எ.கா. 560001',
} satisfies Words<typeof english.legacyHelpWords>;

export const legacyWords = {
  pageTitle: 'விற்பனையாளர் பதிவு',
  heading: 'விற்பனையாளர் பதிவு',
  help: 'உதவி தேவையா? மின்னஞ்சல் அனுப்புங்கள்',
  done: '(முடிந்தது)',
  needsAttention: '(தவறு உள்ளது)',
  back: 'முந்தைய படி',
  next: 'தொடருங்கள்',
  submit: 'சமர்ப்பியுங்கள்',
  kept: 'நீங்கள் முன்பு உள்ளிட்டது இங்கேயே உள்ளது.',
  keptDocuments: 'உங்கள் ஆவணங்களை மீண்டும் தேர்ந்தெடுங்கள்.',
  startFresh: 'காலிப் படிவத்தில் தொடங்குங்கள்',
  categoryLegend: 'எதைப் பதிவு செய்ய விரும்புகிறீர்கள்?',
  nameLegend: 'உங்கள் வணிகம்',
  ownerLegend: 'உரிமையாளர்',
  contactLegend: 'வாடிக்கையாளர்கள் எந்த எண்ணை அழைப்பார்கள்?',
  placeLegend: 'உங்கள் வணிகம் எங்கே உள்ளது?',
  documentsLegend: 'உங்கள் ஆவணங்கள்',
  documentsHint: 'வணிக உரிமம், GST, PAN, முகவரிச் சான்று தேவைப்படலாம்.',
  documentsRules: `PDF, PNG, JPG, ஒவ்வொன்றும் ${limits.legacyDocumentMaxMb}MB வரை. பல கோப்புகளைத் தேர்ந்தெடுக்கலாம்.`,
  drop: 'கோப்புகளை இங்கே இழுத்து விடுங்கள் அல்லது',
  choose: 'கோப்புகளைத் தேர்ந்தெடுங்கள்',
  chooseMore: 'மேலும் கோப்புகளைத் தேர்ந்தெடுங்கள்',
  remove: 'அகற்றுங்கள்',
  chosen: (count: number) =>
    plural(count, { one: `${count} கோப்பைத் தேர்ந்தெடுத்தீர்கள்`, other: `${count} கோப்புகளைத் தேர்ந்தெடுத்தீர்கள்` }),
  removed: (name: string) => `அகற்றினோம்: ${name}`,
  noDocuments: 'எதுவும் தேர்ந்தெடுக்கவில்லை',
  reviewLegend: 'உங்கள் பதில்கள்',
  change: 'மாற்றுங்கள்',
  changeStep: (title: string) => `மாற்றுங்கள்: ${title}`,
  notGiven: 'இன்னும் தரவில்லை',
  yes: 'வேண்டும்',
  no: 'வேண்டாம்',
  agreeLegend: 'சமர்ப்பிக்கும் முன்',
  reviewNote: `உறுதிப்படுத்த ${limits.reviewHoursRange} மணி நேரம் ஆகும். முடிந்ததும் மின்னஞ்சலிலும் ஃபோனிலும் சொல்வோம்.`,
  leaving: 'முகப்புக்கு அழைத்துச் செல்கிறோம்.',
  toHome: 'முகப்புக்குச் செல்லுங்கள்',
} satisfies Words<typeof english.legacyWords>;

export const legacySubmittedToast = {
  title: 'பதிவைச் சமர்ப்பித்தீர்கள்',
  description: 'உங்கள் விவரங்கள் கிடைத்தன. உறுதிப்படுத்தி விரைவில் சொல்வோம்.',
} satisfies Words<typeof english.legacySubmittedToast>;
