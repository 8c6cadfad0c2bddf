import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/yourData.ts';

/** The page with a visitor's own data. */
export const yourDataWords = {
  heading: 'നിങ്ങളുടെ ഡാറ്റ',
  summary: `നിങ്ങൾ സമ്മതിച്ചവ, ഈ ബ്രൗസറിൽ സേവ് ചെയ്തവ, ${brand.name}-ലെ നിങ്ങളുടെ അപേക്ഷകളുടെ കോപ്പി.`,
  noScript: 'ഈ പേജിന് JavaScript വേണം. അതില്ലെങ്കിൽ ഞങ്ങളുടെ പരാതി പരിഹാര ഓഫീസർ സഹായിക്കും.',
  consents: {
    title: 'നിങ്ങൾ സമ്മതിച്ചവ',
    fromServer: 'ഇത് ഞങ്ങളുടെ പക്കലുള്ള റെക്കോർഡാണ്.',
    fromBrowser: 'ഇത് ഈ ബ്രൗസറിലെ റെക്കോർഡ് മാത്രമാണ്. നിങ്ങൾ ലോഗൗട്ട് ചെയ്യുന്നതുവരെയേ ഇത് ഉണ്ടാകൂ.',
    none: 'ഇവിടെ റെക്കോർഡൊന്നുമില്ല.',
    given: (date: string) => `സമ്മതിച്ച തീയതി: ${date}`,
    withdrawn: (date: string) => `സമ്മതം പിൻവലിച്ച തീയതി: ${date}`,
    /** In place of the button that withdraws. */
    contract: 'ഇതൊരു കരാറാണ്. ഇത് എങ്ങനെ അവസാനിക്കുമെന്ന് ഇതിൽത്തന്നെ പറയുന്നു.',
    withdraw: 'ഈ സമ്മതം പിൻവലിക്കുക',
    ask: 'ഈ സമ്മതം പിൻവലിക്കണോ? അതോടെ അപേക്ഷയും അവസാനിക്കും.',
    done: 'നിങ്ങൾ സമ്മതം പിൻവലിച്ചത് ഞങ്ങൾ രേഖപ്പെടുത്തി.',
    byMail: 'ഇമെയിൽ വഴി പിൻവലിക്കുക',
    mail: {
      subject: 'ഞാൻ എന്റെ സമ്മതം പിൻവലിക്കുന്നു',
      body: (text: string, version: string) =>
        `ഇതിന് നൽകിയ എന്റെ സമ്മതം ഞാൻ പിൻവലിക്കുന്നു: ${text}, പതിപ്പ് ${version}. ഇത് സ്ഥിരീകരിക്കണമെന്ന് അഭ്യർഥിക്കുന്നു.`,
    },
    /** Where the record on the page does not have the consent to the privacy notice. */
    unlisted: 'സ്വകാര്യതാ നോട്ടീസിന് നൽകിയ സമ്മതം പിൻവലിക്കാൻ ഇവിടെ റെക്കോർഡ് വേണമെന്നില്ല.',
    unlistedBody: (text: string) =>
      `ഇതിന് നൽകിയ എന്റെ സമ്മതം ഞാൻ പിൻവലിക്കുന്നു: ${text}. ഇത് സ്ഥിരീകരിക്കണമെന്ന് അഭ്യർഥിക്കുന്നു. എന്റെ ഫോൺ നമ്പർ:`,
    /** Where the API lists no consents. */
    withUs: 'നിങ്ങളുടെ സമ്മതങ്ങളുടെ പൂർണ റെക്കോർഡ് ഞങ്ങളുടെ പക്കലുണ്ട്.',
    askByMail: 'റെക്കോർഡ് ഇമെയിൽ വഴി ആവശ്യപ്പെടുക',
    recordMail: {
      subject: 'എന്റെ സമ്മതങ്ങളുടെ റെക്കോർഡ്',
      body: 'എന്റെ സമ്മതങ്ങളുടെ റെക്കോർഡ് എനിക്ക് അയയ്ക്കണമെന്ന് അഭ്യർഥിക്കുന്നു. എന്റെ ഫോൺ നമ്പർ:',
    },
  },
  browser: {
    title: 'ഈ ബ്രൗസറിൽ ഇപ്പോൾ സേവ് ചെയ്തിരിക്കുന്നവ',
    nothing: 'ഈ ബ്രൗസറിൽ ഈ സൈറ്റിന്റേതായി ഒന്നുമില്ല.',
    /** The pages in the caches of the service worker. */
    pages: 'ഈ സൈറ്റിൽ നിങ്ങൾ തുറന്ന പേജുകൾ, ഇന്റർനെറ്റ് ഇല്ലാതെയും അവ തുറക്കാൻ',
  },
  copy: {
    title: 'നിങ്ങളുടെ അപേക്ഷകളുടെ കോപ്പി',
    text: 'നിങ്ങളുടെ അപേക്ഷകളെക്കുറിച്ച് ഞങ്ങൾ കാണിക്കുന്നതെല്ലാമുള്ള ഒരു ഫയൽ (JSON).',
    button: 'കോപ്പി ഡൗൺലോഡ് ചെയ്യുക',
    signIn: 'നിങ്ങളുടെ അപേക്ഷകളുടെ കോപ്പി ഡൗൺലോഡ് ചെയ്യാൻ ലോഗിൻ ചെയ്യുക.',
  },
} satisfies Words<typeof english.yourDataWords>;
