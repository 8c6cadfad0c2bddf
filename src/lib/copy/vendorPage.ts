import { brand } from '../brand.ts';

/** Words of the static parts of /vendor. */
export const vendorPage = {
  title: `Sell with ${brand.name} – pharmacies, supplements, labs`,
  description:
    'Register your pharmacy, supplement store or diagnostic lab: sign in by phone, four short steps, review within 24-48 hours.',
  heading: 'Your counter, 30 minutes from every door nearby',
  text: 'Pharmacies, supplement stores and diagnostic labs take readable, checked orders here. The application is four short steps, and you can stop and go on at any time.',
  entry: {
    title: 'Start or continue',
    text: 'We send a code to your phone. No password to remember.',
    noScript: 'Signing in needs JavaScript. Please switch it on, or call us:',
  },
  features: {
    title: 'What you get',
    orders: {
      title: 'Orders you can read',
      text: 'Every prescription arrives typed and checked, with the photo beside it.',
      before: 'Amlo 5 od x30',
      after: 'Amlodipine 5 mg, once a day, 30 tablets',
    },
    money: {
      title: 'Money on time',
      text: 'Settlement straight to your verified bank account.',
      figure: '7',
      unit: 'business days',
    },
    costs: {
      title: 'One clear commission',
      text: 'On what you sell, and on nothing else.',
      rates: ['Pharmacy 15%', 'Supplements 15%', 'Labs 12%'],
    },
    riders: {
      title: 'Riders included',
      text: 'We collect at your counter and deliver. You never leave the shop.',
    },
  },
  needs: {
    title: 'Have these at hand',
    items: [
      ['Pharmacy', 'Drug licence, GST, bank details'],
      ['Supplements', 'FSSAI licence, GST, bank details'],
      ['Labs', 'Location, accreditation, GST, bank details'],
    ],
  },
} as const;
