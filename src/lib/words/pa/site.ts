import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/site.ts';

/** Words of the frame around every public page. */
export const siteWords = {
  /** The description of the site on a phone's home screen. */
  tagline: 'ਪਰਚੀ ਪੜ੍ਹੀ, ਜਾਂਚੀ ਅਤੇ ਦਵਾਈ ਘਰ ਪਹੁੰਚਾਈ',
  banner: 'ਸਾਡੇ ਨਾਲ ਜੁੜੇ ਰਹੋ! ਜਲਦੀ ਹੀ ਕੁਝ ਖਾਸ ਆ ਰਿਹਾ ਹੈ।',
  bannerLabel: 'ਐਲਾਨ',
  closeBanner: 'ਐਲਾਨ ਬੰਦ ਕਰੋ',
  skip: 'ਸਿੱਧਾ ਮੁੱਖ ਹਿੱਸੇ ’ਤੇ ਜਾਓ',
  nav: {
    label: 'ਮੁੱਖ ਮੀਨੂ',
    home: 'ਹੋਮ',
    vendor: 'ਵਿਕਰੇਤਾ',
    delivery: 'ਡਿਲੀਵਰੀ',
    about: 'ਸਾਡੇ ਬਾਰੇ',
    contact: 'ਸੰਪਰਕ',
    language: 'ਭਾਸ਼ਾ',
    dashboard: 'ਡੈਸ਼ਬੋਰਡ',
    signOut: 'ਲੌਗ ਆਊਟ ਕਰੋ',
    open: 'ਮੀਨੂ ਖੋਲ੍ਹੋ',
    close: 'ਮੀਨੂ ਬੰਦ ਕਰੋ',
  },
  backToHome: 'ਹੋਮ ਪੇਜ ’ਤੇ ਵਾਪਸ ਜਾਓ',
  footer: {
    line: 'ਅਸੀਂ ਡਾਕਟਰ ਦੀ ਪਰਚੀ ਪੜ੍ਹ ਕੇ ਅਤੇ ਜਾਂਚ ਕੇ ਦਵਾਈ ਤੁਹਾਡੇ ਦਰਵਾਜ਼ੇ ਤੱਕ ਪਹੁੰਚਾਉਂਦੇ ਹਾਂ।',
    contact: 'ਸੰਪਰਕ',
    address: 'ਚੌਥੀ ਮੰਜ਼ਿਲ, ਰੈਜ਼ੀਡੈਂਸੀ ਰੋਡ, ਬੈਂਗਲੁਰੂ 560025',
    groups: { company: 'ਕੰਪਨੀ', help: 'ਮਦਦ' },
    links: {
      about: 'ਸਾਡੇ ਬਾਰੇ',
      careers: 'ਨੌਕਰੀਆਂ',
      press: 'ਪ੍ਰੈੱਸ',
      partnerTerms: 'ਪਾਰਟਨਰਾਂ ਲਈ ਸ਼ਰਤਾਂ',
      support: 'ਸਹਾਇਤਾ',
      returns: 'ਸਾਮਾਨ ਦੀ ਵਾਪਸੀ',
      terms: 'ਨਿਯਮ ਤੇ ਸ਼ਰਤਾਂ',
      privacy: 'ਪ੍ਰਾਈਵੇਸੀ ਨੋਟਿਸ',
      grievance: 'ਸ਼ਿਕਾਇਤ ਨਿਵਾਰਣ',
      accessibility: 'ਪਹੁੰਚਯੋਗਤਾ',
      instagram: 'Instagram',
      linkedIn: 'LinkedIn',
      youTube: 'YouTube',
    },
    rights: `© 2026 ${brand.name}`,
  },
  /** Above a legal text, on the pages of other languages. */
  bindingText: 'ਇਹ ਪੇਜ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹੈ, ਕਿਉਂਕਿ ਕਾਨੂੰਨੀ ਤੌਰ ’ਤੇ ਸਿਰਫ਼ ਅੰਗਰੇਜ਼ੀ ਵਾਲੀ ਲਿਖਤ ਹੀ ਲਾਗੂ ਹੁੰਦੀ ਹੈ।',
  notFound: {
    title: `ਪੇਜ ਨਹੀਂ ਮਿਲਿਆ – ${brand.name}`,
    description: 'ਇਸ ਪਤੇ ’ਤੇ ਕੋਈ ਪੇਜ ਨਹੀਂ ਹੈ।',
    code: '404',
    heading: 'ਓਹੋ! ਪੇਜ ਨਹੀਂ ਮਿਲਿਆ',
    text: 'ਇਸ ਪਰਚੀ ’ਤੇ ਕੁਝ ਨਹੀਂ ਲਿਖਿਆ। ਹੋ ਸਕਦਾ ਹੈ ਪਤਾ ਗਲਤ ਹੋਵੇ, ਜਾਂ ਪੇਜ ਕਿਤੇ ਹੋਰ ਚਲਾ ਗਿਆ ਹੋਵੇ।',
    action: 'ਹੋਮ ਪੇਜ ’ਤੇ ਵਾਪਸ ਜਾਓ',
  },
} satisfies Words<typeof english.siteWords>;
