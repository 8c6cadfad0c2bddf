import type { Words } from '#lib/translation.ts';
import type * as english from '../en/reuse.ts';

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop} விண்ணப்பத்தில் உள்ள உரிமையாளர், PAN, வங்கி, மின்னஞ்சல் விவரங்களைப் பயன்படுத்தலாமா?`,
  help: 'பயன்படுத்த விரும்புவதை டிக் செய்யுங்கள். பிறகு படிவத்திலேயே மாற்றலாம்.',
  all: 'இந்த விவரங்கள் அனைத்தும்',
  use: 'டிக் செய்தவற்றை நிரப்புங்கள்',
  failed: (shop: string) => `${shop} விண்ணப்பத்தின் விவரங்களைப் படிக்க முடியவில்லை. அவற்றை நீங்களே உள்ளிடுங்கள்.`,
} satisfies Words<typeof english.reuseWords>;
