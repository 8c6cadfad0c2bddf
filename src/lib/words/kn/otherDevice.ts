import type { Words } from '#lib/translation.ts';
import type * as english from '../en/otherDevice.ts';

/** Words of the panel that leads to the documents step on the vendor’s phone. */
export const otherDeviceWords = {
  title: 'ಫೋನ್‌ನಲ್ಲಿ ಮುಂದುವರಿಸಿ',
  help: 'ಈ QR ಕೋಡ್ ಅನ್ನು ನಿಮ್ಮ ಫೋನ್‌ನಿಂದ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ, ಅಥವಾ ಫೋನ್‌ನಲ್ಲಿ ಲಿಂಕ್ ತೆರೆಯಿರಿ. ಅಲ್ಲಿ ನಿಮ್ಮ ನಂಬರ್ ಮತ್ತು ಹೊಸ ಕೋಡ್‌ನಿಂದ ಲಾಗಿನ್ ಮಾಡಿ. ಫೋನ್‌ನಿಂದ ಕಳುಹಿಸಿದ ಫೋಟೋಗಳು ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.',
  code: 'ಲಿಂಕ್‌ನ QR ಕೋಡ್',
} satisfies Words<typeof english.otherDeviceWords>;
