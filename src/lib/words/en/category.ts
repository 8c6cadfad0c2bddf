import type { CategoryId } from '#lib/domain/category/category.ts';

interface CategoryWords {
  /** In lists, on cards and badges. */
  name: string;
  /** The goods of a category, beside its name. */
  sells: string;
  /** The heading of its application. */
  register: string;
  /** The documents step of its application. */
  documents: string;
  /** The things to keep ready, where a category is chosen. */
  requirements: string;
  /** Its own licence, in the middle of a sentence. */
  needs: string;
  /** Its place on the map is missing. */
  locationRequired: string;
}

/** The words of one category. */
export const categoryWords: Record<CategoryId, CategoryWords> = {
  pharmacy: {
    name: 'Pharmacy',
    sells: 'Medicines, with and without prescription',
    register: 'Register your pharmacy',
    documents: 'Pharmacy documents',
    requirements: 'Drug/pharmacy license, GST, bank',
    needs: 'drug licence',
    locationRequired: 'Please select your pharmacy location on the map',
  },
  supplements: {
    name: 'Supplements',
    sells: 'Vitamins, nutrition and wellness',
    register: 'Register your store',
    documents: 'Store documents',
    requirements: 'FSSAI, GST, bank',
    needs: 'FSSAI licence',
    locationRequired: 'Please select your store location on the map',
  },
  labs: {
    name: 'Labs',
    sells: 'Diagnostic tests and samples',
    register: 'Register your lab',
    documents: 'Lab documents',
    requirements: 'Location map, accreditation, GST, bank',
    needs: 'lab licence or accreditation',
    locationRequired: 'Please select your lab location on the map',
  },
};

/** Titles and subtitles of the steps. The documents have the title of their category. */
export const stepWords = {
  'vendor-info': { title: 'Vendor information', subtitle: 'Owner and location details' },
  'kyc-documents': { title: 'KYC & business details', subtitle: 'Legal and financial verification' },
  documents: { subtitle: 'Upload proofs' },
  contract: { title: 'Partner contract', subtitle: 'Accept terms' },
} as const;
