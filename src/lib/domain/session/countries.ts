/** A country of a phone number. The key is the country code, because the US and Canada share +1. */
export interface Country {
  code: string;
  name: string;
  flag: string;
  dialCode: string;
}

/* @__NO_SIDE_EFFECTS__ */
const country = (code: string, name: string, dialCode: string): Country => ({
  code,
  name,
  dialCode,
  // A flag is its country code in regional indicator letters (Unicode TR51).
  flag: String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65)),
});

/** India is first and the default. */
export const countries: readonly Country[] = [
  country('IN', 'India', '+91'),
  country('US', 'United States', '+1'),
  country('GB', 'United Kingdom', '+44'),
  country('CA', 'Canada', '+1'),
  country('AU', 'Australia', '+61'),
  country('AE', 'United Arab Emirates', '+971'),
  country('SA', 'Saudi Arabia', '+966'),
  country('SG', 'Singapore', '+65'),
  country('MY', 'Malaysia', '+60'),
  country('TH', 'Thailand', '+66'),
  country('PH', 'Philippines', '+63'),
  country('ID', 'Indonesia', '+62'),
  country('BD', 'Bangladesh', '+880'),
  country('PK', 'Pakistan', '+92'),
  country('LK', 'Sri Lanka', '+94'),
  country('NP', 'Nepal', '+977'),
];

export const defaultCountryCode = 'IN';

/** Returns the country with this code, or India. */
export function countryOf(code: string): Country {
  return countries.find((entry) => entry.code === code) ?? (countries[0] as Country);
}

/** Splits an international number into country and rest, for prefilling. No dial code is a prefix of another. */
export function splitPhone(phone: string): { country: Country; number: string } {
  const match = countries.find(({ dialCode }) => phone.startsWith(dialCode));
  if (match === undefined) return { country: countryOf(defaultCountryCode), number: phone };
  return { country: match, number: phone.slice(match.dialCode.length).trim() };
}
