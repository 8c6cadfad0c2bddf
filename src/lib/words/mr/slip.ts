import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/slip.ts';

/** The slip: a line for each step of an application, and what was put on it. */
export const slipWords = {
  heading: 'तुमचा अर्ज',
  pan: (lastCharacters: string) => `PAN ${lastCharacters}`,
  documents: (count: number) => plural(count, { one: `${count} कागदपत्र`, other: `${count} कागदपत्रे` }),
  contract: 'मान्य केला',
  /** On the stamp. */
  submitted: 'सबमिट केला',
  approved: 'मंजूर',
} satisfies Words<typeof english.slipWords>;

/** Before the status of an application that is not sent. */
export const unsentWords = {
  unknown: 'अजून पाठवलेला नाही.',
  next: (step: string) => `अजून पाठवलेला नाही. पुढची पायरी: ${step}`,
} satisfies Words<typeof english.unsentWords>;

/** The mark of a line, for screen readers. */
export const slipLineWords = {
  done: 'झाले',
  current: 'आता हे',
  upcoming: 'बाकी आहे',
  flagged: 'बदलायचे आहे',
} satisfies Words<typeof english.slipLineWords>;

/** The sheet to keep: what was sent, and what comes after. */
export const receiptWords = {
  print: 'प्रिंट करा किंवा PDF म्हणून सेव्ह करा',
  share: 'शेअर करा',
  printContract: 'करार प्रिंट करा',
  number: 'अर्ज नंबर',
  sent: 'तुम्ही काय पाठवले',
  saved: 'आतापर्यंत काय सेव्ह झाले',
  documents: 'कागदपत्रे',
  noDocuments: 'अजून एकही नाही',
  contract: 'पार्टनर करार',
  contractOf: (version: string, date: string) => `आवृत्ती ${version}, ${date} रोजी मान्य केली`,
  contractOn: (date: string) => `${date} रोजी मान्य केला`,
  contractOpen: 'अजून मान्य केलेला नाही',
  reviewBy: (date: string) => `${date} पर्यंत तुम्हाला उत्तर मिळेल.`,
  told: 'आम्ही ईमेल आणि फोनने कळवू. तोपर्यंत तुम्हाला काही करायची गरज नाही.',
  help: 'काही प्रश्न आहे? अर्ज नंबर सांगून आम्हाला फोन किंवा ईमेल करा.',
} satisfies Words<typeof english.receiptWords>;
