import type { LicenceField } from '#lib/domain/kycFields.ts';

interface CategoryRules {
  /** Other words for it, that a server or an address may have. */
  synonyms: readonly string[];
  /** The KYC field that holds the category's own licence. */
  licenceField: LicenceField;
  /** The upload slot that proves its licence. */
  licenceSlot: string;
  /** Its mark, by a name that the icons of the site and of the portal have. */
  icon: 'pill' | 'leaf' | 'flask';
  /** Whether GSTIN and GST certificate are asked for, or a declaration may replace both. */
  gst: 'required' | 'exempt-with-declaration';
  /** Commission on each order, in percent. */
  commissionPercent: number;
  /** How long an application takes, with the papers at hand; derived in tests/domain/effort.test.ts. */
  applicationMinutes: number;
  /** Labs agree a minimum order and a delivery radius with the contract. */
  hasDeliveryTerms: boolean;
  /** What a server's `nextStep` counts the contract as. */
  contractStep: 4 | 5;
}

/** The kinds of business that register, in the order in which they are offered. A fourth is one more row. */
const rows = {
  pharmacy: {
    synonyms: ['pharmacies'],
    licenceField: 'drugLicenseNumber',
    licenceSlot: 'pharmacyLicense',
    icon: 'pill',
    gst: 'required',
    commissionPercent: 15,
    applicationMinutes: 10,
    hasDeliveryTerms: false,
    contractStep: 5,
  },
  supplements: {
    synonyms: ['supplement'],
    licenceField: 'fssaiNumber',
    licenceSlot: 'fssai',
    icon: 'leaf',
    gst: 'required',
    commissionPercent: 15,
    applicationMinutes: 10,
    hasDeliveryTerms: false,
    contractStep: 4,
  },
  labs: {
    synonyms: ['lab'],
    licenceField: 'accreditation',
    licenceSlot: 'labLicense',
    icon: 'flask',
    // Diagnostic services are exempt (Notification 12/2017-Central Tax (Rate), entry 74).
    gst: 'exempt-with-declaration',
    commissionPercent: 12,
    applicationMinutes: 10,
    hasDeliveryTerms: true,
    contractStep: 5,
  },
} as const satisfies Record<string, CategoryRules>;

export type CategoryId = keyof typeof rows;
export const categoryIds = Object.keys(rows) as unknown as readonly [CategoryId, ...CategoryId[]];

/** The upload slots that prove a category's own licence. */
export type LicenceSlot = (typeof rows)[CategoryId]['licenceSlot'];

export const categories: Record<CategoryId, CategoryRules & { licenceSlot: LicenceSlot }> = rows;

export const defaultCategory: CategoryId = 'pharmacy';

/** Reads a category however the server or a URL spells it (`LABS`, `lab`, ` Pharmacy `); null when unknown. */
export function parseCategory(value: unknown): CategoryId | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  return categoryIds.find((id) => id === text || categories[id].synonyms.includes(text)) ?? null;
}
