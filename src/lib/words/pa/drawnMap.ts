import type { Words } from '#lib/translation.ts';
import type * as english from '../en/drawnMap.ts';

/** Words of a map that is drawn; they load with it. */
export const drawnMapWords = {
  map: 'ਨਕਸ਼ਾ। ਕੀਬੋਰਡ ਦੇ ਤੀਰ ਵਾਲੇ ਬਟਨਾਂ ਨਾਲ ਸਰਕਦਾ ਹੈ; ਪਲੱਸ ਅਤੇ ਮਾਈਨਸ ਨਾਲ ਜ਼ੂਮ ਹੁੰਦਾ ਹੈ।',
  pin: (coordinates: string): string =>
    `ਪਿੰਨ ${coordinates} ’ਤੇ। ਕੀਬੋਰਡ ਦੇ ਤੀਰ ਵਾਲੇ ਬਟਨਾਂ ਨਾਲ ਸਰਕਦਾ ਹੈ, Shift ਨਾਲ ਵੱਧ।`,
  zoomIn: 'ਜ਼ੂਮ ਇਨ ਕਰੋ',
  zoomOut: 'ਜ਼ੂਮ ਆਊਟ ਕਰੋ',
  wheelHelp: 'ਨਕਸ਼ਾ ਜ਼ੂਮ ਕਰਨ ਲਈ Ctrl + ਸਕ੍ਰੋਲ ਕਰੋ',
  wheelHelpMac: 'ਨਕਸ਼ਾ ਜ਼ੂਮ ਕਰਨ ਲਈ ⌘ + ਸਕ੍ਰੋਲ ਕਰੋ',
  touchHelp: 'ਨਕਸ਼ਾ ਸਰਕਾਉਣ ਲਈ ਦੋ ਉਂਗਲਾਂ ਵਰਤੋ',
  sources: 'ਨਕਸ਼ੇ ਦੇ ਸਰੋਤ',
} satisfies Words<typeof english.drawnMapWords>;
