import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/profile.ts';

const incomplete = {
  title: 'పూర్తి కాలేదు',
  message: 'మీ రిజిస్ట్రేషన్ పూర్తి కాలేదు. చేసినంత వరకు సేవ్ అయింది. కొనసాగించడానికి ‘KYC పూర్తి చేయండి’ నొక్కండి.',
  action: 'KYC పూర్తి చేయండి',
};

/** The profile page, by the application's state. Only a complete submission is promised a time. */
export const profileStateWords = {
  new: incomplete,
  draft: incomplete,
  submitted: {
    title: 'KYC పరిశీలనలో ఉంది',
    message: 'మీ KYC వివరాలు మాకు అందాయి. మొత్తం దరఖాస్తు సమర్పించాక పరిశీలన మొదలవుతుంది.',
    action: null,
  },
  changed: {
    title: 'KYC పరిశీలనలో ఉంది',
    message: 'సమర్పించాక మీరు KYC వివరాలు మార్చారు. కొనసాగించడానికి మళ్లీ సమర్పించండి.',
    action: null,
  },
  'in-review': {
    title: 'KYC పరిశీలనలో ఉంది',
    message: `మీ వివరాలను, పత్రాలను పరిశీలిస్తున్నాం. సాధారణంగా ${limits.reviewHoursRange} గంటలు పడుతుంది.`,
    action: null,
  },
  approved: {
    title: 'మీ KYCకి ఆమోదం లభించింది!',
    message: 'మొదటి ఆర్డర్లు తీసుకోవడానికి విక్రేత యాప్ డౌన్‌లోడ్ చేయండి.',
    action: 'విక్రేత యాప్ డౌన్‌లోడ్ చేయండి',
  },
  rejected: {
    title: 'KYC తిరస్కరించాం',
    message: 'పరిశీలకులు అడిగినవి మార్చి మళ్లీ సమర్పించండి.',
    action: 'KYC మళ్లీ సమర్పించండి',
  },
} satisfies Words<typeof english.profileStateWords>;

export const profileWords = {
  title: 'KYC స్టేటస్',
  completeKyc: 'KYC పూర్తి చేయండి',
  summary: 'రిజిస్ట్రేషన్ వివరాలు',
  business: 'వ్యాపారం',
  owner: 'యజమాని',
  phone: 'ఫోన్',
  category: 'విభాగం',
  dashboard: 'డాష్‌బోర్డ్ చూడండి',
  missingTitle: 'ప్రొఫైల్ దొరకలేదు',
  missing: 'మీ ప్రొఫైల్ మాకు దొరకలేదు. లాగిన్ అవ్వండి లేదా కొత్త రిజిస్ట్రేషన్ మొదలుపెట్టండి.',
  goHome: 'హోమ్ పేజీకి వెళ్లండి',
} satisfies Words<typeof english.profileWords>;

export const profileToasts = {
  welcome: {
    title: 'స్వాగతం',
    description: `మీ రిజిస్ట్రేషన్ సమర్పించారు. ${limits.reviewHoursRange} గంటల్లోగా మీ KYCని పరిశీలిస్తాం.`,
  },
} satisfies Words<typeof english.profileToasts>;
