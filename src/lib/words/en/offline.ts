/** Without a network. */
export const offlineWords = {
  /** One line at the top of the window. */
  line: 'You are offline. Pages that you have visited still open.',
  title: 'You are offline',
  text: 'This page needs the network. Go back, or try again when you are connected.',
} as const;
