import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/yourData.ts';

/** The page with a visitor's own data. */
export const yourDataWords = {
  heading: 'તમારો ડેટા',
  summary: `તમે શું સ્વીકાર્યું, આ બ્રાઉઝરમાં શું સેવ થયું છે, અને ${brand.name} પરની તમારી અરજીઓની નકલ.`,
  noScript: 'આ પેજ માટે JavaScript જરૂરી છે. તેના વિના અમારા ફરિયાદ નિવારણ અધિકારી તમને મદદ કરશે.',
  consents: {
    title: 'તમે શું સ્વીકાર્યું',
    fromServer: 'આ અમારી પાસેનો રેકોર્ડ છે.',
    fromBrowser: 'આ માત્ર આ બ્રાઉઝરનો રેકોર્ડ છે. તમે લોગ આઉટ કરો ત્યાં સુધી જ તે રહે છે.',
    none: 'અહીં કોઈ રેકોર્ડ નથી.',
    given: (date: string) => `સ્વીકાર્યાની તારીખ: ${date}`,
    withdrawn: (date: string) => `સંમતિ પાછી ખેંચ્યાની તારીખ: ${date}`,
    /** In place of the button that withdraws. */
    contract: 'આ કરાર છે. તે કેવી રીતે સમાપ્ત થાય છે તે તેમાં જ લખ્યું છે.',
    withdraw: 'આ સંમતિ પાછી ખેંચો',
    ask: 'આ સંમતિ પાછી ખેંચવી છે? તેની સાથે અરજી પણ સમાપ્ત થશે.',
    done: 'તમે સંમતિ પાછી ખેંચી તેની નોંધ અમે લીધી છે.',
    byMail: 'ઈમેલથી પાછી ખેંચો',
    mail: {
      subject: 'હું મારી સંમતિ પાછી ખેંચું છું',
      body: (text: string, version: string) =>
        `આ માટે આપેલી મારી સંમતિ હું પાછી ખેંચું છું: ${text}, વર્ઝન ${version}. તેની પુષ્ટિ કરશો.`,
    },
    /** Where the record on the page does not have the consent to the privacy notice. */
    unlisted: 'પ્રાઇવસી નોટિસની સંમતિ પાછી ખેંચવા માટે રેકોર્ડ જરૂરી નથી.',
    unlistedBody: (text: string) => `આ માટે આપેલી મારી સંમતિ હું પાછી ખેંચું છું: ${text}. તેની પુષ્ટિ કરશો. મારો ફોન નંબર:`,
    /** Where the API lists no consents. */
    withUs: 'તમારી સંમતિઓનો પૂરો રેકોર્ડ અમારી પાસે છે.',
    askByMail: 'રેકોર્ડ ઈમેલથી માંગો',
    recordMail: {
      subject: 'મારી સંમતિઓનો રેકોર્ડ',
      body: 'મારી સંમતિઓનો રેકોર્ડ મને મોકલશો. મારો ફોન નંબર:',
    },
  },
  browser: {
    title: 'આ બ્રાઉઝરમાં અત્યારે શું સેવ થયું છે',
    nothing: 'આ બ્રાઉઝરમાં આ સાઇટનું કશું સેવ થયું નથી.',
    /** The pages in the caches of the service worker. */
    pages: 'આ સાઇટનાં તમે ખોલેલાં પેજ, જેથી તે ઇન્ટરનેટ વિના પણ ખૂલે',
  },
  copy: {
    title: 'તમારી અરજીઓની નકલ',
    text: 'એક ફાઇલ (JSON), જેમાં અમે તમને તમારી અરજીઓ વિશે જે બતાવીએ છીએ તે બધું છે.',
    button: 'નકલ ડાઉનલોડ કરો',
    signIn: 'તમારી અરજીઓની નકલ ડાઉનલોડ કરવા લોગ ઇન કરો.',
  },
} satisfies Words<typeof english.yourDataWords>;
