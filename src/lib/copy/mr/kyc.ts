import { fieldLabelWords } from './fields.ts';
import type { BankVerification } from '#lib/domain/bankResult.ts';
import type { KycPayload } from '#lib/domain/kyc.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/kyc.ts';

export const kycWords = {
  businessLegend: 'कर आणि लायसन्स',
  asPrinted: 'माझ्या लायसन्सवर असंच छापलं आहे',
  bankLegend: 'बँक खातं',
  bankHelp: 'आम्ही याच खात्यात पैसे भरतो. तुम्ही पुढे जाण्याआधी आम्ही ते तपासतो.',
  notVerified: 'पुढे जाण्यासाठी बँकेची माहिती तपासून घ्या.',
  unsent: 'तुम्ही आधी पाठवलेली माहिती बदलली आहे. बदल पाठवण्यासाठी “पुढे” दाबा. मग पुढच्या पायऱ्या उघडतील.',
  masked: 'ही माहिती फक्त आमची तपासणी टीम पाहते. आम्ही ती या ब्राउझरमध्ये कधीच साठवत नाही.',
} satisfies Words<typeof english.kycWords>;

/** The button of the bank check. */
export const bankButtonWords: Record<BankVerification['type'], string> = {
  unverified: 'बँकेची माहिती तपासा',
  failed: 'बँकेची माहिती तपासा',
  verifying: 'तपासत आहोत...',
  verified: 'तपासणी झाली',
  pending: 'प्रलंबित',
};

export const bankToasts = {
  missing: { title: 'माहिती अपुरी आहे', description: 'तपासणीआधी कृपया बँकेची सगळी माहिती भरा' },
  failed: { title: 'तपासणी झाली नाही', description: 'कृपया बँकेची माहिती तपासा आणि पुन्हा प्रयत्न करा' },
  error: {
    title: 'तपासणीत अडचण',
    description: 'बँकेची माहिती तपासता आली नाही. कृपया पुन्हा प्रयत्न करा.',
  },
} satisfies Words<typeof english.bankToasts>;

export const bankNoteWords = {
  verified: (where: string, holder: string | null) => {
    if (!where) return holder ? `खातं तपासलं. खातेदार: ${holder}` : 'खातं तपासलं';
    return holder ? `खातं तपासलं: ${where}. खातेदार: ${holder}` : `खातं तपासलं: ${where}`;
  },
  pending: 'बँकेचं उत्तर अजून आलं नाही. तुम्ही पुढे जाऊ शकता. तपासणीच्या वेळी आम्ही पुन्हा पाहू.',
  failed: 'कृपया बँकेची माहिती तपासा आणि पुन्हा प्रयत्न करा',
} satisfies Words<typeof english.bankNoteWords>;

/** Another tab has saved details that are typed differently here. */
export const kycChangedElsewhere = (names: readonly (keyof KycPayload)[]) => ({
  title: 'दुसऱ्या टॅबमध्ये बदललं',
  description: `${names.map((name) => fieldLabelWords[name]).join(', ')}: दुसऱ्या टॅबने वेगळं काही साठवलं आहे. तुम्ही इथे साठवलं तर तुम्ही लिहिलेलं त्याची जागा घेईल.`,
});

export const autosaveWords = {
  saving: 'साठवत आहोत…',
  saved: (time: string) => `${time} ला साठवलं`,
  retry: 'साठवलं नाही, पुन्हा प्रयत्न होईल',
} satisfies Words<typeof english.autosaveWords>;
