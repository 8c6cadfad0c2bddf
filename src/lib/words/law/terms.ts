import { brand } from '#lib/brand.ts';
import type { Operator } from '#site/operator.ts';
import { given, headOf, type LawText } from '#lib/words/law/text.ts';
import { lawPageWords } from '#lib/words/lawPages.ts';

/** The terms of using the site and the portal. The agreement about selling is the partner contract. */
export function termsText(operator: Operator): LawText {
  return {
    ...headOf(lawPageWords.terms),
    intro: [
      `These terms are for using this site and its vendor portal. Selling through ${brand.name} has a contract of its own: the [partner terms](partnerTerms). How personal data is handled is in the [privacy notice](privacy).`,
    ],
    sections: [
      {
        title: 'Who we are',
        paragraphs: [
          `${brand.name} is run by ${given(operator.legalName)} (registration number ${given(operator.registrationNumber)}, GSTIN ${given(operator.gstin)}), ${given(operator.address)}. Customer care: ${brand.supportPhone}, ${brand.supportEmail}. Complaints: [grievance officer](grievance).`,
        ],
      },
      {
        title: 'What the portal is for',
        points: [
          'Registering a pharmacy, a supplement store or a diagnostic lab, following its review, and keeping its details.',
          'Using it is free. You need a mobile number of your own, to which we send a code.',
          'Registering is an application. It gives no right to be accepted. If we reject it we say why, and you can correct it.',
        ],
      },
      {
        title: 'What you promise',
        points: [
          'You are 18 or older, and are the owner of the business or authorised by the owner.',
          'What you enter is true and complete, and the documents are genuine and yours. You correct what changes.',
          'You keep your phone and its codes to yourself. What is done with your code counts as done by you, until you tell us that somebody else has it.',
          'You upload no malicious files, do not try to reach data of others, and do not burden the service on purpose.',
        ],
      },
      {
        title: 'What we promise',
        points: [
          'We keep the portal available as well as we reasonably can, and announce longer interruptions.',
          'What the portal says is saved is saved. What you upload we use for your application alone.',
          'We check an application without undue delay, by the same rules for everybody.',
        ],
      },
      {
        title: 'No medical advice',
        paragraphs: [
          'What stands on this site informs about a service. It replaces no doctor and no pharmacist.',
        ],
      },
      {
        title: 'Our name and texts',
        paragraphs: [
          `Name, mark, texts and software of ${brand.name} belong to us or to those who license them to us. What you upload stays yours.`,
        ],
      },
      {
        title: 'Liability',
        paragraphs: [
          'We are liable for intent and gross negligence, for injury to life or body, and where the law does not allow otherwise, without limit. For other negligence we are liable for foreseeable damage only. Nothing in these terms takes away a right that the law gives you.',
        ],
      },
      {
        title: 'Ending',
        paragraphs: [
          'You can stop using the portal and have your application erased at any time. We may close an access that is used against these terms; we say why, and you can object with the [grievance officer](grievance).',
        ],
      },
      {
        title: 'Changes',
        paragraphs: [
          'A change gets a new version, and is announced in the portal at least 15 days before it applies. Whoever does not agree can leave before that day.',
        ],
      },
      {
        title: 'Law and courts',
        paragraphs: [
          `Indian law applies. Courts: ${given(operator.courts)}, unless the law names another court for you.`,
        ],
      },
    ],
  };
}
