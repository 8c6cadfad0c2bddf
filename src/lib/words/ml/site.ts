import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/site.ts';

/** Words of the frame around every public page. */
export const siteWords = {
  /** The description of the site on a phone's home screen. */
  tagline: 'കുറിപ്പടി വായിച്ച്, പരിശോധിച്ച്, മരുന്ന് എത്തിക്കുന്നു',
  banner: 'കാത്തിരിക്കുക! നല്ലൊരു വാർത്ത ഉടൻ.',
  bannerLabel: 'അറിയിപ്പ്',
  closeBanner: 'അറിയിപ്പ് അടയ്ക്കുക',
  skip: 'ഉള്ളടക്കത്തിലേക്ക് പോകുക',
  nav: {
    label: 'പ്രധാന മെനു',
    home: 'ഹോം',
    vendor: 'വെണ്ടർ',
    delivery: 'ഡെലിവറി',
    about: 'ഞങ്ങളെക്കുറിച്ച്',
    contact: 'ബന്ധപ്പെടുക',
    language: 'ഭാഷ',
    dashboard: 'ഡാഷ്‌ബോർഡ്',
    signOut: 'ലോഗൗട്ട് ചെയ്യുക',
    open: 'മെനു തുറക്കുക',
    close: 'മെനു അടയ്ക്കുക',
  },
  backToHome: 'ഹോം പേജിലേക്ക് മടങ്ങുക',
  footer: {
    line: 'കുറിപ്പടി വായിച്ച്, പരിശോധിച്ച്, മരുന്ന് വീട്ടുപടിക്കൽ എത്തിക്കുന്നു.',
    contact: 'ബന്ധപ്പെടുക',
    address: '4-ആം നില, റെസിഡൻസി റോഡ്, ബെംഗളൂരു 560025',
    groups: { company: 'കമ്പനി', help: 'സഹായം' },
    links: {
      about: 'ഞങ്ങളെക്കുറിച്ച്',
      careers: 'തൊഴിലവസരങ്ങൾ',
      press: 'മാധ്യമങ്ങൾക്ക്',
      partnerTerms: 'പാർട്ണർമാർക്കുള്ള നിബന്ധനകൾ',
      support: 'സപ്പോർട്ട്',
      returns: 'തിരികെ നൽകൽ',
      terms: 'നിബന്ധനകൾ',
      privacy: 'സ്വകാര്യത',
      grievance: 'പരാതികൾ',
      accessibility: 'ആക്സസിബിലിറ്റി',
      instagram: 'Instagram',
      linkedIn: 'LinkedIn',
      youTube: 'YouTube',
    },
    rights: `© 2026 ${brand.name}`,
  },
  /** Above a legal text, on the pages of other languages. */
  bindingText: 'ഈ പേജ് ഇംഗ്ലീഷിലാണ്, കാരണം നിയമപരമായി ബാധകം ഇംഗ്ലീഷിലുള്ളത് മാത്രമാണ്.',
  notFound: {
    title: `പേജ് കണ്ടെത്തിയില്ല – ${brand.name}`,
    description: 'ഈ വിലാസത്തിൽ പേജൊന്നുമില്ല.',
    code: '404',
    heading: 'അയ്യോ! പേജ് കണ്ടെത്തിയില്ല',
    text: 'ഈ കുറിപ്പടിയിൽ ഒന്നും എഴുതിയിട്ടില്ല. വിലാസം തെറ്റായിരിക്കാം, അല്ലെങ്കിൽ പേജ് മറ്റൊരിടത്തേക്ക് മാറിയിരിക്കാം.',
    action: 'ഹോം പേജിലേക്ക് മടങ്ങുക',
  },
} satisfies Words<typeof english.siteWords>;
