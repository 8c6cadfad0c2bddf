import type { Words } from '#lib/translation.ts';
import type * as english from '../en/portalFoot.ts';

/** The foot of a portal page. Apart from `app.ts`, which every page of the portal loads as script. */
export const portalFootWords = {
  privacy: 'પ્રાઇવસી નોટિસ',
  terms: 'નિયમો અને શરતો',
  grievance: 'ફરિયાદ નિવારણ',
  clearAsk:
    'આ બ્રાઉઝરમાં સેવ થયેલું બધું ડિલીટ કરવું છે? તમે લોગ આઉટ થઈ જશો, અને જે ભર્યું પણ મોકલ્યું નથી તે જતું રહેશે. જે મોકલ્યું છે તે અમારી પાસે રહેશે.',
} satisfies Words<typeof english.portalFootWords>;
