import type { Words } from '#lib/translation.ts';
import type * as english from '../en/drawnMap.ts';

/** Words of a map that is drawn; they load with it. */
export const drawnMapWords = {
  map: 'नकाशा. ॲरो कीने सरकतो; प्लस आणि मायनसने झूम होतो.',
  pin: (coordinates: string): string => `पिन ${coordinates} वर. ॲरो कीने सरकते, Shift सोबत जास्त सरकते.`,
  zoomIn: 'झूम इन करा',
  zoomOut: 'झूम आउट करा',
  wheelHelp: 'नकाशा झूम करण्यासाठी Ctrl + स्क्रोल वापरा',
  wheelHelpMac: 'नकाशा झूम करण्यासाठी ⌘ + स्क्रोल वापरा',
  touchHelp: 'नकाशा सरकवण्यासाठी दोन बोटे वापरा',
  sources: 'नकाशाचे स्रोत',
} satisfies Words<typeof english.drawnMapWords>;
