import { brand } from '#lib/brand.ts';
import type { CategoryId } from '#lib/domain/category.ts';
import { limits } from '#lib/limits.ts';
import { categoryWords } from './category.ts';
import type { Words } from '#lib/translation.ts';
import type * as english from '../en/vendorPage.ts';

/** A category's commission: 'Pharmacy 15%'. */
const rateOf = (category: CategoryId): string =>
  `${categoryWords[category].name} ${limits.commissionPercent[category]}%`;
/** A drawer of the counter: a category, what it needs beside what all need, and how long it takes. */
const drawerOf = (category: CategoryId) =>
  [
    categoryWords[category].name,
    categoryWords[category].needs,
    `சுமார் ${limits.applicationMinutes[category]} நிமிடங்கள்`,
  ] as const;

/** Words of the static parts of /vendor. */
export const vendorPageWords = {
  title: `${brand.name}-இல் விற்பனை செய்யுங்கள் – மருந்தகம், சப்ளிமெண்ட், லேப்`,
  description: `உங்கள் மருந்தகம், சப்ளிமெண்ட் கடை அல்லது பரிசோதனை லேபைப் பதியுங்கள்: ஃபோன் மூலம் உள்நுழைவு, நான்கு சிறிய படிகள், ${limits.reviewHoursRange} மணி நேரத்துக்குள் பரிசீலனை.`,
  heading: 'உங்கள் மருந்தகம், 30 நிமிடத்தில் அருகிலுள்ள ஒவ்வொரு வாசலிலும்',
  text: 'மருந்தகம், சப்ளிமெண்ட் கடை, லேப் எல்லாம் நான்கு சிறிய படிகளில் பதியலாம். எப்போது வேண்டுமானாலும் நிறுத்தி, பிறகு அங்கிருந்தே தொடருங்கள்.',
  entry: {
    title: 'தொடங்குங்கள் அல்லது தொடருங்கள்',
    text: 'உங்கள் ஃபோனுக்குக் குறியீடு அனுப்புவோம். கடவுச்சொல் தேவையில்லை.',
    noScript: 'உள்நுழைய JavaScript-ஐ இயக்குங்கள், அல்லது எங்களை அழையுங்கள்:',
  },
  features: {
    title: 'உங்களுக்குக் கிடைப்பவை',
    orders: {
      title: 'படிக்கத் தெரியும் ஆர்டர்கள்',
      text: 'ஒவ்வொரு மருந்துச் சீட்டும் தட்டச்சு செய்து, சரிபார்த்து, அதன் ஃபோட்டோவுடன் வரும்.',
      before: 'Amlo 5 od x30',
      after: 'Amlodipine 5 mg, தினம் ஒருமுறை, 30 மாத்திரைகள்',
    },
    money: {
      title: 'நேரத்துக்குப் பணம்',
      text: 'சரிபார்த்த உங்கள் வங்கிக் கணக்கில் நேராகச் செலுத்துவோம்.',
      figure: String(limits.settlementDays),
      unit: 'வேலை நாட்கள்',
    },
    costs: {
      title: 'ஒரே தெளிவான கமிஷன்',
      text: 'நீங்கள் விற்றதற்கு மட்டும். வேறெதுவும் இல்லை.',
      rates: [rateOf('pharmacy'), rateOf('supplements'), rateOf('labs')],
    },
    riders: {
      title: 'ரைடர்கள் எங்களுடையவர்கள்',
      text: 'எங்கள் ரைடர்கள் உங்கள் கடையிலிருந்து ஆர்டரை எடுத்துச் செல்வார்கள். நீங்கள் அங்கேயே இருக்கலாம்.',
    },
  },
  needs: {
    title: 'இவற்றைத் தயாராக வையுங்கள்',
    text: 'PAN, GST சான்றிதழ், வங்கி விவரம் (ரத்து செய்த காசோலை இருந்தால் நல்லது), உரிமையாளர் ஃபோட்டோ, கடையின் முன் உரிமையாளர் ஃபோட்டோ.',
    way: 'ஆவணங்களை ஃபோனிலேயே படம் எடுக்கலாம். எப்போது வேண்டுமானாலும் நிறுத்தலாம்: நீங்கள் எழுதியது அப்படியே இருக்கும்.',
    also: 'மேலும் உங்கள் வகைக்கு:',
    drawers: {
      pharmacy: drawerOf('pharmacy'),
      supplements: drawerOf('supplements'),
      labs: drawerOf('labs'),
    },
  },
} satisfies Words<typeof english.vendorPageWords>;
