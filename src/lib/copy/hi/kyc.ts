import { fieldLabelWords } from './fields.ts';
import type { BankVerification } from '#lib/domain/bankResult.ts';
import type { KycPayload } from '#lib/domain/kyc.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/kyc.ts';

export const kycWords = {
  businessLegend: 'टैक्स और लाइसेंस',
  asPrinted: 'मेरे लाइसेंस पर ऐसे ही छपा है',
  bankLegend: 'बैंक खाता',
  bankHelp: 'हम इसी खाते में पैसे भेजते हैं। आगे बढ़ने से पहले हम इसे जाँचते हैं।',
  notVerified: 'आगे बढ़ने के लिए बैंक की जानकारी की जाँच कराएँ।',
  unsent: 'आपने पहले भेजी हुई जानकारी बदली है। बदलाव भेजने के लिए “आगे” दबाएँ। तब अगले चरण खुलेंगे।',
  masked: 'यह जानकारी सिर्फ़ हमारी जाँच टीम देखती है। हम इसे इस ब्राउज़र में कभी सेव नहीं करते।',
} satisfies Words<typeof english.kycWords>;

/** The button of the bank check. */
export const bankButtonWords: Record<BankVerification['type'], string> = {
  unverified: 'बैंक की जानकारी जाँचें',
  failed: 'बैंक की जानकारी जाँचें',
  verifying: 'जाँच हो रही है...',
  verified: 'जाँच हो गई',
  pending: 'बाक़ी है',
};

export const bankToasts = {
  missing: { title: 'जानकारी अधूरी है', description: 'जाँच से पहले कृपया बैंक की पूरी जानकारी भरें' },
  failed: { title: 'जाँच नहीं हो पाई', description: 'कृपया बैंक की जानकारी देखकर फिर कोशिश करें' },
  error: {
    title: 'जाँच में गड़बड़ी',
    description: 'बैंक की जानकारी जाँच नहीं पाए। कृपया फिर कोशिश करें।',
  },
} satisfies Words<typeof english.bankToasts>;

export const bankNoteWords = {
  verified: (where: string, holder: string | null) => {
    if (!where) return holder ? `खाता जाँच लिया। खाताधारक: ${holder}` : 'खाता जाँच लिया';
    return holder ? `खाता जाँच लिया: ${where}। खाताधारक: ${holder}` : `खाता जाँच लिया: ${where}`;
  },
  pending: 'बैंक का जवाब अभी नहीं आया। आप आगे बढ़ सकते हैं। जाँच के दौरान हम फिर देखेंगे।',
  failed: 'कृपया बैंक की जानकारी देखकर फिर कोशिश करें',
} satisfies Words<typeof english.bankNoteWords>;

/** Another tab has saved details that are typed differently here. */
export const kycChangedElsewhere = (names: readonly (keyof KycPayload)[]) => ({
  title: 'दूसरे टैब में बदला गया',
  description: `${names.map((name) => fieldLabelWords[name]).join(', ')}: दूसरे टैब ने कुछ और सेव किया है। यहाँ सेव करेंगे तो आपका लिखा हुआ उसकी जगह ले लेगा।`,
});

export const autosaveWords = {
  saving: 'सेव हो रहा है…',
  saved: (time: string) => `${time} पर सेव हुआ`,
  retry: 'सेव नहीं हुआ, फिर कोशिश होगी',
} satisfies Words<typeof english.autosaveWords>;
