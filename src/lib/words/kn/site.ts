import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/site.ts';

/** Words of the frame around every public page. */
export const siteWords = {
  /** The description of the site on a phone's home screen. */
  tagline: 'ಪ್ರಿಸ್ಕ್ರಿಪ್ಷನ್ ಓದಿ, ಪರಿಶೀಲಿಸಿ, ಔಷಧ ತಲುಪಿಸುತ್ತೇವೆ',
  banner: 'ಕಾಯುತ್ತಿರಿ! ಹೊಸದೊಂದು ಶೀಘ್ರದಲ್ಲೇ ಬರಲಿದೆ.',
  bannerLabel: 'ಪ್ರಕಟಣೆ',
  closeBanner: 'ಪ್ರಕಟಣೆ ಮುಚ್ಚಿ',
  skip: 'ಮುಖ್ಯ ವಿಷಯಕ್ಕೆ ಹೋಗಿ',
  nav: {
    label: 'ಮುಖ್ಯ ಮೆನು',
    home: 'ಮುಖಪುಟ',
    vendor: 'ಮಾರಾಟಗಾರರು',
    delivery: 'ಡೆಲಿವರಿ',
    about: 'ನಮ್ಮ ಬಗ್ಗೆ',
    contact: 'ಸಂಪರ್ಕ',
    language: 'ಭಾಷೆ',
    dashboard: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್',
    signOut: 'ಲಾಗೌಟ್ ಮಾಡಿ',
    open: 'ಮೆನು ತೆರೆಯಿರಿ',
    close: 'ಮೆನು ಮುಚ್ಚಿ',
  },
  backToHome: 'ಮುಖಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ',
  footer: {
    line: 'ಪ್ರಿಸ್ಕ್ರಿಪ್ಷನ್ ಓದಿ, ಪರಿಶೀಲಿಸಿ, ಔಷಧವನ್ನು ನಿಮ್ಮ ಮನೆ ಬಾಗಿಲಿಗೆ ತಲುಪಿಸುತ್ತೇವೆ.',
    contact: 'ಸಂಪರ್ಕ',
    address: '4ನೇ ಮಹಡಿ, ರೆಸಿಡೆನ್ಸಿ ರಸ್ತೆ, ಬೆಂಗಳೂರು 560025',
    groups: { company: 'ಕಂಪನಿ', help: 'ಸಹಾಯ' },
    links: {
      about: 'ನಮ್ಮ ಬಗ್ಗೆ',
      careers: 'ಉದ್ಯೋಗಗಳು',
      press: 'ಮಾಧ್ಯಮದವರಿಗೆ',
      partnerTerms: 'ಪಾರ್ಟ್ನರ್‌ಗಳಿಗಾಗಿ ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳು',
      support: 'ಗ್ರಾಹಕ ಸೇವೆ',
      returns: 'ರಿಟರ್ನ್‌ಗಳು',
      terms: 'ನಿಯಮ ಮತ್ತು ಷರತ್ತುಗಳು',
      privacy: 'ಗೌಪ್ಯತಾ ಸೂಚನೆ',
      grievance: 'ದೂರುಗಳು',
      accessibility: 'ಆ್ಯಕ್ಸೆಸಿಬಿಲಿಟಿ',
      instagram: 'Instagram',
      linkedIn: 'LinkedIn',
      youTube: 'YouTube',
    },
    rights: `© 2026 ${brand.name}`,
  },
  /** Above a legal text, on the pages of other languages. */
  bindingText: 'ಈ ಪುಟ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿದೆ, ಏಕೆಂದರೆ ಕಾನೂನಿನ ಪ್ರಕಾರ ಇಂಗ್ಲಿಷ್ ಪಠ್ಯ ಮಾತ್ರ ಅನ್ವಯಿಸುತ್ತದೆ.',
  notFound: {
    title: `ಪುಟ ಸಿಗಲಿಲ್ಲ – ${brand.name}`,
    description: 'ಈ ವಿಳಾಸದಲ್ಲಿ ಯಾವ ಪುಟವೂ ಇಲ್ಲ.',
    code: '404',
    heading: 'ಅಯ್ಯೋ! ಪುಟ ಸಿಗಲಿಲ್ಲ',
    text: 'ಈ ಹಾಳೆಯ ಮೇಲೆ ಏನೂ ಬರೆದಿಲ್ಲ. ವಿಳಾಸ ತಪ್ಪಿರಬಹುದು, ಅಥವಾ ಪುಟ ಬೇರೆ ಕಡೆಗೆ ಹೋಗಿರಬಹುದು.',
    action: 'ಮುಖಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ',
  },
} satisfies Words<typeof english.siteWords>;
