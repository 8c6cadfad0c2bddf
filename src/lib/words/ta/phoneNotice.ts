import type { Words } from '#lib/translation.ts';
import type * as english from '../en/phoneNotice.ts';

/** The privacy notice in short, and the texts to agree to, where a phone number is asked for. */
export const phoneNoticeWords = {
  text: 'நீங்கள் உள்நுழையவும், உங்கள் விண்ணப்பத்துக்கும் உங்கள் எண்ணைப் பயன்படுத்துகிறோம். குறியீடு அனுப்பும் நிறுவனத்துக்கு அதைத் தருகிறோம். அதை அழிக்க எங்களிடம் கேட்கலாம்.',
  link: 'தனியுரிமை அறிவிப்பு',
  /** The words of the sign-in's label that lead to the two pages. */
  terms: ['விதிமுறைகள்', 'தனியுரிமை அறிவிப்பு'],
} satisfies Words<typeof english.phoneNoticeWords>;
