import type { Words } from '#lib/translation.ts';
import type * as english from '../en/drawnMap.ts';

/** Words of a map that is drawn; they load with it. */
export const drawnMapWords = {
  map: 'மேப். அம்புக்குறி விசைகள் அதை நகர்த்தும்; கூட்டல், கழித்தல் விசைகள் பெரிதாக்கும், சிறிதாக்கும்.',
  pin: (coordinates: string): string =>
    `${coordinates}-இல் மேப் பின். அம்புக்குறி விசைகள் அதை நகர்த்தும், Shift-உடன் அதிக தூரம் நகரும்.`,
  zoomIn: 'பெரிதாக்குங்கள்',
  zoomOut: 'சிறிதாக்குங்கள்',
  wheelHelp: 'மேப்பைப் பெரிதாக்க, சிறிதாக்க Ctrl அழுத்தி ஸ்க்ரோல் செய்யுங்கள்',
  wheelHelpMac: 'மேப்பைப் பெரிதாக்க, சிறிதாக்க ⌘ அழுத்தி ஸ்க்ரோல் செய்யுங்கள்',
  touchHelp: 'மேப்பை நகர்த்த இரண்டு விரல்களைப் பயன்படுத்துங்கள்',
  sources: 'மேப் தகவலின் மூலங்கள்',
} satisfies Words<typeof english.drawnMapWords>;
