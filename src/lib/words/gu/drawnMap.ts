import type { Words } from '#lib/translation.ts';
import type * as english from '../en/drawnMap.ts';

/** Words of a map that is drawn; they load with it. */
export const drawnMapWords = {
  map: 'નકશો. તીરવાળી કી તેને ખસેડે છે; પ્લસ અને માઇનસ ઝૂમ કરે છે.',
  pin: (coordinates: string): string => `પિન ${coordinates} પર. તીરવાળી કી તેને ખસેડે છે, Shift સાથે વધારે.`,
  zoomIn: 'ઝૂમ ઇન કરો',
  zoomOut: 'ઝૂમ આઉટ કરો',
  wheelHelp: 'નકશો ઝૂમ કરવા Ctrl + સ્ક્રોલ કરો',
  wheelHelpMac: 'નકશો ઝૂમ કરવા ⌘ + સ્ક્રોલ કરો',
  touchHelp: 'નકશો ખસેડવા બે આંગળી વાપરો',
  sources: 'નકશાના સ્રોત',
} satisfies Words<typeof english.drawnMapWords>;
