import type { Words } from '#lib/translation.ts';
import type * as english from '../en/reuse.ts';

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop} ਦੇ ਮਾਲਕ, PAN, ਬੈਂਕ ਅਤੇ ਈਮੇਲ ਦੀ ਜਾਣਕਾਰੀ ਵਰਤਣੀ ਹੈ?`,
  help: 'ਜੋ ਵਰਤਣਾ ਹੈ, ਉਸ ’ਤੇ ਟਿੱਕ ਲਾਓ। ਭਰਨ ਤੋਂ ਬਾਅਦ ਵੀ ਤੁਸੀਂ ਉਸ ਨੂੰ ਬਦਲ ਸਕਦੇ ਹੋ।',
  all: 'ਇਹ ਸਾਰੀ ਜਾਣਕਾਰੀ',
  use: 'ਟਿੱਕ ਕੀਤੀ ਜਾਣਕਾਰੀ ਭਰੋ',
  failed: (shop: string) => `ਅਸੀਂ ${shop} ਦੀ ਜਾਣਕਾਰੀ ਨਹੀਂ ਪੜ੍ਹ ਸਕੇ। ਕਿਰਪਾ ਕਰਕੇ ਉਸ ਨੂੰ ਆਪ ਭਰੋ।`,
} satisfies Words<typeof english.reuseWords>;
