import type { Words } from '#lib/translation.ts';
import type * as english from '../en/language.ts';

/** The language was to be changed while something on the page could not be saved. */
export const languageStaysToast = {
  title: 'ಭಾಷೆ ಬದಲಾಗಿಲ್ಲ',
  description: 'ಈ ಪುಟದಲ್ಲಿ ಕೆಲವು ವಿವರ ಇನ್ನೂ ಸೇವ್ ಆಗಿಲ್ಲ, ಭಾಷೆ ಬದಲಾಯಿಸಿದರೆ ಅವು ಹೋಗಿಬಿಡುತ್ತವೆ. ಮೊದಲು ಅವುಗಳನ್ನು ಕಳುಹಿಸಿ ಅಥವಾ ತೆಗೆದುಹಾಕಿ.',
} satisfies Words<typeof english.languageStaysToast>;
