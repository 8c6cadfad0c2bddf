/** State and union territory codes on licences, including former and alternative spellings (ISO 3166-2:IN). */
const states =
  'AN|AP|AR|AS|BR|CG|CH|CT|DD|DH|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TG|TN|TR|TS|UA|UK|UP|UT|WB';

/** Forms 20 and 21 with their letters. */
const forms = '2[01](?:[A-G]|BB)?';

/**
 * Drug licence numbers as authorities print them, in capitals and without spaces. Forms 20 and 21 are retail, 20B and
 * 21B wholesale; other letters are restricted, homoeopathic and Schedule X licences (Drugs Rules 1945, rules 59 to
 * 62).
 */
const printedForms: readonly RegExp[] = [
  // RLF20UP2025007813: state, then year. Online National Drugs Licensing System.
  new RegExp(`^[RW]LF${forms}(?:${states})20\\d{8}$`),
  // WLF20B2026HR000446: year, then state. The same system.
  new RegExp(`^[RW]LF${forms}20\\d{2}(?:${states})\\d{6}$`),
  // 20B-MH-MZ1-557373: state and zone. Extended Licensing Node (xlnindia.gov.in): Maharashtra, Karnataka, Gujarat,
  // Kerala, Delhi, Chhattisgarh and others.
  new RegExp(`^(?:${forms}[-/])?(?:${states})-[A-Z][A-Z\\d]{1,3}-\\d{4,7}$`),
  // 20-41195: form and serial. State authorities before the online portals.
  new RegExp(`^${forms}[-/]\\d{4,7}$`),
  // MYB1234: district and serial. Drugs Control Department, Karnataka, before its online portal.
  /^[A-Z]{2}B\d{4,6}$/,
];

/** Whether a number has a known printed form. Case and spaces are ignored; a serial of zeros is invalid. */
export function isKnownLicence(typed: string): boolean {
  const number = plain(typed).replace(/ /g, '').toUpperCase();
  return !/(?:\D|20\d\d)0+$/.test(number) && printedForms.some((pattern) => pattern.test(number));
}

/** Replaces the dashes and spaces of phones and copied texts by those of a keyboard. */
function plain(typed: string): string {
  return typed
    .trim()
    .replace(/\s/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}

/**
 * Whether a number of no known form may still be printed on a licence: at least five characters, at least three
 * digits, and only letters, digits, spaces, `/`, `-` and `.`.
 */
export function isPlausibleLicence(typed: string): boolean {
  const number = plain(typed);
  return number.length >= 5 && /^[A-Za-z\d /.-]+$/.test(number) && number.replace(/\D/g, '').length >= 3;
}

/** Whether a refused number would be plausible without its other characters: `45(1234)`, `VLR/3234/20&21`. */
export function hasOtherSigns(typed: string): boolean {
  return licenceNeed(typed) === 'refused' && isPlausibleLicence(plain(typed).replace(/[^A-Za-z\d /.-]/g, ''));
}

/** The specified pattern: state letters, year, serial, as in `DL/2023/123456`. */
const specified = /^[A-Za-z]{2}\/\d{4}\/\d{6}$/;

/**
 * Returns what a drug licence number needs to be accepted. `nothing`: it has the specified pattern or a known printed
 * form. `as-printed`: it is plausible, and the vendor has to declare that it is printed like this. Otherwise
 * `refused`.
 */
export function licenceNeed(typed: string): 'nothing' | 'as-printed' | 'refused' {
  if (specified.test(plain(typed)) || isKnownLicence(typed)) return 'nothing';
  return isPlausibleLicence(typed) ? 'as-printed' : 'refused';
}
