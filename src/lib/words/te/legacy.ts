import { plural } from '#lib/plural.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/legacy.ts';

/** The messages of the legacy form. */
export const legacyErrorWords = {
  vendorName: 'విక్రేత పేరు ఎంటర్ చేయండి',
  ownerName: 'యజమాని పూర్తి పేరు ఎంటర్ చేయండి',
  email: 'సరైన ఈమెయిల్ ఎంటర్ చేయండి',
  phone: 'ఫోన్ నంబర్ ఎంటర్ చేయండి',
  supportPhone: 'ముఖ్య కాంటాక్ట్ నంబర్ ఎంటర్ చేయండి',
  addressLine1: 'చిరునామా ఎంటర్ చేయండి',
  city: 'ఊరు పేరు ఎంటర్ చేయండి',
  pincode: 'PIN కోడ్ ఎంటర్ చేయండి',
  agree: 'కొనసాగించడానికి నియమ నిబంధనలను అంగీకరించాలి',
} satisfies Words<typeof english.legacyErrorWords>;

export const legacyStepWords = {
  vendor: { title: 'విక్రేత వివరాలు', subtitle: 'విభాగం, వ్యాపారం పేరు' },
  owner: { title: 'యజమాని వివరాలు', subtitle: 'యజమాని పేరు, ఈమెయిల్, ఫోన్' },
  location: { title: 'చిరునామా, ఫోన్', subtitle: 'చిరునామా, కస్టమర్ల కోసం నంబర్' },
  documents: { title: 'పత్రాలు', subtitle: 'రుజువులు అప్‌లోడ్ చేయండి' },
  review: { title: 'సరిచూసి సమర్పించండి', subtitle: 'మీ జవాబులు సరిచూసి సమర్పించండి' },
} satisfies Words<typeof english.legacyStepWords>;

export const legacyLabelWords = {
  category: 'విభాగం',
  vendorName: 'విక్రేత పేరు',
  ownerName: 'యజమాని పూర్తి పేరు',
  email: 'ఈమెయిల్',
  phone: 'ఫోన్',
  whatsappUpdates: 'WhatsAppలో నాకు సమాచారం పంపండి',
  supportPhone: 'ముఖ్య కాంటాక్ట్ నంబర్',
  addressLine1: 'చిరునామా',
  city: 'ఊరు',
  pincode: 'PIN కోడ్',
  docs: 'పత్రాలు',
  agree: 'నియమ నిబంధనలను అంగీకరిస్తున్నాను',
} satisfies Words<typeof english.legacyLabelWords>;

export const legacyHelpWords = {
  vendorName: 'కస్టమర్లకు తెలిసిన పేరు',
  email: 'మీ రిజిస్ట్రేషన్ సమాచారం ఈ ఈమెయిల్‌కు పంపుతాం',
  phone: 'యజమాని సొంత నంబర్',
  whatsappUpdates: 'పై ఫోన్ నంబర్‌కు. ఎప్పుడైనా ఆపవచ్చు.',
  supportPhone: 'కస్టమర్లు, రైడర్లు ఈ నంబర్‌కు ఫోన్ చేస్తారు',
  addressLine1: 'షాపు లేదా బిల్డింగ్ నంబర్, వీధి',
  pincode: 'ఉదాహరణకు 560001',
} satisfies Words<typeof english.legacyHelpWords>;

export const legacyWords = {
  pageTitle: 'విక్రేత రిజిస్ట్రేషన్',
  heading: 'విక్రేత రిజిస్ట్రేషన్',
  help: 'సహాయం కావాలా? ఈమెయిల్ చేయండి:',
  done: '(పూర్తయింది)',
  needsAttention: '(తప్పులున్నాయి)',
  back: 'వెనక్కి',
  next: 'కొనసాగించండి',
  submit: 'సమర్పించండి',
  kept: 'మీరు ముందు ఎంటర్ చేసినవన్నీ ఇక్కడే ఉన్నాయి.',
  keptDocuments: 'మీ పత్రాలను మళ్లీ ఎంచుకోండి.',
  startFresh: 'ఖాళీ ఫారంతో మొదలుపెట్టండి',
  categoryLegend: 'మీరు ఏది రిజిస్టర్ చేయాలనుకుంటున్నారు?',
  nameLegend: 'మీ వ్యాపారం',
  ownerLegend: 'యజమాని',
  contactLegend: 'కస్టమర్లు ఏ నంబర్‌కు ఫోన్ చేయాలి?',
  placeLegend: 'మీ వ్యాపారం ఎక్కడ ఉంది?',
  documentsLegend: 'మీ పత్రాలు',
  documentsHint: 'వ్యాపార లైసెన్స్, GST, PAN, చిరునామా రుజువు అవసరం కావచ్చు.',
  documentsRules: `PDF, PNG, JPG, ఒక్కోటి ${limits.legacyDocumentMaxMb}MB వరకు. ఒకటి కంటే ఎక్కువ ఫైళ్లు ఎంచుకోవచ్చు.`,
  drop: 'ఫైళ్లను ఇక్కడికి లాగండి లేదా',
  choose: 'ఫైళ్లు ఎంచుకోండి',
  chooseMore: 'ఇంకా ఫైళ్లు ఎంచుకోండి',
  remove: 'తీసేయండి',
  chosen: (count: number) =>
    plural(count, { one: `${count} ఫైల్ ఎంచుకున్నారు`, other: `${count} ఫైళ్లు ఎంచుకున్నారు` }),
  removed: (name: string) => `${name} తీసేశాం`,
  noDocuments: 'ఏదీ ఎంచుకోలేదు',
  reviewLegend: 'మీ జవాబులు',
  change: 'మార్చండి',
  changeStep: (title: string) => `మార్చండి: ${title}`,
  notGiven: 'ఇంకా ఇవ్వలేదు',
  yes: 'కావాలి',
  no: 'వద్దు',
  agreeLegend: 'సమర్పించే ముందు',
  reviewNote: `ధ్రువీకరణకు ${limits.reviewHoursRange} గంటలు పడుతుంది. పూర్తయ్యాక ఈమెయిల్, ఫోన్ ద్వారా చెబుతాం.`,
  leaving: 'హోమ్ పేజీకి తీసుకెళ్తున్నాం.',
  toHome: 'హోమ్ పేజీకి వెళ్లండి',
} satisfies Words<typeof english.legacyWords>;

export const legacySubmittedToast = {
  title: 'రిజిస్ట్రేషన్ సమర్పించారు',
  description: 'మీ వివరాలు అందాయి. ధ్రువీకరించి త్వరలో చెబుతాం.',
} satisfies Words<typeof english.legacySubmittedToast>;
