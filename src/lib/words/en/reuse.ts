/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `Use the owner, PAN, bank and e-mail of ${shop}?`,
  help: 'Tick what you want to use. You can change it in its field.',
  all: 'All of these details',
  use: 'Fill in what is ticked',
  failed: (shop: string) => `We could not read the details of ${shop}. Please type them.`,
} as const;
