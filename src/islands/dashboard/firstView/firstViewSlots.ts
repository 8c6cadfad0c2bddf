/** Placeholders in the templates of the first view. `firstView.ts` replaces them with words. */
export const firstViewSlots = {
  name: '{name}',
  unsent: '{unsent}',
  badge: '{badge}',
  title: '{title}',
  by: '{by}',
  told: '{told}',
  message: '{message}',
} as const;
