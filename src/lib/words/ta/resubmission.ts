import type { Words } from '#lib/translation.ts';
import type * as english from '../en/resubmission.ts';

/** Words of a rejected application that is corrected. */
export const resubmissionWords = {
  title: 'உங்கள் விண்ணப்பத்தைத் திருத்துங்கள்',
  reason: 'பரிசீலனையாளர் சொன்னது',
  change: 'இவற்றை மாற்றுங்கள்',
  everything: 'பரிசீலனையாளர் எதையும் தனியாகச் சொல்லவில்லை. ஒவ்வொரு படியையும் சரிபார்த்து மீண்டும் சமர்ப்பியுங்கள்.',
  onlyThese: 'மற்ற எல்லாவற்றையும் ஏற்றுக்கொண்டோம். மாற்றத் தேவையில்லை.',
  sent: 'மீண்டும் அனுப்பினீர்கள்',
  notHere: 'இதை மாற்ற எங்களை அழையுங்கள் அல்லது எங்களுக்கு மின்னஞ்சல் அனுப்புங்கள்.',
  field: 'இதைத் திருத்தும்படி பரிசீலனையாளர் கேட்டார்.',
  locked: 'ஏற்றுக்கொண்டோம். மாற்றத் தேவையில்லை.',
  accepted: (count: number) => `ஏற்றுக்கொண்டோம், மாற்றத் தேவையில்லை: ${count}`,
} satisfies Words<typeof english.resubmissionWords>;
