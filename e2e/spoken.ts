/**
 * What a journey presses and reads on its way, in each language. Written out, like all words of journeys: a test that reads
 * them from where the screens read them can't see them change.
 */
import type { CategoryId } from '#lib/domain/category.ts';
import type { ListedId } from '#lib/locales.ts';

export interface Spoken {
  /** Before every path of its pages. */
  prefix: string;
  /** BCP 47. */
  tag: string;
  /** 0 to 9 as a keyboard of the language may write them. */
  digits: string;
  /** The name of a shop. */
  shop: string;
  signIn: string;
  login: string;
  sendOtp: string;
  /** The entry of the navigation, once signed in. */
  dashboard: string;
  /** How the names of the three services begin. */
  services: Record<CategoryId, string>;
  /** The first step in the list of steps, once it is done. */
  firstDone: string;
  /** The last one. */
  last: string;
  next: string;
  bankNeeded: string;
  verifyBank: string;
  verified: string;
  documents: Record<CategoryId, string>;
  uploadedOn: RegExp;
  contract: string;
  answers: string;
  submit: string;
  underReview: string;
  /** Links to what was sent. */
  view: RegExp;
}

export const english: Spoken = {
  prefix: '',
  tag: 'en-IN',
  digits: '0123456789',
  shop: 'Sharma Medical Stores',
  signIn: 'Sign In with Phone',
  login: 'Vendor Login',
  sendOtp: 'Send OTP',
  dashboard: 'Dashboard',
  services: { pharmacy: 'Pharmacy', supplements: 'Supplements', labs: 'Labs' },
  firstDone: '1. Vendor information, completed',
  last: '4. Partner contract',
  next: 'Next',
  bankNeeded: 'Verify your bank details to continue.',
  verifyBank: 'Verify Bank Details',
  verified: 'Verified',
  documents: { pharmacy: 'Pharmacy documents', supplements: 'Store documents', labs: 'Lab documents' },
  uploadedOn: /^Uploaded on/,
  contract: 'Partner contract',
  answers: 'Check your answers',
  submit: 'Submit application',
  underReview: 'KYC Under Review',
  view: /View/,
};

/** Every listed language: the compiler asks for the next one. */
export const spoken = {
  en: english,
  hi: {
    prefix: '/hi',
    tag: 'hi-IN',
    digits: '०१२३४५६७८९',
    shop: 'श्री गणेश मेडिकल',
    signIn: 'फ़ोन से साइन इन करें',
    login: 'विक्रेता लॉगिन',
    sendOtp: 'OTP भेजें',
    dashboard: 'डैशबोर्ड',
    services: { pharmacy: 'फ़ार्मेसी', supplements: 'सप्लीमेंट', labs: 'लैब' },
    firstDone: '1. विक्रेता की जानकारी, पूरा',
    last: '4. पार्टनर अनुबंध',
    next: 'आगे',
    bankNeeded: 'आगे बढ़ने के लिए बैंक की जानकारी वेरिफ़ाई करें।',
    verifyBank: 'बैंक की जानकारी वेरिफ़ाई करें',
    verified: 'वेरिफ़ाई हो गया',
    documents: {
      pharmacy: 'फ़ार्मेसी के दस्तावेज़',
      supplements: 'स्टोर के दस्तावेज़',
      labs: 'लैब के दस्तावेज़',
    },
    uploadedOn: /को अपलोड हुआ$/,
    contract: 'पार्टनर अनुबंध',
    answers: 'अपने जवाब देख लें',
    submit: 'आवेदन भेजें',
    underReview: 'KYC की जाँच जारी',
    view: /देखें/,
  },
  bn: {
    prefix: '/bn',
    tag: 'bn-IN',
    digits: '০১২৩৪৫৬৭৮৯',
    shop: 'মা তারা ফার্মেসি',
    signIn: 'ফোন দিয়ে লগ ইন করুন',
    login: 'বিক্রেতার লগ ইন',
    sendOtp: 'OTP পাঠান',
    dashboard: 'ড্যাশবোর্ড',
    services: { pharmacy: 'ফার্মেসি', supplements: 'সাপ্লিমেন্ট', labs: 'ল্যাব' },
    firstDone: '1. বিক্রেতার তথ্য, শেষ হয়েছে',
    last: '4. পার্টনার চুক্তি',
    next: 'পরবর্তী',
    bankNeeded: 'এগোতে হলে ব্যাঙ্কের তথ্য যাচাই করুন।',
    verifyBank: 'ব্যাঙ্কের তথ্য যাচাই করুন',
    verified: 'যাচাই হয়েছে',
    documents: {
      pharmacy: 'ফার্মেসির ডকুমেন্ট',
      supplements: 'দোকানের ডকুমেন্ট',
      labs: 'ল্যাবের ডকুমেন্ট',
    },
    uploadedOn: /^আপলোড হয়েছে \d/,
    contract: 'পার্টনার চুক্তি',
    answers: 'আপনার উত্তর মিলিয়ে নিন',
    submit: 'আবেদন জমা দিন',
    underReview: 'KYC যাচাই চলছে',
    view: /দেখুন/,
  },
  mr: {
    prefix: '/mr',
    tag: 'mr-IN',
    digits: '०१२३४५६७८९',
    shop: 'साई कृपा मेडिकल',
    signIn: 'फोनने साइन इन करा',
    login: 'विक्रेता लॉगिन',
    sendOtp: 'OTP पाठवा',
    dashboard: 'डॅशबोर्ड',
    services: { pharmacy: 'फार्मसी', supplements: 'सप्लिमेंट', labs: 'लॅब' },
    firstDone: '1. विक्रेत्याची माहिती, पूर्ण',
    last: '4. पार्टनर करार',
    next: 'पुढे',
    bankNeeded: 'पुढे जाण्यासाठी बँकेची माहिती पडताळा.',
    verifyBank: 'बँकेची माहिती पडताळा',
    verified: 'पडताळणी झाली',
    documents: {
      pharmacy: 'फार्मसीची कागदपत्रं',
      supplements: 'दुकानाची कागदपत्रं',
      labs: 'लॅबची कागदपत्रं',
    },
    uploadedOn: /ला अपलोड झालं$/,
    contract: 'पार्टनर करार',
    answers: 'तुमची उत्तरं तपासा',
    submit: 'अर्ज पाठवा',
    underReview: 'KYC ची तपासणी सुरू',
    view: /पाहा/,
  },
  te: {
    prefix: '/te',
    tag: 'te-IN',
    digits: '౦౧౨౩౪౫౬౭౮౯',
    shop: 'శ్రీ వెంకటేశ్వర మెడికల్స్',
    signIn: 'ఫోన్‌తో లాగిన్ అవ్వండి',
    login: 'విక్రేత లాగిన్',
    sendOtp: 'OTP పంపండి',
    dashboard: 'డాష్‌బోర్డ్',
    services: { pharmacy: 'ఫార్మసీ', supplements: 'సప్లిమెంట్లు', labs: 'ల్యాబ్‌లు' },
    firstDone: '1. విక్రేత వివరాలు, పూర్తయింది',
    last: '4. పార్టనర్ ఒప్పందం',
    next: 'తర్వాత',
    bankNeeded: 'కొనసాగించడానికి మీ బ్యాంక్ వివరాలు ధ్రువీకరించండి.',
    verifyBank: 'బ్యాంక్ వివరాలు ధ్రువీకరించండి',
    verified: 'ధ్రువీకరణ అయింది',
    documents: { pharmacy: 'ఫార్మసీ పత్రాలు', supplements: 'షాపు పత్రాలు', labs: 'ల్యాబ్ పత్రాలు' },
    uploadedOn: /^అప్‌లోడ్ అయింది: /,
    contract: 'పార్టనర్ ఒప్పందం',
    answers: 'మీ సమాధానాలు సరిచూసుకోండి',
    submit: 'దరఖాస్తు సమర్పించండి',
    underReview: 'KYC పరిశీలనలో ఉంది',
    view: /చూడండి/,
  },
  ta: {
    prefix: '/ta',
    tag: 'ta-IN',
    digits: '௦௧௨௩௪௫௬௭௮௯',
    shop: 'ஸ்ரீ முருகன் மெடிக்கல்ஸ்',
    signIn: 'ஃபோன் மூலம் உள்நுழையுங்கள்',
    login: 'விற்பனையாளர் நுழைவு',
    sendOtp: 'OTP அனுப்புங்கள்',
    dashboard: 'டாஷ்போர்டு',
    services: { pharmacy: 'மருந்தகம்', supplements: 'சப்ளிமெண்ட்', labs: 'லேப்' },
    firstDone: '1. விற்பனையாளர் விவரம், முடிந்தது',
    last: '4. பார்ட்னர் ஒப்பந்தம்',
    next: 'அடுத்து',
    bankNeeded: 'தொடர உங்கள் வங்கி விவரத்தைச் சரிபாருங்கள்.',
    verifyBank: 'வங்கி விவரத்தைச் சரிபாருங்கள்',
    verified: 'சரிபார்த்தோம்',
    documents: { pharmacy: 'மருந்தக ஆவணங்கள்', supplements: 'கடை ஆவணங்கள்', labs: 'லேப் ஆவணங்கள்' },
    uploadedOn: /^பதிவேற்றியது \d/,
    contract: 'பார்ட்னர் ஒப்பந்தம்',
    answers: 'உங்கள் பதில்களைப் பாருங்கள்',
    submit: 'விண்ணப்பத்தைச் சமர்ப்பியுங்கள்',
    underReview: 'KYC பரிசீலனையில்',
    view: /பாருங்கள்/,
  },
} as const satisfies Record<ListedId, Spoken>;

/** English with accents and brackets, as `build/pseudo.ts` makes it. */
export const accented: Spoken = {
  prefix: '/xa',
  tag: 'en-XA',
  digits: '0123456789',
  shop: 'Sharma Medical Stores',
  signIn: '⟦Šîîĝñ Îñ ŵîîţĥ Þĥööñéé⟧',
  login: '⟦Ṽééñđööŕ Ļööĝîîñ⟧',
  sendOtp: '⟦Šééñđ OTP⟧',
  dashboard: '⟦Đååšĥƀööååŕđ⟧',
  services: { pharmacy: '⟦Þĥååŕɱååçý⟧', supplements: '⟦Šûûþþļééɱééñţš⟧', labs: '⟦Ļååƀš⟧' },
  firstDone: '⟦1. ⟦Ṽééñđööŕ îîñƒööŕɱååţîîööñ⟧, çööɱþļééţééđ⟧',
  last: '⟦4. ⟦Þååŕţñééŕ çööñţŕååçţ⟧⟧',
  next: '⟦Ñééẋţ⟧',
  bankNeeded: '⟦Ṽééŕîîƒý ýööûûŕ ƀååñķ đééţååîîļš ţöö çööñţîîñûûéé.⟧',
  verifyBank: '⟦Ṽééŕîîƒý Ɓååñķ Đééţååîîļš⟧',
  verified: '⟦Ṽééŕîîƒîîééđ⟧',
  documents: {
    pharmacy: '⟦Þĥååŕɱååçý đööçûûɱééñţš⟧',
    supplements: '⟦Šţööŕéé đööçûûɱééñţš⟧',
    labs: '⟦Ļååƀ đööçûûɱééñţš⟧',
  },
  uploadedOn: /^⟦Ûþļööååđééđ ööñ/,
  contract: '⟦Þååŕţñééŕ çööñţŕååçţ⟧',
  answers: '⟦Çĥééçķ ýööûûŕ ååñšŵééŕš⟧',
  submit: '⟦Šûûƀɱîîţ ååþþļîîçååţîîööñ⟧',
  underReview: '⟦KYC Ûñđééŕ Ŕééṽîîééŵ⟧',
  view: /Ṽîîééŵ/,
};

/** A number as a keyboard of the language may write it. */
export function inDigitsOf({ digits }: Spoken, number: string): string {
  return number.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
}
