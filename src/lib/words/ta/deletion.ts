import type { Words } from '#lib/translation.ts';
import type * as english from '../en/deletion.ts';

/** Deleting an application that was never submitted. */
export const deletionWords = {
  buttonLong: 'இந்த விண்ணப்பத்தை நீக்குங்கள்',
  buttonFor: (name: string) => `நீக்குங்கள்: ${name}`,
  title: 'இந்த விண்ணப்பத்தை நீக்கவா?',
  named: (name: string, category: string) => `${name} (${category})`,
  goes: 'இதற்காக நீங்கள் உள்ளிட்ட எல்லாமும், பதிவேற்றிய எல்லா ஆவணங்களும் அழிந்துவிடும். அவற்றைத் திரும்பப் பெற முடியாது.',
  keep: 'இருக்கட்டும்',
  confirm: 'நீக்குங்கள்',
} satisfies Words<typeof english.deletionWords>;

export const deletionToasts = {
  deleted: {
    title: 'விண்ணப்பத்தை நீக்கினோம்',
    description: 'இதற்காக நீங்கள் உள்ளிட்டவையும் பதிவேற்றியவையும் அழிந்துவிட்டன.',
  },
  /** The API has no such call. */
  failed: 'விண்ணப்பத்தை நீக்க முடியவில்லை',
} satisfies Words<typeof english.deletionToasts>;
