import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/site.ts';

/** Words of the frame around every public page. */
export const siteWords = {
  /** The description of the site on a phone's home screen. */
  tagline: 'ప్రిస్క్రిప్షన్ చదివి, సరిచూసి, మందులు ఇంటికి తెస్తాం',
  banner: 'ఎదురుచూడండి! ఒక మంచి విషయం త్వరలో వస్తోంది.',
  bannerLabel: 'ప్రకటన',
  closeBanner: 'ప్రకటన మూసేయండి',
  skip: 'ముఖ్య కంటెంట్‌కు వెళ్లండి',
  nav: {
    label: 'ముఖ్య మెనూ',
    home: 'హోమ్',
    vendor: 'విక్రేత',
    delivery: 'డెలివరీ',
    about: 'మా గురించి',
    contact: 'సంప్రదించండి',
    language: 'భాష',
    dashboard: 'డాష్‌బోర్డ్',
    signOut: 'లాగౌట్ అవ్వండి',
    open: 'మెనూ తెరవండి',
    close: 'మెనూ మూసేయండి',
  },
  backToHome: 'హోమ్ పేజీకి తిరిగి వెళ్లండి',
  footer: {
    line: 'ప్రిస్క్రిప్షన్ చదివి, సరిచూసి, మందులు మీ ఇంటికి తెస్తాం.',
    contact: 'సంప్రదించండి',
    address: '4వ అంతస్తు, రెసిడెన్సీ రోడ్, బెంగళూరు 560025',
    groups: { company: 'కంపెనీ', help: 'సహాయం' },
    links: {
      about: 'మా గురించి',
      careers: 'ఉద్యోగాలు',
      press: 'మీడియా కోసం',
      partnerTerms: 'పార్టనర్ల కోసం నియమ నిబంధనలు',
      support: 'కస్టమర్ సపోర్ట్',
      returns: 'రిటర్న్‌లు',
      terms: 'నియమ నిబంధనలు',
      privacy: 'గోప్యతా నోటీసు',
      grievance: 'ఫిర్యాదులు',
      accessibility: 'యాక్సెసిబిలిటీ',
      instagram: 'Instagram',
      linkedIn: 'LinkedIn',
      youTube: 'YouTube',
    },
    rights: `© 2026 ${brand.name}`,
  },
  /** Above a legal text, on the pages of other languages. */
  bindingText: 'ఈ పేజీ ఇంగ్లీషులో ఉంది, ఎందుకంటే చట్టపరంగా ఇంగ్లీషులో ఉన్నది మాత్రమే చెల్లుతుంది.',
  notFound: {
    title: `పేజీ దొరకలేదు – ${brand.name}`,
    description: 'ఈ చిరునామాలో పేజీ ఏదీ లేదు.',
    code: '404',
    heading: 'అయ్యో! పేజీ దొరకలేదు',
    text: 'ఈ చీటీపై ఏమీ రాసి లేదు. చిరునామా తప్పు కావచ్చు, లేదా పేజీ వేరే చోటికి మారి ఉండవచ్చు.',
    action: 'హోమ్ పేజీకి తిరిగి వెళ్లండి',
  },
} satisfies Words<typeof english.siteWords>;
