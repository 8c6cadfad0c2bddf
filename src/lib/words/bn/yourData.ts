import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/yourData.ts';

/** The page with a visitor's own data. */
export const yourDataWords = {
  heading: 'আপনার তথ্য',
  summary: `আপনি কী মেনে নিয়েছেন, এই ব্রাউজারে কী রাখা আছে, আর ${brand.name}-এ আপনার আবেদনগুলোর কপি।`,
  noScript: 'এই পেজের জন্য JavaScript লাগে। JavaScript না থাকলে আমাদের অভিযোগ নিষ্পত্তি আধিকারিক আপনাকে সাহায্য করবেন।',
  consents: {
    title: 'আপনি কী মেনে নিয়েছেন',
    fromServer: 'এটি আমাদের কাছে থাকা রেকর্ড।',
    fromBrowser: 'এটি শুধু এই ব্রাউজারের রেকর্ড। আপনি লগ আউট করা পর্যন্তই এটি থাকে।',
    none: 'এখানে কোনও রেকর্ড নেই।',
    given: (date: string) => `মেনে নেওয়ার তারিখ: ${date}`,
    withdrawn: (date: string) => `সম্মতি ফিরিয়ে নেওয়ার তারিখ: ${date}`,
    /** In place of the button that withdraws. */
    contract: 'এটি একটি চুক্তি। এটি কীভাবে শেষ হয়, তা এতেই লেখা আছে।',
    withdraw: 'এই সম্মতি ফিরিয়ে নিন',
    ask: 'এই সম্মতি ফিরিয়ে নেবেন? এর সঙ্গে আবেদনটিও শেষ হয়ে যাবে।',
    done: 'আপনি সম্মতি ফিরিয়ে নিয়েছেন, তা আমরা রেকর্ড করেছি।',
    byMail: 'ইমেলে ফিরিয়ে নিন',
    mail: {
      subject: 'আমি আমার সম্মতি ফিরিয়ে নিচ্ছি',
      body: (text: string, version: string) =>
        `আমি এই লেখায় দেওয়া আমার সম্মতি ফিরিয়ে নিচ্ছি: ${text}, ভার্সন ${version}। এটি নিশ্চিত করে জানান।`,
    },
    /** Where the record on the page does not have the consent to the privacy notice. */
    unlisted: 'গোপনীয়তা নীতিতে দেওয়া সম্মতি ফিরিয়ে নিতে রেকর্ড লাগে না।',
    unlistedBody: (text: string) =>
      `আমি এই লেখায় দেওয়া আমার সম্মতি ফিরিয়ে নিচ্ছি: ${text}। এটি নিশ্চিত করে জানান। আমার ফোন নম্বর:`,
    /** Where the API lists no consents. */
    withUs: 'আপনার সব সম্মতির পুরো রেকর্ড আমাদের কাছে আছে।',
    askByMail: 'ইমেল করে রেকর্ড চেয়ে নিন',
    recordMail: {
      subject: 'আমার সম্মতির রেকর্ড',
      body: 'আমার সব সম্মতির রেকর্ড আমাকে পাঠান। আমার ফোন নম্বর:',
    },
  },
  browser: {
    title: 'এই ব্রাউজারে এখন কী রাখা আছে',
    nothing: 'এই ব্রাউজারে এই সাইটের কিছুই রাখা নেই।',
    /** The pages in the caches of the service worker. */
    pages: 'এই সাইটের যে পেজগুলো আপনি খুলেছেন, যাতে ইন্টারনেট ছাড়াও সেগুলো খোলে',
  },
  copy: {
    title: 'আপনার আবেদনগুলোর কপি',
    text: 'একটি ফাইল (JSON), যাতে আপনার আবেদন সম্পর্কে আমরা আপনাকে যা দেখাই তার সবই আছে।',
    button: 'কপি ডাউনলোড করুন',
    signIn: 'আপনার আবেদনগুলোর কপি ডাউনলোড করতে লগ ইন করুন।',
  },
} satisfies Words<typeof english.yourDataWords>;
