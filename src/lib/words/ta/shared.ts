import type { Words } from '#lib/translation.ts';
import type * as english from '../en/shared.ts';

/** A file that was shared with the installed app. */
export const sharedWords = {
  title: 'இது எந்த ஆவணம்?',
  text: (name) => `நீங்கள் ‘${name}’ கோப்பைப் பகிர்ந்துள்ளீர்கள். ஆவணத்தைத் தேர்ந்தெடுங்கள். அனுப்பும் முன் அதைப் பார்க்கலாம்.`,
  missing: 'பகிர்ந்த கோப்பு வந்து சேரவில்லை. மீண்டும் பகிருங்கள்.',
  closed: 'பகிர்ந்த கோப்பை இப்போது இந்த விண்ணப்பத்தில் சேர்க்க முடியாது.',
  none: 'முதலில் விண்ணப்பத்தைத் தொடங்குங்கள். பிறகு கோப்பை மீண்டும் பகிருங்கள்.',
} satisfies Words<typeof english.sharedWords>;
