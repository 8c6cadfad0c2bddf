/**
 * The kinds of business that are offered to new vendors, in display order; the first is the form's default. A kind that
 * is left out keeps its row in `categories.ts`, so that its earlier applications can be read and finished.
 */
export const offered = ['pharmacy', 'supplements', 'labs'] as const;
