import type { Words } from '#lib/translation.ts';
import type * as english from '../en/gst.ts';

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
