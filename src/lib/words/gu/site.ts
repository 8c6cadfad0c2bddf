import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/site.ts';

/** Words of the frame around every public page. */
export const siteWords = {
  /** The description of the site on a phone's home screen. */
  tagline: 'પ્રિસ્ક્રિપ્શન વાંચ્યું, ચકાસ્યું અને દવા ઘરે પહોંચાડી',
  banner: 'જોડાયેલા રહો! ટૂંક સમયમાં કંઈક મજાનું આવી રહ્યું છે.',
  bannerLabel: 'સૂચના',
  closeBanner: 'સૂચના બંધ કરો',
  skip: 'સીધા મુખ્ય ભાગ પર જાઓ',
  nav: {
    label: 'મુખ્ય મેનૂ',
    home: 'હોમ',
    vendor: 'વિક્રેતા',
    delivery: 'ડિલિવરી',
    about: 'અમારા વિશે',
    contact: 'સંપર્ક',
    language: 'ભાષા',
    dashboard: 'ડેશબોર્ડ',
    signOut: 'લોગ આઉટ કરો',
    open: 'મેનૂ ખોલો',
    close: 'મેનૂ બંધ કરો',
  },
  backToHome: 'હોમ પેજ પર પાછા જાઓ',
  footer: {
    line: 'પ્રિસ્ક્રિપ્શન વાંચીને અને ચકાસીને અમે દવાઓ તમારા દરવાજે પહોંચાડીએ છીએ.',
    contact: 'સંપર્ક',
    address: 'ચોથો માળ, રેસિડેન્સી રોડ, બેંગલુરુ 560025',
    groups: { company: 'કંપની', help: 'મદદ' },
    links: {
      about: 'અમારા વિશે',
      careers: 'નોકરીઓ',
      press: 'પ્રેસ',
      partnerTerms: 'પાર્ટનરો માટેની શરતો',
      support: 'સપોર્ટ',
      returns: 'ઓર્ડર પરત કરવો',
      terms: 'નિયમો અને શરતો',
      privacy: 'પ્રાઇવસી નોટિસ',
      grievance: 'ફરિયાદ નિવારણ',
      accessibility: 'સુગમ્યતા',
      instagram: 'Instagram',
      linkedIn: 'LinkedIn',
      youTube: 'YouTube',
    },
    rights: `© 2026 ${brand.name}`,
  },
  /** Above a legal text, on the pages of other languages. */
  bindingText: 'આ પેજ અંગ્રેજીમાં છે, કારણ કે અંગ્રેજી લખાણ જ કાયદેસર બંધનકર્તા છે.',
  notFound: {
    title: `પેજ મળ્યું નથી – ${brand.name}`,
    description: 'આ સરનામે કોઈ પેજ નથી.',
    code: '404',
    heading: 'અરે! પેજ મળ્યું નથી',
    text: 'આ કાગળ પર કંઈ લખેલું નથી. સરનામું ખોટું હોઈ શકે, અથવા પેજ બીજે ખસેડાયું હશે.',
    action: 'હોમ પેજ પર પાછા જાઓ',
  },
} satisfies Words<typeof english.siteWords>;
