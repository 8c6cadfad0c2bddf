import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/site.ts';

/** Words of the frame around every public page. */
export const siteWords = {
  /** The description of the site on a phone's home screen. */
  tagline: 'प्रिस्क्रिप्शन वाचून, तपासून औषधे घरपोच',
  banner: 'पाहत राहा! लवकरच काहीतरी खास येत आहे.',
  bannerLabel: 'घोषणा',
  closeBanner: 'घोषणा बंद करा',
  skip: 'थेट मजकुरावर जा',
  nav: {
    label: 'मुख्य मेनू',
    home: 'होम',
    vendor: 'विक्रेता',
    delivery: 'डिलिव्हरी',
    about: 'आमच्याबद्दल',
    contact: 'संपर्क',
    language: 'भाषा',
    dashboard: 'डॅशबोर्ड',
    signOut: 'लॉग आउट करा',
    open: 'मेनू उघडा',
    close: 'मेनू बंद करा',
  },
  backToHome: 'होम पेजवर परत जा',
  footer: {
    line: 'प्रिस्क्रिप्शन वाचून, तपासून औषधे तुमच्या दारात पोहोचवतो.',
    contact: 'संपर्क',
    address: 'चौथा मजला, रेसिडेन्सी रोड, बेंगळुरू 560025',
    groups: { company: 'कंपनी', help: 'मदत' },
    links: {
      about: 'आमच्याबद्दल',
      careers: 'नोकऱ्या',
      press: 'प्रेस',
      partnerTerms: 'पार्टनरसाठीचे नियम व अटी',
      support: 'सपोर्ट',
      returns: 'वस्तू परत करणे',
      terms: 'नियम व अटी',
      privacy: 'गोपनीयता धोरण',
      grievance: 'तक्रार निवारण',
      accessibility: 'सुगम्यता',
      instagram: 'Instagram',
      linkedIn: 'LinkedIn',
      youTube: 'YouTube',
    },
    rights: `© 2026 ${brand.name}`,
  },
  /** Above a legal text, on the pages of other languages. */
  bindingText: 'हे पेज इंग्रजीत आहे, कारण कायद्याने फक्त इंग्रजी मजकूरच बंधनकारक आहे.',
  notFound: {
    title: `पेज सापडले नाही – ${brand.name}`,
    description: 'या पत्त्यावर कोणतेही पेज नाही.',
    code: '404',
    heading: 'अरेच्चा! पेज सापडले नाही',
    text: 'या कागदावर काहीच लिहिलेले नाही. पत्ता चुकीचा असेल, किंवा पेज दुसरीकडे हलवले असेल.',
    action: 'होम पेजवर परत जा',
  },
} satisfies Words<typeof english.siteWords>;
