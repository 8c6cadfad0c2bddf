/**
 * The text fields of the first step as data. These rows define the form, the form inside the document, its recovery
 * copy, the payload, the reader of replies, the answers to check, the dashboard, the correction and the sandbox's
 * bodies. `vendorInfo.ts` derives the validation from `typed`: the form is shown before any rule is loaded.
 */
import { displayPhone, internationalPhone } from '#lib/domain/session/phone.ts';

export interface InfoFieldRow {
  /** The name in the specification: of the control, in bodies and replies, and of its words in `words/fields.ts`. */
  name: string;
  group: 'business' | 'place';
  /** The kind of text. A phone number is typed without its country code. */
  typed: 'words' | 'email' | 'phone' | 'pin';
  /** The browser's autofill token. */
  autoComplete: string;
  /** Shown beside the previous field if there is room. */
  isBeside?: true;
}

/** All text fields in display order. */
export const infoFieldRows = [
  { name: 'vendorName', group: 'business', typed: 'words', autoComplete: 'organization' },
  { name: 'ownerName', group: 'business', typed: 'words', autoComplete: 'name', isBeside: true },
  { name: 'email', group: 'business', typed: 'email', autoComplete: 'email' },
  { name: 'phone', group: 'business', typed: 'phone', autoComplete: 'tel-national' },
  { name: 'supportPhone', group: 'business', typed: 'phone', autoComplete: 'off', isBeside: true },
  { name: 'addressLine1', group: 'place', typed: 'words', autoComplete: 'address-line1' },
  // Fills in the city.
  { name: 'pincode', group: 'place', typed: 'pin', autoComplete: 'postal-code' },
  { name: 'city', group: 'place', typed: 'words', autoComplete: 'address-level2', isBeside: true },
] as const satisfies readonly InfoFieldRow[];

type Row = (typeof infoFieldRows)[number];
export type InfoTextName = Row['name'];
/** The error code of a text field: its own name, or `phone` for every phone number. */
export type InfoErrorCode = Exclude<Row, { typed: 'phone' }>['name'] | 'phone';
/** Known texts of the step by name. */
type InfoTexts = Partial<Record<InfoTextName, string | null>>;

export const infoTextNames: readonly InfoTextName[] = infoFieldRows.map(({ name }) => name);

const namesOf = (group: InfoFieldRow['group']): readonly InfoTextName[] =>
  infoFieldRows.flatMap((row) => (row.group === group ? [row.name] : []));

/** All fields of the step in display order. The pin knows much of the address, so it comes first. */
export const infoNames = [...namesOf('business'), 'coords', ...namesOf('place'), 'deliveryTimings'] as const;

/** Returns an object with one text for each field of the step. */
export function infoTexts<Text>(textOf: (name: InfoTextName) => Text): Record<InfoTextName, Text> {
  return Object.fromEntries(infoTextNames.map((name) => [name, textOf(name)])) as Record<InfoTextName, Text>;
}

const phones = new Set<string>(infoFieldRows.flatMap(({ name, typed }) => (typed === 'phone' ? [name] : [])));

/** Returns a field's text as it is sent: a phone number gets its country code. */
export function wholeInfo(name: InfoTextName, text: string): string {
  return phones.has(name) ? internationalPhone('+91', text) : text;
}

/** Returns a field's text for display: a phone number in groups. */
export function shownInfo(name: InfoTextName, text: string): string {
  return text === '' ? '' : displayPhone(wholeInfo(name, text));
}

/** The rows of an address in reading order: the PIN code follows the city. */
export const addressRows: readonly Row[] = infoFieldRows
  .filter(({ group }) => group === 'place')
  .toSorted((a, b) => Number(a.typed === 'pin') - Number(b.typed === 'pin'));

/** Returns the address in one line; '' if nothing of it is known. */
export function addressOf(texts: InfoTexts): string {
  return addressRows
    .map(({ name }) => texts[name])
    .filter(Boolean)
    .join(', ');
}
