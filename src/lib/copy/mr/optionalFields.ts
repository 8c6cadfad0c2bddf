import type { Words } from '#lib/translation.ts';
import type * as english from '../en/optionalFields.ts';

/** What an optional field holds, in the middle of a sentence. */
export const optionalFieldWords = {
  consents: 'तुम्ही मान्य केलेल्या अटी',
  contractVersion: 'कराराची आवृत्ती',
  licenceAsPrinted: 'तुमच्या लायसन्सवर असंच छापलं आहे हे',
  licences: 'तुमची इतर लायसन्स',
  fssaiExpiry: 'तुमचं FSSAI लायसन्स संपण्याची तारीख',
  gstExempt: 'तुम्हाला GST लागत नाही हे',
} satisfies Words<typeof english.optionalFieldWords>;

/** Told once when the server does not take optional fields, and the rest was sent without them. */
export const leftOutToast = (parts: string) => ({
  title: 'काही माहितीशिवाय साठवलं',
  description: `हे आम्हाला अजून साठवता येत नाही: ${parts}.`,
});
