import { brand } from '#lib/brand.ts';

/** The page with a visitor's own data. */
export const yourDataWords = {
  heading: 'Your data',
  summary: `What you agreed to, what this browser keeps, and a copy of your applications with ${brand.name}.`,
  noScript: 'This page needs JavaScript. Without it, our grievance officer helps you.',
  consents: {
    title: 'What you agreed to',
    fromServer: 'This is our record.',
    fromBrowser: 'This is only what this browser recorded. It keeps the record until you sign out.',
    none: 'There is no record here.',
    given: (date: string) => `Agreed to on ${date}`,
    withdrawn: (date: string) => `Withdrawn on ${date}`,
    /** In place of the button that withdraws. */
    contract: 'This is a contract. It ends as its text says.',
    withdraw: 'Withdraw this consent',
    ask: 'Withdraw this consent? The application ends with it.',
    done: 'We recorded that you withdrew your consent.',
    byMail: 'Withdraw it by e-mail',
    mail: {
      subject: 'I withdraw my consent',
      body: (text: string, version: string) =>
        `I withdraw my consent to this text: ${text}, version ${version}. Please confirm it.`,
    },
    /** Where the record on the page does not have the consent to the privacy notice. */
    unlisted: 'You need no record to withdraw your consent to the privacy notice.',
    unlistedBody: (text: string) =>
      `I withdraw my consent to this text: ${text}. Please confirm it. My phone number:`,
    /** Where the API lists no consents. */
    withUs: 'We have the full record of your consents.',
    askByMail: 'Ask for it by e-mail',
    recordMail: {
      subject: 'The record of my consents',
      body: 'Please send me the record of my consents. My phone number:',
    },
  },
  browser: {
    title: 'What this browser keeps now',
    nothing: 'This browser keeps nothing of this site.',
    /** The pages in the caches of the service worker. */
    pages: 'Pages of this site that you opened, so that they open without a network',
  },
  copy: {
    title: 'A copy of your applications',
    text: 'One file (JSON) with everything that we show you about them.',
    button: 'Download the copy',
    signIn: 'Sign in to download a copy of your applications.',
  },
} as const;
