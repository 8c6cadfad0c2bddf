import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/onboarding.ts';

export const onboardingWords = {
  steps: 'સ્ટેપ',
  stepName: (step: number, title: string, isDone: boolean) =>
    isDone ? `${step}. ${title}, પૂરું` : `${step}. ${title}`,
  help: 'મદદ જોઈએ છે? ફોન કરો',
  helpShort: 'મદદ',
  next: 'આગળ',
  back: 'પાછળ',
  resumeTitle: 'ફરી સ્વાગત છે',
  stepOf: (step: number, total: number) => `${total}માંથી સ્ટેપ ${step}`,
  locked: 'તમે આ અહીં બદલી શકતા નથી. અમને ફોન કે ઈમેલ કરો:',
  kept: 'તમે પહેલાં ભરેલી વિગતો અહીં જ છે.',
  startFresh: 'ખાલી ફોર્મથી શરૂ કરો',
  /** Somebody typed into this form earlier, in another tab or before the browser was closed. */
  offered: 'આ ફોર્મમાં પહેલાંનું કંઈક ભરેલું છે.',
  continueWith: 'એનાથી આગળ વધો',
  startEmpty: 'ખાલી ફોર્મથી શરૂ કરો',
  placeLegend: 'દુકાન અથવા લેબ ક્યાં છે?',
  businessLegend: 'તમારો બિઝનેસ',
  hoursLegend: 'દુકાન કે લેબ ક્યારે ખુલ્લી રહે છે?',
  change: 'બદલો',
  /** Beside the support phone. */
  samePhone: 'મારો જ ફોન નંબર',
} satisfies Words<typeof english.onboardingWords>;

/** The notice before the first questions of an application. */
export const beforeWords = {
  time: (minutes: number) =>
    `લગભગ ${minutes} મિનિટ. તમારા કાગળો તૈયાર રાખો. તમે ગમે ત્યારે અટકી શકો છો: તમે ભરેલી વિગતો સચવાઈ રહેશે.`,
  typed:
    'તમે ભરશો: નામ, ફોન, સરનામું અને ખુલ્લા રહેવાનો સમય; PAN, GST નંબર, IFSC સાથે બેંક ખાતું, અને તમારા લાઇસન્સ પરનો નંબર.',
  /** `needs` is the category's own licence. */
  photographed: (needs: string) =>
    `તમે આના ફોટા લેશો કે અપલોડ કરશો: ${needs}, GST સર્ટિફિકેટ, માલિક, અને દુકાન/લેબ આગળ માલિક. કેન્સલ ચેક હોય તો સારું.`,
} satisfies Words<typeof english.beforeWords>;

/** The privacy notice in short, before the first step's questions: a line that unfolds. */
export const noticeWords = {
  title: 'શું શું જોઈશે, અને તે શા કામમાં આવશે',
  text: 'આ વિગતોથી અમે તમારી અરજી ચકાસીએ છીએ, અને તમે વેચો ત્યારે તમારો બિઝનેસ યાદીમાં બતાવીએ છીએ અને રાઇડર મોકલીએ છીએ. અમારી ચકાસણી ટીમ તે જુએ છે. તમે અમને તે સુધારવા કે ડિલીટ કરવા કહી શકો છો, આપેલી સંમતિ પાછી ખેંચી શકો છો, કે ફરિયાદ કરી શકો છો.',
  link: 'પ્રાઇવસી નોટિસ',
} satisfies Words<typeof english.noticeWords>;

export const onboardingToasts = {
  validation: { title: 'ફોર્મમાં ભૂલ છે', description: 'ફોર્મમાંની ભૂલો સુધારો' },
  vendorRequired: {
    title: 'વિક્રેતાની માહિતી જરૂરી છે',
    description: 'પહેલાં વિક્રેતાની માહિતી પૂરી કરો',
  },
  alreadyCompleted: (title: string) => ({
    title: 'પહેલેથી પૂરું છે',
    description: `${title}: પહેલેથી સેવ થયેલું છે. આગળનું સ્ટેપ ખૂલે છે.`,
  }),
  alreadySubmitted: {
    title: 'અરજી પહેલેથી સબમિટ થઈ ગઈ છે',
    description: 'તમને તમારા ડેશબોર્ડ પર લઈ જઈએ છીએ.',
  },
  complete: { title: 'અરજી પૂરી થઈ', description: 'તમને તમારા ડેશબોર્ડ પર લઈ જઈએ છીએ.' },
  sentAgain: {
    title: 'ચકાસણી માટે ફરી મોકલી',
    description: 'આભાર. અમારી ટીમ તમારા ફેરફાર ચકાસશે. તમને તમારા ડેશબોર્ડ પર લઈ જઈએ છીએ.',
  },
  /** A vendor of an attempt whose reply was lost. */
  vendorFound: {
    title: 'તમારી અરજી સેવ થઈ ગઈ હતી',
    description: 'અમે તમને જણાવીએ એ પહેલાં ઇન્ટરનેટ કનેક્શન તૂટી ગયું. અહીંથી આગળ વધો.',
  },
  vendorCreated: {
    title: 'વેરિફાઇ થઈ ગયું',
    description: 'તમારો ફોન વેરિફાઇ થઈ ગયો છે અને તમારી અરજી સેવ થઈ ગઈ છે.',
  },
} satisfies Words<typeof english.onboardingToasts>;

export const hoursWords = {
  allDay: '24 કલાક સેવા',
  dayWise: 'અમુક દિવસે સમય જુદો છે',
  dayWiseDays: 'કયા કયા દિવસે?',
  overnight: 'બીજે દિવસે સવારે બંધ થાય છે',
  closed: 'બંધ',
  openTimeOn: (day: string) => `${day}: ખૂલવાનો સમય`,
  closeTimeOn: (day: string) => `${day}: બંધ થવાનો સમય`,
} satisfies Words<typeof english.hoursWords>;

/** The title of the error summary, by whether all its fields are empty. */
export const summaryWords = {
  missing: (count: number) => plural(count, { one: `${count} વિગત બાકી છે`, other: `${count} વિગતો બાકી છે` }),
  wrong: (count: number) => plural(count, { one: `${count} વિગત તપાસો`, other: `${count} વિગતો તપાસો` }),
} satisfies Words<typeof english.summaryWords>;
