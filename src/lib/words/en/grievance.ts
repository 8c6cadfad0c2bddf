import { brand } from '#lib/brand.ts';

/** The words of the grievance page. `words/law/grievance.ts` has its structure. Brackets mark the words of a link. */
export const grievanceWords = {
  intro:
    'For vendors, customers and everybody else: if something is wrong and our support could not help, turn to our grievance officer, appointed under rule 4(4) of the Consumer Protection (E-Commerce) Rules 2020.',
  officer: { title: 'Whom to turn to', care: `Customer care: ${brand.supportPhone}, ${brand.supportEmail}.` },
  helps: {
    title: 'What helps',
    points: [
      'What happened, when, and what you would like us to do.',
      'The number of the order or of the application, and the phone number it was made with.',
      'Please send no passwords, codes or complete bank details.',
    ],
  },
  deadlines: {
    title: 'By when',
    points: [
      'Within 48 hours you get an acknowledgement with a number for your complaint.',
      'Within one month of receiving it, we settle it, and you get the decision with its reasons (rule 4(5)).',
    ],
    data: 'The same applies to a complaint about personal data: see your rights in the [privacy notice].',
  },
  unsettled: {
    title: 'If it is not settled',
    consumers:
      'Consumers: the National Consumer Helpline (call 1915), or the consumer commission of your district.',
    data: 'Personal data: the Data Protection Board of India.',
    vendors: 'Vendors: the courts named in the [partner terms].',
  },
  company: {
    title: 'Company',
    text: (name: string, address: string, registration: string) =>
      `${brand.name} is run by ${name}, ${address}, registration number ${registration}.`,
  },
} as const;
