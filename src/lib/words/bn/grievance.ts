import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/grievance.ts';

/** The words of the grievance page. `words/law/grievance.ts` has its structure. Brackets mark the words of a link. */
export const grievanceWords = {
  intro:
    'বিক্রেতা, ক্রেতা ও অন্য সবার জন্য: কিছু ভুল হয়ে থাকলে আর আমাদের সাপোর্ট টিম সাহায্য করতে না পারলে, আমাদের অভিযোগ নিষ্পত্তি আধিকারিকের সঙ্গে যোগাযোগ করুন। ক্রেতা সুরক্ষা (ই-কমার্স) বিধি, 2020-এর বিধি 4(4) অনুযায়ী তিনি নিযুক্ত হয়েছেন।',
  officer: {
    title: 'কার সঙ্গে যোগাযোগ করবেন',
    care: `ক্রেতা পরিষেবা: ${brand.supportPhone}, ${brand.supportEmail}।`,
  },
  helps: {
    title: 'কী জানালে সুবিধা হয়',
    points: [
      'কী হয়েছে, কখন হয়েছে, আর আপনি চান আমরা কী করি।',
      'অর্ডার বা আবেদনের নম্বর, আর যে ফোন নম্বর থেকে তা করা হয়েছিল।',
      'পাসওয়ার্ড, কোড বা ব্যাঙ্কের সম্পূর্ণ তথ্য পাঠাবেন না।',
    ],
  },
  deadlines: {
    title: 'কবের মধ্যে',
    points: [
      '48 ঘণ্টার মধ্যে আপনি প্রাপ্তিস্বীকার আর অভিযোগের একটি নম্বর পাবেন।',
      'অভিযোগ পাওয়ার এক মাসের মধ্যে আমরা তার নিষ্পত্তি করব, আর আপনি কারণ-সহ সিদ্ধান্ত পাবেন (বিধি 4(5))।',
    ],
    data: 'ব্যক্তিগত তথ্য নিয়ে অভিযোগের ক্ষেত্রেও তা-ই: আপনার অধিকার [গোপনীয়তা নীতি] পেজে দেখুন।',
  },
  unsettled: {
    title: 'নিষ্পত্তি না হলে',
    consumers: 'ক্রেতা: জাতীয় ক্রেতা হেল্পলাইন (1915 নম্বরে ফোন করুন), বা আপনার জেলার ক্রেতা সুরক্ষা কমিশন।',
    data: 'ব্যক্তিগত তথ্য: ভারতের তথ্য সুরক্ষা বোর্ড।',
    vendors: 'বিক্রেতা: [পার্টনারদের জন্য শর্তাবলি] পেজে যে আদালতের নাম আছে।',
  },
  company: {
    title: 'কোম্পানি',
    text: (name: string, address: string, registration: string) =>
      `${brand.name} চালায় এই সংস্থা: ${name}, ${address}, রেজিস্ট্রেশন নম্বর ${registration}।`,
  },
} satisfies Words<typeof english.grievanceWords>;
