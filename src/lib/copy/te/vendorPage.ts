import { brand } from '#lib/brand.ts';
import { limits } from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/vendorPage.ts';

/** Words of the static parts of /vendor. */
export const vendorPageWords = {
  title: `${brand.name}లో అమ్మండి – ఫార్మసీలు, సప్లిమెంట్లు, ల్యాబ్‌లు`,
  description: `మీ ఫార్మసీ, సప్లిమెంట్ షాపు లేదా డయాగ్నొస్టిక్ ల్యాబ్‌ను రిజిస్టర్ చేయండి: ఫోన్‌తో లాగిన్, నాలుగు చిన్న దశలు, ${limits.reviewHoursRange} గంటల్లో పరిశీలన.`,
  heading: 'మీ ఫార్మసీ, 30 నిమిషాల్లో చుట్టుపక్కల ప్రతి గుమ్మానికీ',
  text: 'ఫార్మసీలు, సప్లిమెంట్ షాపులు, ల్యాబ్‌లు నాలుగు చిన్న దశల్లో రిజిస్టర్ అవుతాయి. ఎప్పుడైనా ఆపి, తర్వాత అక్కడి నుంచే కొనసాగించండి.',
  entry: {
    title: 'మొదలుపెట్టండి లేదా కొనసాగించండి',
    text: 'మీ ఫోన్‌కు కోడ్ పంపుతాం. పాస్‌వర్డ్ అక్కర్లేదు.',
    noScript: 'లాగిన్ కావడానికి JavaScript ఆన్ చేయండి, లేదా మాకు ఫోన్ చేయండి:',
  },
  features: {
    title: 'మీకు దక్కేవి',
    orders: {
      title: 'చదవగలిగే ఆర్డర్లు',
      text: 'ప్రతి ప్రిస్క్రిప్షన్ టైప్ చేసి, సరిచూసి, దాని ఫోటోతో వస్తుంది.',
      before: 'Amlo 5 od x30',
      after: 'Amlodipine 5 mg, రోజుకు ఒకసారి, 30 మాత్రలు',
    },
    money: {
      title: 'సమయానికి డబ్బు',
      text: 'ధ్రువీకరించిన మీ బ్యాంక్ ఖాతాలోకే నేరుగా వేస్తాం.',
      figure: String(limits.settlementDays),
      unit: 'పని దినాలు',
    },
    costs: {
      title: 'ఒకే స్పష్టమైన కమీషన్',
      text: 'మీరు అమ్మినదానిపై మాత్రమే. ఇంకేమీ లేదు.',
    },
    riders: {
      title: 'రైడర్లు మావాళ్లే',
      text: 'మా రైడర్లు మీ షాపు నుంచి ఆర్డర్లు తీసుకెళ్తారు. మీరు అక్కడే ఉంటారు.',
    },
  },
  needs: {
    title: 'ఇవి దగ్గర పెట్టుకోండి',
    text: 'PAN, GST సర్టిఫికెట్, బ్యాంక్ వివరాలు (క్యాన్సిల్ చేసిన చెక్కు ఉంటే మంచిది), యజమాని ఫోటో, షాపు ముందు యజమాని ఫోటో.',
    way: 'పత్రాలను ఫోన్‌తోనే ఫోటో తీయవచ్చు. ఎప్పుడైనా ఆపండి: మీరు రాసింది అలాగే ఉంటుంది.',
    also: 'ఇంకా మీ విభాగానికి:',
    minutes: (minutes: number) => `సుమారు ${minutes} నిమిషాలు`,
  },
} satisfies Words<typeof english.vendorPageWords>;
