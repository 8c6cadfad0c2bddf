import type { CategoryId } from '#lib/domain/category.ts';

export interface CategoryWords {
  /** In lists, on cards and badges. */
  name: string;
  /** In a sentence: 'Register your pharmacy'. */
  business: string;
  /** The documents step of its application. */
  documents: string;
  /** What to have at hand, where a category is chosen. */
  requirements: string;
  /** What this category alone has to have at hand, on the page that invites vendors. */
  needs: string;
}

/** Everything a category is called. */
export const categoryWords: Record<CategoryId, CategoryWords> = {
  pharmacy: {
    name: 'Pharmacy',
    business: 'pharmacy',
    documents: 'Pharmacy documents',
    requirements: 'Drug/pharmacy license, GST, bank',
    needs: 'Drug licence',
  },
  supplements: {
    name: 'Supplements',
    business: 'store',
    documents: 'Store documents',
    requirements: 'FSSAI, GST, bank',
    needs: 'FSSAI licence',
  },
  labs: {
    name: 'Labs',
    business: 'lab',
    documents: 'Lab documents',
    requirements: 'Location map, accreditation, GST, bank',
    needs: 'Lab licence or accreditation',
  },
};
