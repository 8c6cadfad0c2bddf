import type { Words } from '#lib/translation.ts';
import type * as english from '../en/slip.ts';

/** The slip: a line for each step of an application, and what was put on it. */
export const slipWords = {
  heading: 'તમારી અરજી',
  pan: (lastCharacters: string) => `PAN ${lastCharacters}`,
  documents: (count: number) => `${count} ડોક્યુમેન્ટ`,
  contract: 'સ્વીકાર્યો',
  /** On the stamp. */
  submitted: 'સબમિટ થઈ',
  approved: 'મંજૂર',
} satisfies Words<typeof english.slipWords>;

/** Before the status of an application that is not sent. */
export const unsentWords = {
  unknown: 'હજી મોકલી નથી.',
  next: (step: string) => `હજી મોકલી નથી. આગળનું સ્ટેપ: ${step}`,
} satisfies Words<typeof english.unsentWords>;

/** The mark of a line, for screen readers. */
export const slipLineWords = {
  done: 'થઈ ગયું',
  current: 'હવે આ',
  upcoming: 'બાકી',
  flagged: 'બદલવાનું છે',
} satisfies Words<typeof english.slipLineWords>;

/** The sheet to keep: what was sent, and what comes after. */
export const receiptWords = {
  print: 'પ્રિન્ટ કરો કે PDF તરીકે સેવ કરો',
  share: 'શેર કરો',
  printContract: 'કરાર પ્રિન્ટ કરો',
  number: 'અરજી નંબર',
  sent: 'તમે શું મોકલ્યું',
  saved: 'અત્યાર સુધી શું સેવ થયું છે',
  documents: 'ડોક્યુમેન્ટ',
  noDocuments: 'હજી એકેય નથી',
  contract: 'પાર્ટનર કરાર',
  contractOf: (version: string, date: string) => `વર્ઝન ${version}, ${date}ના રોજ સ્વીકાર્યો`,
  contractOn: (date: string) => `${date}ના રોજ સ્વીકાર્યો`,
  contractOpen: 'હજી સ્વીકાર્યો નથી',
  reviewBy: (date: string) => `${date} સુધીમાં તમને જવાબ મળશે.`,
  told: 'અમે ઈમેલ અને ફોનથી જણાવીશું. ત્યાં સુધી તમારે કંઈ કરવાની જરૂર નથી.',
  help: 'સવાલ છે? અરજી નંબર જણાવીને અમને ફોન કે ઈમેલ કરો.',
} satisfies Words<typeof english.receiptWords>;
