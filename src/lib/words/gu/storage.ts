import { appErrorWords } from './app.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/storage.ts';

/** The content of each entry in the browser. */
export const storedWords = {
  session: 'તમે લોગ ઇન છો એ વાત: એક્સેસ અને રિફ્રેશ ટોકન, તમારો ફોન નંબર, નામ અને ઈમેલ',
  login: 'તમારી પ્રોફાઇલ પૂરી છે કે નહીં, અને તેને પૂરી કરવાનું પેજ',
  welcome: 'સ્વાગતનો મેસેજ હજી બતાવવાનો બાકી છે એ વાત',
  application: 'તમે કઈ અરજી પર હતા: તેનો નંબર, કેટેગરી, સ્ટેપ અને ફોન નંબર; તમે ભરેલું કંઈ નહીં',
  typed: 'તમે જે ભર્યું પણ હજી મોકલ્યું નથી; PAN, બેંકની વિગતો કે ડોક્યુમેન્ટ ક્યારેય નહીં',
  refresh: 'રિન્યૂ થઈ રહેલા ટોકનનું ટૂંકું નિશાન, જેથી ખોવાયેલો જવાબ ફરી માંગી શકાય',
  sending: 'એક રેન્ડમ કી અને જે મોકલાઈ રહ્યું છે તેનું ટૂંકું નિશાન, જેથી કંઈ બે વાર ન મોકલાય',
  consents: 'તમે નિયમો અને શરતો તથા આ નોટિસ સ્વીકાર્યાં એ વાત: વર્ઝન અને સમય',
  asked: 'લોગ ઇન પહેલાં તમે કયું પેજ ખોલવા માંગતા હતા, જેથી પછી તે ખૂલે',
  toasts: 'એક પેજથી બીજા પેજ પર જતી વખતે, સ્ક્રીન પરનાં નોટિફિકેશન',
  language: 'આ સાઇટનાં પેજ માટે તમે પસંદ કરેલી ભાષા',
  typedPhone: 'તમે ભાષા બદલતા હો ત્યારે, લોગ ઇન માટે તમે દાખલ કરેલો ફોન નંબર અને તેના પર મોકલેલા કોડનો નંબર',
  banner: 'તમે સૂચના બંધ કરી એ વાત',
  builds: 'નવું વર્ઝન આવી ગયું હોવાથી, આ સાઇટનાં કયાં વર્ઝન ફરી લોડ થયાં',
  files:
    'મોકલવાના બાકી ફોટા અને ફાઇલો, એન્ક્રિપ્ટ કરેલા, અને સાથે તમારો ફોન નંબર. આ બીજી ટેબ અને ફોન પછીથી વાપરનારાઓથી બચાવે છે, બ્રાઉઝરની પ્રોફાઇલ કોપી કરનારથી નહીં',
  taken: 'તે ફાઇલોની કી, અને તમે કયાં ડોક્યુમેન્ટ ઉમેરી રહ્યા હતા',
} satisfies Words<typeof english.storedWords>;

/** The event that ends the storage of an entry. */
export const untilWords = {
  'sign-out': 'તમે લોગ આઉટ કરો ત્યાં સુધી',
  expiry: 'સેશન પૂરું થાય ત્યાં સુધી',
  shown: 'તે બતાવાય ત્યાં સુધી',
  contract: 'કરાર સબમિટ થાય ત્યાં સુધી',
  saved: 'તે મોકલાય ત્યાં સુધી',
  reply: 'સર્વરનો જવાબ આવે ત્યાં સુધી',
  refusal: 'સર્વર તેનો ઇનકાર કરે ત્યાં સુધી',
  'tab-closed': 'તમે ટેબ બંધ કરો ત્યાં સુધી',
  'next-sign-in': 'તમે ફરી લોગ ઇન કરો ત્યાં સુધી',
  cleared: `તમે “${appErrorWords.clear}” દબાવો ત્યાં સુધી`,
  'half-hour': 'અડધો કલાક પૂરો થાય ત્યાં સુધી',
  'half-day': 'તમે લોગ ઇન ન હો તો બાર કલાક પૂરા થાય ત્યાં સુધી',
} satisfies Words<typeof english.untilWords>;

/** Joins the events: the first one ends the storage. `earlier` has commas between them. */
export function firstOf(earlier: string, last: string): string {
  return `${earlier} અથવા ${last}, જે પહેલું થાય તે`;
}
