import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/site.ts';

/** Words of the frame around every public page. */
export const siteWords = {
  /** What a phone says of the site on its home screen. */
  tagline: 'औषधांची चिठ्ठी वाचली, तपासली, घरी पोहोचवली',
  banner: 'लक्ष ठेवा! लवकरच काहीतरी खास येत आहे.',
  bannerLabel: 'सूचना',
  closeBanner: 'सूचना बंद करा',
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
    signOut: 'साइन आउट करा',
    open: 'मेनू उघडा',
    close: 'मेनू बंद करा',
  },
  backToHome: 'होमवर परत',
  footer: {
    line: 'चिठ्ठी वाचली, तपासली आणि औषध तुमच्या दारात.',
    contact: 'संपर्क',
    address: 'चौथा मजला, रेसिडेन्सी रोड, बेंगळुरू 560025',
    groups: { company: 'कंपनी', help: 'मदत', follow: 'फॉलो करा' },
    links: {
      about: 'आमच्याबद्दल',
      careers: 'नोकऱ्या',
      press: 'प्रेस',
      partnerTerms: 'पार्टनरच्या अटी',
      support: 'सहाय्य',
      returns: 'वस्तू परत करणं',
      terms: 'नियम',
      privacy: 'गोपनीयता',
      grievance: 'तक्रारी',
      instagram: 'Instagram',
      linkedIn: 'LinkedIn',
      youTube: 'YouTube',
    },
    rights: `© 2026 ${brand.name}`,
  },
  /** Above a legal text, on the pages of other languages. */
  bindingText: 'हे पेज इंग्रजीत आहे, कारण कायद्याने फक्त इंग्रजी मजकूरच बंधनकारक आहे.',
  notFound: {
    title: `पेज सापडलं नाही – ${brand.name}`,
    description: 'या पत्त्यावर पेज नाही.',
    code: '404',
    heading: 'अरेरे! पेज सापडलं नाही',
    text: 'या चिठ्ठीवर काहीच लिहिलेलं नाही. पत्ता चुकीचा असेल, किंवा पेज दुसरीकडे गेलं आहे.',
    action: 'होमवर परत जा',
  },
} satisfies Words<typeof english.siteWords>;
