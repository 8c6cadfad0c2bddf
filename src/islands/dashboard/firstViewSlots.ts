/** Placeholders in the templates of the first view. `firstView.ts` replaces them with words. */
export const firstViewSlots = {
  name: '{name}',
  badge: '{badge}',
  title: '{title}',
  message: '{message}',
} as const;
