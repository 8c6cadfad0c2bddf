import { brand } from '#lib/brand.ts';
import type { Owner } from '#lib/owner.ts';
import { given, headOf, type LawText } from '#lib/copy/law/text.ts';
import { lawPageWords } from '#lib/copy/lawPages.ts';

/** Whom to complain to, as rule 4 of the Consumer Protection (E-Commerce) Rules 2020 has it shown. */
export function grievanceText(owner: Owner): LawText {
  const { name, designation, phone, email, address } = owner.grievanceOfficer;
  return {
    ...headOf(lawPageWords.grievance),
    intro: [
      'For vendors, customers and everybody else: if something is wrong and our support could not help, turn to our grievance officer, appointed under rule 4(4) of the Consumer Protection (E-Commerce) Rules 2020.',
    ],
    sections: [
      {
        title: 'Whom to turn to',
        items: [
          {
            title: given(name),
            lines: [
              ['Designation', given(designation)],
              ['Phone', given(phone)],
              ['E-mail', given(email)],
              ['Address', given(address)],
            ],
          },
        ],
      },
      {
        title: 'What helps',
        points: [
          'What happened, when, and what you would like us to do.',
          'The number of the order or of the application, and the phone number it was made with.',
          'Please send no passwords, codes or whole bank details.',
        ],
      },
      {
        title: 'By when',
        points: [
          'Within 48 hours you get an acknowledgement with a number for your complaint.',
          'Within one month of receiving it, it is settled, and you get the decision with its reasons (rule 4(5)).',
          'A complaint about personal data is treated alike: see your rights in the [privacy notice](privacy).',
        ],
      },
      {
        title: 'If it is not settled',
        points: [
          'Consumers: the National Consumer Helpline (call 1915), or the consumer commission of your district.',
          'Personal data: the Data Protection Board of India.',
          'Vendors: the courts named in the [partner terms](partnerTerms).',
        ],
      },
      {
        title: 'Company',
        paragraphs: [
          `${brand.name} is run by ${given(owner.legalName)}, ${given(owner.address)}, registration number ${given(owner.registrationNumber)}. Customer care: ${brand.supportPhone}, ${brand.supportEmail}.`,
        ],
      },
    ],
  };
}
