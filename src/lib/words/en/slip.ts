import type { SlipLineState } from '#lib/domain/application/slip.ts';

/** The slip: a line for each step of an application, and what was put on it. */
export const slipWords = {
  heading: 'Your application',
  pan: (lastCharacters: string) => `PAN ${lastCharacters}`,
  documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  contract: 'Accepted',
  /** On the stamp. */
  submitted: 'Submitted',
  approved: 'Approved',
} as const;

/** Before the status of an application that is not sent. */
export const unsentWords = {
  unknown: 'Not sent yet.',
  next: (step: string) => `Not sent yet. Next: ${step}`,
} as const;

/** The mark of a line, for screen readers. */
export const slipLineWords: Record<SlipLineState, string> = {
  done: 'done',
  current: 'next',
  upcoming: 'to come',
  flagged: 'to be changed',
};

/** The sheet to keep: what was sent, and what comes after. */
export const receiptWords = {
  print: 'Print or save as PDF',
  share: 'Share',
  printContract: 'Print the contract',
  number: 'Application number',
  sent: 'What you sent',
  saved: 'What is saved so far',
  documents: 'Documents',
  noDocuments: 'None yet',
  contract: 'Partner contract',
  contractOf: (version: string, date: string) => `Version ${version}, accepted on ${date}`,
  contractOn: (date: string) => `Accepted on ${date}`,
  contractOpen: 'Not accepted yet',
  reviewBy: (date: string) => `You get an answer by ${date}.`,
  told: 'We tell you by email and phone. You need not do anything until then.',
  help: 'Questions? Call or write to us, and give the application number.',
} as const;
