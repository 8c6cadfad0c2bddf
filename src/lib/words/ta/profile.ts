import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/profile.ts';

const incomplete = {
  title: 'முழுமையடையவில்லை',
  message:
    'உங்கள் பதிவு இன்னும் பூர்த்தியாகவில்லை. இதுவரை செய்ததைச் சேமித்துள்ளோம். தொடர ‘KYC-ஐப் பூர்த்தி செய்யுங்கள்’ அழுத்துங்கள்.',
  action: 'KYC-ஐப் பூர்த்தி செய்யுங்கள்',
};

/** The profile page, by the application's state. Only a complete submission is promised a time. */
export const profileStateWords = {
  new: incomplete,
  draft: incomplete,
  submitted: {
    title: 'KYC பரிசீலனையில்',
    message: 'உங்கள் KYC விவரங்கள் கிடைத்தன. முழு விண்ணப்பத்தையும் சமர்ப்பித்ததும் பரிசீலனை தொடங்கும்.',
    action: null,
  },
  changed: {
    title: 'KYC பரிசீலனையில்',
    message: 'சமர்ப்பித்த பின் KYC விவரங்களை மாற்றினீர்கள். தொடர அவற்றை மீண்டும் சமர்ப்பியுங்கள்.',
    action: null,
  },
  'in-review': {
    title: 'KYC பரிசீலனையில்',
    message: `உங்கள் விவரங்களையும் ஆவணங்களையும் பரிசீலிக்கிறோம். பொதுவாக ${limits.reviewHoursRange} மணி நேரம் ஆகும்.`,
    action: null,
  },
  approved: {
    title: 'உங்கள் KYC-க்கு ஒப்புதல் கிடைத்தது!',
    message: 'முதல் ஆர்டர்களைப் பெற விற்பனையாளர் ஆப்ஸைப் பதிவிறக்குங்கள்.',
    action: 'விற்பனையாளர் ஆப்ஸ் பெறுங்கள்',
  },
  rejected: {
    title: 'KYC-ஐ நிராகரித்தோம்',
    message: 'பரிசீலனையாளர் கேட்டதை மாற்றி மீண்டும் சமர்ப்பியுங்கள்.',
    action: 'KYC-ஐ மீண்டும் சமர்ப்பியுங்கள்',
  },
} satisfies Words<typeof english.profileStateWords>;

export const profileWords = {
  title: 'KYC நிலை',
  completeKyc: 'KYC-ஐப் பூர்த்தி செய்யுங்கள்',
  summary: 'பதிவு விவரம்',
  business: 'வணிகம்',
  owner: 'உரிமையாளர்',
  phone: 'ஃபோன்',
  category: 'வகை',
  dashboard: 'டாஷ்போர்டைப் பாருங்கள்',
  missingTitle: 'சுயவிவரம் கிடைக்கவில்லை',
  missing: 'உங்கள் சுயவிவரத்தைக் கண்டுபிடிக்க முடியவில்லை. உள்நுழையுங்கள் அல்லது புதிய பதிவு தொடங்குங்கள்.',
  goHome: 'முகப்புக்குச் செல்லுங்கள்',
} satisfies Words<typeof english.profileWords>;

export const profileToasts = {
  welcome: {
    title: 'வணக்கம்',
    description: `உங்கள் பதிவைச் சமர்ப்பித்தீர்கள். ${limits.reviewHoursRange} மணி நேரத்துக்குள் உங்கள் KYC-ஐப் பரிசீலிப்போம்.`,
  },
} satisfies Words<typeof english.profileToasts>;
