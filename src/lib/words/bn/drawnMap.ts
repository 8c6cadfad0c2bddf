import type { Words } from '#lib/translation.ts';
import type * as english from '../en/drawnMap.ts';

/** Words of a map that is drawn; they load with it. */
export const drawnMapWords = {
  map: 'ম্যাপ। তিরচিহ্নের বোতামে ম্যাপ সরে; যোগ ও বিয়োগ চিহ্নে ছোট-বড় হয়।',
  pin: (coordinates: string): string =>
    `${coordinates}-এ পিন। তিরচিহ্নের বোতামে সরে, Shift ধরে রাখলে বেশি করে সরে।`,
  zoomIn: 'বড় করে দেখুন',
  zoomOut: 'ছোট করে দেখুন',
  wheelHelp: 'ম্যাপ ছোট-বড় করতে Ctrl ধরে স্ক্রল করুন',
  wheelHelpMac: 'ম্যাপ ছোট-বড় করতে ⌘ ধরে স্ক্রল করুন',
  touchHelp: 'ম্যাপ সরাতে দুই আঙুল লাগান',
  sources: 'ম্যাপের উৎস',
} satisfies Words<typeof english.drawnMapWords>;
