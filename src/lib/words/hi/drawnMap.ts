import type { Words } from '#lib/translation.ts';
import type * as english from '../en/drawnMap.ts';

/** Words of a map that is drawn; they load with it. */
export const drawnMapWords = {
  map: 'नक्शा। तीर वाले बटनों से खिसकता है; प्लस और माइनस से ज़ूम होता है।',
  pin: (coordinates: string): string => `पिन ${coordinates} पर। तीर वाले बटनों से खिसकता है, Shift के साथ ज़्यादा।`,
  zoomIn: 'ज़ूम इन करें',
  zoomOut: 'ज़ूम आउट करें',
  wheelHelp: 'नक्शा ज़ूम करने के लिए Ctrl + स्क्रॉल करें',
  wheelHelpMac: 'नक्शा ज़ूम करने के लिए ⌘ + स्क्रॉल करें',
  touchHelp: 'नक्शा खिसकाने के लिए दो उँगलियाँ इस्तेमाल करें',
  sources: 'नक्शे के स्रोत',
} satisfies Words<typeof english.drawnMapWords>;
