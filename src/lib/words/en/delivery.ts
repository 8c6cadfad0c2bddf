import { brand } from '#lib/brand.ts';

/** Words of the page for delivery partners. */
export const deliveryWords = {
  title: `Deliver with ${brand.name}`,
  description:
    'Deliver medicines from pharmacies to homes near you, in hours you choose. The app is coming soon.',
  heading: 'Deliver medicines close to home',
  text: 'Short rides from the pharmacy to the customer’s door, in your own area.',
  download: 'Download App (Coming Soon)',
  waitlist: 'The app is not ready yet. When it opens in a city, we tell the riders on the waitlist first.',
  benefitsTitle: 'Why deliver with us',
  benefits: {
    hours: {
      title: 'Flexible Hours',
      text: 'Ride in the morning, in the evening or at weekends. You choose when to start and stop.',
    },
    earn: {
      title: 'Earn More',
      text: 'We pay for every delivery, and more in busy hours. You keep all tips.',
    },
    easy: { title: 'Easy to Use', text: 'One screen shows where to collect, where to go, and the way.' },
  },
  how: {
    title: 'How It Works',
    steps: [
      ['Download app', 'Install it on your phone when it is ready.'],
      ['Complete registration', 'Your details, a driving licence and a bank account.'],
      ['Start delivering', 'Go online, collect an order and follow the map.'],
    ],
  },
} as const;
