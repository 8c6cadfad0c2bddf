import { brand } from '#lib/brand.ts';
import { authRequiredToasts } from './app.ts';

/** Words of the landing page, in the order of its sections. */
export const landingWords = {
  title: `${brand.name} – medicines at your door in 30 minutes`,
  description:
    'Send a photo of your prescription. AI reads it, a pharmacist checks it, and the medicines reach your door in about 30 minutes.',
  /** After a page that needs a session led here. */
  signInNeeded: {
    title: authRequiredToasts.profile.title,
    text: 'Please log in to open the page you asked for',
    profile: authRequiredToasts.profile.description,
  },
  hero: {
    title: 'From the doctor’s hand to your door in 30 minutes',
    text: 'Customers send a photo of the prescription. AI reads the handwriting, a pharmacist checks every line, and a pharmacy nearby sends the medicines.',
    action: 'Register your pharmacy',
    second: 'Deliver with us',
    picture:
      'A handwritten prescription becomes a checked list of three medicines. Its torn-off edge is the road on which a scooter rides from a pharmacy to a door.',
    slip: {
      rows: [
        ['Paracetamol 650 mg', '1-0-1'],
        ['Cetirizine 10 mg', '0-0-1'],
        ['ORS, 4 sachets', 'as needed'],
      ],
      doctor: 'Dr. A. Sen, MBBS',
      registration: 'Reg. No. 48213',
      stamp: 'Checked',
    },
  },
  features: {
    title: 'What happens to your prescription',
    reading: {
      title: 'AI Prescription Analysis',
      text: 'AI reads the medicine, strength and dose from the photo. If anything is not clear, a pharmacist decides. Nobody guesses.',
      before: 'T. Pcm 650 1-0-1',
      after: 'Paracetamol 650 mg, twice a day',
    },
    speed: {
      title: '30-Minute Delivery',
      text: 'The nearest pharmacy that has your medicines packs them, and a rider brings them.',
    },
    privacy: {
      title: 'Secure & Private',
      text: 'Your prescription is encrypted. Only the pharmacist who packs your order can see it.',
    },
    range: {
      title: 'Wide Medicine Range',
      text: 'Daily tablets, long-term treatment and hard-to-find medicines, from licensed partners only.',
      shelf: ['Tablets', 'Insulin', 'Supplements', 'Lab tests'],
    },
  },
  reasons: {
    title: `Why choose ${brand.name}`,
    items: [
      ['Every line checked', 'A registered pharmacist checks each order before it is packed.'],
      ['Licensed partners only', 'We verify drug licence, GST and shop before the first sale.'],
      ['Clear prices', 'You see the full bill, with delivery, before you pay.'],
      ['Refills on time', 'Regular medicines reach you before your strip is finished.'],
      ['Track your order', 'One link shows where your order is. No need to call.'],
      ['Ask a pharmacist', 'Call or write with your questions, day or night.'],
    ],
  },
  vendors: {
    title: 'For the pharmacy near you',
    text: 'You stay in your shop. We bring clear orders, safe packs and riders.',
    items: [
      ['Secure packaging', 'Every order leaves in a tamper-evident pack.'],
      ['Real-time tracking', 'You and the customer see where the rider is.'],
      ['Same-day delivery', 'For orders placed before 2 PM in most major cities.'],
    ],
    table: [['Other areas', '1-2 business days']],
    action: 'Register your pharmacy',
  },
  coverage: {
    title: 'Coverage',
    text: 'Where we deliver today.',
    figures: [
      ['200+', 'cities'],
      ['500+', 'delivery partners'],
      ['30 min', 'average delivery'],
      ['99.8%', 'on-time rate'],
    ],
  },
} as const;
