import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/lawPages.ts';

/** The heading of each law page, which is its title too, and what it is about. The terms themselves bind in English (`words/law`). */
export const lawPageWords = {
  privacy: {
    heading: 'પ્રાઇવસી નોટિસ',
    summary: `${brand.name} વિક્રેતાઓ પાસેથી શું માંગે છે, શા માટે, તે કેટલો સમય રખાય છે, કોણ જુએ છે, અને તમારા અધિકારો કયા છે.`,
  },
  terms: {
    heading: 'નિયમો અને શરતો',
    summary: `${brand.name}ની સાઇટ અને તેનું વિક્રેતા પોર્ટલ વાપરવાની શરતો.`,
    short:
      'ટૂંકમાં: પોર્ટલ વાપરવું મફત છે. તમે સાચી વિગતો આપો અને તમારા કોડ કોઈને ન જણાવો. અમે દરેક અરજી સરખા નિયમોથી ચકાસીએ છીએ, અને નામંજૂર કરીએ તો કારણ જણાવીએ છીએ.',
  },
  partnerTerms: {
    heading: 'પાર્ટનરો માટેની શરતો',
    summary: `${brand.name} અને તેના વિક્રેતાઓ વચ્ચેનો આખો કરાર: કમિશન, પેમેન્ટ, લાઇસન્સ, ઓર્ડર, ડેટા અને કરાર સમાપ્ત કરવો.`,
    short: `ટૂંકમાં: તમે તમારા નામે અને તમારા લાઇસન્સ પર વેચો છો. અમે ઓર્ડર અને રાઇડર લાવીએ છીએ, કમિશન રાખીએ છીએ, અને કામકાજના ${limits.settlementDays} દિવસમાં તમને ચૂકવીએ છીએ. 30 દિવસ પહેલાં જણાવીને કોઈ પણ પક્ષ કરાર સમાપ્ત કરી શકે છે.`,
  },
  grievance: {
    heading: 'ફરિયાદ નિવારણ અધિકારી',
    summary: `${brand.name} વિશેની તમારી ફરિયાદ કોણ લે છે, અને જવાબ ક્યાં સુધીમાં મળશે.`,
    short:
      'ટૂંકમાં: પહેલાં અમારી સપોર્ટ ટીમ સાથે વાત કરો. તેનાથી કામ ન થાય, તો ફરિયાદ નિવારણ અધિકારીને ઈમેલ કરો. 48 કલાકમાં ફરિયાદનો નંબર અને એક મહિનામાં નિર્ણય મળશે.',
  },
  accessibility: {
    heading: 'સુગમ્યતા',
    summary: `દિવ્યાંગ લોકો ${brand.name} કેટલી સરળતાથી વાપરી શકે છે, હજી શું બરાબર નથી, અને મુશ્કેલી હોય તો કેવી રીતે જણાવવું.`,
    short:
      'ટૂંકમાં: બધું કીબોર્ડથી, સ્ક્રીન રીડરથી અને મોટા અક્ષરોમાં ચાલવું જોઈએ. કંઈક ન ચાલે, તો અમને જણાવો. 48 કલાકમાં ફરિયાદનો નંબર અને એક મહિનામાં જવાબ મળશે.',
  },
} satisfies Words<typeof english.lawPageWords>;

/** Words that several law pages share. */
export const lawWords = {
  contents: 'આ પેજ પર',
  version: 'વર્ઝન',
  /** The date follows. */
  inForce: 'અમલની તારીખ:',
  /** The mark of a detail that `owner.ts` does not have. The owner is the operator of the site. */
  toBeCompleted: 'સાઇટના સંચાલકે ભરવાનું બાકી',
  labels: {
    what: 'શું',
    why: 'શા માટે',
    kept: 'ક્યાં સુધી રાખીએ છીએ',
    seenBy: 'કોણ જુએ છે',
    holds: 'તેમાં શું હોય છે',
    keptUntil: 'ક્યાં સુધી રહે છે',
    designation: 'હોદ્દો',
    phone: 'ફોન',
    email: 'ઈમેલ',
    address: 'સરનામું',
  },
} satisfies Words<typeof english.lawWords>;
