import type { Words } from '#lib/translation.ts';
import type * as english from '../en/reuse.ts';

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop} के मालिक, PAN, बैंक और ईमेल की जानकारी इस्तेमाल करें?`,
  help: 'जो इस्तेमाल करना है, उस पर टिक लगाएँ। भरने के बाद भी आप उसे बदल सकते हैं।',
  all: 'यह सारी जानकारी',
  use: 'टिक की हुई जानकारी भरें',
  failed: (shop: string) => `हम ${shop} की जानकारी नहीं पढ़ सके। कृपया उसे खुद भरें।`,
} satisfies Words<typeof english.reuseWords>;
