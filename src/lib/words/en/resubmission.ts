/** Words of a rejected application that is corrected. */
export const resubmissionWords = {
  title: 'Please correct your application',
  reason: 'What the reviewer said',
  change: 'Please change',
  everything: 'The reviewer did not name one item. Please check each step and submit again.',
  onlyThese: 'Everything else was accepted. No change needed.',
  sent: 'sent again',
  notHere: 'To change this, call or write to us.',
  field: 'The reviewer asked you to correct this.',
  locked: 'Accepted. No change needed.',
  accepted: (count: number) => `Accepted, no change needed: ${count}`,
} as const;
