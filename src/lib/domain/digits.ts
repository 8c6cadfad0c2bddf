/** A digit from Devanagari to Malayalam. In each of these scripts, the last four bits of a code point are the digit plus 6. */
const indicDigits = /(?=\p{Nd})[०-൯]/gu;

/** Converts the digits of a text to 0 to 9: a phone's keyboard may type those of its own script. */
export function latinDigits(typed: string): string {
  return typed.replace(indicDigits, (digit) => String((digit.charCodeAt(0) & 15) - 6));
}
