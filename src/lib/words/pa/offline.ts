import type { Words } from '#lib/translation.ts';
import type * as english from '../en/offline.ts';

/** Without a network. */
export const offlineWords = {
  /** One line at the top of the window. */
  line: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਚੱਲ ਰਿਹਾ। ਜਿਹੜੇ ਪੇਜ ਤੁਸੀਂ ਪਹਿਲਾਂ ਦੇਖ ਚੁੱਕੇ ਹੋ, ਉਹ ਹੁਣ ਵੀ ਖੁੱਲ੍ਹਣਗੇ।',
  title: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਚੱਲ ਰਿਹਾ',
  text: 'ਇਸ ਪੇਜ ਲਈ ਇੰਟਰਨੈੱਟ ਚਾਹੀਦਾ ਹੈ। ਵਾਪਸ ਜਾਓ, ਜਾਂ ਇੰਟਰਨੈੱਟ ਚੱਲਣ ’ਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
} satisfies Words<typeof english.offlineWords>;
