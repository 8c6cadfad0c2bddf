import type { Words } from '#lib/translation.ts';
import type * as english from '../en/portalFoot.ts';

/** The foot of a portal page. Apart from `app.ts`, which every page of the portal loads as script. */
export const portalFootWords = {
  privacy: 'தனியுரிமை',
  terms: 'விதிமுறைகள்',
  grievance: 'புகார்கள்',
  clearAsk:
    'இந்தப் பிரவுசரில் சேமித்த எல்லாவற்றையும் நீக்கவா? நீங்கள் வெளியேறிவிடுவீர்கள், உள்ளிட்டு அனுப்பாதது அழிந்துவிடும். அனுப்பியது எங்களிடம் இருக்கும்.',
} satisfies Words<typeof english.portalFootWords>;
