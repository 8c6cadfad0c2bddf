/** The account that a payment of one rupee by UPI proves. Typing stays the other way. */
export const upiWords = {
  title: 'Fill in your account by UPI',
  help: 'Pay ₹1 from the account that we should pay you into. Your bank then names the account.',
  start: 'Pay ₹1 by UPI',
  open: 'Open my UPI app',
  scan: 'Scan this code with your UPI app',
  waiting: 'Waiting for your payment…',
  paid: 'Your bank named this account. Is it yours?',
  use: 'Use this account',
  expired: 'The time for this payment is over.',
  refused: 'Your bank refused the payment.',
  nameDiffers: (holder: string) => `This account belongs to “${holder}”. Please check the name.`,
  otherName: 'Your bank has another name for this account. Please check the name.',
  unnamed: 'Your bank did not name the whole account. Please type it.',
  failed: 'UPI does not answer now. You can type the account.',
  again: 'Start again',
} as const;
