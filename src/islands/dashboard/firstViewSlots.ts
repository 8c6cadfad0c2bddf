/** Placeholders in the empty first view, which `firstView.ts` replaces with words. */
export const firstViewSlots = {
  name: '{name}',
  badge: '{badge}',
  title: '{title}',
  message: '{message}',
} as const;
