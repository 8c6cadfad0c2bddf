import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/contract.ts';

/** Words of the contract step and of the answers before it. */
export const contractWords = {
  answersTitle: 'તમારા જવાબ તપાસી લો',
  answersIntro: 'કંઈ ખોટું છે? “બદલો” દબાવો.',
  vendorInfo: 'વિક્રેતાની માહિતી',
  kyc: 'KYC અને બિઝનેસની વિગતો',
  documents: 'ડોક્યુમેન્ટ',
  change: 'બદલો',
  missing: 'આપ્યું નથી',
  hours: 'ખુલ્લા રહેવાનો સમય',
  noDocument: 'અપલોડ થયું નથી',
  uploaded: 'અપલોડ થઈ ગયું',
  fullText: 'આખો કરાર',
  version: (version: string) => `વર્ઝન ${version}`,
  termsTitle: 'કરાર ટૂંકમાં',
  deliveryTitle: 'તમારી ડિલિવરીની શરતો',
  termsToast: 'નિયમો અને શરતો સ્વીકારો',
  submit: 'અરજી સબમિટ કરો',
  /** The server refused the version of the terms that the page shows. */
  outdated: 'આ પેજ ખૂલ્યા પછી શરતો બદલાઈ છે. હાલની શરતો વાંચો, પછી સ્વીકારો.',
  showCurrent: 'હાલની શરતો બતાવો',
  failedHelp: 'તમે ભરેલું બધું સલામત છે. ફરી સબમિટ કરો.',
  review: `તમે સબમિટ કરો પછી અમારી ટીમ તમારી અરજી ચકાસશે. તેમાં સામાન્ય રીતે ${limits.reviewHoursRange} કલાક લાગે છે.`,
} satisfies Words<typeof english.contractWords>;

/** Under the clauses: that they are a summary, and only the full contract in English is legally binding. English needs no such line. */
export const bindingContractWords = 'આ ટૂંકસાર છે. અંગ્રેજીમાં લખેલો આખો કરાર જ કાયદેસર બંધનકર્તા છે.';

/** The partner contract in short, for a commission in percent. */
export const contractClauses = (commissionPercent: number, settlementDays: number) => [
  {
    title: 'કમિશન',
    text: `${brand.name} પૂરા થયેલા દરેક ઓર્ડરના ${commissionPercent}% રાખશે. જોડાવાની કે દર મહિનાની કોઈ ફી નહીં.`,
  },
  {
    title: 'પેમેન્ટ',
    text: `દરેક ઓર્ડર પૂરો થયા પછી કામકાજના ${settlementDays} દિવસમાં અમે તમારો હિસ્સો તમારા બેંક ખાતામાં જમા કરીશું.`,
  },
  {
    title: 'લાઇસન્સ',
    text: 'તમારે તમારાં લાઇસન્સ માન્ય રાખવાનાં રહેશે, તેમાં જેની મંજૂરી હોય તે જ વેચવાનું રહેશે, અને કોઈ લાઇસન્સની મુદત પૂરી થાય કે તે સસ્પેન્ડ થાય તો અમને તરત જણાવવાનું રહેશે.',
  },
  {
    title: 'ઓર્ડર',
    text: 'ઓર્ડર લેશો કે નહીં તે તમારે ઝડપથી જણાવવાનું રહેશે, ઓર્ડર બરાબર પેક અને સીલ કરવાના રહેશે, અને ભાવ અને સ્ટોક સાચા રાખવાના રહેશે.',
  },
  {
    title: 'પ્રાઇવસી',
    text: 'પ્રિસ્ક્રિપ્શન અને ગ્રાહકોનો ડેટા તમારે ફક્ત તે ઓર્ડર માટે જ વાપરવાનો રહેશે, અને બીજા કોઈને ક્યારેય આપી શકાશે નહીં.',
  },
  {
    title: 'કરાર સમાપ્ત કરવો',
    text: 'તમે કે અમે લેખિત જાણ કરીને આ કરાર સમાપ્ત કરી શકીએ છીએ. પૂરા થયેલા ઓર્ડરના પૂરા પૈસા અમે ત્યારે પણ ચૂકવીશું.',
  },
];

/** The figure beside a clause. */
export const contractFigureWords = {
  commission: (percent: number): string => `${percent}%`,
  settlement: (days: number): string => `${days} દિવસ`,
} satisfies Words<typeof english.contractFigureWords>;

/** `Change Vendor information`: where a Change link leads, for those who only hear it. */
export function changeWords(section: string): string {
  return `${section} બદલો`;
}
