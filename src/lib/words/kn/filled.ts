import type { Words } from '#lib/translation.ts';
import type * as english from '../en/filled.ts';

/** Notes on values that were filled in for the vendor, who can change them. */
export const filledWords = {
  panFromGstin: 'ನಿಮ್ಮ GSTINನಿಂದ ತುಂಬಿದ್ದೇವೆ',
  use: (name: string) => `‘${name}’ ಬಳಸಿ`,
  used: (label: string, name: string) => `${label}: ‘${name}’ ತುಂಬಿದ್ದೇವೆ. ನೀವು ಬದಲಾಯಿಸಬಹುದು.`,
  /** `labels` are those of the fields. */
  fromShop: (shop: string, labels: string) => `${shop} ಅರ್ಜಿಯಿಂದ ತುಂಬಿದ್ದೇವೆ: ${labels}. ನೀವು ಬದಲಾಯಿಸಬಹುದು.`,
  /** A saved value of which the API shows only a part. */
  masked: (text: string) => `ನೀವು ಸೇವ್ ಮಾಡಿದ್ದು: ‘${text}’. ಇದರ ಸ್ವಲ್ಪ ಭಾಗ ಕಾಣುವುದಿಲ್ಲ. ಇದನ್ನು ಮತ್ತೆ ಪೂರ್ತಿಯಾಗಿ ನಮೂದಿಸಿ.`,
} satisfies Words<typeof english.filledWords>;
