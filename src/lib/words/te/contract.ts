import { plural } from '#lib/plural.ts';
import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/contract.ts';

/** Words of the contract step and of the answers before it. */
export const contractWords = {
  answersTitle: 'మీ జవాబులు సరిచూసుకోండి',
  answersIntro: 'ఏదైనా తప్పు ఉందా? ‘మార్చండి’ నొక్కండి.',
  vendorInfo: 'విక్రేత వివరాలు',
  kyc: 'KYC, వ్యాపార వివరాలు',
  documents: 'పత్రాలు',
  change: 'మార్చండి',
  missing: 'ఇవ్వలేదు',
  hours: 'పని వేళలు',
  noDocument: 'అప్‌లోడ్ కాలేదు',
  uploaded: 'అప్‌లోడ్ అయింది',
  fullText: 'పూర్తి ఒప్పందం',
  version: (version: string) => `వెర్షన్ ${version}`,
  termsTitle: 'ఒప్పందం క్లుప్తంగా',
  deliveryTitle: 'మీ డెలివరీ నిబంధనలు',
  termsToast: 'నియమ నిబంధనలను అంగీకరించండి',
  submit: 'దరఖాస్తు సమర్పించండి',
  outdated: 'ఈ పేజీ తెరిచిన తర్వాత నిబంధనలు మారాయి. ఇప్పటి నిబంధనలు చదివి, ఆపై అంగీకరించండి.',
  showCurrent: 'ఇప్పటి నిబంధనలు చూపండి',
  failedHelp: 'మీరు ఇచ్చినవేవీ పోలేదు. మళ్లీ సమర్పించండి.',
  review: `మీరు సమర్పించాక మా టీమ్ మీ దరఖాస్తును పరిశీలిస్తుంది. సాధారణంగా ${limits.reviewHoursRange} గంటలు పడుతుంది.`,
} satisfies Words<typeof english.contractWords>;

/** Below the clauses, on pages in another language than English. */
export const bindingContractWords = 'ఇది సారాంశం. చట్టపరంగా ఇంగ్లీషులో ఉన్న పూర్తి ఒప్పందం మాత్రమే చెల్లుతుంది.';

/** The partner contract in short, for a commission in percent. */
export const contractClauses = (commissionPercent: number, settlementDays: number) => [
  {
    title: 'కమీషన్',
    text: `పూర్తయిన ప్రతి ఆర్డర్ విలువలో ${commissionPercent}% ${brand.name} తీసుకుంటుంది. చేరడానికి ఫీజు లేదు, నెలవారీ ఫీజూ లేదు.`,
  },
  {
    title: 'చెల్లింపు',
    text: `ప్రతి ఆర్డర్ పూర్తయిన ${settlementDays} పని దినాల్లోగా మీ వాటాను మీ బ్యాంక్ ఖాతాలో జమ చేస్తాం.`,
  },
  {
    title: 'లైసెన్సులు',
    text: 'మీ లైసెన్సులను చెల్లుబాటులో ఉంచాలి, అవి అనుమతించినవి మాత్రమే అమ్మాలి, ఏ లైసెన్స్ గడువు ముగిసినా, సస్పెండ్ అయినా వెంటనే మాకు చెప్పాలి.',
  },
  {
    title: 'ఆర్డర్లు',
    text: 'ఆర్డర్లను త్వరగా అంగీకరించాలి లేదా తిరస్కరించాలి, సరిగ్గా ప్యాక్ చేసి సీల్ వేయాలి, ధరలను, స్టాక్‌ను సరిగ్గా ఉంచాలి.',
  },
  {
    title: 'గోప్యత',
    text: 'ప్రిస్క్రిప్షన్లను, కస్టమర్ల వివరాలను మీరు ఆర్డర్ కోసం మాత్రమే వాడాలి, ఎప్పుడూ ఇతరులకు ఇవ్వకూడదు.',
  },
  {
    title: 'ముగింపు',
    text: 'మీరైనా మేమైనా రాతపూర్వకంగా ఈ ఒప్పందాన్ని ముగించవచ్చు. అప్పుడు కూడా పూర్తయిన ఆర్డర్లకు మీకు మొత్తం చెల్లిస్తాం.',
  },
];

/** The figure beside a clause in short. */
export const contractFigureWords = {
  commission: (percent: number): string => `${percent}%`,
  settlement: (days: number): string => plural(days, { one: `${days} రోజు`, other: `${days} రోజులు` }),
} satisfies Words<typeof english.contractFigureWords>;

/** `Change Vendor information`: where a Change link leads, for those who only hear it. */
export function changeWords(section: string): string {
  return `మార్చండి: ${section}`;
}
