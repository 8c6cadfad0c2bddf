/** The privacy notice in short, and the texts to agree to, where a phone number is asked for. */
export const phoneNotice = {
  text: 'We use your number to sign you in and for your application, and pass it to the company that sends the code. You can have it erased.',
  link: 'Privacy notice',
  /** The words of the specified label that lead to the two pages. */
  terms: ['Terms and Conditions', 'Privacy Policy'],
} as const;
