import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/slip.ts';

/** The slip: a line for each step of an application, and what was put on it. */
export const slipWords = {
  heading: 'உங்கள் விண்ணப்பம்',
  pan: (lastCharacters: string) => `PAN ${lastCharacters}`,
  documents: (count: number) => plural(count, { one: `${count} ஆவணம்`, other: `${count} ஆவணங்கள்` }),
  contract: 'ஏற்றுக்கொண்டீர்கள்',
  /** On the stamp. */
  submitted: 'சமர்ப்பித்தீர்கள்',
  approved: 'ஒப்புதல் கிடைத்தது',
} satisfies Words<typeof english.slipWords>;

/** Before the status of an application that is not sent. */
export const unsentWords = {
  unknown: 'இன்னும் அனுப்பவில்லை.',
  next: (step: string) => `இன்னும் அனுப்பவில்லை. அடுத்த படி: ${step}`,
} satisfies Words<typeof english.unsentWords>;

/** The mark of a line, for screen readers. */
export const slipLineWords = {
  done: 'முடிந்தது',
  current: 'அடுத்தது',
  upcoming: 'பிறகு வரும்',
  flagged: 'மாற்ற வேண்டும்',
} satisfies Words<typeof english.slipLineWords>;

/** The sheet to keep: what was sent, and what comes after. */
export const receiptWords = {
  print: 'பிரிண்ட் அல்லது PDF எடுங்கள்',
  share: 'பகிருங்கள்',
  printContract: 'ஒப்பந்தத்தைப் பிரிண்ட் எடுங்கள்',
  number: 'விண்ணப்ப எண்',
  sent: 'நீங்கள் அனுப்பியவை',
  saved: 'இதுவரை சேமித்தவை',
  documents: 'ஆவணங்கள்',
  noDocuments: 'இன்னும் இல்லை',
  contract: 'பார்ட்னர் ஒப்பந்தம்',
  contractOf: (version: string, date: string) => `பதிப்பு ${version}, ஏற்றுக்கொண்ட தேதி: ${date}`,
  contractOn: (date: string) => `ஏற்றுக்கொண்ட தேதி: ${date}`,
  contractOpen: 'இன்னும் ஏற்றுக்கொள்ளவில்லை',
  reviewBy: (date: string) => `${date}-க்குள் பதில் கிடைக்கும்.`,
  told: 'மின்னஞ்சலிலும் ஃபோனிலும் சொல்வோம். அதுவரை நீங்கள் எதுவும் செய்யத் தேவையில்லை.',
  help: 'கேள்விகள் உள்ளனவா? எங்களை அழையுங்கள் அல்லது எங்களுக்கு மின்னஞ்சல் அனுப்புங்கள். விண்ணப்ப எண்ணைக் குறிப்பிடுங்கள்.',
} satisfies Words<typeof english.receiptWords>;
