import type { Words } from '#lib/translation.ts';
import type * as english from '../en/language.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast = {
  title: 'மொழி மாறவில்லை',
  description:
    'இந்தப் பக்கத்தில் சில விவரங்கள் இன்னும் சேமிக்கப்படவில்லை, மொழியை மாற்றினால் அவை அழிந்துவிடும். முதலில் அவற்றை அனுப்புங்கள் அல்லது அகற்றுங்கள்.',
} satisfies Words<typeof english.languageStaysToast>;
