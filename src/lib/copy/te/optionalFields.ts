import type { OptionalFieldName } from '#lib/domain/optionalFields.ts';
import type { Toast } from '../en/toast.ts';

/** What an optional field holds, in the middle of a sentence. */
const optionalFieldWords: Record<OptionalFieldName, string> = {
  consents: 'మీరు అంగీకరించిన నిబంధనలు',
  contractVersion: 'ఒప్పందం వెర్షన్',
  licenceAsPrinted: 'మీ లైసెన్స్‌పై ఇలా ముద్రించి ఉందన్న విషయం',
  licences: 'మీ ఇతర లైసెన్సులు',
  fssaiExpiry: 'మీ FSSAI లైసెన్స్ ముగిసే రోజు',
  gstExempt: 'మీకు GST అక్కర్లేదన్న విషయం',
};

/** Told once when the server does not take optional fields, and the rest was sent without them. */
export function leftOutToast(names: readonly OptionalFieldName[]): Required<Toast> {
  const parts = names.map((name) => optionalFieldWords[name]).join(', ');
  return { title: 'కొన్ని వివరాలు లేకుండా సేవ్ అయింది', description: `వీటిని ఇంకా సేవ్ చేయలేం: ${parts}.` };
}
