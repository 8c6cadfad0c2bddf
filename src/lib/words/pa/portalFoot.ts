import type { Words } from '#lib/translation.ts';
import type * as english from '../en/portalFoot.ts';

/** The foot of a portal page. Apart from `app.ts`, which every page of the portal loads as script. */
export const portalFootWords = {
  privacy: 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ',
  terms: 'ਨਿਯਮ ਤੇ ਸ਼ਰਤਾਂ',
  grievance: 'ਸ਼ਿਕਾਇਤ ਨਿਵਾਰਣ',
  clearAsk:
    'ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਸੇਵ ਸਭ ਕੁਝ ਮਿਟਾਉਣਾ ਹੈ? ਤੁਸੀਂ ਲੌਗ ਆਊਟ ਹੋ ਜਾਓਗੇ, ਅਤੇ ਜੋ ਭਰਿਆ ਪਰ ਭੇਜਿਆ ਨਹੀਂ, ਉਹ ਮਿਟ ਜਾਵੇਗਾ। ਜੋ ਭੇਜ ਦਿੱਤਾ, ਉਹ ਸਾਡੇ ਕੋਲ ਰਹੇਗਾ।',
} satisfies Words<typeof english.portalFootWords>;
