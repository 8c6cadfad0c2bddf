/**
 * Added to the versions of the texts that vendors agree to: with `-b`, version `2026-11-21` of a text is `2026-11-21-b`.
 * Give a text another one when a value of this folder changes it. The notice and both terms state the operator, and the
 * partner terms the kinds of business with their commission. Three constants cost a page nothing while they are empty.
 */
export const privacySuffix = '';
export const termsSuffix = '';
export const partnerTermsSuffix = '';
