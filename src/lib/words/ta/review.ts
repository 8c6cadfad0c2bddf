import type { Words } from '#lib/translation.ts';
import type * as english from '../en/review.ts';

/** Why an item was refused, and how it is done right. The hint is also shown in the camera. */
export const reviewCodeWords = {
  unreadable: {
    says: 'இதைப் படிக்க முடியவில்லை.',
    hint: 'ஜன்னல் அருகே சென்று ஃபோனை அசையாமல் பிடியுங்கள். ஒவ்வொரு வரியும் தெளிவாகத் தெரிய வேண்டும்.',
  },
  'cut-off': { says: 'ஒரு பகுதி ஃபோட்டோவில் இல்லை.', hint: 'எல்லாம் ஃபோட்டோவில் வரும்வரை சற்றுப் பின்னால் நகருங்கள்.' },
  expired: { says: 'இதன் காலம் முடிந்துவிட்டது.', hint: 'தற்போது செல்லுபடியாகும் ஆவணத்தை அனுப்புங்கள்.' },
  'name-mismatch': { says: 'பெயர் வேறாக உள்ளது.', hint: 'பெயரை உங்கள் மற்ற ஆவணங்களுடன் எழுத்து எழுத்தாக ஒப்பிடுங்கள்.' },
  'number-mismatch': { says: 'எண் வேறாக உள்ளது.', hint: 'எண்ணை ஆவணத்துடன் ஒவ்வொரு இலக்கமாக ஒப்பிடுங்கள்.' },
  'address-mismatch': { says: 'முகவரி வேறாக உள்ளது.', hint: 'முகவரி உங்கள் கடையின் முகவரியாக இருக்க வேண்டும்.' },
  'wrong-document': { says: 'இது வேறு ஆவணம்.', hint: 'இங்கே குறிப்பிட்ட ஆவணத்தை அனுப்புங்கள்.' },
  'page-missing': {
    says: 'ஒரு பக்கம் விடுபட்டுள்ளது.',
    hint: 'எல்லாப் பக்கங்களின் முன்புறத்தையும் பின்புறத்தையும் அனுப்புங்கள்.',
  },
  'not-the-shop': {
    says: 'கடையை அடையாளம் காண முடியவில்லை.',
    hint: 'வெளியே நில்லுங்கள். பெயர்ப்பலகையும் வாசலும் ஃபோட்டோவில் இருக்க வேண்டும்.',
  },
  'face-not-visible': {
    says: 'முகம் தெரியவில்லை.',
    hint: 'கூலிங் கிளாஸும் மாஸ்கும் இல்லாமல் கேமராவைப் பாருங்கள். வெளிச்சம் முன்னால் இருந்து வர வேண்டும்.',
  },
} satisfies Words<typeof english.reviewCodeWords>;

/** Words around what a reviewer says, and around the vendor's answer. */
export const reviewWords = {
  by: (day: string) => `${day}-க்குள்`,
  over: (day: string) => `இதை ${day}-க்குள் அனுப்பும்படி கேட்டிருந்தோம். நீங்கள் இப்போதும் அனுப்பலாம்.`,
  answered: 'உங்கள் பதில்',
  answer: 'செய்தியாகப் பதில் அனுப்புங்கள்',
  answerLabel: 'பரிசீலனையாளருக்கு உங்கள் பதில்',
  answerHelp: 'எ.கா. கடையின் பெயர் 2024-இல் மாறியது. பிறகு பரிசீலனையாளர் அதை மீண்டும் பார்ப்பார்.',
  answerMissing: 'உங்கள் பதிலை உள்ளிடுங்கள்',
  send: 'பதிலை அனுப்புங்கள்',
  sent: 'உங்கள் பதிலை அனுப்பினோம்',
} satisfies Words<typeof english.reviewWords>;
