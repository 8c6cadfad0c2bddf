/** The digits of Devanagari, Bengali, Tamil and Telugu. In each, the last four bits of a letter's number are its value and 6. */
const indicDigits = /[०-९০-৯௦-௯౦-౯]/g;

/** A text whose digits are 0 to 9, whatever script they were typed in: a phone's keyboard may write its own. */
export function latinDigits(typed: string): string {
  return typed.replace(indicDigits, (digit) => String((digit.charCodeAt(0) & 15) - 6));
}
