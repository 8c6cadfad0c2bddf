import type { ReviewCode } from '#lib/domain/review/reviewCodes.ts';

/** Why an item was refused, and how it is done right. The hint is also shown in the camera. */
export const reviewCodeWords: Record<ReviewCode, { says: string; hint: string }> = {
  unreadable: {
    says: 'It cannot be read.',
    hint: 'Go near a window and hold the phone still. Every line must be sharp.',
  },
  'cut-off': {
    says: 'A part is cut off.',
    hint: 'Move back a little, until everything is in the picture.',
  },
  expired: { says: 'It is out of date.', hint: 'Send the one that is valid today.' },
  'name-mismatch': {
    says: 'The name is different.',
    hint: 'Compare the name with your other papers, letter by letter.',
  },
  'number-mismatch': {
    says: 'The number is different.',
    hint: 'Compare the number with the paper, digit by digit.',
  },
  'address-mismatch': {
    says: 'The address is different.',
    hint: 'The address must be that of your shop.',
  },
  'wrong-document': {
    says: 'This is another document.',
    hint: 'Send the document that is named here.',
  },
  'page-missing': { says: 'A page is missing.', hint: 'Send all pages, front and back.' },
  'not-the-shop': {
    says: 'The shop cannot be recognised.',
    hint: 'Stand outside. The signboard and the entrance must be in the picture.',
  },
  'face-not-visible': {
    says: 'The face cannot be seen.',
    hint: 'Look into the camera, without sunglasses or mask. The light comes from the front.',
  },
};

/** Words around what a reviewer says, and around the vendor's answer. */
export const reviewWords = {
  by: (day: string) => `By ${day}`,
  over: (day: string) => `It was asked for by ${day}. You can still send it.`,
  answered: 'You answered',
  answer: 'Answer in words',
  answerLabel: 'Your answer to the reviewer',
  answerHelp: 'For example: The shop’s name changed in 2024. The reviewer then looks at it again.',
  answerMissing: 'Please write your answer',
  send: 'Send answer',
  sent: 'Your answer was sent',
} as const;
