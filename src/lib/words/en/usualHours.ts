/** The usual opening hours of a category. */
export const usualHoursWords = {
  hours: (hours: string) => `Shops like yours are often open like this: ${hours}`,
  hoursButton: 'Use these hours',
} as const;
