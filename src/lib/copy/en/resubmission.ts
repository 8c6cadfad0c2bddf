/** Words of a rejected application that is corrected. */
export const resubmissionWords = {
  title: 'Please correct your application',
  reason: 'What the reviewer said',
  change: 'Please change',
  everything: 'No single item was named, so everything is open. Check each step and submit again.',
  onlyThese: 'Everything else was accepted and stays as it is.',
  sent: 'sent again',
  notHere: 'To change this, call or write to us.',
  field: 'The reviewer asked you to correct this.',
  locked: 'Accepted as it is',
} as const;
