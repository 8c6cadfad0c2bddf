import type { CategoryId } from '#lib/domain/category.ts';

export interface CategoryWords {
  /** In lists, on cards and badges. */
  name: string;
  /** What it sells, beside its name. */
  sells: string;
  /** The heading of its application. */
  register: string;
  /** The documents step of its application. */
  documents: string;
  /** What to keep ready, where a category is chosen. */
  requirements: string;
  /** What this category needs beside what all need, on the page that invites vendors. */
  needs: string;
  /** Its place on the map is missing. */
  locationRequired: string;
}

/** Everything that is said of one category alone. */
export const categoryWords: Record<CategoryId, CategoryWords> = {
  pharmacy: {
    name: 'फार्मसी',
    sells: 'औषधं, चिठ्ठीवरची आणि बिनचिठ्ठीची',
    register: 'तुमच्या फार्मसीची नोंदणी करा',
    documents: 'फार्मसीची कागदपत्रं',
    requirements: 'ड्रग/फार्मसी लायसन्स, GST, बँक',
    needs: 'ड्रग लायसन्स',
    locationRequired: 'कृपया नकाशावर तुमच्या फार्मसीची जागा निवडा',
  },
  supplements: {
    name: 'सप्लिमेंट',
    sells: 'व्हिटॅमिन, पोषण आणि आरोग्याच्या वस्तू',
    register: 'तुमच्या दुकानाची नोंदणी करा',
    documents: 'दुकानाची कागदपत्रं',
    requirements: 'FSSAI, GST, बँक',
    needs: 'FSSAI लायसन्स',
    locationRequired: 'कृपया नकाशावर तुमच्या दुकानाची जागा निवडा',
  },
  labs: {
    name: 'लॅब',
    sells: 'तपासण्या आणि सॅम्पल',
    register: 'तुमच्या लॅबची नोंदणी करा',
    documents: 'लॅबची कागदपत्रं',
    requirements: 'नकाशावरची जागा, मान्यता, GST, बँक',
    needs: 'लॅबचं लायसन्स किंवा मान्यता',
    locationRequired: 'कृपया नकाशावर तुमच्या लॅबची जागा निवडा',
  },
};
