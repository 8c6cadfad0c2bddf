import { brand } from '#lib/brand.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/site.ts';

/** Words of the frame around every public page. */
export const siteWords = {
  /** The description of the site on a phone's home screen. */
  tagline: 'மருந்துச் சீட்டைப் படித்து, சரிபார்த்து, மருந்தைக் கொண்டு சேர்க்கிறோம்',
  banner: 'காத்திருங்கள்! விரைவில் ஒரு நல்ல செய்தி.',
  bannerLabel: 'தகவல் பட்டை',
  closeBanner: 'தகவல் பட்டையை மூடுங்கள்',
  skip: 'முக்கிய உள்ளடக்கத்துக்குச் செல்லுங்கள்',
  nav: {
    label: 'முதன்மை மெனு',
    home: 'முகப்பு',
    vendor: 'விற்பனையாளர்',
    delivery: 'டெலிவரி',
    about: 'எங்களைப் பற்றி',
    contact: 'தொடர்பு',
    language: 'மொழி',
    dashboard: 'டாஷ்போர்டு',
    signOut: 'வெளியேறுங்கள்',
    open: 'மெனுவைத் திறங்கள்',
    close: 'மெனுவை மூடுங்கள்',
  },
  backToHome: 'முகப்புக்குத் திரும்புங்கள்',
  footer: {
    line: 'மருந்துச் சீட்டைப் படித்து, சரிபார்த்து, மருந்தை உங்கள் வாசலில் சேர்க்கிறோம்.',
    contact: 'தொடர்பு',
    address: '4ஆம் தளம், ரெசிடென்சி சாலை, பெங்களூரு 560025',
    groups: { company: 'நிறுவனம்', help: 'உதவி' },
    links: {
      about: 'எங்களைப் பற்றி',
      careers: 'வேலைவாய்ப்பு',
      press: 'ஊடகம்',
      partnerTerms: 'பார்ட்னர்களுக்கான விதிமுறைகள்',
      support: 'உதவிச் சேவை',
      returns: 'ரிட்டர்ன்கள்',
      terms: 'விதிமுறைகள்',
      privacy: 'தனியுரிமை',
      grievance: 'புகார்கள்',
      accessibility: 'அணுகல்தன்மை',
      instagram: 'Instagram',
      linkedIn: 'LinkedIn',
      youTube: 'YouTube',
    },
    rights: `© 2026 ${brand.name}`,
  },
  /** Above a legal text, on the pages of other languages. */
  bindingText: 'இந்தப் பக்கம் ஆங்கிலத்தில் உள்ளது, ஏனெனில் சட்டப்படி ஆங்கில உரை மட்டுமே செல்லுபடியாகும்.',
  notFound: {
    title: `பக்கம் கிடைக்கவில்லை – ${brand.name}`,
    description: 'இந்த முகவரியில் பக்கம் எதுவும் இல்லை.',
    code: '404',
    heading: 'அடடா! பக்கம் இல்லை',
    text: 'இந்தச் சீட்டில் எதுவும் எழுதவில்லை. முகவரி தவறாக இருக்கலாம், அல்லது பக்கம் வேறு முகவரிக்கு மாறியிருக்கலாம்.',
    action: 'முகப்புக்குத் திரும்புங்கள்',
  },
} satisfies Words<typeof english.siteWords>;
