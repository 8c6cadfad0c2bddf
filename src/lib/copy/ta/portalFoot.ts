import type { Toast } from '../en/toast.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/portalFoot.ts';

/** The foot of a portal page. Apart from `app.ts`, which every page of the portal loads as script. */
export const portalFootWords = {
  privacy: 'தனியுரிமை',
  terms: 'விதிகள்',
  grievance: 'புகார்கள்',
  clearAsk:
    'இந்தப் பிரவுசரில் சேமித்த எல்லாவற்றையும் நீக்கவா? நீங்கள் வெளியேற்றப்படுவீர்கள், எழுதி அனுப்பாதது போய்விடும். அனுப்பியது எங்களிடம் இருக்கும்.',
} satisfies Words<typeof english.portalFootWords>;

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast: Toast = {
  title: 'மொழி மாறவில்லை',
  description: 'இந்தப் பக்கத்தில் சில விவரங்கள் இன்னும் சேமிக்கப்படவில்லை. சிறிது நேரம் கழித்து மீண்டும் முயலுங்கள்.',
};
