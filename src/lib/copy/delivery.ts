import { brand } from '../brand.ts';

/** Words of the page for delivery partners. */
export const delivery = {
  title: `Deliver with ${brand.name}`,
  description:
    'Carry medicines from pharmacies to doors near you, in hours you choose. The app is coming soon.',
  heading: 'Carry what people are waiting for',
  text: 'Short rides from the pharmacy to the door, in your own neighbourhood.',
  download: 'Download App (Coming Soon)',
  waitlist: 'The app is not out yet. Riders on the waitlist hear first when it opens in their city.',
  benefitsTitle: 'Why ride with us',
  benefits: {
    hours: {
      title: 'Flexible Hours',
      text: 'Ride mornings, evenings or weekends. You choose when to start and stop.',
    },
    earn: { title: 'Earn More', text: 'Paid per delivery, more at busy hours, and all tips are yours.' },
    easy: { title: 'Easy to Use', text: 'One screen: where to collect, where to go, and the way there.' },
  },
  how: {
    title: 'How It Works',
    steps: [
      ['Download app', 'Install it on any recent phone as soon as it is out.'],
      ['Complete registration', 'Your details, a driving licence and a bank account.'],
      ['Start delivering', 'Go online, collect an order, follow the dotted line.'],
    ],
  },
} as const;
