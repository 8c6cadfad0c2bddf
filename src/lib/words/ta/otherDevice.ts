import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otherDevice.ts';

/** Words of the panel that leads to the documents step on the vendor’s phone. */
export const otherDeviceWords = {
  title: 'ஃபோனில் தொடருங்கள்',
  help: 'இந்த QR குறியீட்டை உங்கள் ஃபோனில் ஸ்கேன் செய்யுங்கள், அல்லது ஃபோனில் லிங்க்கைத் திறங்கள். அங்கே உங்கள் எண்ணையும் புதிய குறியீட்டையும் கொண்டு உள்நுழையுங்கள். ஃபோனிலிருந்து அனுப்பும் ஃபோட்டோக்கள் இங்கே தெரியும்.',
  code: 'லிங்க்கின் QR குறியீடு',
} satisfies Words<typeof english.otherDeviceWords>;
