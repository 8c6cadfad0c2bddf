import type { Words } from '#lib/translation.ts';
import type * as english from '../en/prefill.ts';

/** The GST register's entry for a GSTIN. It spares typing and blocks nothing. */
export const gstWords = {
  title: 'మీ GSTIN నుంచి వివరాలు నింపండి',
  help: 'మీ పేరు, చిరునామా GST రిజిస్టర్ నుంచి వస్తాయి.',
  looking: 'GST రిజిస్టర్‌లో చూస్తున్నాం…',
  unknown: 'GST రిజిస్టర్‌లో ఈ నంబర్ లేదు. నంబర్ సరిచూడండి. మీరు కొనసాగించవచ్చు.',
  failed: 'GST రిజిస్టర్ నుంచి ఇప్పుడు జవాబు రావడం లేదు. వివరాలు మీరే ఎంటర్ చేయండి.',
  inRegister: (label: string, text: string) => `GST రిజిస్టర్‌లో ${label}: ‘${text}’`,
  all: 'అన్నీ వాడండి',
  status: {
    cancelled: 'ఈ రిజిస్ట్రేషన్ రద్దయిందని GST రిజిస్టర్ చెబుతోంది. మీరు కొనసాగించవచ్చు.',
    suspended: 'ఈ రిజిస్ట్రేషన్ సస్పెండ్ అయిందని GST రిజిస్టర్ చెబుతోంది. మీరు కొనసాగించవచ్చు.',
  },
  states: (gstin: string, pin: string) => `GSTIN ${gstin} రాష్ట్రానిది, PIN కోడ్ ${pin} రాష్ట్రానిది. రెండూ సరిచూడండి.`,
} satisfies Words<typeof english.gstWords>;

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop} దరఖాస్తులోని యజమాని, PAN, బ్యాంక్, ఈమెయిల్ వివరాలు వాడాలా?`,
  help: 'వాడాలనుకున్న వాటికి టిక్ పెట్టండి. తర్వాత ఫారంలోనే మార్చుకోవచ్చు.',
  all: 'ఈ వివరాలన్నీ',
  use: 'టిక్ పెట్టినవి నింపండి',
  /** `labels` are those of the fields. */
  used: (shop: string, labels: string) => `${shop} దరఖాస్తు నుంచి నింపాం: ${labels}. మీరు మార్చవచ్చు.`,
  failed: (shop: string) => `${shop} వివరాలు చదవలేకపోయాం. వాటిని మీరే ఎంటర్ చేయండి.`,
} satisfies Words<typeof english.reuseWords>;

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

/** Other facts that are known before the vendor types them. */
export const prefillWords = {
  /** The usual opening hours of a category, in words. */
  hours: (hours: string) => `మీలాంటి షాపులు సాధారణంగా ఈ వేళల్లో తెరిచి ఉంటాయి: ${hours}`,
  hoursButton: 'ఈ వేళలు వాడండి',
  /** The address of the pin, from the map. */
  atPin: (address: string) => `మ్యాప్ ప్రకారం పిన్ ఇక్కడ ఉంది: ‘${address}’`,
} satisfies Words<typeof english.prefillWords>;
