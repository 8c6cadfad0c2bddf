/**
 * The help panel's ways to reach the support. Phone and e-mail are in `brand.ts`. A release refuses a line that is marked
 * as an example: give it your value, or confirm it by removing the mark.
 */
export const support: Support = {
  hours: { openTime: '09:00', closeTime: '19:00', openDays: [1, 2, 3, 4, 5, 6] }, // example
  whatsApp: '918047182900',
};

interface Support {
  /** When the support phone is answered, in India's time. Days count from Sunday, 0. */
  hours: { openTime: string; closeTime: string; openDays: readonly number[] };
  /** The WhatsApp number with its country code, digits alone; null if there is none. */
  whatsApp: string | null;
}
