/** How far an application is, for eyes and for screen readers. */
export const progressWords = {
  percent: (value: number) => `${Math.round(value)}% complete`,
  lastUpdated: (date: string) => `Last updated ${date}`,
} as const;
