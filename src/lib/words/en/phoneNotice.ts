/** The privacy notice in short, and the texts to agree to, where a phone number is asked for. */
export const phoneNoticeWords = {
  text: 'We use your number to sign you in and for your application. We give it to the company that sends the code. You can ask us to erase it.',
  link: 'Privacy notice',
  /** The words of the specified label that lead to the two pages. */
  terms: ['Terms and Conditions', 'Privacy Policy'],
} as const;
