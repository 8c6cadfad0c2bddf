import type { Words } from '#lib/translation.ts';
import type * as english from '../en/gst.ts';

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
