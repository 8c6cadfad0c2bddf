/**
 * The text fields of the first step as data. The form, the one that comes with its document, its recovery copy, the payload,
 * what is read from the server, the answers to check, the dashboard, a correction after a rejection and the sandbox's bodies
 * follow from these rows. What a field has to be follows from how it is typed (`vendorInfo.ts`): the form is shown before any
 * rule is loaded.
 */
import { displayPhone, internationalPhone } from '#lib/domain/phone.ts';

export interface InfoFieldRow {
  /** The name in the specification: of the control, in bodies and replies, and of its words in `copy/fields.ts`. */
  name: string;
  group: 'business' | 'place';
  /** How it is typed: words, an e-mail address, a phone number without its country's code, or the PIN code of a place. */
  typed: 'words' | 'email' | 'phone' | 'pin';
  /** What a browser may fill in. */
  autoComplete: string;
  /** Stands beside the field before it, where there is room for two. */
  isBeside?: true;
}

/** All text fields in the order they are asked. */
export const infoFieldRows = [
  { name: 'vendorName', group: 'business', typed: 'words', autoComplete: 'organization' },
  { name: 'ownerName', group: 'business', typed: 'words', autoComplete: 'name', isBeside: true },
  { name: 'email', group: 'business', typed: 'email', autoComplete: 'email' },
  { name: 'phone', group: 'business', typed: 'phone', autoComplete: 'tel-national' },
  { name: 'supportPhone', group: 'business', typed: 'phone', autoComplete: 'off', isBeside: true },
  { name: 'addressLine1', group: 'place', typed: 'words', autoComplete: 'address-line1' },
  // It fills in the city.
  { name: 'pincode', group: 'place', typed: 'pin', autoComplete: 'postal-code' },
  { name: 'city', group: 'place', typed: 'words', autoComplete: 'address-level2', isBeside: true },
] as const satisfies readonly InfoFieldRow[];

type Row = (typeof infoFieldRows)[number];
export type InfoTextName = Row['name'];
/** What a text field is refused with: its own name, or `phone` for every phone number. */
export type InfoErrorCode = Exclude<Row, { typed: 'phone' }>['name'] | 'phone';
/** Texts of the step by name, as far as they are known. */
type InfoTexts = Partial<Record<InfoTextName, string | null>>;

export const infoTextNames: readonly InfoTextName[] = infoFieldRows.map(({ name }) => name);

/** All of the step, in the order it is asked. */
export const infoNames = [...infoTextNames, 'coords', 'deliveryTimings'] as const;

/** The step's texts, each as a function of its name. */
export function infoTexts<Text>(textOf: (name: InfoTextName) => Text): Record<InfoTextName, Text> {
  return Object.fromEntries(infoTextNames.map((name) => [name, textOf(name)])) as Record<InfoTextName, Text>;
}

const phones = new Set<string>(infoFieldRows.flatMap(({ name, typed }) => (typed === 'phone' ? [name] : [])));

/** A field's text as it travels: a phone number with its country's code. */
export function wholeInfo(name: InfoTextName, text: string): string {
  return phones.has(name) ? internationalPhone('+91', text) : text;
}

/** A field's text to read: a phone number in groups. */
export function shownInfo(name: InfoTextName, text: string): string {
  return displayPhone(wholeInfo(name, text));
}

/** The rows of an address as it is read: a PIN code after its city. */
export const addressRows: readonly Row[] = infoFieldRows
  .filter(({ group }) => group === 'place')
  .toSorted((a, b) => Number(a.typed === 'pin') - Number(b.typed === 'pin'));

/** The address in one line; '' where nothing of it is known. */
export function addressOf(texts: InfoTexts): string {
  return addressRows
    .map(({ name }) => texts[name])
    .filter(Boolean)
    .join(', ');
}
