import type { Words } from '#lib/translation.ts';
import type * as english from '../en/offline.ts';

/** Without a network. */
export const offlineWords = {
  /** One line at the top of the window. */
  line: 'இணைய இணைப்பு இல்லை. நீங்கள் முன்பு பார்த்த பக்கங்கள் இப்போதும் திறக்கும்.',
  title: 'இணைய இணைப்பு இல்லை',
  text: 'இந்தப் பக்கத்துக்கு இணையம் தேவை. திரும்பிச் செல்லுங்கள், அல்லது இணைப்பு வந்ததும் மீண்டும் முயலுங்கள்.',
} satisfies Words<typeof english.offlineWords>;
