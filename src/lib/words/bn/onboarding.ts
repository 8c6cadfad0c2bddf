import type { Words } from '#lib/translation.ts';
import type * as english from '../en/onboarding.ts';

export const onboardingWords = {
  steps: 'ধাপ',
  stepName: (step: number, title: string, isDone: boolean) =>
    isDone ? `${step}. ${title}, শেষ হয়েছে` : `${step}. ${title}`,
  help: 'সাহায্য লাগবে? ফোন করুন',
  helpShort: 'সাহায্য',
  next: 'পরবর্তী',
  back: 'ফিরে যান',
  resumeTitle: 'আবার স্বাগতম',
  stepOf: (step: number, total: number) => `ধাপ ${step}, মোট ${total}`,
  locked: 'এখানে এগুলো বদলানো যাবে না। আমাদের ফোন বা ইমেল করুন:',
  kept: 'আগে যা লিখেছিলেন সব এখানেই আছে।',
  startFresh: 'খালি ফর্মে শুরু করুন',
  offered: 'এই ফর্মে আগে থেকে কিছু লেখা আছে।',
  continueWith: 'ওটাই চালিয়ে যান',
  startEmpty: 'খালি ফর্মে শুরু করুন',
  placeLegend: 'দোকান বা ল্যাব কোথায়?',
  businessLegend: 'আপনার ব্যবসা',
  hoursLegend: 'কখন খোলা থাকে?',
  change: 'বদলান',
  /** Beside the support phone. */
  samePhone: 'আমার ফোন নম্বরই',
} satisfies Words<typeof english.onboardingWords>;

/** The notice before the first questions of an application. */
export const beforeWords = {
  time: (minutes: number) => `প্রায় ${minutes} মিনিট। কাগজপত্র তৈরি রাখুন। যখন খুশি থামতে পারেন: যা লিখেছেন থেকে যাবে।`,
  typed:
    'আপনি লিখবেন: নাম, ফোন, ঠিকানা ও খোলা থাকার সময়; PAN, GST নম্বর, IFSC-সহ ব্যাঙ্ক অ্যাকাউন্ট, আর আপনার লাইসেন্সের নম্বর।',
  /** `needs` is the category's own licence. */
  photographed: (needs: string) =>
    `আপনি ছবি তুলবেন বা আপলোড করবেন: ${needs}, GST সার্টিফিকেট, মালিকের ছবি, আর দোকান/ল্যাবের সামনে মালিকের ছবি। ক্যানসেল করা চেক থাকলে সুবিধা।`,
} satisfies Words<typeof english.beforeWords>;

/** The privacy notice in short, before the first step's questions: a line that unfolds. */
export const noticeWords = {
  title: 'কী কী লাগবে, আর তা কী কাজে লাগাই',
  text: 'এই তথ্য দিয়ে আমরা আপনার আবেদন যাচাই করি, আর আপনি বিক্রি শুরু করলে আপনার ব্যবসা তালিকায় রাখি ও রাইডার পাঠাই। আমাদের যাচাইকারীরা এগুলো দেখেন। তথ্য ঠিক করতে বা মুছতে বলতে পারেন, সম্মতি ফিরিয়ে নিতে পারেন, অভিযোগও জানাতে পারেন।',
  link: 'গোপনীয়তা নীতি',
} satisfies Words<typeof english.noticeWords>;

export const onboardingToasts = {
  validation: { title: 'ফর্মে ভুল আছে', description: 'ফর্মের ভুলগুলো ঠিক করুন' },
  vendorRequired: {
    title: 'বিক্রেতার তথ্য দিতে হবে',
    description: 'আগে বিক্রেতার তথ্য পূরণ করুন',
  },
  alreadyCompleted: (title: string) => ({
    title: 'আগেই শেষ হয়েছে',
    description: `${title} আগেই সেভ করা আছে। পরের ধাপ খুলছি।`,
  }),
  alreadySubmitted: {
    title: 'আবেদন আগেই জমা হয়েছে',
    description: 'আপনার ড্যাশবোর্ডে নিয়ে যাচ্ছি।',
  },
  complete: { title: 'আবেদন সম্পূর্ণ', description: 'আপনার ড্যাশবোর্ডে নিয়ে যাচ্ছি।' },
  sentAgain: {
    title: 'আবার যাচাইয়ে পাঠানো হয়েছে',
    description: 'ধন্যবাদ। আমাদের টিম আপনার বদলগুলো যাচাই করবে। ড্যাশবোর্ডে নিয়ে যাচ্ছি।',
  },
  /** A vendor of an attempt whose reply was lost. */
  vendorFound: {
    title: 'আপনার আবেদন সেভ হয়েছিল',
    description: 'জানানোর আগেই ইন্টারনেট কেটে গিয়েছিল। এখান থেকে চালিয়ে যান।',
  },
  vendorCreated: { title: 'যাচাই হয়েছে', description: 'ফোন যাচাই হয়েছে, আপনার আবেদনও সেভ হয়েছে।' },
} satisfies Words<typeof english.onboardingToasts>;

export const hoursWords = {
  allDay: '24 ঘণ্টা পরিষেবা',
  dayWise: 'কিছু দিনে আলাদা সময়',
  dayWiseDays: 'কোন কোন দিন?',
  overnight: 'পরদিন সকালে বন্ধ হয়',
  closed: 'বন্ধ',
  openTimeOn: (day: string) => `${day} খোলার সময়`,
  closeTimeOn: (day: string) => `${day} বন্ধের সময়`,
} satisfies Words<typeof english.hoursWords>;

/** The title of the error summary, by whether all its fields are empty. */
export const summaryWords = {
  missing: (count: number) => `${count}টি জিনিস বাকি আছে`,
  wrong: (count: number) => `${count}টি জিনিস দেখে নিন`,
} satisfies Words<typeof english.summaryWords>;
