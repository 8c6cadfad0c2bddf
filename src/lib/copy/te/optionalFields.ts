import type { Words } from '#lib/translation.ts';
import type * as english from '../en/optionalFields.ts';

/** What an optional field holds, in the middle of a sentence. */
export const optionalFieldWords = {
  consents: 'మీరు అంగీకరించిన నిబంధనలు',
  contractVersion: 'ఒప్పందం వెర్షన్',
  licenceAsPrinted: 'మీ లైసెన్స్‌పై ఇలా ముద్రించి ఉందన్న విషయం',
  licences: 'మీ ఇతర లైసెన్సులు',
  fssaiExpiry: 'మీ FSSAI లైసెన్స్ ముగిసే రోజు',
  gstExempt: 'మీకు GST అక్కర్లేదన్న విషయం',
} satisfies Words<typeof english.optionalFieldWords>;

/** Told once when the server does not take optional fields, and the rest was sent without them. */
export const leftOutToast = (parts: string) => ({
  title: 'కొన్ని వివరాలు లేకుండా సేవ్ అయింది',
  description: `వీటిని ఇంకా సేవ్ చేయలేం: ${parts}.`,
});
