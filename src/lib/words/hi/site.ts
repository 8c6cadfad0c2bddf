import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/site.ts';

/** Words of the frame around every public page. */
export const siteWords = {
  /** The description of the site on a phone's home screen. */
  tagline: 'पर्चा पढ़ा, जाँचा और दवा घर पहुँचाई',
  banner: 'जुड़े रहें! जल्द ही कुछ खास आ रहा है।',
  bannerLabel: 'घोषणा',
  closeBanner: 'घोषणा बंद करें',
  skip: 'सीधे मुख्य भाग पर जाएँ',
  nav: {
    label: 'मुख्य मेन्यू',
    home: 'होम',
    vendor: 'विक्रेता',
    delivery: 'डिलीवरी',
    about: 'हमारे बारे में',
    contact: 'संपर्क',
    language: 'भाषा',
    dashboard: 'डैशबोर्ड',
    signOut: 'लॉग आउट करें',
    open: 'मेन्यू खोलें',
    close: 'मेन्यू बंद करें',
  },
  backToHome: 'होम पेज पर वापस जाएँ',
  footer: {
    line: 'पर्चा पढ़कर और जाँचकर हम दवा आपके दरवाज़े तक पहुँचाते हैं।',
    contact: 'संपर्क',
    address: 'चौथी मंज़िल, रेज़िडेंसी रोड, बेंगलुरु 560025',
    groups: { company: 'कंपनी', help: 'मदद' },
    links: {
      about: 'हमारे बारे में',
      careers: 'नौकरियाँ',
      press: 'प्रेस',
      partnerTerms: 'पार्टनरों के लिए शर्तें',
      support: 'सहायता',
      returns: 'सामान वापसी',
      terms: 'नियम और शर्तें',
      privacy: 'प्राइवेसी नोटिस',
      grievance: 'शिकायत अधिकारी',
      accessibility: 'सुगम्यता',
      instagram: 'Instagram',
      linkedIn: 'LinkedIn',
      youTube: 'YouTube',
    },
    rights: `© 2026 ${brand.name}`,
  },
  /** Above a legal text, on the pages of other languages. */
  bindingText: 'यह पेज अंग्रेज़ी में है, क्योंकि कानूनन अंग्रेज़ी वाला पाठ ही लागू होता है।',
  notFound: {
    title: `पेज नहीं मिला – ${brand.name}`,
    description: 'इस पते पर कोई पेज नहीं है।',
    code: '404',
    heading: 'अरे! पेज नहीं मिला',
    text: 'इस पर्चे पर कुछ नहीं लिखा। पता गलत हो सकता है, या पेज कहीं और चला गया है।',
    action: 'होम पेज पर वापस जाएँ',
  },
} satisfies Words<typeof english.siteWords>;
