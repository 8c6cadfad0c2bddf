import type { Words } from '#lib/translation.ts';
import type * as english from '../en/optionalFields.ts';

/** What an optional field holds, in the middle of a sentence. */
export const optionalFieldWords = {
  consents: 'நீங்கள் ஏற்ற விதிமுறைகள்',
  contractVersion: 'ஒப்பந்தத்தின் பதிப்பு',
  licenceAsPrinted: 'உங்கள் உரிமத்தில் இப்படி அச்சிட்டுள்ளது என்பது',
  licences: 'உங்கள் மற்ற உரிமங்கள்',
  fssaiExpiry: 'உங்கள் FSSAI உரிமம் முடியும் நாள்',
  gstExempt: 'உங்களுக்கு GST தேவையில்லை என்பது',
} satisfies Words<typeof english.optionalFieldWords>;

/** Told once when the server does not take optional fields, and the rest was sent without them. */
export const leftOutToast = (parts: string) => ({
  title: 'சில விவரங்கள் இல்லாமல் சேமித்தோம்',
  description: `இவற்றை இன்னும் சேமிக்க முடியாது: ${parts}.`,
});
