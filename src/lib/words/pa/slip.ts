import type { Words } from '#lib/translation.ts';
import type * as english from '../en/slip.ts';

/** The slip: a line for each step of an application, and what was put on it. */
export const slipWords = {
  heading: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ',
  pan: (lastCharacters: string) => `PAN ${lastCharacters}`,
  documents: (count: number) => `${count} ਦਸਤਾਵੇਜ਼`,
  contract: 'ਮਨਜ਼ੂਰ ਕੀਤਾ',
  /** On the stamp. */
  submitted: 'ਸਬਮਿਟ ਹੋਈ',
  approved: 'ਮਨਜ਼ੂਰ',
} satisfies Words<typeof english.slipWords>;

/** Before the status of an application that is not sent. */
export const unsentWords = {
  unknown: 'ਅਜੇ ਭੇਜੀ ਨਹੀਂ ਗਈ।',
  next: (step: string) => `ਅਜੇ ਭੇਜੀ ਨਹੀਂ ਗਈ। ਅਗਲਾ ਸਟੈੱਪ: ${step}`,
} satisfies Words<typeof english.unsentWords>;

/** The mark of a line, for screen readers. */
export const slipLineWords = {
  done: 'ਹੋ ਗਿਆ',
  current: 'ਹੁਣ ਇਹ',
  upcoming: 'ਬਾਕੀ ਹੈ',
  flagged: 'ਬਦਲਣਾ ਹੈ',
} satisfies Words<typeof english.slipLineWords>;

/** The sheet to keep: what was sent, and what comes after. */
export const receiptWords = {
  print: 'ਪ੍ਰਿੰਟ ਕਰੋ ਜਾਂ PDF ਵਜੋਂ ਸੇਵ ਕਰੋ',
  share: 'ਸ਼ੇਅਰ ਕਰੋ',
  printContract: 'ਇਕਰਾਰਨਾਮਾ ਪ੍ਰਿੰਟ ਕਰੋ',
  number: 'ਅਰਜ਼ੀ ਨੰਬਰ',
  sent: 'ਤੁਸੀਂ ਕੀ ਭੇਜਿਆ',
  saved: 'ਹੁਣ ਤੱਕ ਕੀ ਸੇਵ ਹੈ',
  documents: 'ਦਸਤਾਵੇਜ਼',
  noDocuments: 'ਅਜੇ ਕੋਈ ਨਹੀਂ',
  contract: 'ਪਾਰਟਨਰ ਇਕਰਾਰਨਾਮਾ',
  contractOf: (version: string, date: string) => `ਵਰਜ਼ਨ ${version}, ${date} ਨੂੰ ਮਨਜ਼ੂਰ ਕੀਤਾ`,
  contractOn: (date: string) => `${date} ਨੂੰ ਮਨਜ਼ੂਰ ਕੀਤਾ`,
  contractOpen: 'ਅਜੇ ਮਨਜ਼ੂਰ ਨਹੀਂ ਕੀਤਾ',
  reviewBy: (date: string) => `${date} ਤੱਕ ਤੁਹਾਨੂੰ ਜਵਾਬ ਮਿਲ ਜਾਵੇਗਾ।`,
  told: 'ਅਸੀਂ ਤੁਹਾਨੂੰ ਈਮੇਲ ਅਤੇ ਫ਼ੋਨ ਰਾਹੀਂ ਦੱਸਾਂਗੇ। ਉਦੋਂ ਤੱਕ ਤੁਹਾਨੂੰ ਕੁਝ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ।',
  help: 'ਕੋਈ ਸਵਾਲ? ਅਰਜ਼ੀ ਨੰਬਰ ਦੱਸ ਕੇ ਸਾਨੂੰ ਫ਼ੋਨ ਜਾਂ ਈਮੇਲ ਕਰੋ।',
} satisfies Words<typeof english.receiptWords>;
