import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/lawPages.ts';

/** The heading of each law page, which is its title too, and what it is about. The terms themselves bind in English (`words/law`). */
export const lawPageWords = {
  privacy: {
    heading: 'గోప్యతా నోటీసు',
    summary: `${brand.name} విక్రేతలను ఏ వివరాలు అడుగుతుంది, ఎందుకు అడుగుతుంది, ఎంతకాలం ఉంచుతుంది, వాటిని ఎవరు చూస్తారు, మీ హక్కులు ఏమిటి.`,
  },
  terms: {
    heading: 'నియమ నిబంధనలు',
    summary: `${brand.name} సైట్‌ను, దాని విక్రేత పోర్టల్‌ను వాడటానికి నిబంధనలు.`,
    short:
      'క్లుప్తంగా: పోర్టల్ వాడకం ఉచితం. మీరు నిజమైన వివరాలే ఇవ్వాలి, మీ కోడ్‌లు ఎవరికీ చెప్పకూడదు. ప్రతి దరఖాస్తునూ ఒకే నియమాలతో పరిశీలిస్తాం, తిరస్కరిస్తే కారణం చెబుతాం.',
  },
  partnerTerms: {
    heading: 'పార్టనర్ల కోసం నియమ నిబంధనలు',
    summary: `${brand.name}కూ విక్రేతలకూ మధ్య ఉన్న పూర్తి ఒప్పందం: కమీషన్, చెల్లింపు, లైసెన్సులు, ఆర్డర్లు, డేటా, ముగింపు.`,
    short: `క్లుప్తంగా: మీరు మీ పేరుతో, మీ లైసెన్సుతో అమ్ముతారు. మేం ఆర్డర్లు, రైడర్లను తెస్తాం, కమీషన్ తీసుకుంటాం, ${limits.settlementDays} పని దినాల్లో మీకు చెల్లిస్తాం. 30 రోజుల ముందు తెలిపి ఏ పక్షమైనా ఒప్పందాన్ని ముగించవచ్చు.`,
  },
  grievance: {
    heading: 'ఫిర్యాదుల పరిష్కార అధికారి',
    summary: `${brand.name} గురించి ఫిర్యాదు ఉంటే ఎవరికి చెప్పాలి, ఎప్పటిలోగా జవాబు వస్తుంది.`,
    short:
      'క్లుప్తంగా: ముందు మా సపోర్ట్ టీమ్‌తో మాట్లాడండి. అది సరిపోకపోతే ఫిర్యాదుల పరిష్కార అధికారిని సంప్రదించండి. 48 గంటల్లో ఫిర్యాదు నంబర్, ఒక నెలలో నిర్ణయం అందుతాయి.',
  },
  accessibility: {
    heading: 'యాక్సెసిబిలిటీ',
    summary: `దివ్యాంగులు ${brand.name}ను ఎంత సులభంగా వాడగలరు, ఇంకా ఏవి బాగా లేవు, సమస్య వస్తే ఎలా చెప్పాలి.`,
    short:
      'క్లుప్తంగా: అన్నీ కీబోర్డ్‌తో, స్క్రీన్ రీడర్‌తో, పెద్ద అక్షరాలతో పనిచేయాలి. ఏదైనా పనిచేయకపోతే మాకు చెప్పండి. 48 గంటల్లో ఫిర్యాదు నంబర్, ఒక నెలలో జవాబు అందుతాయి.',
  },
} satisfies Words<typeof english.lawPageWords>;

/** Words that several law pages share. */
export const lawWords = {
  contents: 'ఈ పేజీలో',
  version: 'వెర్షన్',
  inForce: 'అమల్లోకి వచ్చే తేదీ:',
  toBeCompleted: 'సైట్ నిర్వాహకులు పూర్తి చేయాలి',
  labels: {
    what: 'ఏమిటి',
    why: 'ఎందుకు',
    kept: 'ఎంతకాలం ఉంచుతాం',
    seenBy: 'ఎవరు చూస్తారు',
    holds: 'ఇందులో ఉండేది',
    keptUntil: 'ఎప్పటి వరకు',
    designation: 'హోదా',
    phone: 'ఫోన్',
    email: 'ఈమెయిల్',
    address: 'చిరునామా',
  },
} satisfies Words<typeof english.lawWords>;
