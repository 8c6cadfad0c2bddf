import * as limits from '#lib/limits.ts';
import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/legacy.ts';

/** The messages of the legacy form, to the letter of the specification. */
export const legacyErrorWords = {
  vendorName: 'વિક્રેતાનું નામ જરૂરી છે',
  ownerName: 'માલિકનું પૂરું નામ જરૂરી છે',
  email: 'સાચો ઈમેલ જરૂરી છે',
  phone: 'ફોન જરૂરી છે',
  supportPhone: 'મુખ્ય સંપર્ક નંબર જરૂરી છે',
  addressLine1: 'સરનામું જરૂરી છે',
  city: 'શહેર જરૂરી છે',
  pincode: 'પિન કોડ જરૂરી છે',
  agree: 'આગળ વધવા શરતો સ્વીકારવી જરૂરી છે',
} satisfies Words<typeof english.legacyErrorWords>;

export const legacyStepWords = {
  vendor: { title: 'વિક્રેતાની માહિતી', subtitle: 'કેટેગરી અને બિઝનેસનું નામ' },
  owner: { title: 'માલિકની વિગતો', subtitle: 'માલિકનું નામ, ઈમેલ અને ફોન' },
  location: { title: 'લોકેશન અને સંપર્ક', subtitle: 'સરનામું, અને ગ્રાહકો માટેનો નંબર' },
  documents: { title: 'ડોક્યુમેન્ટ', subtitle: 'પુરાવા અપલોડ કરો' },
  review: { title: 'તપાસો અને સબમિટ કરો', subtitle: 'તમારા જવાબ તપાસી લો અને સબમિટ કરો' },
} satisfies Words<typeof english.legacyStepWords>;

export const legacyLabelWords = {
  category: 'કેટેગરી',
  vendorName: 'વિક્રેતાનું નામ',
  ownerName: 'માલિકનું પૂરું નામ',
  email: 'ઈમેલ',
  phone: 'ફોન',
  whatsappUpdates: 'મને WhatsApp પર અપડેટ મોકલો',
  supportPhone: 'મુખ્ય સંપર્ક નંબર',
  addressLine1: 'સરનામું',
  city: 'શહેર',
  pincode: 'પિન કોડ',
  docs: 'ડોક્યુમેન્ટ',
  agree: 'હું નિયમો અને શરતો સ્વીકારું છું',
} satisfies Words<typeof english.legacyLabelWords>;

export const legacyHelpWords = {
  vendorName: 'ગ્રાહકો જે નામથી ઓળખે છે',
  email: 'રજિસ્ટ્રેશન વિશે અમે આ જ ઈમેલ પર જણાવીશું',
  phone: 'માલિકનો પોતાનો નંબર',
  whatsappUpdates: 'ઉપરના ફોન નંબર પર. તમે ગમે ત્યારે તે બંધ કરી શકો છો.',
  supportPhone: 'ગ્રાહકો અને રાઇડર આ નંબર પર ફોન કરશે',
  addressLine1: 'દુકાન કે બિલ્ડિંગનો નંબર અને રસ્તો',
  pincode: 'જેમ કે 560001',
} satisfies Words<typeof english.legacyHelpWords>;

export const legacyWords = {
  pageTitle: 'વિક્રેતા રજિસ્ટ્રેશન',
  heading: 'વિક્રેતા રજિસ્ટ્રેશન',
  help: 'મદદ જોઈએ છે? ઈમેલ કરો',
  done: '(પૂરું)',
  needsAttention: '(આમાં ભૂલો છે)',
  back: 'પાછળ',
  next: 'આગળ વધો',
  submit: 'સબમિટ કરો',
  kept: 'તમે પહેલાં ભરેલી વિગતો અહીં જ છે.',
  keptDocuments: 'તમારાં ડોક્યુમેન્ટ ફરી પસંદ કરો.',
  startFresh: 'ખાલી ફોર્મથી શરૂ કરો',
  categoryLegend: 'તમે શું રજિસ્ટર કરવા માંગો છો?',
  nameLegend: 'તમારો બિઝનેસ',
  ownerLegend: 'માલિક',
  contactLegend: 'ગ્રાહકો કયા નંબર પર ફોન કરે?',
  placeLegend: 'દુકાન અથવા લેબ ક્યાં છે?',
  documentsLegend: 'તમારાં ડોક્યુમેન્ટ',
  documentsHint: 'જરૂરી ડોક્યુમેન્ટમાં બિઝનેસનું લાઇસન્સ, GST, PAN અને સરનામાનો પુરાવો હોઈ શકે.',
  documentsRules: `PDF, PNG, JPG, દરેક ${limits.legacyDocumentMaxMb}MB સુધી. તમે એકથી વધુ ફાઇલ પસંદ કરી શકો છો.`,
  drop: 'ફાઇલો ખેંચીને અહીં લાવો અથવા',
  choose: 'ફાઇલો પસંદ કરો',
  chooseMore: 'વધુ ફાઇલો પસંદ કરો',
  remove: 'હટાવો',
  chosen: (count: number) => plural(count, { one: `${count} ફાઇલ પસંદ કરી`, other: `${count} ફાઇલો પસંદ કરી` }),
  removed: (name: string) => `${name} હટાવી દીધી`,
  noDocuments: 'એકેય ફાઇલ પસંદ કરી નથી',
  reviewLegend: 'તમારા જવાબ',
  change: 'બદલો',
  changeStep: (title: string) => `બદલો: ${title}`,
  notGiven: 'હજી આપ્યું નથી',
  yes: 'હા',
  no: 'ના',
  agreeLegend: 'સબમિટ કરતાં પહેલાં',
  reviewNote: `વેરિફિકેશનમાં ${limits.reviewHoursRange} કલાક લાગે છે. કન્ફર્મેશન ઈમેલ અને ફોનથી મળશે.`,
  leaving: 'તમને હોમ પેજ પર લઈ જઈએ છીએ.',
  toHome: 'હોમ પેજ પર જાઓ',
} satisfies Words<typeof english.legacyWords>;

export const legacySubmittedToast = {
  title: 'રજિસ્ટ્રેશન સબમિટ થયું',
  description: 'તમારી વિગતો અમને મળી ગઈ છે. અમે વેરિફાઇ કરીને જલદી તમારો સંપર્ક કરીશું.',
} satisfies Words<typeof english.legacySubmittedToast>;
