import type { Words } from '#lib/translation.ts';
import type * as english from '../en/category.ts';

/** The words of one category. */
export const categoryWords = {
  pharmacy: {
    name: 'ഫാർമസി',
    sells: 'കുറിപ്പടി വേണ്ടതും വേണ്ടാത്തതുമായ മരുന്നുകൾ',
    register: 'നിങ്ങളുടെ ഫാർമസി രജിസ്റ്റർ ചെയ്യുക',
    documents: 'ഫാർമസിയുടെ രേഖകൾ',
    requirements: 'ഡ്രഗ്/ഫാർമസി ലൈസൻസ്, GST, ബാങ്ക്',
    needs: 'ഡ്രഗ് ലൈസൻസ്',
    locationRequired: 'മാപ്പിൽ നിങ്ങളുടെ ഫാർമസിയുടെ ലൊക്കേഷൻ തിരഞ്ഞെടുക്കുക',
  },
  supplements: {
    name: 'സപ്ലിമെന്റുകൾ',
    sells: 'വിറ്റമിനുകൾ, പോഷകാഹാരം, വെൽനസ്',
    register: 'നിങ്ങളുടെ സ്റ്റോർ രജിസ്റ്റർ ചെയ്യുക',
    documents: 'സ്റ്റോറിന്റെ രേഖകൾ',
    requirements: 'FSSAI, GST, ബാങ്ക്',
    needs: 'FSSAI ലൈസൻസ്',
    locationRequired: 'മാപ്പിൽ നിങ്ങളുടെ സ്റ്റോറിന്റെ ലൊക്കേഷൻ തിരഞ്ഞെടുക്കുക',
  },
  labs: {
    name: 'ലാബ്',
    sells: 'ഡയഗ്നോസ്റ്റിക് ടെസ്റ്റുകളും സാമ്പിളുകളും',
    register: 'നിങ്ങളുടെ ലാബ് രജിസ്റ്റർ ചെയ്യുക',
    documents: 'ലാബിന്റെ രേഖകൾ',
    requirements: 'മാപ്പിലെ ലൊക്കേഷൻ, അക്രഡിറ്റേഷൻ, GST, ബാങ്ക്',
    needs: 'ലാബ് ലൈസൻസ് അല്ലെങ്കിൽ അക്രഡിറ്റേഷൻ',
    locationRequired: 'മാപ്പിൽ നിങ്ങളുടെ ലാബിന്റെ ലൊക്കേഷൻ തിരഞ്ഞെടുക്കുക',
  },
} satisfies Words<typeof english.categoryWords>;

/** Titles and subtitles of the steps. The documents have the title of their category. */
export const stepWords = {
  'vendor-info': { title: 'വെണ്ടർ വിവരങ്ങൾ', subtitle: 'ഉടമ, ലൊക്കേഷൻ വിവരങ്ങൾ' },
  'kyc-documents': { title: 'KYC, സ്ഥാപന വിവരങ്ങൾ', subtitle: 'നികുതി, ലൈസൻസ്, ബാങ്ക് വിവരങ്ങൾ' },
  documents: { subtitle: 'രേഖകൾ അപ്‌ലോഡ് ചെയ്യുക' },
  contract: { title: 'പാർട്ണർ കരാർ', subtitle: 'നിബന്ധനകൾ സമ്മതിക്കുക' },
} satisfies Words<typeof english.stepWords>;
