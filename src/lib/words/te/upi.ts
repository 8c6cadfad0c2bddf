import type { Words } from '#lib/translation.ts';
import type * as english from '../en/upi.ts';

/** The account that a payment of one rupee by UPI proves. Typing stays the other way. */
export const upiWords = {
  title: 'మీ ఖాతా వివరాలను UPI ద్వారా నింపండి',
  help: 'మేం మీకు డబ్బు పంపాల్సిన ఖాతా నుంచి ₹1 చెల్లించండి. అప్పుడు మీ బ్యాంక్ ఆ ఖాతా వివరాలు తెలుపుతుంది.',
  start: 'UPI ద్వారా ₹1 చెల్లించండి',
  open: 'నా UPI యాప్ తెరవండి',
  scan: 'ఈ QR కోడ్‌ను మీ UPI యాప్‌తో స్కాన్ చేయండి',
  waiting: 'మీ చెల్లింపు కోసం ఎదురుచూస్తున్నాం…',
  paid: 'మీ బ్యాంక్ తెలిపిన ఖాతా ఇది. ఇది మీదేనా?',
  use: 'ఈ ఖాతా వాడండి',
  expired: 'ఈ చెల్లింపు గడువు ముగిసింది.',
  refused: 'మీ బ్యాంక్ చెల్లింపును నిరాకరించింది.',
  nameDiffers: (holder: string) => `ఈ ఖాతా ‘${holder}’ పేరు మీద ఉంది. పేరు సరిచూడండి.`,
  otherName: 'మీ బ్యాంక్‌లో ఈ ఖాతా వేరే పేరు మీద ఉంది. పేరు సరిచూడండి.',
  unnamed: 'మీ బ్యాంక్ ఖాతా వివరాలు పూర్తిగా చెప్పలేదు. ఖాతా వివరాలు మీరే ఎంటర్ చేయండి.',
  failed: 'UPI నుంచి ఇప్పుడు జవాబు రావడం లేదు. ఖాతా వివరాలు మీరే ఎంటర్ చేయవచ్చు.',
  again: 'మళ్లీ మొదలుపెట్టండి',
} satisfies Words<typeof english.upiWords>;
