import { fieldLabelWords } from './fields.ts';
import type { BankVerification } from '#lib/domain/bankResult.ts';
import type { KycPayload } from '#lib/domain/kyc.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/kyc.ts';

export const kycWords = {
  businessLegend: 'வரி, உரிமம்',
  asPrinted: 'என் உரிமத்தில் இப்படித்தான் அச்சிட்டுள்ளது',
  bankLegend: 'வங்கிக் கணக்கு',
  bankHelp: 'இந்தக் கணக்கில்தான் உங்களுக்குப் பணம் செலுத்துவோம். நீங்கள் தொடரும் முன் இதைச் சரிபார்ப்போம்.',
  notVerified: 'தொடர உங்கள் வங்கி விவரத்தைச் சரிபாருங்கள்.',
  unsent:
    'ஏற்கெனவே சமர்ப்பித்த விவரங்களை மாற்றியுள்ளீர்கள். மாற்றத்தைச் சமர்ப்பிக்க ‘அடுத்து’ அழுத்துங்கள். பிறகு அடுத்த படிகள் திறக்கும்.',
  masked: 'இந்த விவரங்களை எங்கள் பரிசீலனையாளர்கள் மட்டுமே பார்ப்பார்கள். இந்தப் பிரவுசரில் ஒருபோதும் சேமிக்க மாட்டோம்.',
} satisfies Words<typeof english.kycWords>;

/** The button of the bank check. */
export const bankButtonWords: Record<BankVerification['type'], string> = {
  unverified: 'வங்கி விவரத்தைச் சரிபாருங்கள்',
  failed: 'வங்கி விவரத்தைச் சரிபாருங்கள்',
  verifying: 'சரிபார்க்கிறோம்...',
  verified: 'சரிபார்த்தோம்',
  pending: 'பதில் வரவில்லை',
};

export const bankToasts = {
  missing: { title: 'விவரம் முழுமையாக இல்லை', description: 'சரிபார்க்கும் முன் எல்லா வங்கி விவரங்களையும் எழுதுங்கள்' },
  failed: { title: 'சரிபார்க்க முடியவில்லை', description: 'உங்கள் வங்கி விவரத்தைப் பார்த்துவிட்டு மீண்டும் முயலுங்கள்' },
  error: {
    title: 'சரிபார்ப்பில் சிக்கல்',
    description: 'வங்கி விவரத்தைச் சரிபார்க்க இயலவில்லை. மீண்டும் முயலுங்கள்.',
  },
} satisfies Words<typeof english.bankToasts>;

export const bankNoteWords = {
  verified: (where: string, holder: string | null) => {
    if (!where) return holder ? `கணக்கைச் சரிபார்த்தோம். பெயர்: ${holder}` : 'கணக்கைச் சரிபார்த்தோம்';
    return holder ? `கணக்கைச் சரிபார்த்தோம்: ${where}. பெயர்: ${holder}` : `கணக்கைச் சரிபார்த்தோம்: ${where}`;
  },
  pending: 'வங்கியிடமிருந்து இன்னும் பதில் வரவில்லை. நீங்கள் தொடரலாம். பரிசீலனையின்போது மீண்டும் பார்ப்போம்.',
  failed: 'உங்கள் வங்கி விவரத்தைப் பார்த்துவிட்டு மீண்டும் முயலுங்கள்',
} satisfies Words<typeof english.bankNoteWords>;

/** Another tab has saved details that are typed differently here. */
export const kycChangedElsewhere = (names: readonly (keyof KycPayload)[]) => ({
  title: 'வேறு டேபில் மாறியது',
  description: `${names.map((name) => fieldLabelWords[name]).join(', ')}: வேறு டேபில் வேறொன்று சேமிக்கப்பட்டது. இங்கே சேமித்தால் நீங்கள் எழுதியது அதற்குப் பதிலாக வரும்.`,
});

export const autosaveWords = {
  saving: 'சேமிக்கிறோம்…',
  saved: (time: string) => `சேமித்தோம்: ${time}`,
  retry: 'சேமிக்கவில்லை, மீண்டும் முயல்வோம்',
} satisfies Words<typeof english.autosaveWords>;
