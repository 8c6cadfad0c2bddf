import type { Words } from '#lib/translation.ts';
import type * as english from '../en/reuse.ts';

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop} దరఖాస్తులోని యజమాని, PAN, బ్యాంక్, ఈమెయిల్ వివరాలు వాడాలా?`,
  help: 'వాడాలనుకున్న వాటికి టిక్ పెట్టండి. తర్వాత ఫారంలోనే మార్చుకోవచ్చు.',
  all: 'ఈ వివరాలన్నీ',
  use: 'టిక్ పెట్టినవి నింపండి',
  failed: (shop: string) => `${shop} వివరాలు చదవలేకపోయాం. వాటిని మీరే ఎంటర్ చేయండి.`,
} satisfies Words<typeof english.reuseWords>;
