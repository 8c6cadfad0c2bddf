import { brand } from '#lib/brand.ts';

/** Words of the frame around every public page. */
export const siteWords = {
  /** The description of the site on a phone's home screen. */
  tagline: 'Medicines read, checked and delivered',
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
    language: 'Language',
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
    groups: { company: 'Company', help: 'Help' },
    links: {
      about: 'About us',
      careers: 'Careers',
      press: 'Press',
      partnerTerms: 'Partner terms',
      support: 'Support',
      returns: 'Returns',
      terms: 'Terms',
      privacy: 'Privacy',
      grievance: 'Grievances',
      accessibility: 'Accessibility',
      instagram: 'Instagram',
      linkedIn: 'LinkedIn',
      youTube: 'YouTube',
    },
    rights: `© 2026 ${brand.name}`,
  },
  /** Above a legal text, on the pages of other languages. */
  bindingText: 'This page is in English, because only the English text is legally binding.',
  notFound: {
    title: `Page not found – ${brand.name}`,
    description: 'There is no page at this address.',
    code: '404',
    heading: 'Oops! Page not found',
    text: 'Nothing is written on this slip. The address may be wrong, or the page has moved.',
    action: 'Return to Home',
  },
} as const;
