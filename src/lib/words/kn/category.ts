import type { Words } from '#lib/translation.ts';
import type * as english from '../en/category.ts';

/** The words of one category. */
export const categoryWords = {
  pharmacy: {
    name: 'ಫಾರ್ಮಸಿ',
    sells: 'ಪ್ರಿಸ್ಕ್ರಿಪ್ಷನ್ ಬೇಕಿರುವ ಮತ್ತು ಬೇಕಿಲ್ಲದ ಔಷಧಗಳು',
    register: 'ನಿಮ್ಮ ಫಾರ್ಮಸಿ ನೋಂದಾಯಿಸಿ',
    documents: 'ಫಾರ್ಮಸಿ ದಾಖಲೆಗಳು',
    requirements: 'ಡ್ರಗ್/ಫಾರ್ಮಸಿ ಲೈಸೆನ್ಸ್, GST, ಬ್ಯಾಂಕ್',
    needs: 'ಡ್ರಗ್ ಲೈಸೆನ್ಸ್',
    locationRequired: 'ಮ್ಯಾಪ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಫಾರ್ಮಸಿಯ ಲೊಕೇಶನ್ ಆಯ್ಕೆ ಮಾಡಿ',
  },
  supplements: {
    name: 'ಸಪ್ಲಿಮೆಂಟ್‌ಗಳು',
    sells: 'ವಿಟಮಿನ್, ಪೌಷ್ಟಿಕ ಆಹಾರ, ಆರೋಗ್ಯ ಉತ್ಪನ್ನಗಳು',
    register: 'ನಿಮ್ಮ ಅಂಗಡಿ ನೋಂದಾಯಿಸಿ',
    documents: 'ಅಂಗಡಿ ದಾಖಲೆಗಳು',
    requirements: 'FSSAI, GST, ಬ್ಯಾಂಕ್',
    needs: 'FSSAI ಲೈಸೆನ್ಸ್',
    locationRequired: 'ಮ್ಯಾಪ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಅಂಗಡಿಯ ಲೊಕೇಶನ್ ಆಯ್ಕೆ ಮಾಡಿ',
  },
  labs: {
    name: 'ಲ್ಯಾಬ್‌ಗಳು',
    sells: 'ಡಯಾಗ್ನೊಸ್ಟಿಕ್ ಪರೀಕ್ಷೆಗಳು, ಸ್ಯಾಂಪಲ್‌ಗಳು',
    register: 'ನಿಮ್ಮ ಲ್ಯಾಬ್ ನೋಂದಾಯಿಸಿ',
    documents: 'ಲ್ಯಾಬ್ ದಾಖಲೆಗಳು',
    requirements: 'ಮ್ಯಾಪ್‌ನಲ್ಲಿ ಲೊಕೇಶನ್, ಅಕ್ರೆಡಿಟೇಶನ್, GST, ಬ್ಯಾಂಕ್',
    needs: 'ಲ್ಯಾಬ್ ಲೈಸೆನ್ಸ್ ಅಥವಾ ಅಕ್ರೆಡಿಟೇಶನ್',
    locationRequired: 'ಮ್ಯಾಪ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಲ್ಯಾಬ್‌ನ ಲೊಕೇಶನ್ ಆಯ್ಕೆ ಮಾಡಿ',
  },
} satisfies Words<typeof english.categoryWords>;

/** Titles and subtitles of the steps. The documents have the title of their category. */
export const stepWords = {
  'vendor-info': { title: 'ಮಾರಾಟಗಾರರ ವಿವರ', subtitle: 'ಮಾಲೀಕರ ಮತ್ತು ಲೊಕೇಶನ್ ವಿವರ' },
  'kyc-documents': { title: 'KYC, ವ್ಯಾಪಾರದ ವಿವರ', subtitle: 'ತೆರಿಗೆ, ಲೈಸೆನ್ಸ್, ಬ್ಯಾಂಕ್ ವಿವರ' },
  documents: { subtitle: 'ಪುರಾವೆಗಳನ್ನು ಅಪ್‌ಲೋಡ್ ಮಾಡಿ' },
  contract: { title: 'ಪಾರ್ಟ್ನರ್ ಒಪ್ಪಂದ', subtitle: 'ಷರತ್ತುಗಳನ್ನು ಒಪ್ಪಿಕೊಳ್ಳಿ' },
} satisfies Words<typeof english.stepWords>;
