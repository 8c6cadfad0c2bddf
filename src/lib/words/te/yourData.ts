import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/yourData.ts';

/** The page with a visitor's own data. */
export const yourDataWords = {
  heading: 'మీ డేటా',
  summary: `మీరు అంగీకరించినవి, ఈ బ్రౌజర్‌లో సేవ్ అయినవి, ${brand.name}లో మీ దరఖాస్తుల కాపీ.`,
  noScript: 'ఈ పేజీకి JavaScript కావాలి. అది లేకపోతే మా ఫిర్యాదుల పరిష్కార అధికారి మీకు సాయం చేస్తారు.',
  consents: {
    title: 'మీరు అంగీకరించినవి',
    fromServer: 'ఇది మా దగ్గరున్న రికార్డు.',
    fromBrowser: 'ఇది ఈ బ్రౌజర్‌లోని రికార్డు మాత్రమే. మీరు లాగౌట్ అయ్యేవరకే ఇది ఉంటుంది.',
    none: 'ఇక్కడ రికార్డేమీ లేదు.',
    given: (date: string) => `అంగీకరించిన తేదీ: ${date}`,
    withdrawn: (date: string) => `సమ్మతిని వెనక్కి తీసుకున్న తేదీ: ${date}`,
    /** In place of the button that withdraws. */
    contract: 'ఇది ఒప్పందం. ఇది ఎలా ముగుస్తుందో ఇందులోనే రాసి ఉంది.',
    withdraw: 'ఈ సమ్మతిని వెనక్కి తీసుకోండి',
    ask: 'ఈ సమ్మతిని వెనక్కి తీసుకోవాలా? దాంతో దరఖాస్తు కూడా ముగుస్తుంది.',
    done: 'మీరు సమ్మతిని వెనక్కి తీసుకున్నట్టు నమోదు చేశాం.',
    byMail: 'ఈమెయిల్ ద్వారా వెనక్కి తీసుకోండి',
    mail: {
      subject: 'నా సమ్మతిని వెనక్కి తీసుకుంటున్నాను',
      body: (text: string, version: string) =>
        `దీనికి ఇచ్చిన నా సమ్మతిని వెనక్కి తీసుకుంటున్నాను: ${text}, వెర్షన్ ${version}. దీన్ని నిర్ధారించగలరు.`,
    },
    /** Where the record on the page does not have the consent to the privacy notice. */
    unlisted: 'గోప్యతా నోటీసుకు ఇచ్చిన సమ్మతిని వెనక్కి తీసుకోవడానికి ఇక్కడ రికార్డు ఉండాల్సిన అవసరం లేదు.',
    unlistedBody: (text: string) => `దీనికి ఇచ్చిన నా సమ్మతిని వెనక్కి తీసుకుంటున్నాను: ${text}. దీన్ని నిర్ధారించగలరు. నా ఫోన్ నంబర్:`,
    /** Where the API lists no consents. */
    withUs: 'మీ సమ్మతుల పూర్తి రికార్డు మా దగ్గర ఉంది.',
    askByMail: 'రికార్డును ఈమెయిల్ ద్వారా అడగండి',
    recordMail: {
      subject: 'నా సమ్మతుల రికార్డు',
      body: 'నా సమ్మతుల రికార్డును నాకు పంపగలరు. నా ఫోన్ నంబర్:',
    },
  },
  browser: {
    title: 'ఈ బ్రౌజర్‌లో ఇప్పుడు సేవ్ అయి ఉన్నవి',
    nothing: 'ఈ బ్రౌజర్‌లో ఈ సైట్‌కు చెందినదేదీ సేవ్ అయి లేదు.',
    /** The pages in the caches of the service worker. */
    pages: 'ఈ సైట్‌లో మీరు తెరిచిన పేజీలు, ఇంటర్నెట్ లేకుండా కూడా అవి తెరుచుకోవడానికి',
  },
  copy: {
    title: 'మీ దరఖాస్తుల కాపీ',
    text: 'మీ దరఖాస్తుల గురించి మేం మీకు చూపించేదంతా ఉన్న ఒక ఫైల్ (JSON).',
    button: 'కాపీ డౌన్‌లోడ్ చేయండి',
    signIn: 'మీ దరఖాస్తుల కాపీ డౌన్‌లోడ్ చేయడానికి లాగిన్ అవ్వండి.',
  },
} satisfies Words<typeof english.yourDataWords>;
