import type { Words } from '#lib/translation.ts';
import type * as english from '../en/language.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast = {
  title: 'ಭಾಷೆ ಬದಲಾಗಿಲ್ಲ',
  description: 'ಈ ಪುಟದಲ್ಲಿ ಸೇವ್ ಆಗದ ವಿಷಯ ಇನ್ನೂ ಇದೆ, ಭಾಷೆ ಬದಲಾಯಿಸಿದರೆ ಅದು ಹೋಗಿಬಿಡುತ್ತದೆ. ಮೊದಲು ಅದನ್ನು ಕಳುಹಿಸಿ ಅಥವಾ ತೆಗೆದುಹಾಕಿ.',
} satisfies Words<typeof english.languageStaysToast>;
