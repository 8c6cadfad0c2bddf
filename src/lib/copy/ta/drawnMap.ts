import type { Words } from '#lib/translation.ts';
import type * as english from '../en/drawnMap.ts';

/** Words of a map that is drawn; they load with it. */
export const drawnMapWords = {
  map: 'வரைபடம். அம்புக்குறி விசைகள் நகர்த்தும்; கூட்டல், கழித்தல் விசைகள் பெரிதாக்கும், சிறிதாக்கும்.',
  pin: (coordinates: string): string =>
    `${coordinates} இல் பின். அம்புக்குறி விசைகள் நகர்த்தும், Shift உடன் அதிக தூரம் நகரும்.`,
  zoomIn: 'பெரிதாக்குங்கள்',
  zoomOut: 'சிறிதாக்குங்கள்',
  wheelHelp: 'வரைபடத்தைப் பெரிதாக்க, சிறிதாக்க Ctrl அழுத்தி உருட்டுங்கள்',
  wheelHelpMac: 'வரைபடத்தைப் பெரிதாக்க, சிறிதாக்க ⌘ அழுத்தி உருட்டுங்கள்',
  touchHelp: 'வரைபடத்தை நகர்த்த இரண்டு விரல்களைப் பயன்படுத்துங்கள்',
  sources: 'வரைபடத்தின் மூலங்கள்',
} satisfies Words<typeof english.drawnMapWords>;
