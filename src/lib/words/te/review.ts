import type { Words } from '#lib/translation.ts';
import type * as english from '../en/review.ts';

/** Why an item was refused, and how it is done right. The hint is also shown in the camera. */
export const reviewCodeWords = {
  unreadable: {
    says: 'ఇది చదవడానికి రావడం లేదు.',
    hint: 'కిటికీ దగ్గరికి వెళ్లి ఫోన్‌ను కదలకుండా పట్టుకోండి. ప్రతి లైనూ స్పష్టంగా కనిపించాలి.',
  },
  'cut-off': { says: 'కొంత భాగం ఫోటోలో పడలేదు.', hint: 'మొత్తం ఫోటోలోకి వచ్చేలా కొంచెం వెనక్కి జరగండి.' },
  expired: { says: 'దీని గడువు ముగిసింది.', hint: 'ఇప్పుడు చెల్లుబాటులో ఉన్నదాన్ని పంపండి.' },
  'name-mismatch': { says: 'పేరు వేరుగా ఉంది.', hint: 'పేరును మీ మిగతా పత్రాలతో అక్షరం అక్షరం సరిచూడండి.' },
  'number-mismatch': { says: 'నంబర్ వేరుగా ఉంది.', hint: 'నంబర్‌ను పత్రంతో అంకె అంకె సరిచూడండి.' },
  'address-mismatch': { says: 'చిరునామా వేరుగా ఉంది.', hint: 'చిరునామా మీ షాపుదే అయి ఉండాలి.' },
  'wrong-document': { says: 'ఇది వేరే పత్రం.', hint: 'ఇక్కడ చెప్పిన పత్రాన్నే పంపండి.' },
  'page-missing': { says: 'ఒక పేజీ లేదు.', hint: 'ప్రతి పేజీనీ, ముందు వైపు, వెనుక వైపు పంపండి.' },
  'not-the-shop': { says: 'షాపును గుర్తుపట్టలేకపోతున్నాం.', hint: 'బయట నిలబడండి. సైన్‌బోర్డు, తలుపు ఫోటోలో ఉండాలి.' },
  'face-not-visible': {
    says: 'ముఖం కనిపించడం లేదు.',
    hint: 'చలవ కళ్లద్దాలు, మాస్క్ లేకుండా కెమెరా వైపు చూడండి. వెలుతురు ముందు నుంచి రావాలి.',
  },
} satisfies Words<typeof english.reviewCodeWords>;

/** Words around what a reviewer says, and around the vendor's answer. */
export const reviewWords = {
  by: (day: string) => `${day} లోపు`,
  over: (day: string) => `దీన్ని ${day} లోపు పంపమని అడిగాం. మీరు ఇప్పుడు కూడా పంపవచ్చు.`,
  answered: 'మీ జవాబు',
  answer: 'మెసేజ్‌తో జవాబు ఇవ్వండి',
  answerLabel: 'పరిశీలకులకు మీ జవాబు',
  answerHelp: 'ఉదాహరణకు: షాపు పేరు 2024లో మారింది. తర్వాత పరిశీలకులు దాన్ని మళ్లీ చూస్తారు.',
  answerMissing: 'మీ జవాబు ఎంటర్ చేయండి',
  send: 'జవాబు పంపండి',
  sent: 'మీ జవాబు పంపాం',
} satisfies Words<typeof english.reviewWords>;
