import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/lawPages.ts';

/** The heading of each law page, which is its title too, and what it is about. The terms themselves bind in English (`words/law`). */
export const lawPageWords = {
  privacy: {
    heading: 'গোপনীয়তা নীতি',
    summary: `${brand.name} বিক্রেতাদের কাছে কী তথ্য চায়, কেন চায়, কত দিন রাখে, কে তা দেখে, আর আপনার কী কী অধিকার আছে।`,
  },
  terms: {
    heading: 'শর্তাবলি',
    summary: `${brand.name} সাইট আর তার বিক্রেতা পোর্টাল ব্যবহারের শর্তাবলি।`,
    short:
      'সংক্ষেপে: পোর্টাল ব্যবহার করতে কোনও টাকা লাগে না। আপনি ঠিক তথ্য দিন, আর আপনার কোড কাউকে জানাবেন না। আমরা সব আবেদন একই নিয়মে যাচাই করব, আর নামঞ্জুর করলে কারণ জানাব।',
  },
  partnerTerms: {
    heading: 'পার্টনারদের জন্য শর্তাবলি',
    summary: `${brand.name} আর বিক্রেতাদের মধ্যে পুরো চুক্তি: কমিশন, পেমেন্ট, লাইসেন্স, অর্ডার, তথ্য, চুক্তি শেষ করা।`,
    short: `সংক্ষেপে: আপনি নিজের নামে, নিজের লাইসেন্সে বিক্রি করেন। আমরা অর্ডার আর রাইডার আনব, কমিশন রাখব, আর ${limits.settlementDays}টি কাজের দিনের মধ্যে আপনার টাকা দেব। 30 দিন আগে জানিয়ে যে কোনও পক্ষ চুক্তি শেষ করতে পারে।`,
  },
  grievance: {
    heading: 'অভিযোগ নিষ্পত্তি আধিকারিক',
    summary: `${brand.name} নিয়ে অভিযোগ থাকলে কাকে জানাবেন, আর কবের মধ্যে উত্তর পাবেন।`,
    short:
      'সংক্ষেপে: আগে আমাদের সাপোর্ট টিমের সঙ্গে কথা বলুন। তাতে কাজ না হলে অভিযোগ নিষ্পত্তি আধিকারিককে ইমেল করুন। 48 ঘণ্টার মধ্যে অভিযোগের নম্বর আর এক মাসের মধ্যে সিদ্ধান্ত পাবেন।',
  },
  accessibility: {
    heading: 'অ্যাক্সেসিবিলিটি',
    summary: `প্রতিবন্ধী মানুষ কতটা সহজে ${brand.name} ব্যবহার করতে পারেন, এখনও কী ঠিক নেই, আর সমস্যা হলে কীভাবে জানাবেন।`,
    short:
      'সংক্ষেপে: সবকিছু কিবোর্ডে, স্ক্রিন রিডারে আর বড় অক্ষরে চলা উচিত। কিছু না চললে আমাদের জানান। 48 ঘণ্টার মধ্যে অভিযোগের নম্বর আর এক মাসের মধ্যে উত্তর পাবেন।',
  },
} satisfies Words<typeof english.lawPageWords>;

/** Words that several law pages share. */
export const lawWords = {
  contents: 'এই পেজে',
  version: 'ভার্সন',
  inForce: 'কার্যকর হওয়ার তারিখ:',
  toBeCompleted: 'সাইটের পরিচালকের জানানো বাকি',
  labels: {
    what: 'কী',
    why: 'কেন',
    kept: 'কত দিন রাখি',
    seenBy: 'কে দেখেন',
    holds: 'এতে কী থাকে',
    keptUntil: 'কত দিন থাকে',
    designation: 'পদ',
    phone: 'ফোন',
    email: 'ইমেল',
    address: 'ঠিকানা',
  },
} satisfies Words<typeof english.lawWords>;
