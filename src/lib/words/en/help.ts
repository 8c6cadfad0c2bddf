import type { StepId } from '#lib/domain/application/steps.ts';
import * as limits from '#lib/limits.ts';

/** The three questions that vendors ask most about each step. */
export const helpQuestionWords: Record<StepId, readonly { question: string; answer: string }[]> = {
  'vendor-info': [
    {
      question: 'Which phone number do I give?',
      answer: 'One that you have with you. We send a code to it, and you sign in with it later.',
    },
    {
      question: 'Can I change these details later?',
      answer: 'After this step only we can change them. Please call us or write to us.',
    },
    {
      question: 'The map does not find my shop. What do I do?',
      answer:
        'Search for a place nearby and move the pin to your entrance. Or use your location while you are there.',
    },
  ],
  'kyc-documents': [
    {
      question: 'Where do I find the GSTIN?',
      answer: 'On your GST certificate. It has 15 characters and contains your PAN.',
    },
    { question: 'Why do you ask for my bank account?', answer: 'We pay what you earn into it.' },
    {
      question: 'The bank check fails. What do I do?',
      answer:
        'Compare the number, the IFSC and the name with your passbook. If they are right, try again later or call us.',
    },
  ],
  documents: [
    {
      question: 'How do I take a good photo?',
      answer:
        'By daylight, without a flash. All four corners are in the picture, and every line can be read.',
    },
    {
      question: 'My document has several pages. What do I do?',
      answer: 'Add a photo of each page. We send them as one PDF.',
    },
    {
      question: 'Do I need every document now?',
      answer: 'No. What you sent stays saved. You can come back with the rest.',
    },
  ],
  contract: [
    {
      question: 'When do I get an answer?',
      answer: `This typically takes ${limits.reviewHoursRange} hours. We tell you by email and phone.`,
    },
    {
      question: 'Can I still change something?',
      answer: 'Yes, until you submit. Go back to the step where it is.',
    },
    {
      question: 'Can I read the contract later?',
      answer: 'Yes. You can print it from your profile after you submitted.',
    },
  ],
};

/** Words of the help panel. */
export const helpWords = {
  title: 'Help',
  whatsApp: 'Write on WhatsApp',
  aboutApplication: (number: string) => `Application ${number}: `,
  aboutNew: 'A new application: ',
  reference: 'Number of the last problem',
  copy: 'Copy',
  copied: 'Copied',
} as const;
