import type { Words } from '#lib/translation.ts';
import type * as english from '../en/slip.ts';

/** The slip: a line for each step of an application, and what was put on it. */
export const slipWords = {
  heading: 'आपका आवेदन',
  pan: (lastCharacters: string) => `PAN ${lastCharacters}`,
  documents: (count: number) => `${count} दस्तावेज़`,
  contract: 'मंज़ूर किया',
  /** On the stamp. */
  submitted: 'सबमिट हुआ',
  approved: 'मंज़ूर',
} satisfies Words<typeof english.slipWords>;

/** Before the status of an application that is not sent. */
export const unsentWords = {
  unknown: 'अभी भेजा नहीं गया।',
  next: (step: string) => `अभी भेजा नहीं गया। अगला चरण: ${step}`,
} satisfies Words<typeof english.unsentWords>;

/** The mark of a line, for screen readers. */
export const slipLineWords = {
  done: 'हो गया',
  current: 'अब यह',
  upcoming: 'बाकी है',
  flagged: 'बदलना है',
} satisfies Words<typeof english.slipLineWords>;

/** The sheet to keep: what was sent, and what comes after. */
export const receiptWords = {
  print: 'प्रिंट करें या PDF में सेव करें',
  share: 'शेयर करें',
  printContract: 'अनुबंध प्रिंट करें',
  number: 'आवेदन नंबर',
  sent: 'आपने क्या भेजा',
  saved: 'अब तक क्या सेव है',
  documents: 'दस्तावेज़',
  noDocuments: 'अभी कोई नहीं',
  contract: 'पार्टनर अनुबंध',
  contractOf: (version: string, date: string) => `वर्शन ${version}, ${date} को मंज़ूर किया`,
  contractOn: (date: string) => `${date} को मंज़ूर किया`,
  contractOpen: 'अभी मंज़ूर नहीं किया',
  reviewBy: (date: string) => `${date} तक आपको जवाब मिल जाएगा।`,
  told: 'हम ईमेल और फ़ोन से बताएँगे। तब तक आपको कुछ करने की ज़रूरत नहीं है।',
  help: 'कोई सवाल? आवेदन नंबर बताकर हमें फ़ोन या ईमेल करें।',
} satisfies Words<typeof english.receiptWords>;
