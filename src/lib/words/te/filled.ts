import type { Words } from '#lib/translation.ts';
import type * as english from '../en/filled.ts';

/** Notes on values that were filled in for the vendor, who can change them. */
export const filledWords = {
  panFromGstin: 'మీ GSTIN నుంచి నింపాం',
  use: (name: string) => `‘${name}’ వాడండి`,
  used: (label: string, name: string) => `${label}: ‘${name}’ నింపాం. మీరు మార్చవచ్చు.`,
  /** `labels` are those of the fields. */
  fromShop: (shop: string, labels: string) => `${shop} దరఖాస్తు నుంచి నింపాం: ${labels}. మీరు మార్చవచ్చు.`,
  /** A saved value of which the API shows only a part. */
  masked: (text: string) => `మీరు సేవ్ చేసినది: ‘${text}’. ఇందులో కొంత భాగం దాచి ఉంది. దీన్ని మళ్లీ పూర్తిగా ఎంటర్ చేయండి.`,
} satisfies Words<typeof english.filledWords>;
