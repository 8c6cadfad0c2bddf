import { plural } from '#lib/plural.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/applications.ts';

export const categoryDialogWords = {
  title: 'பதிவு செய்ய விரும்பும் சேவையைத் தேர்ந்தெடுங்கள்',
} satisfies Words<typeof english.categoryDialogWords>;

/** The list of the vendor's applications, and their place on /vendor. */
export const applicationsWords = {
  title: 'உங்கள் விண்ணப்பங்கள்',
  searchOpen: 'விண்ணப்பங்களைத் தேடுங்கள்',
  searchClose: 'தேடலை மூடுங்கள்',
  search: 'பெயர், ஊர், வகை அல்லது நிலை கொண்டு தேடுங்கள்',
  noMatch: 'உங்கள் தேடலுக்குப் பொருந்தும் விண்ணப்பம் இல்லை.',
  list: 'விண்ணப்பங்கள்',
  empty: 'நீங்கள் இன்னும் எந்த விண்ணப்பத்தையும் தொடங்கவில்லை.',
  refresh: 'புதுப்பியுங்கள்',
  close: 'மூடுங்கள்',
  startNew: 'புதிய விண்ணப்பம் தொடங்குங்கள்',
  resume: 'தொடருங்கள்',
  resubmit: 'KYC-ஐ மீண்டும் சமர்ப்பியுங்கள்',
  view: 'டாஷ்போர்டைப் பாருங்கள்',
  unnamed: 'பெயரில்லா விண்ணப்பம்',
  loading: 'உங்கள் விண்ணப்பங்கள் திறக்கின்றன…',
} satisfies Words<typeof english.applicationsWords>;

/** /vendor's panel for who is signed in. */
export const vendorEntryWords = {
  signedInAs: 'இந்த எண்ணில் உள்நுழைந்துள்ளீர்கள்',
  signOut: 'வெளியேறுங்கள்',
  heading: 'உங்கள் விண்ணப்பங்கள்',
  continue: 'தொடருங்கள்',
  resume: 'தொடருங்கள்',
  dashboard: 'டாஷ்போர்டைப் பாருங்கள்',
  startNew: 'புதிய பதிவு தொடங்குங்கள்',
  empty: 'இன்னும் விண்ணப்பம் இல்லை. நான்கு சிறிய படிகள்தான். எப்போது வேண்டுமானாலும் நிறுத்தி, பிறகு அங்கிருந்தே தொடரலாம்.',
  draft: (category: string) => `இந்தப் பிரவுசரில் ஒரு பதிவைத் தொடங்கினீர்கள்: ${category}`,
} satisfies Words<typeof english.vendorEntryWords>;

/** The badge of an application; 'own' shows the status's own word. */
export const badgeWords = {
  approved: 'ஒப்புதல் கிடைத்தது',
  rejected: 'நிராகரித்தோம்',
  'under-review': 'பரிசீலனையில்',
  incomplete: 'முழுமையடையவில்லை',
} satisfies Words<typeof english.badgeWords>;

/** 'No applications found', '1 application found' or 'N applications found'. */
export function applicationCount(count: number): string {
  if (count === 0) return 'விண்ணப்பங்கள் எதுவும் இல்லை';
  return plural(count, { one: `${count} விண்ணப்பம் உள்ளது`, other: `${count} விண்ணப்பங்கள் உள்ளன` });
}

/** The number of corrections of a rejected application: 'Fix 2 items'. */
export function fixItems(count: number): string {
  return plural(count, { one: `${count} தகவலைத் திருத்துங்கள்`, other: `${count} தகவல்களைத் திருத்துங்கள்` });
}

/** Shown when the way on could not be found out. */
export const entryFailedToast = { title: 'உங்கள் விண்ணப்பங்களைத் திறக்க முடியவில்லை' } satisfies Words<
  typeof english.entryFailedToast
>;
