import { brand } from '../brand.ts';

/** Words of the landing page, in the order of its sections. */
export const landing = {
  title: `${brand.name} – medicines at your door in 30 minutes`,
  description:
    'Send a photo of your prescription. It is read by AI, checked by a pharmacist and at your door in about 30 minutes.',
  hero: {
    title: 'From the doctor’s scrawl to your door in 30 minutes',
    text: 'Send a photo of the prescription. AI reads the handwriting, a pharmacist checks every line, and a pharmacy close to you sends it out.',
    action: 'Partner with us',
    second: 'Ride with us',
    picture:
      'A handwritten prescription becomes a checked list of three medicines, and a dotted route leads from it to a door, 30 minutes away.',
    slip: {
      rows: [
        ['Paracetamol 650 mg', '1-0-1'],
        ['Cetirizine 10 mg', '0-0-1'],
        ['ORS, 4 sachets', 'as needed'],
      ],
      stamp: 'Checked',
      time: '30 min',
    },
  },
  features: {
    title: 'What happens to your prescription',
    reading: {
      title: 'AI Prescription Analysis',
      text: 'Names, strengths and doses are read from the photo. Whatever is unclear goes to a pharmacist, never to a guess.',
      before: 'Tab. Pcm 650 bd',
      after: 'Paracetamol 650 mg, twice a day',
    },
    speed: {
      title: '30-Minute Delivery',
      text: 'The nearest pharmacy with your medicines packs them, and a rider is on the way.',
      figure: '30',
      unit: 'minutes',
    },
    privacy: {
      title: 'Secure & Private',
      text: 'Your prescription is encrypted, and seen only by the pharmacist who fills it.',
    },
    range: {
      title: 'Wide Medicine Range',
      text: 'Everyday tablets, long-term treatment and what is hard to find, from licensed partners only.',
      shelf: ['Tablets', 'Syrups', 'Insulin', 'Supplements', 'Lab tests', 'Baby care'],
    },
  },
  reasons: {
    title: `Why choose ${brand.name}`,
    items: [
      ['Every line checked', 'A registered pharmacist signs off each order before it is packed.'],
      ['Licensed partners only', 'Drug licences, GST and premises are verified before the first sale.'],
      ['Clear prices', 'You see the full bill, delivery included, before you pay.'],
      ['Refills remembered', 'Long-term medicines are ready before the strip runs out.'],
      ['Followed to the door', 'One link shows where the order is, without a call.'],
      ['People who answer', 'Pharmacists are at hand for questions, day and night.'],
    ],
  },
  vendors: {
    title: 'For the pharmacy round the corner',
    text: 'You keep the counter. We bring readable orders, pack safely with you, and do the riding.',
    items: [
      ['Secure packaging', 'Every order leaves in a tamper-evident pack.'],
      ['Real-time tracking', 'You and the customer follow the rider together.'],
      ['Same-day delivery', 'For orders placed before 2 PM in most major cities.'],
    ],
    table: [
      ['Ordered before 2 PM, most major cities', 'Same day'],
      ['Other areas', '1-2 business days'],
    ],
    action: 'Register your business',
  },
  coverage: {
    title: 'Coverage',
    text: 'How far the dotted line reaches today.',
    figures: [
      ['200+', 'cities'],
      ['500+', 'delivery partners'],
      ['30 min', 'average delivery'],
      ['99.8%', 'on-time rate'],
    ],
  },
} as const;
