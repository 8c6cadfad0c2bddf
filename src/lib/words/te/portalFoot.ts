import type { Words } from '#lib/translation.ts';
import type * as english from '../en/portalFoot.ts';

/** The foot of a portal page. Apart from `app.ts`, which every page of the portal loads as script. */
export const portalFootWords = {
  privacy: 'గోప్యతా నోటీసు',
  terms: 'నియమ నిబంధనలు',
  grievance: 'ఫిర్యాదులు',
  clearAsk: 'ఈ బ్రౌజర్‌లో సేవ్ అయినదంతా తొలగించాలా? మీరు లాగౌట్ అవుతారు, ఎంటర్ చేసి పంపనివి పోతాయి. మీరు పంపినవి మా దగ్గర ఉంటాయి.',
} satisfies Words<typeof english.portalFootWords>;
