import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/slip.ts';

/** The slip: a line for each step of an application, and what was put on it. */
export const slipWords = {
  heading: 'మీ దరఖాస్తు',
  pan: (lastCharacters: string) => `PAN ${lastCharacters}`,
  documents: (count: number) => plural(count, { one: `${count} పత్రం`, other: `${count} పత్రాలు` }),
  contract: 'మీరు అంగీకరించారు',
  /** On the stamp. */
  submitted: 'సమర్పించారు',
  approved: 'ఆమోదం లభించింది',
} satisfies Words<typeof english.slipWords>;

/** Before the status of an application that is not sent. */
export const unsentWords = {
  unknown: 'ఇంకా పంపలేదు.',
  next: (step: string) => `ఇంకా పంపలేదు. తర్వాతి దశ: ${step}`,
} satisfies Words<typeof english.unsentWords>;

/** The mark of a line, for screen readers. */
export const slipLineWords = {
  done: 'పూర్తయింది',
  current: 'ఇప్పుడు చేయాలి',
  upcoming: 'తర్వాత చేయాలి',
  flagged: 'మార్చాలి',
} satisfies Words<typeof english.slipLineWords>;

/** The sheet to keep: what was sent, and what comes after. */
export const receiptWords = {
  print: 'ప్రింట్ తీయండి లేదా PDFగా సేవ్ చేయండి',
  share: 'షేర్ చేయండి',
  printContract: 'ఒప్పందం ప్రింట్ తీయండి',
  number: 'దరఖాస్తు నంబర్',
  sent: 'మీరు పంపినవి',
  saved: 'ఇప్పటివరకు సేవ్ అయినవి',
  documents: 'పత్రాలు',
  noDocuments: 'ఇంకా లేవు',
  contract: 'పార్టనర్ ఒప్పందం',
  contractOf: (version: string, date: string) => `వెర్షన్ ${version}, మీరు అంగీకరించిన తేదీ: ${date}`,
  contractOn: (date: string) => `మీరు అంగీకరించిన తేదీ: ${date}`,
  contractOpen: 'ఇంకా అంగీకరించలేదు',
  reviewBy: (date: string) => `${date} లోగా మీకు జవాబు వస్తుంది.`,
  told: 'మీకు ఈమెయిల్, ఫోన్ ద్వారా చెబుతాం. అప్పటివరకు మీరు ఏమీ చేయక్కర్లేదు.',
  help: 'ప్రశ్నలున్నాయా? మాకు ఫోన్ లేదా ఈమెయిల్ చేసి, దరఖాస్తు నంబర్ చెప్పండి.',
} satisfies Words<typeof english.receiptWords>;
