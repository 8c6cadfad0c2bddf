import type { Words } from '#lib/translation.ts';
import type * as english from '../en/prefill.ts';

/** The GST register's entry for a GSTIN. It spares typing and blocks nothing. */
export const gstWords = {
  title: 'உங்கள் GSTIN-இலிருந்து விவரங்களை நிரப்புங்கள்',
  help: 'உங்கள் பெயரும் முகவரியும் GST பதிவேட்டிலிருந்து வரும்.',
  looking: 'GST பதிவேட்டில் பார்க்கிறோம்…',
  unknown: 'இந்த எண் GST பதிவேட்டில் இல்லை. எண்ணைச் சரிபாருங்கள். நீங்கள் தொடரலாம்.',
  failed: 'GST பதிவேட்டிலிருந்து இப்போது பதில் வரவில்லை. விவரங்களை நீங்களே உள்ளிடுங்கள்.',
  inRegister: (label: string, text: string) => `GST பதிவேட்டில் ${label}: ‘${text}’`,
  all: 'எல்லாவற்றையும் பயன்படுத்துங்கள்',
  status: {
    cancelled: 'இந்தப் பதிவு ரத்தானதாக GST பதிவேடு சொல்கிறது. நீங்கள் தொடரலாம்.',
    suspended: 'இந்தப் பதிவு நிறுத்திவைக்கப்பட்டதாக GST பதிவேடு சொல்கிறது. நீங்கள் தொடரலாம்.',
  },
  states: (gstin: string, pin: string) =>
    `GSTIN ${gstin} மாநிலத்துக்கு உரியது, PIN கோடு ${pin} மாநிலத்துக்கு உரியது. இரண்டையும் சரிபாருங்கள்.`,
} satisfies Words<typeof english.gstWords>;

/** The details of another shop of the same vendor. */
export const reuseWords = {
  ask: (shop: string) => `${shop} விண்ணப்பத்தில் உள்ள உரிமையாளர், PAN, வங்கி, மின்னஞ்சல் விவரங்களைப் பயன்படுத்தலாமா?`,
  help: 'பயன்படுத்த விரும்புவதை டிக் செய்யுங்கள். பிறகு படிவத்திலேயே மாற்றலாம்.',
  all: 'இந்த விவரங்கள் அனைத்தும்',
  use: 'டிக் செய்தவற்றை நிரப்புங்கள்',
  /** `labels` are those of the fields. */
  used: (shop: string, labels: string) => `${shop} விண்ணப்பத்திலிருந்து நிரப்பினோம்: ${labels}. நீங்கள் மாற்றலாம்.`,
  failed: (shop: string) => `${shop} விண்ணப்பத்தின் விவரங்களைப் படிக்க முடியவில்லை. அவற்றை நீங்களே உள்ளிடுங்கள்.`,
} satisfies Words<typeof english.reuseWords>;

/** The account that a payment of one rupee by UPI proves. Typing stays the other way. */
export const upiWords = {
  title: 'வங்கிக் கணக்கு விவரங்களை UPI மூலம் நிரப்புங்கள்',
  help: 'நாங்கள் உங்களுக்குப் பணம் அனுப்ப வேண்டிய கணக்கிலிருந்து ₹1 செலுத்துங்கள். பிறகு உங்கள் வங்கி அந்தக் கணக்கின் விவரங்களைத் தெரிவிக்கும்.',
  start: 'UPI மூலம் ₹1 செலுத்துங்கள்',
  open: 'UPI ஆப்ஸைத் திறங்கள்',
  scan: 'இந்த QR குறியீட்டை உங்கள் UPI ஆப்ஸில் ஸ்கேன் செய்யுங்கள்',
  waiting: 'உங்கள் பேமெண்ட்டுக்காகக் காத்திருக்கிறோம்…',
  paid: 'உங்கள் வங்கி தெரிவித்த கணக்கு இது. இது உங்களுடையதா?',
  use: 'இந்தக் கணக்கைப் பயன்படுத்துங்கள்',
  expired: 'இந்தப் பேமெண்ட்டுக்கான நேரம் முடிந்தது.',
  refused: 'உங்கள் வங்கி பேமெண்ட்டை ஏற்கவில்லை.',
  nameDiffers: (holder: string) => `இந்தக் கணக்கு ‘${holder}’ பெயரில் உள்ளது. பெயரைச் சரிபாருங்கள்.`,
  otherName: 'உங்கள் வங்கியில் இந்தக் கணக்கு வேறு பெயரில் உள்ளது. பெயரைச் சரிபாருங்கள்.',
  unnamed: 'உங்கள் வங்கி கணக்கை முழுமையாகத் தெரிவிக்கவில்லை. கணக்கு விவரங்களை நீங்களே உள்ளிடுங்கள்.',
  failed: 'UPI-இலிருந்து இப்போது பதில் வரவில்லை. கணக்கு விவரங்களை நீங்களே உள்ளிடலாம்.',
  again: 'மீண்டும் தொடங்குங்கள்',
} satisfies Words<typeof english.upiWords>;

/** Other facts that are known before the vendor types them. */
export const prefillWords = {
  /** The usual opening hours of a category, in words. */
  hours: (hours: string) => `உங்களைப் போன்ற கடைகள் பெரும்பாலும் இந்த நேரத்தில் திறந்திருக்கும்: ${hours}`,
  hoursButton: 'இந்த நேரத்தைப் பயன்படுத்துங்கள்',
  /** The address of the pin, from the map. */
  atPin: (address: string) => `மேப் பின் இங்கே இருப்பதாக மேப் காட்டுகிறது: ‘${address}’`,
} satisfies Words<typeof english.prefillWords>;
