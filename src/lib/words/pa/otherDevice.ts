import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otherDevice.ts';

/** Words of the panel that leads to the documents step on the vendor’s phone. */
export const otherDeviceWords = {
  title: 'ਫ਼ੋਨ ’ਤੇ ਜਾਰੀ ਰੱਖੋ',
  help: 'ਇਸ ਕੋਡ ਨੂੰ ਆਪਣੇ ਫ਼ੋਨ ਨਾਲ ਸਕੈਨ ਕਰੋ, ਜਾਂ ਫ਼ੋਨ ’ਤੇ ਲਿੰਕ ਖੋਲ੍ਹੋ। ਉੱਥੇ ਆਪਣੇ ਨੰਬਰ ਅਤੇ ਨਵੇਂ ਕੋਡ ਨਾਲ ਲੌਗ ਇਨ ਕਰੋ। ਫ਼ੋਨ ਤੋਂ ਭੇਜੀਆਂ ਫ਼ੋਟੋਆਂ ਇੱਥੇ ਦਿਸਣਗੀਆਂ।',
  code: 'ਲਿੰਕ ਦਾ QR ਕੋਡ',
} satisfies Words<typeof english.otherDeviceWords>;
