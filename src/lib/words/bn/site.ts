import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/site.ts';

/** Words of the frame around every public page. */
export const siteWords = {
  /** The description of the site on a phone's home screen. */
  tagline: 'প্রেসক্রিপশন পড়ি, মিলিয়ে দেখি, ওষুধ পৌঁছে দিই',
  banner: 'সঙ্গে থাকুন! দারুণ কিছু শিগগিরই আসছে।',
  bannerLabel: 'ঘোষণা',
  closeBanner: 'ঘোষণা বন্ধ করুন',
  skip: 'মূল অংশে যান',
  nav: {
    label: 'প্রধান মেনু',
    home: 'হোম',
    vendor: 'বিক্রেতা',
    delivery: 'ডেলিভারি',
    about: 'আমাদের কথা',
    contact: 'যোগাযোগ',
    language: 'ভাষা',
    dashboard: 'ড্যাশবোর্ড',
    signOut: 'লগ আউট করুন',
    open: 'মেনু খুলুন',
    close: 'মেনু বন্ধ করুন',
  },
  backToHome: 'হোম পেজে ফিরে যান',
  footer: {
    line: 'প্রেসক্রিপশন পড়ে, মিলিয়ে দেখে, ওষুধ আপনার দরজায় পৌঁছে দিই।',
    contact: 'যোগাযোগ',
    address: '4র্থ তলা, রেসিডেন্সি রোড, বেঙ্গালুরু 560025',
    groups: { company: 'কোম্পানি', help: 'সাহায্য' },
    links: {
      about: 'আমাদের কথা',
      careers: 'চাকরি',
      press: 'সংবাদমাধ্যম',
      partnerTerms: 'পার্টনারদের জন্য শর্তাবলি',
      support: 'সহায়তা',
      returns: 'ফেরত দেওয়া',
      terms: 'শর্তাবলি',
      privacy: 'গোপনীয়তা নীতি',
      grievance: 'অভিযোগ',
      accessibility: 'অ্যাক্সেসিবিলিটি',
      instagram: 'Instagram',
      linkedIn: 'LinkedIn',
      youTube: 'YouTube',
    },
    rights: `© 2026 ${brand.name}`,
  },
  /** Above a legal text, on the pages of other languages. */
  bindingText: 'এই পেজটি ইংরেজিতে আছে, কারণ আইনত শুধু ইংরেজি লেখাটিই কার্যকর।',
  notFound: {
    title: `পেজ পাওয়া যায়নি – ${brand.name}`,
    description: 'এই ঠিকানায় কোনও পেজ নেই।',
    code: '404',
    heading: 'এই যা! পেজটি পাওয়া গেল না',
    text: 'এই কাগজে কিছু লেখা নেই। ঠিকানা ভুল হতে পারে, বা পেজটি সরে গেছে।',
    action: 'হোম পেজে ফিরে যান',
  },
} satisfies Words<typeof english.siteWords>;
