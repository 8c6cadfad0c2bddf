import type { LicenceField } from '#lib/domain/kycFields.ts';
import { limits } from '#lib/limits.ts';

/** The kinds of business that register. A fourth is one more entry in `categories` and its licence field. */
export const categoryIds = ['pharmacy', 'supplements', 'labs'] as const;
export type CategoryId = (typeof categoryIds)[number];

/** The upload slot that proves a category's own licence. */
export type LicenceSlot = 'pharmacyLicense' | 'fssai' | 'labLicense';

export interface CategoryRules {
  /** The KYC field that holds the category's own licence. */
  licenceField: LicenceField;
  licenceSlot: LicenceSlot;
  /** Whether GSTIN and GST certificate are asked for, or a declaration may replace both. */
  gst: 'required' | 'exempt-with-declaration';
  /** Commission on each order, in percent. */
  commissionPercent: number;
  /** Labs agree a minimum order and a delivery radius with the contract. */
  hasDeliveryTerms: boolean;
}

export const categories: Record<CategoryId, CategoryRules> = {
  pharmacy: {
    licenceField: 'drugLicenseNumber',
    licenceSlot: 'pharmacyLicense',
    gst: 'required',
    commissionPercent: limits.commissionPercent.pharmacy,
    hasDeliveryTerms: false,
  },
  supplements: {
    licenceField: 'fssaiNumber',
    licenceSlot: 'fssai',
    gst: 'required',
    commissionPercent: limits.commissionPercent.supplements,
    hasDeliveryTerms: false,
  },
  labs: {
    licenceField: 'accreditation',
    licenceSlot: 'labLicense',
    // Diagnostic services are exempt (Notification 12/2017-Central Tax (Rate), entry 74).
    gst: 'exempt-with-declaration',
    commissionPercent: limits.commissionPercent.labs,
    hasDeliveryTerms: true,
  },
};

export const defaultCategory: CategoryId = 'pharmacy';

// A Map, since a plain object would answer `constructor` as well.
const synonyms: ReadonlyMap<string, CategoryId> = new Map([
  ['pharmacies', 'pharmacy'],
  ['supplement', 'supplements'],
  ['lab', 'labs'],
]);

/** Reads a category however the server or a URL spells it (`LABS`, `lab`, ` Pharmacy `); null when unknown. */
export function parseCategory(value: unknown): CategoryId | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  return categoryIds.find((id) => id === text) ?? synonyms.get(text) ?? null;
}
