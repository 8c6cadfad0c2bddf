import type { Words } from '#lib/translation.ts';
import type * as english from '../en/filled.ts';

/** Notes on values that were filled in for the vendor, who can change them. */
export const filledWords = {
  panFromGstin: 'உங்கள் GSTIN-இலிருந்து நிரப்பினோம்',
  use: (name: string) => `‘${name}’ பயன்படுத்துங்கள்`,
  used: (label: string, name: string) => `${label}: ‘${name}’ என நிரப்பினோம். நீங்கள் மாற்றலாம்.`,
  /** `labels` are those of the fields. */
  fromShop: (shop: string, labels: string) => `${shop} விண்ணப்பத்திலிருந்து நிரப்பினோம்: ${labels}. நீங்கள் மாற்றலாம்.`,
  /** A saved value of which the API shows only a part. */
  masked: (text: string) =>
    `நீங்கள் சேமித்தது: ‘${text}’. இதன் ஒரு பகுதி மறைக்கப்பட்டுள்ளது. இதை மீண்டும் முழுமையாக உள்ளிடுங்கள்.`,
} satisfies Words<typeof english.filledWords>;
