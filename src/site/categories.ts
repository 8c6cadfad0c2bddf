export interface CategoryRules {
  /** Other names that a server or an address may use. */
  synonyms: readonly string[];
  /** The upload slot that proves its licence. */
  licenceSlot: string;
  /** The name of its icon, on the site and in the portal. */
  icon: 'pill' | 'leaf' | 'flask';
  /** Commission on each order, in percent. The partner terms state it, so a change needs a suffix in `textVersions.ts`. */
  commissionPercent: number;
  /** How long an application takes with the papers at hand; derived in tests/domain/effort.test.ts. */
  applicationMinutes: number;
  /** Whether the contract includes a minimum order and a delivery radius. */
  hasDeliveryTerms: boolean;
  /** The number of the contract step in a server's `nextStep`. */
  contractStep: 4 | 5;
}

/** The kinds of business that can register, in display order. A new kind is one more row, at the end. */
export const categoryRows = {
  pharmacy: {
    synonyms: ['pharmacies'],
    licenceSlot: 'pharmacyLicense',
    icon: 'pill',
    commissionPercent: 15,
    applicationMinutes: 10,
    hasDeliveryTerms: false,
    contractStep: 5,
  },
  supplements: {
    synonyms: ['supplement'],
    licenceSlot: 'fssai',
    icon: 'leaf',
    commissionPercent: 15,
    applicationMinutes: 10,
    hasDeliveryTerms: false,
    contractStep: 4,
  },
  labs: {
    synonyms: ['lab'],
    licenceSlot: 'labLicense',
    icon: 'flask',
    commissionPercent: 12,
    applicationMinutes: 10,
    hasDeliveryTerms: true,
    contractStep: 5,
  },
} as const satisfies Record<string, CategoryRules>;
