import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/grievance.ts';

/** The words of the grievance page. `words/law/grievance.ts` has its structure. Brackets mark the words of a link. */
export const grievanceWords = {
  intro:
    'ಮಾರಾಟಗಾರರು, ಗ್ರಾಹಕರು ಮತ್ತು ಬೇರೆ ಎಲ್ಲರಿಗಾಗಿ: ಏನಾದರೂ ತಪ್ಪಾಗಿದ್ದು, ನಮ್ಮ ಗ್ರಾಹಕ ಸೇವಾ ತಂಡದಿಂದ ಸಹಾಯ ಆಗದಿದ್ದರೆ, ನಮ್ಮ ಕುಂದುಕೊರತೆ ಪರಿಹಾರ ಅಧಿಕಾರಿಯನ್ನು ಸಂಪರ್ಕಿಸಿ. ಗ್ರಾಹಕ ಸಂರಕ್ಷಣೆ (ಇ-ಕಾಮರ್ಸ್) ನಿಯಮಗಳು, 2020ರ ನಿಯಮ 4(4)ರ ಪ್ರಕಾರ ಇವರನ್ನು ನೇಮಿಸಿದ್ದೇವೆ.',
  officer: { title: 'ಯಾರನ್ನು ಸಂಪರ್ಕಿಸಬೇಕು', care: `ಗ್ರಾಹಕ ಸೇವೆ: ${brand.supportPhone}, ${brand.supportEmail}.` },
  helps: {
    title: 'ಏನು ಹೇಳಿದರೆ ಅನುಕೂಲ',
    points: [
      'ಏನಾಯಿತು, ಯಾವಾಗ ಆಯಿತು, ಮತ್ತು ನಾವು ಏನು ಮಾಡಬೇಕೆಂದು ನೀವು ಬಯಸುತ್ತೀರಿ.',
      'ಆರ್ಡರ್ ಅಥವಾ ಅರ್ಜಿಯ ನಂಬರ್, ಮತ್ತು ಅದನ್ನು ಯಾವ ಫೋನ್ ನಂಬರ್‌ನಿಂದ ಮಾಡಿದ್ದೀರೋ ಆ ನಂಬರ್.',
      'ಪಾಸ್‌ವರ್ಡ್, ಕೋಡ್ ಅಥವಾ ಪೂರ್ತಿ ಬ್ಯಾಂಕ್ ವಿವರ ಕಳುಹಿಸಬೇಡಿ.',
    ],
  },
  deadlines: {
    title: 'ಎಷ್ಟು ಸಮಯದೊಳಗೆ',
    points: [
      '48 ಗಂಟೆಗಳೊಳಗೆ, ದೂರು ತಲುಪಿದೆ ಎಂಬ ಉತ್ತರ ಮತ್ತು ನಿಮ್ಮ ದೂರಿನ ನಂಬರ್ ನಿಮಗೆ ಬರುತ್ತದೆ.',
      'ದೂರು ತಲುಪಿದ ಒಂದು ತಿಂಗಳೊಳಗೆ ಅದನ್ನು ಪರಿಹರಿಸುತ್ತೇವೆ, ಮತ್ತು ಕಾರಣಗಳ ಸಹಿತ ತೀರ್ಮಾನ ನಿಮಗೆ ಸಿಗುತ್ತದೆ (ನಿಯಮ 4(5)).',
    ],
    data: 'ವೈಯಕ್ತಿಕ ಡೇಟಾ ಬಗ್ಗೆ ಇರುವ ದೂರಿಗೂ ಇದೇ ಅನ್ವಯಿಸುತ್ತದೆ: ನಿಮ್ಮ ಹಕ್ಕುಗಳನ್ನು [ಗೌಪ್ಯತಾ ಸೂಚನೆ] ಪುಟದಲ್ಲಿ ನೋಡಿ.',
  },
  unsettled: {
    title: 'ಪರಿಹಾರ ಸಿಗದಿದ್ದರೆ',
    consumers: 'ಗ್ರಾಹಕರು: ರಾಷ್ಟ್ರೀಯ ಗ್ರಾಹಕ ಸಹಾಯವಾಣಿ (1915ಕ್ಕೆ ಫೋನ್ ಮಾಡಿ), ಅಥವಾ ನಿಮ್ಮ ಜಿಲ್ಲೆಯ ಗ್ರಾಹಕ ಆಯೋಗ.',
    data: 'ವೈಯಕ್ತಿಕ ಡೇಟಾ: ಭಾರತದ ಡೇಟಾ ಸಂರಕ್ಷಣಾ ಮಂಡಳಿ.',
    vendors: 'ಮಾರಾಟಗಾರರು: [ಪಾರ್ಟ್ನರ್‌ಗಳಿಗಾಗಿ ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳು] ಪುಟದಲ್ಲಿ ಹೆಸರಿಸಿದ ನ್ಯಾಯಾಲಯಗಳು.',
  },
  company: {
    title: 'ಕಂಪನಿ',
    text: (name: string, address: string, registration: string) =>
      `${brand.name} ನಡೆಸುವ ಸಂಸ್ಥೆ: ${name}, ${address}, ನೋಂದಣಿ ನಂಬರ್ ${registration}.`,
  },
} satisfies Words<typeof english.grievanceWords>;
