import { brand } from '#lib/brand.ts';
import * as limits from '#lib/limits.ts';

/** Words of the static parts of /vendor. */
export const vendorPageWords = {
  title: `Sell with ${brand.name} – pharmacies, supplements, labs`,
  description: `Register your pharmacy, supplement store or diagnostic lab: sign in by phone, four short steps, review within ${limits.reviewHoursRange} hours.`,
  heading: 'Your pharmacy, at every door nearby in 30 minutes',
  text: 'Pharmacies, supplement stores and labs register in four short steps. Stop at any time and resume later.',
  entry: {
    title: 'Start or continue',
    text: 'We send a code to your phone. No password needed.',
    noScript: 'To sign in, please switch on JavaScript, or call us:',
  },
  features: {
    title: 'What you get',
    orders: {
      title: 'Orders you can read',
      text: 'Every prescription comes typed and checked, with its photo.',
      before: 'Amlo 5 od x30',
      after: 'Amlodipine 5 mg, once a day, 30 tablets',
    },
    money: {
      title: 'Money on time',
      text: 'We pay straight into your verified bank account.',
      figure: String(limits.settlementDays),
      unit: 'business days',
    },
    costs: {
      title: 'One clear commission',
      text: 'Only on what you sell. Nothing else.',
    },
    riders: {
      title: 'Riders included',
      text: 'Our riders collect the orders from your shop. You stay there.',
    },
  },
  needs: {
    title: 'Keep these ready',
    text: 'PAN, GST certificate, bank details (a cancelled cheque helps), a photo of the owner, and a photo of the owner in front of the shop.',
    way: 'You can photograph papers with your phone. Stop at any time: what you typed is kept.',
    also: 'And for your category:',
    minutes: (minutes: number) => `About ${minutes} minutes`,
  },
} as const;
