import type { Words } from '#lib/translation.ts';
import type * as english from '../en/resubmission.ts';

/** Words of a rejected application that is corrected. */
export const resubmissionWords = {
  title: 'ನಿಮ್ಮ ಅರ್ಜಿಯನ್ನು ಸರಿಪಡಿಸಿ',
  reason: 'ಪರಿಶೀಲಕರು ಹೇಳಿದ್ದು',
  change: 'ಇವುಗಳನ್ನು ಬದಲಾಯಿಸಿ',
  everything: 'ಪರಿಶೀಲಕರು ಯಾವುದೇ ಒಂದು ಅಂಶ ಹೇಳಿಲ್ಲ. ಪ್ರತಿ ಹಂತ ಸರಿಯಿದೆಯೇ ನೋಡಿ ಮತ್ತೆ ಸಲ್ಲಿಸಿ.',
  onlyThese: 'ಉಳಿದದ್ದನ್ನೆಲ್ಲ ಪರಿಶೀಲಕರು ಒಪ್ಪಿದ್ದಾರೆ. ಬದಲಾಯಿಸುವ ಅಗತ್ಯವಿಲ್ಲ.',
  sent: 'ಮತ್ತೆ ಕಳುಹಿಸಿದ್ದೀರಿ',
  notHere: 'ಇದನ್ನು ಬದಲಾಯಿಸಲು ನಮಗೆ ಫೋನ್ ಅಥವಾ ಇಮೇಲ್ ಮಾಡಿ.',
  field: 'ಇದನ್ನು ಸರಿಪಡಿಸುವಂತೆ ಪರಿಶೀಲಕರು ಕೇಳಿದ್ದಾರೆ.',
  locked: 'ಪರಿಶೀಲಕರು ಒಪ್ಪಿದ್ದಾರೆ. ಬದಲಾಯಿಸುವ ಅಗತ್ಯವಿಲ್ಲ.',
  accepted: (count: number) => `ಪರಿಶೀಲಕರು ಒಪ್ಪಿದ್ದು, ಬದಲಾಯಿಸುವ ಅಗತ್ಯವಿಲ್ಲ: ${count}`,
} satisfies Words<typeof english.resubmissionWords>;
