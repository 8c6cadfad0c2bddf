import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/applications.ts';

export const categoryDialogWords = {
  title: 'ఏ సేవ కోసం రిజిస్టర్ అవుతారో ఎంచుకోండి',
} satisfies Words<typeof english.categoryDialogWords>;

/** The list of the vendor's applications, and their place on /vendor. */
export const applicationsWords = {
  title: 'మీ దరఖాస్తులు',
  searchOpen: 'దరఖాస్తులు వెతకండి',
  searchClose: 'సెర్చ్ మూసేయండి',
  search: 'పేరు, ఊరు, విభాగం లేదా స్టేటస్‌తో వెతకండి',
  noMatch: 'మీరు వెతికినదానికి సరిపోయే దరఖాస్తు లేదు.',
  list: 'దరఖాస్తులు',
  empty: 'మీరు ఇంకా ఏ దరఖాస్తూ మొదలుపెట్టలేదు.',
  refresh: 'రిఫ్రెష్ చేయండి',
  close: 'మూసేయండి',
  startNew: 'కొత్త దరఖాస్తు మొదలుపెట్టండి',
  resume: 'కొనసాగించండి',
  resubmit: 'KYC మళ్లీ సమర్పించండి',
  view: 'డాష్‌బోర్డ్ చూడండి',
  unnamed: 'పేరు లేని దరఖాస్తు',
  loading: 'మీ దరఖాస్తులు లోడ్ అవుతున్నాయి…',
} satisfies Words<typeof english.applicationsWords>;

/** /vendor's panel for who is signed in. */
export const vendorEntryWords = {
  signedInAs: 'ఈ నంబర్‌తో లాగిన్ అయ్యారు',
  signOut: 'లాగౌట్ అవ్వండి',
  heading: 'మీ దరఖాస్తులు',
  continue: 'కొనసాగించండి',
  resume: 'కొనసాగించండి',
  dashboard: 'డాష్‌బోర్డ్ చూడండి',
  startNew: 'కొత్త రిజిస్ట్రేషన్ మొదలుపెట్టండి',
  empty: 'ఇంకా దరఖాస్తు లేదు. నాలుగు చిన్న దశలు ఉంటాయి. ఎప్పుడైనా ఆపి, తర్వాత అక్కడి నుంచే కొనసాగించవచ్చు.',
  draft: (category: string) => `ఈ బ్రౌజర్‌లో మీరు ఒక రిజిస్ట్రేషన్ మొదలుపెట్టారు: ${category}`,
} satisfies Words<typeof english.vendorEntryWords>;

/** The badge of an application; 'own' shows the status's own word. */
export const badgeWords = {
  approved: 'ఆమోదం లభించింది',
  rejected: 'తిరస్కరించాం',
  'under-review': 'పరిశీలనలో ఉంది',
  incomplete: 'పూర్తి కాలేదు',
} satisfies Words<typeof english.badgeWords>;

/** 'No applications found', '1 application found' or 'N applications found'. */
export function applicationCount(count: number): string {
  if (count === 0) return 'దరఖాస్తులేవీ దొరకలేదు';
  return plural(count, { one: `${count} దరఖాస్తు దొరికింది`, other: `${count} దరఖాస్తులు దొరికాయి` });
}

/** The number of corrections of a rejected application: 'Fix 2 items'. */
export function fixItems(count: number): string {
  return plural(count, { one: `${count} అంశం సరిచేయండి`, other: `${count} అంశాలు సరిచేయండి` });
}

/** Shown when the way on could not be found out. */
export const entryFailedToast = { title: 'మీ దరఖాస్తులను లోడ్ చేయలేకపోయాం' } satisfies Words<
  typeof english.entryFailedToast
>;
