/** The GST register's entry for a GSTIN. It spares typing and blocks nothing. */
export const gstWords = {
  title: 'Fill in from your GSTIN',
  help: 'Your name and address come from the GST register.',
  looking: 'Looking in the GST register…',
  unknown: 'The GST register does not have this number. Please check it. You can continue.',
  failed: 'The GST register does not answer now. Please type the details.',
  inRegister: (label: string, text: string) => `${label} in the GST register: “${text}”`,
  all: 'Use all',
  status: {
    cancelled: 'The GST register says that this registration is cancelled. You can continue.',
    suspended: 'The GST register says that this registration is suspended. You can continue.',
  },
  states: (gstin: string, pin: string) =>
    `The GSTIN is from ${gstin}, the PIN code from ${pin}. Please check both.`,
} as const;

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `Use the owner, PAN, bank and e-mail of ${shop}?`,
  help: 'Tick what you want to use. You can change it in its field.',
  all: 'All of these details',
  use: 'Fill in what is ticked',
  /** `labels` are those of the fields. */
  used: (shop: string, labels: string) => `Filled in from ${shop}: ${labels}. You can change it.`,
  failed: (shop: string) => `We could not read the details of ${shop}. Please type them.`,
} as const;

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

/** Other facts that are known before the vendor types them. */
export const prefillWords = {
  /** The usual opening hours of a category, in words. */
  hours: (hours: string) => `Shops like yours are often open like this: ${hours}`,
  hoursButton: 'Use these hours',
  /** The address of the pin, from the map. */
  atPin: (address: string) => `The map says that the pin is here: “${address}”`,
} as const;
