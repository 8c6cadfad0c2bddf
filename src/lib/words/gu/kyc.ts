import type { Words } from '#lib/translation.ts';
import type * as english from '../en/kyc.ts';

export const kycWords = {
  businessLegend: 'ટેક્સ અને લાઇસન્સ',
  bankLegend: 'બેંક ખાતું',
  bankHelp: 'અમે આ જ ખાતામાં પૈસા જમા કરીશું.',
  notVerified: 'આગળ વધવા તમારી બેંકની વિગતો વેરિફાઇ કરો.',
  unsent: 'તમે પહેલાં સબમિટ કરેલી વિગતો બદલી છે. ફેરફાર સબમિટ કરવા “આગળ” દબાવો. પછી આગળનાં સ્ટેપ ખૂલશે.',
  /** Where the API takes no declaration of a GST exemption; phone and email follow. */
  exemptRefused:
    'GSTમાંથી મુક્તિની વિગત અમે હજી ઓનલાઇન લઈ શકતા નથી. તમારો GSTIN દાખલ કરો. GSTIN ન હોય તો અમને ફોન કે ઈમેલ કરો. તમે ભરેલી વિગતો સેવ થઈ ગઈ છે.',
  masked: 'આ વિગતો ફક્ત અમારી ચકાસણી ટીમ જુએ છે. અમે તેને આ બ્રાઉઝરમાં ક્યારેય સેવ કરતા નથી.',
} satisfies Words<typeof english.kycWords>;

/** More drug licences and the dates of licences: all of it optional. */
export const licencesWords = {
  help: 'એકથી વધુ લાઇસન્સ હોય તો ઉમેરો, જેમ કે ફોર્મ 20 અને ફોર્મ 21. આ જરૂરી નથી.',
  first: (number: string) => (number ? `લાઇસન્સ ${number}` : 'ઉપરનું લાઇસન્સ'),
  further: (place: number) => `લાઇસન્સ ${place}`,
  form: 'ફોર્મ',
  formUnknown: 'પસંદ કરો',
  formName: (form: string) => `ફોર્મ ${form}`,
  number: 'લાઇસન્સ નંબર',
  paidUpTo: 'ફી ક્યાં સુધી ભરેલી છે',
  add: 'લાઇસન્સ ઉમેરો',
  remove: (place: number) => `લાઇસન્સ ${place} હટાવો`,
  removed: (place: number) => `લાઇસન્સ ${place} હટાવી દીધું.`,
  /** As it is read in the answers and on the dashboard. `form` and `paidUpTo` may be ''. */
  details: (number: string, form: string, paidUpTo: string) => {
    const licence = form ? `ફોર્મ ${form}: ${number}` : number;
    return paidUpTo ? `${licence}, ફી ${paidUpTo} સુધી ભરેલી છે` : licence;
  },
} satisfies Words<typeof english.licencesWords>;

/** A day on a licence that is past or near: a note that stops nobody. */
export const dayNoteWords = {
  past: 'આ તારીખ વીતી ગઈ છે. તમે આગળ વધી શકો છો. નવી રસીદ તૈયાર રાખો.',
  soon: 'આ તારીખ નજીક છે. તમે આગળ વધી શકો છો. સમયસર રિન્યૂ કરાવો.',
} satisfies Words<typeof english.dayNoteWords>;

/** Reminders of the days on licences, on the dashboard. */
export const renewalWords = {
  title: 'તમારાં લાઇસન્સની તારીખો',
  download: 'કેલેન્ડરમાં રિમાઇન્ડર ઉમેરો',
  drugLicence: (number: string) => `ડ્રગ લાઇસન્સ ${number}ની ફી`,
  fssai: (number: string) => `FSSAI લાઇસન્સ ${number}`,
  payDrugLicence: (number: string) => `ડ્રગ લાઇસન્સ ${number}ની ફી ભરો`,
  renewFssai: (number: string) => `FSSAI લાઇસન્સ ${number} રિન્યૂ કરાવો`,
  eventText: (product: string) => `${product} તરફથી રિમાઇન્ડર: આ તમારા લાઇસન્સ પરની તારીખ છે.`,
} satisfies Words<typeof english.renewalWords>;

/** The button of the bank check. */
export const bankButtonWords = {
  unverified: 'બેંકની વિગતો વેરિફાઇ કરો',
  failed: 'બેંકની વિગતો વેરિફાઇ કરો',
  verifying: 'વેરિફાઇ થઈ રહ્યું છે...',
  verified: 'વેરિફાઇ થઈ ગયું',
  pending: 'જવાબ બાકી છે',
} satisfies Words<typeof english.bankButtonWords>;

export const bankToasts = {
  missing: { title: 'વિગતો અધૂરી છે', description: 'વેરિફાઇ કરતાં પહેલાં બેંકની બધી વિગતો ભરો' },
  failed: { title: 'વેરિફાઇ થયું નહીં', description: 'બેંકની વિગતો તપાસી લો અને ફરી પ્રયાસ કરો' },
  error: {
    title: 'વેરિફિકેશનમાં ગરબડ',
    description: 'બેંકની વિગતો વેરિફાઇ થઈ શકી નહીં. ફરી પ્રયાસ કરો.',
  },
} satisfies Words<typeof english.bankToasts>;

export const bankNoteWords = {
  verified: (where: string, holder: string | null) => {
    if (!where) return holder ? `ખાતું વેરિફાઇ થઈ ગયું. ખાતાધારક: ${holder}` : 'ખાતું વેરિફાઇ થઈ ગયું';
    return holder ? `ખાતું વેરિફાઇ થઈ ગયું: ${where}. ખાતાધારક: ${holder}` : `ખાતું વેરિફાઇ થઈ ગયું: ${where}`;
  },
  pending: 'બેંકે હજી જવાબ આપ્યો નથી. તમે આગળ વધી શકો છો. ચકાસણી વખતે અમે ફરી જોઈ લઈશું.',
  failed: 'બેંકની વિગતો તપાસી લો અને ફરી પ્રયાસ કરો',
} satisfies Words<typeof english.bankNoteWords>;

/** Oddities of the KYC step: they ask for a second look and never block. */
export const kycWarningWords = {
  'gstin-check-character': 'છેલ્લો અક્ષર કે અંક ખોટો લાગે છે. તેને GST સર્ટિફિકેટ પર તપાસી લો.',
  'gstin-state': 'GSTINના પહેલા 2 અંક તપાસી લો. તે રાજ્યનો કોડ છે.',
  'gstin-pan-differs': '3થી 12 સુધીના અક્ષર અને અંક PAN સાથે મેળ ખાતા નથી. બંને તપાસી લો.',
  'pan-holder': 'PANનો ચોથો અક્ષર તપાસી લો.',
  'fssai-digits': 'FSSAI લાઇસન્સમાં 14 અંક હોય છે. નંબર સર્ટિફિકેટ પર તપાસી લો.',
  'licence-signs': 'નંબર તપાસી લો. ફક્ત અક્ષર, અંક, / - અને . દાખલ કરો, બીજાં ચિહ્નો દાખલ ન કરો.',
} satisfies Words<typeof english.kycWarningWords>;

/** Another tab has saved details that are typed differently here. `fields` are their labels. */
export const kycChangedElsewhereToast = (fields: string) => ({
  title: 'બીજી ટેબમાં બદલાયું',
  description: `${fields}: બીજી ટેબમાં કંઈક અલગ સેવ થયું છે. અહીં સેવ કરશો તો તમે અહીં ભરેલું તેની જગ્યા લેશે.`,
});

export const autosaveWords = {
  saving: 'સેવ થઈ રહ્યું છે…',
  saved: (time: string) => `${time} વાગ્યે સેવ થયું`,
  retry: 'સેવ થયું નથી, ફરી પ્રયાસ થશે',
} satisfies Words<typeof english.autosaveWords>;
