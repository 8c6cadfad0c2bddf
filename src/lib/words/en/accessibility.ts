import { brand } from '#lib/brand.ts';

/** The words of the accessibility page. `words/law/accessibility.ts` has its structure. Brackets mark the words of a link. */
export const accessibilityWords = {
  intro: `This page says how well people with disabilities can use the site and the vendor portal of ${brand.name}, and whom to tell when something does not work.`,
  target: {
    title: 'What we aim for',
    text: 'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The guidelines for Indian government websites (GIGW 3.0) ask for the same level.',
  },
  checks: {
    title: 'What is checked before each new version',
    points: [
      'Programs look at every page and every state of the forms: whether fields and buttons have names, whether errors stand at their fields, whether text stands out from its background, and whether buttons are large enough.',
      'Everything can be used with a keyboard, and you always see where you are on the page.',
      'The site is tried with text of twice the size, on narrow phones, in dark colours, in the high-contrast colours of the system, and with less motion.',
      'Every page names its language, and words in another language are marked, so that a screen reader pronounces them right.',
      'A program that simulates a screen reader reads the first step of the application in English and in Hindi.',
    ],
  },
  limits: {
    title: 'What is not good yet',
    points: [
      'So far, no people with disabilities and no independent experts have tested the site.',
      'The map cannot be read aloud. Without it, the search for a place or the arrow keys set the pin.',
      'There is no spoken help while you take a photo. After each photo the portal says in writing what does not look right, and you can also choose an existing file instead of the camera.',
      'The terms and the partner terms are in English only.',
      'Messages from our reviewers may be in English.',
    ],
  },
  report: {
    title: 'How to report a problem',
    text: 'Tell us which page it is, what you wanted to do, and which browser or aid you use, such as a screen reader.',
    support: `Support: ${brand.supportPhone}, ${brand.supportEmail}.`,
    officer: (name: string, phone: string, email: string) =>
      `Grievance officer: ${name}, ${phone}, ${email}.`,
    deadlines:
      'Within 48 hours you get an acknowledgement with a number, and within one month a decision with its reasons, as for every [complaint].',
  },
} as const;
