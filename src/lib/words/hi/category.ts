import type { Words } from '#lib/translation.ts';
import type * as english from '../en/category.ts';

/** The words of one category. */
export const categoryWords = {
  pharmacy: {
    name: 'फ़ार्मेसी',
    sells: 'दवाइयाँ, पर्चे वाली और बिना पर्चे की',
    register: 'अपनी फ़ार्मेसी रजिस्टर करें',
    documents: 'फ़ार्मेसी के दस्तावेज़',
    requirements: 'ड्रग/फ़ार्मेसी लाइसेंस, GST, बैंक',
    needs: 'ड्रग लाइसेंस',
    locationRequired: 'कृपया नक्शे पर अपनी फ़ार्मेसी की लोकेशन चुनें',
  },
  supplements: {
    name: 'सप्लीमेंट',
    sells: 'विटामिन, पोषण और सेहत का सामान',
    register: 'अपना स्टोर रजिस्टर करें',
    documents: 'स्टोर के दस्तावेज़',
    requirements: 'FSSAI, GST, बैंक',
    needs: 'FSSAI लाइसेंस',
    locationRequired: 'कृपया नक्शे पर अपने स्टोर की लोकेशन चुनें',
  },
  labs: {
    name: 'लैब',
    sells: 'डायग्नोस्टिक टेस्ट और सैंपल',
    register: 'अपनी लैब रजिस्टर करें',
    documents: 'लैब के दस्तावेज़',
    requirements: 'नक्शे पर लोकेशन, लैब की मान्यता, GST, बैंक',
    needs: 'लैब का लाइसेंस या मान्यता',
    locationRequired: 'कृपया नक्शे पर अपनी लैब की लोकेशन चुनें',
  },
} satisfies Words<typeof english.categoryWords>;

/** Titles and subtitles of the steps. The documents have the title of their category. */
export const stepWords = {
  'vendor-info': { title: 'विक्रेता की जानकारी', subtitle: 'मालिक और लोकेशन की जानकारी' },
  'kyc-documents': { title: 'KYC और कारोबार की जानकारी', subtitle: 'टैक्स, लाइसेंस और बैंक की जानकारी' },
  documents: { subtitle: 'प्रमाण अपलोड करें' },
  contract: { title: 'पार्टनर अनुबंध', subtitle: 'शर्तें मंज़ूर करें' },
} satisfies Words<typeof english.stepWords>;
