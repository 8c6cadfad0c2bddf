import type { Words } from '#lib/translation.ts';
import type * as english from '../en/category.ts';

/** The words of one category. */
export const categoryWords = {
  pharmacy: {
    name: 'फार्मसी',
    sells: 'प्रिस्क्रिप्शनवर आणि त्याशिवाय मिळणारी औषधे',
    register: 'तुमच्या फार्मसीची नोंदणी करा',
    documents: 'फार्मसीची कागदपत्रे',
    requirements: 'ड्रग/फार्मसी लायसन्स, GST, बँक',
    needs: 'ड्रग लायसन्स',
    locationRequired: 'कृपया नकाशावर तुमच्या फार्मसीचे लोकेशन निवडा',
  },
  supplements: {
    name: 'सप्लिमेंट',
    sells: 'व्हिटॅमिन, पोषण आणि आरोग्याच्या वस्तू',
    register: 'तुमच्या दुकानाची नोंदणी करा',
    documents: 'दुकानाची कागदपत्रे',
    requirements: 'FSSAI, GST, बँक',
    needs: 'FSSAI लायसन्स',
    locationRequired: 'कृपया नकाशावर तुमच्या दुकानाचे लोकेशन निवडा',
  },
  labs: {
    name: 'लॅब',
    sells: 'तपासण्या आणि सॅम्पल',
    register: 'तुमच्या लॅबची नोंदणी करा',
    documents: 'लॅबची कागदपत्रे',
    requirements: 'नकाशावरचे लोकेशन, मान्यता, GST, बँक',
    needs: 'लॅबचे लायसन्स किंवा मान्यता',
    locationRequired: 'कृपया नकाशावर तुमच्या लॅबचे लोकेशन निवडा',
  },
} satisfies Words<typeof english.categoryWords>;

/** Titles and subtitles of the steps. The documents have the title of their category. */
export const stepWords = {
  'vendor-info': { title: 'विक्रेत्याची माहिती', subtitle: 'मालक आणि लोकेशनची माहिती' },
  'kyc-documents': { title: 'KYC आणि व्यवसायाची माहिती', subtitle: 'व्यवसाय आणि बँक खात्याची पडताळणी' },
  documents: { subtitle: 'पुरावे अपलोड करा' },
  contract: { title: 'पार्टनर करार', subtitle: 'अटी मान्य करा' },
} satisfies Words<typeof english.stepWords>;
