import type { Words } from '#lib/translation.ts';
import type * as english from '../en/kyc.ts';

export const kycWords = {
  businessLegend: 'పన్ను, లైసెన్స్',
  bankLegend: 'బ్యాంక్ ఖాతా',
  bankHelp: 'మీ డబ్బును ఈ ఖాతాలోనే జమ చేస్తాం.',
  notVerified: 'కొనసాగించడానికి మీ బ్యాంక్ వివరాలు ధ్రువీకరించండి.',
  unsent: 'ఇప్పటికే సమర్పించిన వివరాలను మీరు మార్చారు. మార్పును సమర్పించడానికి ‘తర్వాత’ నొక్కండి. అప్పుడు తర్వాతి దశలు తెరుచుకుంటాయి.',
  /** Where the API takes no declaration of a GST exemption; phone and email follow. */
  exemptRefused:
    'దీన్ని ఇంకా ఆన్‌లైన్‌లో అంగీకరించలేం. మీ GSTIN ఎంటర్ చేయండి. GSTIN లేకపోతే మాకు ఫోన్ లేదా ఈమెయిల్ చేయండి. మీరు ఎంటర్ చేసినవి సేవ్ అయ్యాయి.',
  masked: 'ఈ వివరాలను మా పరిశీలకులు మాత్రమే చూస్తారు. ఈ బ్రౌజర్‌లో ఎప్పుడూ సేవ్ చేయం.',
} satisfies Words<typeof english.kycWords>;

/** More drug licences and the dates of licences: all of it optional. */
export const licencesWords = {
  help: 'ఒకటి కంటే ఎక్కువ లైసెన్సులు ఉంటే జోడించండి, ఉదాహరణకు ఫారం 20, ఫారం 21. ఇది తప్పనిసరి కాదు.',
  first: (number: string) => (number ? `లైసెన్స్ ${number}` : 'పైన ఉన్న లైసెన్స్'),
  further: (place: number) => `లైసెన్స్ ${place}`,
  form: 'ఫారం',
  formUnknown: 'ఎంచుకోండి',
  formName: (form: string) => `ఫారం ${form}`,
  number: 'లైసెన్స్ నంబర్',
  paidUpTo: 'ఫీజు ఎప్పటివరకు కట్టారు',
  add: 'లైసెన్స్ జోడించండి',
  remove: (place: number) => `లైసెన్స్ ${place} తీసేయండి`,
  removed: (place: number) => `లైసెన్స్ ${place} తీసేశాం.`,
  /** As it is read in the answers and on the dashboard. `form` and `paidUpTo` may be ''. */
  details: (number: string, form: string, paidUpTo: string) => {
    const licence = form ? `ఫారం ${form}: ${number}` : number;
    return paidUpTo ? `${licence}, ${paidUpTo} వరకు ఫీజు కట్టారు` : licence;
  },
} satisfies Words<typeof english.licencesWords>;

/** A day on a licence that is past or near: a note that stops nobody. */
export const dayNoteWords = {
  past: 'ఈ తేదీ దాటిపోయింది. మీరు కొనసాగించవచ్చు. కొత్త రసీదు దగ్గర ఉంచుకోండి.',
  soon: 'ఈ తేదీ దగ్గరపడింది. మీరు కొనసాగించవచ్చు. సమయానికి రెన్యూ చేయించండి.',
} satisfies Words<typeof english.dayNoteWords>;

/** Reminders of the days on licences, on the dashboard. */
export const renewalWords = {
  title: 'మీ లైసెన్సుల తేదీలు',
  download: 'క్యాలెండర్‌లో రిమైండర్లు జోడించండి',
  drugLicence: (number: string) => `డ్రగ్ లైసెన్స్ ${number} ఫీజు`,
  fssai: (number: string) => `FSSAI లైసెన్స్ ${number}`,
  payDrugLicence: (number: string) => `డ్రగ్ లైసెన్స్ ${number} ఫీజు కట్టండి`,
  renewFssai: (number: string) => `FSSAI లైసెన్స్ ${number} రెన్యూ చేయించండి`,
  eventText: (product: string) => `${product} నుంచి రిమైండర్: ఇది మీ లైసెన్స్‌పై ఉన్న తేదీ.`,
} satisfies Words<typeof english.renewalWords>;

/** The button of the bank check. */
export const bankButtonWords = {
  unverified: 'బ్యాంక్ వివరాలు ధ్రువీకరించండి',
  failed: 'బ్యాంక్ వివరాలు ధ్రువీకరించండి',
  verifying: 'ధ్రువీకరిస్తున్నాం...',
  verified: 'ధ్రువీకరణ పూర్తయింది',
  pending: 'పెండింగ్‌లో ఉంది',
} satisfies Words<typeof english.bankButtonWords>;

export const bankToasts = {
  missing: { title: 'వివరాలు పూర్తి కాలేదు', description: 'ధ్రువీకరించే ముందు బ్యాంక్ వివరాలన్నీ ఎంటర్ చేయండి' },
  failed: { title: 'ధ్రువీకరించలేకపోయాం', description: 'మీ బ్యాంక్ వివరాలు సరిచూసి మళ్లీ ప్రయత్నించండి' },
  error: {
    title: 'ధ్రువీకరణలో సమస్య',
    description: 'బ్యాంక్ వివరాలు ధ్రువీకరించలేకపోయాం. మళ్లీ ప్రయత్నించండి.',
  },
} satisfies Words<typeof english.bankToasts>;

export const bankNoteWords = {
  verified: (where: string, holder: string | null) => {
    if (!where) return holder ? `ఖాతా ధ్రువీకరణ పూర్తయింది. ఖాతాదారు: ${holder}` : 'ఖాతా ధ్రువీకరణ పూర్తయింది';
    return holder ? `ఖాతా ధ్రువీకరణ పూర్తయింది: ${where}. ఖాతాదారు: ${holder}` : `ఖాతా ధ్రువీకరణ పూర్తయింది: ${where}`;
  },
  pending: 'బ్యాంక్ ఇంకా జవాబు ఇవ్వలేదు. మీరు కొనసాగించవచ్చు. పరిశీలన సమయంలో మళ్లీ సరిచూస్తాం.',
  failed: 'మీ బ్యాంక్ వివరాలు సరిచూసి మళ్లీ ప్రయత్నించండి',
} satisfies Words<typeof english.bankNoteWords>;

/** Oddities of the KYC step: they ask for a second look and never block. */
export const kycWarningWords = {
  'gstin-check-character': 'చివరి అక్షరం లేదా అంకె తప్పుగా ఉన్నట్టుంది. మీ GST సర్టిఫికెట్‌తో సరిచూడండి.',
  'gstin-state': 'GSTIN మొదటి 2 అంకెలు సరిచూడండి. అవి రాష్ట్రం కోడ్.',
  'gstin-pan-differs': '3 నుంచి 12 వరకు ఉన్న అక్షరాలు, అంకెలు PANతో సరిపోలడం లేదు. రెండూ సరిచూడండి.',
  'licence-signs': 'నంబర్ సరిచూడండి. అక్షరాలు, అంకెలు, / - . మాత్రమే ఎంటర్ చేయండి, మిగతా గుర్తులు తీసేయండి.',
  'fssai-digits': 'FSSAI లైసెన్స్‌లో 14 అంకెలు ఉంటాయి. సర్టిఫికెట్‌తో నంబర్ సరిచూడండి.',
  'pan-holder': 'PANలో 4వ అక్షరం సరిచూడండి.',
} satisfies Words<typeof english.kycWarningWords>;

/** Another tab has saved details that are typed differently here. `fields` are their labels. */
export const kycChangedElsewhereToast = (fields: string) => ({
  title: 'వేరే ట్యాబ్‌లో మారింది',
  description: `${fields}: వేరే ట్యాబ్‌లో ఇంకోలా సేవ్ అయింది. ఇక్కడ సేవ్ చేస్తే, దాని స్థానంలో మీరు ఇక్కడ ఎంటర్ చేసినది ఉంటుంది.`,
});

export const autosaveWords = {
  saving: 'సేవ్ అవుతోంది…',
  saved: (time: string) => `సేవ్ అయింది: ${time}`,
  retry: 'సేవ్ కాలేదు, మళ్లీ ప్రయత్నిస్తాం',
} satisfies Words<typeof english.autosaveWords>;
