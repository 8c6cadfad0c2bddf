import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/help.ts';

/** The three questions that vendors ask most about each step. */
export const helpQuestionWords = {
  'vendor-info': [
    {
      question: 'કયો ફોન નંબર આપું?',
      answer: 'જે તમારી પાસે હોય. અમે તેના પર કોડ મોકલીશું, અને પછી તમે તેનાથી જ લોગ ઇન કરશો.',
    },
    { question: 'આ વિગતો પછી બદલી શકાય?', answer: 'આ સ્ટેપ પછી તે ફક્ત અમે બદલી શકીએ. અમને ફોન કે ઈમેલ કરો.' },
    {
      question: 'નકશામાં મારી દુકાન મળતી નથી. શું કરું?',
      answer: 'નજીકની જગ્યા શોધો અને પિન તમારા દરવાજા પર લઈ જાઓ. અથવા દુકાને હો ત્યારે તમારું લોકેશન વાપરો.',
    },
  ],
  'kyc-documents': [
    {
      question: 'GSTIN ક્યાં મળશે?',
      answer: 'તમારા GST સર્ટિફિકેટ પર. તેમાં 15 અક્ષર અને અંક હોય છે અને તમારો PAN હોય છે.',
    },
    { question: 'બેંક ખાતું કેમ પૂછો છો?', answer: 'તમારી કમાણી અમે તેમાં જ જમા કરીશું.' },
    {
      question: 'બેંક ખાતું વેરિફાઇ થતું નથી. શું કરું?',
      answer: 'નંબર, IFSC અને નામ પાસબુક સાથે સરખાવો. બધું બરાબર હોય તો પછી ફરી પ્રયાસ કરો કે અમને ફોન કરો.',
    },
  ],
  documents: [
    {
      question: 'સારો ફોટો કેવી રીતે લેવો?',
      answer: 'દિવસના અજવાળે, ફ્લેશ વગર. ચારેય ખૂણા ફોટામાં હોય અને દરેક લાઇન વંચાય.',
    },
    {
      question: 'મારા ડોક્યુમેન્ટમાં ઘણાં પાનાં છે. શું કરું?',
      answer: 'દરેક પાનાનો ફોટો ઉમેરો. અમે તેની એક PDF બનાવીને મોકલીશું.',
    },
    {
      question: 'બધાં ડોક્યુમેન્ટ હમણાં જ જોઈએ?',
      answer: 'ના. જે મોકલ્યું છે તે સેવ રહે છે. બાકીનાં તમે પછી આવીને મોકલી શકો છો.',
    },
  ],
  contract: [
    {
      question: 'જવાબ ક્યારે મળશે?',
      answer: `સામાન્ય રીતે ${limits.reviewHoursRange} કલાક લાગે છે. અમે તમને ઈમેલ અને ફોનથી જણાવીશું.`,
    },
    { question: 'હજી કંઈ બદલી શકાય?', answer: 'હા, સબમિટ કરો ત્યાં સુધી. તે જ્યાં છે તે સ્ટેપ પર પાછા જાઓ.' },
    { question: 'કરાર પછી વાંચી શકાય?', answer: 'હા. સબમિટ કર્યા પછી તમારી પ્રોફાઇલમાંથી પ્રિન્ટ કરી શકો છો.' },
  ],
} satisfies Words<typeof english.helpQuestionWords>;

/** Words of the help panel. */
export const helpWords = {
  title: 'મદદ',
  whatsApp: 'WhatsApp પર મેસેજ કરો',
  aboutApplication: (number: string) => `અરજી ${number}: `,
  aboutNew: 'નવી અરજી: ',
  reference: 'છેલ્લી મુશ્કેલીનો નંબર',
  copy: 'કોપી કરો',
  copied: 'કોપી થયું',
} satisfies Words<typeof english.helpWords>;
