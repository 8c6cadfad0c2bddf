import { brand } from '#lib/brand.ts';
import { limits } from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/lawPages.ts';

/** The heading of each law page, which is its title too, and what it is about. The terms themselves bind in English (`words/law`). */
export const lawPageWords = {
  privacy: {
    heading: 'தனியுரிமை அறிவிப்பு',
    summary: `${brand.name} விற்பனையாளர்களிடம் என்ன விவரங்களைக் கேட்கிறது, ஏன் கேட்கிறது, எவ்வளவு காலம் வைத்திருக்கிறது, யார் பார்க்கிறார்கள், உங்கள் உரிமைகள் என்ன.`,
  },
  terms: {
    heading: 'விதிமுறைகள்',
    summary: `${brand.name} தளத்தையும் அதன் விற்பனையாளர் போர்ட்டலையும் பயன்படுத்துவதற்கான விதிமுறைகள்.`,
    short:
      'சுருக்கமாக: போர்ட்டலைப் பயன்படுத்தக் கட்டணம் இல்லை. நீங்கள் உண்மையான விவரங்களைத் தர வேண்டும்; உங்கள் குறியீடுகளை யாருக்கும் சொல்லக் கூடாது. எல்லா விண்ணப்பங்களையும் ஒரே விதிகளின்படி பரிசீலிக்கிறோம்; நிராகரித்தால் காரணம் சொல்கிறோம்.',
  },
  partnerTerms: {
    heading: 'பார்ட்னர்களுக்கான விதிமுறைகள்',
    summary: `${brand.name}-க்கும் விற்பனையாளர்களுக்கும் இடையிலான முழு ஒப்பந்தம்: கமிஷன், பேமெண்ட், உரிமங்கள், ஆர்டர்கள், விவரங்கள், ஒப்பந்தம் முடிதல்.`,
    short: `சுருக்கமாக: உங்கள் பெயரிலும் உங்கள் உரிமத்திலும் நீங்கள் விற்கிறீர்கள். நாங்கள் ஆர்டர்களையும் ரைடர்களையும் கொண்டுவருகிறோம், கமிஷனை எடுத்துக்கொள்கிறோம், ${limits.settlementDays} வேலை நாட்களுக்குள் உங்களுக்குப் பணம் தருகிறோம். 30 நாள் முன்னறிவிப்புடன் எந்தத் தரப்பும் ஒப்பந்தத்தை முடிக்கலாம்.`,
  },
  grievance: {
    heading: 'புகார் தீர்வு அலுவலர்',
    summary: `${brand.name} பற்றிப் புகார் இருந்தால் யாரிடம் சொல்வது, எப்போதைக்குள் பதில் கிடைக்கும்.`,
    short:
      'சுருக்கமாக: முதலில் எங்கள் உதவிக் குழுவிடம் பேசுங்கள். அது உதவவில்லை என்றால் புகார் தீர்வு அலுவலரை அணுகுங்கள். 48 மணி நேரத்தில் புகார் எண்ணும், ஒரு மாதத்தில் முடிவும் கிடைக்கும்.',
  },
} satisfies Words<typeof english.lawPageWords>;

/** Words that several law pages share. */
export const lawWords = {
  version: 'பதிப்பு',
  inForce: 'நடைமுறைக்கு வரும் தேதி:',
  toBeCompleted: 'தளத்தை நடத்துபவர் நிரப்ப வேண்டும்',
  labels: {
    what: 'என்ன',
    why: 'ஏன்',
    kept: 'எவ்வளவு காலம்',
    seenBy: 'யார் பார்ப்பார்கள்',
    holds: 'இதில் இருப்பது',
    keptUntil: 'எதுவரை',
    designation: 'பதவி',
    phone: 'ஃபோன்',
    email: 'மின்னஞ்சல்',
    address: 'முகவரி',
  },
} satisfies Words<typeof english.lawWords>;
