import type { Words } from '#lib/translation.ts';
import type * as english from '../en/category.ts';

/** The words of one category. */
export const categoryWords = {
  pharmacy: {
    name: 'ఫార్మసీ',
    sells: 'ప్రిస్క్రిప్షన్ అవసరమైన, అవసరం లేని మందులు',
    register: 'మీ ఫార్మసీని రిజిస్టర్ చేయండి',
    documents: 'ఫార్మసీ పత్రాలు',
    requirements: 'డ్రగ్/ఫార్మసీ లైసెన్స్, GST, బ్యాంక్',
    needs: 'డ్రగ్ లైసెన్స్',
    locationRequired: 'మ్యాప్‌లో మీ ఫార్మసీ లొకేషన్ ఎంచుకోండి',
  },
  supplements: {
    name: 'సప్లిమెంట్లు',
    sells: 'విటమిన్లు, పోషకాహారం, ఆరోగ్య ఉత్పత్తులు',
    register: 'మీ షాపును రిజిస్టర్ చేయండి',
    documents: 'షాపు పత్రాలు',
    requirements: 'FSSAI, GST, బ్యాంక్',
    needs: 'FSSAI లైసెన్స్',
    locationRequired: 'మ్యాప్‌లో మీ షాపు లొకేషన్ ఎంచుకోండి',
  },
  labs: {
    name: 'ల్యాబ్‌లు',
    sells: 'డయాగ్నస్టిక్ టెస్టులు, శాంపిళ్లు',
    register: 'మీ ల్యాబ్‌ను రిజిస్టర్ చేయండి',
    documents: 'ల్యాబ్ పత్రాలు',
    requirements: 'మ్యాప్‌లో లొకేషన్, అక్రెడిటేషన్, GST, బ్యాంక్',
    needs: 'ల్యాబ్ లైసెన్స్ లేదా అక్రెడిటేషన్',
    locationRequired: 'మ్యాప్‌లో మీ ల్యాబ్ లొకేషన్ ఎంచుకోండి',
  },
} satisfies Words<typeof english.categoryWords>;

/** Titles and subtitles of the steps. The documents have the title of their category. */
export const stepWords = {
  'vendor-info': { title: 'విక్రేత వివరాలు', subtitle: 'యజమాని, లొకేషన్ వివరాలు' },
  'kyc-documents': { title: 'KYC, వ్యాపార వివరాలు', subtitle: 'పన్ను, లైసెన్స్, బ్యాంక్ వివరాలు' },
  documents: { subtitle: 'రుజువులు అప్‌లోడ్ చేయండి' },
  contract: { title: 'పార్టనర్ ఒప్పందం', subtitle: 'నియమ నిబంధనలు అంగీకరించండి' },
} satisfies Words<typeof english.stepWords>;
