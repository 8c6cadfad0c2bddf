import { brand } from '#lib/brand.ts';

/** An entry of the footer: with the name of its page in `paths` it leads there, without one it is a placeholder. */
type FooterLink = readonly [label: string, page?: 'terms' | 'privacy' | 'partnerTerms' | 'grievance'];

const footerGroups: readonly { title: string; links: readonly FooterLink[] }[] = [
  { title: 'Company', links: [['About us'], ['Careers'], ['Press'], ['Partner terms', 'partnerTerms']] },
  {
    title: 'Help',
    links: [
      ['Support'],
      ['Returns'],
      ['Terms', 'terms'],
      ['Privacy', 'privacy'],
      ['Grievances', 'grievance'],
    ],
  },
  { title: 'Follow', links: [['Instagram'], ['LinkedIn'], ['YouTube']] },
];

/** Words of the frame around every public page. */
export const siteWords = {
  banner: 'Stay tuned! Something exciting is coming soon.',
  bannerLabel: 'Announcement',
  closeBanner: 'Close announcement',
  skip: 'Skip to content',
  nav: {
    label: 'Main',
    home: 'Home',
    vendor: 'Vendor',
    delivery: 'Delivery',
    about: 'About us',
    contact: 'Contact',
    dashboard: 'Dashboard',
    signOut: 'Sign out',
    open: 'Open menu',
    close: 'Close menu',
  },
  backToHome: 'Back to Home',
  footer: {
    line: 'Prescriptions read, checked and delivered to your door.',
    contact: 'Contact',
    address: '4th floor, Residency Road, Bengaluru 560025',
    groups: footerGroups,
    rights: `© 2026 ${brand.name}`,
  },
  notFound: {
    title: `Page not found – ${brand.name}`,
    description: 'There is no page at this address.',
    code: '404',
    heading: 'Oops! Page not found',
    text: 'Nothing is written on this slip. The address may be wrong, or the page has moved.',
    action: 'Return to Home',
  },
} as const;
