import { fieldLabelWords } from './fields.ts';
import type { BankVerification } from '#lib/domain/bankResult.ts';
import type { KycPayload } from '#lib/domain/kyc.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/kyc.ts';

export const kycWords = {
  businessLegend: 'పన్ను, లైసెన్స్',
  asPrinted: 'నా లైసెన్స్‌పై ఇలాగే ముద్రించి ఉంది',
  bankLegend: 'బ్యాంక్ ఖాతా',
  bankHelp: 'మీకు ఈ ఖాతాలోనే డబ్బు వేస్తాం. మీరు కొనసాగే ముందు దీన్ని సరిచూస్తాం.',
  notVerified: 'కొనసాగించడానికి మీ బ్యాంక్ వివరాలు ధ్రువీకరించండి.',
  unsent: 'ముందే సమర్పించిన వివరాలను మీరు మార్చారు. మార్పును సమర్పించడానికి ‘తర్వాత’ నొక్కండి. అప్పుడు తర్వాతి దశలు తెరుచుకుంటాయి.',
  masked: 'ఈ వివరాలను మా పరిశీలకులు మాత్రమే చూస్తారు. ఈ బ్రౌజర్‌లో ఎప్పుడూ సేవ్ చేయం.',
} satisfies Words<typeof english.kycWords>;

/** The button of the bank check. */
export const bankButtonWords: Record<BankVerification['type'], string> = {
  unverified: 'బ్యాంక్ వివరాలు ధ్రువీకరించండి',
  failed: 'బ్యాంక్ వివరాలు ధ్రువీకరించండి',
  verifying: 'ధ్రువీకరిస్తున్నాం...',
  verified: 'ధ్రువీకరణ అయింది',
  pending: 'జవాబు రాలేదు',
};

export const bankToasts = {
  missing: { title: 'వివరాలు పూర్తి కాలేదు', description: 'ధ్రువీకరణకు ముందు బ్యాంక్ వివరాలన్నీ రాయండి' },
  failed: { title: 'ధ్రువీకరణ కాలేదు', description: 'మీ బ్యాంక్ వివరాలు సరిచూసి మళ్లీ ప్రయత్నించండి' },
  error: {
    title: 'ధ్రువీకరణలో సమస్య',
    description: 'బ్యాంక్ వివరాలు ధ్రువీకరించలేకపోయాం. మళ్లీ ప్రయత్నించండి.',
  },
} satisfies Words<typeof english.bankToasts>;

export const bankNoteWords = {
  verified: (where: string, holder: string | null) => {
    if (!where) return holder ? `ఖాతా ధ్రువీకరణ అయింది. ఖాతాదారు: ${holder}` : 'ఖాతా ధ్రువీకరణ అయింది';
    return holder ? `ఖాతా ధ్రువీకరణ అయింది: ${where}. ఖాతాదారు: ${holder}` : `ఖాతా ధ్రువీకరణ అయింది: ${where}`;
  },
  pending: 'బ్యాంక్ ఇంకా జవాబు ఇవ్వలేదు. మీరు కొనసాగించవచ్చు. పరిశీలన సమయంలో మళ్లీ చూస్తాం.',
  failed: 'మీ బ్యాంక్ వివరాలు సరిచూసి మళ్లీ ప్రయత్నించండి',
} satisfies Words<typeof english.bankNoteWords>;

/** Another tab has saved details that are typed differently here. */
export const kycChangedElsewhere = (names: readonly (keyof KycPayload)[]) => ({
  title: 'వేరే ట్యాబ్‌లో మారింది',
  description: `${names.map((name) => fieldLabelWords[name]).join(', ')}: వేరే ట్యాబ్‌లో ఇంకోలా సేవ్ అయింది. ఇక్కడ సేవ్ చేస్తే మీరు రాసినదే దాని స్థానంలో ఉంటుంది.`,
});

export const autosaveWords = {
  saving: 'సేవ్ అవుతోంది…',
  saved: (time: string) => `సేవ్ అయింది: ${time}`,
  retry: 'సేవ్ కాలేదు, మళ్లీ ప్రయత్నిస్తాం',
} satisfies Words<typeof english.autosaveWords>;
