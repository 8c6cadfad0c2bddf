import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/vendorPage.ts';

/** Words of the static parts of /vendor. */
export const vendorPageWords = {
  title: `${brand.name} પર વેચો – ફાર્મસી, સપ્લિમેન્ટ, લેબ`,
  description: `તમારી ફાર્મસી, સપ્લિમેન્ટ સ્ટોર કે ડાયગ્નોસ્ટિક લેબ રજિસ્ટર કરો: ફોનથી લોગ ઇન, ચાર નાનાં સ્ટેપ, ${limits.reviewHoursRange} કલાકમાં ચકાસણી.`,
  heading: 'તમારી ફાર્મસી, 30 મિનિટમાં આસપાસના દરેક દરવાજે',
  text: 'ફાર્મસી, સપ્લિમેન્ટ સ્ટોર અને લેબ ચાર નાનાં સ્ટેપમાં રજિસ્ટર થાય છે. ગમે ત્યારે અટકો અને પછી ચાલુ રાખો.',
  entry: {
    title: 'શરૂ કરો અથવા આગળ વધો',
    text: 'અમે તમારા ફોન પર કોડ મોકલીશું. પાસવર્ડની જરૂર નથી.',
    noScript: 'લોગ ઇન કરવા JavaScript ચાલુ કરો, અથવા અમને ફોન કરો:',
  },
  features: {
    title: 'તમને શું મળે છે',
    orders: {
      title: 'સહેલાઈથી વંચાય એવા ઓર્ડર',
      text: 'દરેક પ્રિસ્ક્રિપ્શન ટાઇપ કરેલું અને ચકાસેલું આવે છે, તેના ફોટા સાથે.',
      before: 'Amlo 5 od x30',
      after: 'Amlodipine 5 mg, દિવસમાં એક વાર, 30 ગોળીઓ',
    },
    money: {
      title: 'પૈસા સમયસર',
      text: 'અમે સીધા તમારા વેરિફાઇ થયેલા બેંક ખાતામાં પૈસા જમા કરીએ છીએ.',
      figure: String(limits.settlementDays),
      unit: 'કામકાજના દિવસ',
    },
    costs: {
      title: 'એક જ સ્પષ્ટ કમિશન',
      text: 'તમે જે વેચો ફક્ત તેના પર. બીજું કંઈ નહીં.',
    },
    riders: {
      title: 'રાઇડર અમારા તરફથી',
      text: 'અમારા રાઇડર તમારી દુકાનેથી ઓર્ડર લઈ જાય છે. તમે દુકાને જ રહો.',
    },
  },
  needs: {
    title: 'આ તૈયાર રાખો',
    text: 'PAN, GST સર્ટિફિકેટ, બેંકની વિગતો (કેન્સલ ચેક હોય તો સારું), માલિકનો એક ફોટો, અને દુકાન આગળ માલિકનો એક ફોટો.',
    way: 'કાગળોના ફોટા તમે ફોનથી લઈ શકો છો. ગમે ત્યારે અટકો: તમે ભરેલી વિગતો સચવાઈ રહેશે.',
    also: 'અને તમારી કેટેગરી માટે:',
    minutes: (minutes: number) => `લગભગ ${minutes} મિનિટ`,
  },
} satisfies Words<typeof english.vendorPageWords>;
