import type { Words } from '#lib/translation.ts';
import type * as english from '../en/drawnMap.ts';

/** Words of a map that is drawn; they load with it. */
export const drawnMapWords = {
  map: 'మ్యాప్. యారో కీలతో కదులుతుంది; ప్లస్, మైనస్‌తో పెద్దది, చిన్నది అవుతుంది.',
  pin: (coordinates: string): string =>
    `${coordinates} దగ్గర పిన్. యారో కీలతో కదులుతుంది, Shift నొక్కి ఉంచితే ఎక్కువ దూరం కదులుతుంది.`,
  zoomIn: 'పెద్దది చేయండి',
  zoomOut: 'చిన్నది చేయండి',
  wheelHelp: 'మ్యాప్‌ను పెద్దగా, చిన్నగా చూడటానికి Ctrl నొక్కి స్క్రోల్ చేయండి',
  wheelHelpMac: 'మ్యాప్‌ను పెద్దగా, చిన్నగా చూడటానికి ⌘ నొక్కి స్క్రోల్ చేయండి',
  touchHelp: 'మ్యాప్ కదపడానికి రెండు వేళ్లు వాడండి',
  sources: 'మ్యాప్ సమాచార మూలాలు',
} satisfies Words<typeof english.drawnMapWords>;
