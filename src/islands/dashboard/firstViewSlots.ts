/** What stands in the empty first view where its words go. */
export const firstViewSlots = {
  name: '{name}',
  badge: '{badge}',
  title: '{title}',
  message: '{message}',
} as const;
