import type { Words } from '#lib/translation.ts';
import type * as english from '../en/flow.ts';

/** Shown in place of an application's steps. Loaded before the words of the steps. */
export const flowWords = {
  selectService: 'தொடர ஒரு சேவையைத் தேர்ந்தெடுங்கள்',
  badService: 'URL-இல் serviceType இல்லை அல்லது தவறாக உள்ளது. முகப்பிலிருந்து தொடங்கி ஒரு வகையைத் தேர்ந்தெடுங்கள்.',
  toHome: 'முகப்புக்குச் செல்லுங்கள்',
  loadFailed: 'விண்ணப்பத் தகவலைத் திறக்க முடியவில்லை',
  backToHome: 'முகப்புக்குத் திரும்புங்கள்',
  notFound: 'விற்பனையாளர் விவரம் கிடைக்கவில்லை. இந்த விண்ணப்பம் கிடைக்கவில்லை, அல்லது இது வேறு ஃபோன் எண்ணுடையது.',
  draftGone: 'உங்கள் பழைய பதிவு இப்போது கிடைக்கவில்லை, அதனால் இந்தப் பிரவுசரிலிருந்து அகற்றினோம். புதிதாகத் தொடங்கலாம்.',
  startNew: 'புதிய பதிவு தொடங்குங்கள்',
  notReached: 'உங்கள் விண்ணப்பத்தைத் திறக்க முடியவில்லை.',
  signIn: 'இந்த விண்ணப்பத்தைத் திறக்க உள்நுழையுங்கள்',
  signInWhy: 'இந்த விண்ணப்பத்தைத் தொடர, அதன் ஃபோன் எண்ணில் உள்நுழையுங்கள்.',
  signInButton: 'ஃபோன் மூலம் உள்நுழையுங்கள்',
} satisfies Words<typeof english.flowWords>;

/** An application was opened on another category's page; `name` and `id` are of its own category. */
export const wrongCategoryToast = ({ name }: { id: string; name: string }) => ({
  title: 'இது வேறு வகையின் பக்கம்',
  description: `இந்த விண்ணப்பத்தின் வகை: ${name}. அங்கே அழைத்துச் செல்கிறோம்...`,
});
