import type { Words } from '#lib/translation.ts';
import type * as english from '../en/flow.ts';

/** The screens in place of the steps. They load at once, so these words come before those of the steps. */
export const flowWords = {
  selectService: 'ಮುಂದುವರಿಯಲು ಒಂದು ಸೇವೆ ಆಯ್ಕೆ ಮಾಡಿ',
  badService: 'ಈ ಲಿಂಕ್ ಅಪೂರ್ಣವಾಗಿದೆ ಅಥವಾ ತಪ್ಪಾಗಿದೆ. ಮುಖಪುಟದಿಂದ ಶುರು ಮಾಡಿ, ವಿಭಾಗ ಆಯ್ಕೆ ಮಾಡಿ.',
  toHome: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
  loadFailed: 'ಅರ್ಜಿಯ ವಿವರ ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ',
  backToHome: 'ಮುಖಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ',
  notFound: 'ಮಾರಾಟಗಾರರ ವಿವರ ಸಿಗಲಿಲ್ಲ. ಈ ಅರ್ಜಿ ನಮಗೆ ಸಿಗಲಿಲ್ಲ, ಅಥವಾ ಇದು ಬೇರೆ ಫೋನ್ ನಂಬರ್‌ಗೆ ಸೇರಿದೆ.',
  draftGone: 'ನಿಮ್ಮ ಹಳೆಯ ನೋಂದಣಿ ಈಗ ನಮಗೆ ಸಿಗುತ್ತಿಲ್ಲ, ಹಾಗಾಗಿ ಅದನ್ನು ಈ ಬ್ರೌಸರ್‌ನಿಂದ ತೆಗೆದುಹಾಕಿದ್ದೇವೆ. ಹೊಸದನ್ನು ಶುರು ಮಾಡಬಹುದು.',
  startNew: 'ಹೊಸ ನೋಂದಣಿ ಶುರು ಮಾಡಿ',
  notReached: 'ನಿಮ್ಮ ಅರ್ಜಿಯನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.',
  signIn: 'ಈ ಅರ್ಜಿ ತೆರೆಯಲು ಲಾಗಿನ್ ಮಾಡಿ',
  signInWhy: 'ಈ ಅರ್ಜಿ ಮುಂದುವರಿಸಲು ಅದರ ಫೋನ್ ನಂಬರ್‌ನಿಂದ ಲಾಗಿನ್ ಮಾಡಿ.',
  signInButton: 'ಫೋನ್ ನಂಬರ್‌ನಿಂದ ಲಾಗಿನ್ ಮಾಡಿ',
} satisfies Words<typeof english.flowWords>;

/** An application was opened on another category's page; `name` and `id` are of its own category. */
export const wrongCategoryToast = ({ name }: { id: string; name: string }) => ({
  title: 'ಇದು ಬೇರೆ ವಿಭಾಗದ ನೋಂದಣಿ ಪುಟ',
  description: `ಈ ಅರ್ಜಿಯ ವಿಭಾಗ: ${name}. ಅಲ್ಲಿಗೆ ಕರೆದೊಯ್ಯುತ್ತಿದ್ದೇವೆ...`,
});
