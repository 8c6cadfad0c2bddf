import type { GstRecord } from '#lib/domain/gst/gstRecord.ts';
import { stateOfGstin } from '#lib/domain/gst/gstStates.ts';
import { fnv1a } from '#lib/domain/hash.ts';
import type { Settings } from '#sandbox/settings.ts';

/**
 * Registrations with a special outcome, by the 13th character of the GSTIN. The simulated register has every other
 * well-formed number.
 */
export const testRegistrations = {
  cancelled: '9',
  suspended: '8',
  unknown: '7',
  down: '6',
  masked: '5',
} as const;

/** Places of the simulated register: an address with the PIN code of a state's capital. */
const addresses: Readonly<Record<string, readonly [address: string, pincode: string]>> = {
  '07': ['18 Daryaganj, New Delhi', '110002'],
  '09': ['5 Hazratganj, Lucknow', '226001'],
  '19': ['42 Park Street, Kolkata', '700016'],
  '24': ['9 Ashram Road, Ahmedabad', '380009'],
  '27': ['3 Linking Road, Bandra West, Mumbai', '400050'],
  '29': ['12 MG Road, Bengaluru', '560001'],
  '32': ['6 MG Road, Ernakulam, Kochi', '682016'],
  '33': ['21 Anna Salai, Chennai', '600002'],
  '36': ['7 Abids Road, Hyderabad', '500001'],
};

const people = [
  'Asha Rao',
  'Ravi Sharma',
  'Meena Iyer',
  'Imran Khan',
  'Kavita Patel',
  'Suresh Reddy',
] as const;
const shops = ['Medicals', 'Medical Stores', 'Pharmacy', 'Health Care', 'Drug House'] as const;

type GstOutcome = Exclude<Settings['gstAnswer'], 'byNumber'>;

/** Returns what the register answers for a GSTIN: by its 13th character, unless the setting names an answer. */
export function gstOutcome(gstin: string, answer: Settings['gstAnswer']): GstOutcome {
  if (answer !== 'byNumber') return answer;
  const marks = Object.entries(testRegistrations) as [keyof typeof testRegistrations, string][];
  return marks.find(([, mark]) => mark === gstin.charAt(12))?.[0] ?? 'active';
}

/** Returns the register's record of a GSTIN: the same for the same number. Null for an unknown one. */
export function registration(gstin: string, outcome: GstOutcome): GstRecord | null {
  if (outcome === 'unknown') return null;
  const seed = fnv1a(gstin.slice(2, 12)) >>> 0;
  const owner = people[seed % people.length] ?? people[0];
  const trade = `${owner.split(' ')[0]} ${shops[(seed >>> 8) % shops.length] ?? shops[0]}`;
  const [address, pincode] = addresses[gstin.slice(0, 2)] ?? ['1 Station Road', null];
  const isPerson = gstin.charAt(5) === 'P';
  const isMasked = outcome === 'masked';
  return {
    legalName: isPerson ? owner : `${trade} Private Limited`,
    tradeName: isMasked ? `${trade.slice(0, 2)}****` : trade,
    address: isMasked ? 'XXXXXX' : address,
    pincode,
    state: stateOfGstin(gstin),
    status: outcome === 'cancelled' || outcome === 'suspended' ? outcome : 'active',
  };
}
