import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/help.ts';

/** The three questions that vendors ask most about each step. */
export const helpQuestionWords = {
  'vendor-info': [
    { question: 'ఏ ఫోన్ నంబర్ ఇవ్వాలి?', answer: 'మీ దగ్గర ఉన్నది. దానికి కోడ్ పంపుతాం, తర్వాత మీరు దానితోనే లాగిన్ అవుతారు.' },
    { question: 'ఈ వివరాలను తర్వాత మార్చవచ్చా?', answer: 'ఈ దశ తర్వాత మేం మాత్రమే మార్చగలం. మాకు ఫోన్ లేదా ఈమెయిల్ చేయండి.' },
    {
      question: 'మ్యాప్‌లో నా షాపు దొరకడం లేదు. ఏం చేయాలి?',
      answer: 'దగ్గరలోని చోటును వెతికి, పిన్‌ను మీ గుమ్మం దగ్గరికి జరపండి. లేదా షాపులో ఉన్నప్పుడు మీ లొకేషన్ వాడండి.',
    },
  ],
  'kyc-documents': [
    {
      question: 'GSTIN ఎక్కడ ఉంటుంది?',
      answer: 'మీ GST సర్టిఫికెట్‌పై. అందులో 15 అక్షరాలు, అంకెలు ఉంటాయి, మీ PAN కూడా ఉంటుంది.',
    },
    { question: 'బ్యాంక్ ఖాతా ఎందుకు అడుగుతున్నారు?', answer: 'మీ సంపాదనను అందులోనే జమ చేస్తాం.' },
    {
      question: 'బ్యాంక్ ఖాతా ధ్రువీకరణ కావడం లేదు. ఏం చేయాలి?',
      answer: 'నంబర్, IFSC, పేరును పాస్‌బుక్‌తో సరిచూడండి. అన్నీ సరిగా ఉంటే తర్వాత మళ్లీ ప్రయత్నించండి లేదా మాకు ఫోన్ చేయండి.',
    },
  ],
  documents: [
    { question: 'మంచి ఫోటో ఎలా తీయాలి?', answer: 'పగటి వెలుతురులో, ఫ్లాష్ లేకుండా. నాలుగు మూలలూ ఫోటోలో ఉండాలి, ప్రతి లైనూ చదవగలగాలి.' },
    { question: 'నా పత్రంలో చాలా పేజీలు ఉన్నాయి. ఏం చేయాలి?', answer: 'ప్రతి పేజీ ఫోటోను జోడించండి. వాటిని ఒకే PDFగా పంపుతాం.' },
    { question: 'అన్ని పత్రాలూ ఇప్పుడే కావాలా?', answer: 'అక్కర్లేదు. మీరు పంపినవి సేవ్ అయి ఉంటాయి. మిగతావాటితో తర్వాత రావచ్చు.' },
  ],
  contract: [
    {
      question: 'జవాబు ఎప్పుడు వస్తుంది?',
      answer: `సాధారణంగా ${limits.reviewHoursRange} గంటలు పడుతుంది. ఈమెయిల్, ఫోన్ ద్వారా చెబుతాం.`,
    },
    { question: 'ఇప్పుడు కూడా ఏదైనా మార్చవచ్చా?', answer: 'మార్చవచ్చు, సమర్పించే వరకు. అది ఉన్న దశకు వెనక్కి వెళ్లండి.' },
    { question: 'ఒప్పందాన్ని తర్వాత చదవవచ్చా?', answer: 'చదవవచ్చు. సమర్పించిన తర్వాత ‘KYC స్టేటస్’ పేజీ నుంచి ప్రింట్ తీసుకోవచ్చు.' },
  ],
} satisfies Words<typeof english.helpQuestionWords>;

/** Words of the help panel. */
export const helpWords = {
  title: 'సహాయం',
  whatsApp: 'WhatsAppలో మెసేజ్ చేయండి',
  aboutApplication: (number: string) => `దరఖాస్తు ${number}: `,
  aboutNew: 'కొత్త దరఖాస్తు: ',
  reference: 'చివరి సమస్య నంబర్',
  copy: 'కాపీ చేయండి',
  copied: 'కాపీ అయింది',
} satisfies Words<typeof english.helpWords>;
