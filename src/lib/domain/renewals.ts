/** The dates on a vendor's licences, and the reminder a calendar takes. */
import { categories, type CategoryId } from '#lib/domain/category.ts';
import { licencesOf, type KycExtras } from '#lib/domain/kycExtras.ts';

/** A licence's date this near is noted, and its reminder rings as long before. Not in `limits`, which every page loads. */
export const renewalNoteDays = 30;

/** A day that is past or near is noted and never blocks. */
export type DayNote = 'past' | 'soon';

/** What to note of a day (`2027-06-30`) on `today`, the reader's own day in the same form. */
export function dayNote(day: string, today: string): DayNote | null {
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  if (days < 0) return 'past';
  return days <= renewalNoteDays ? 'soon' : null;
}

/** The day it is where the reader is, as `2027-06-30`. */
export function dayOf(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** A licence that has something to be done by a day. */
export interface Renewal {
  kind: 'drug-licence' | 'fssai';
  /** As it is on the licence. */
  number: string;
  day: string;
}

/** The days to be reminded of, the earliest first. */
export function renewalsOf(
  category: CategoryId,
  kyc: Partial<KycExtras> & { drugLicenseNumber?: string; fssaiNumber?: string },
): Renewal[] {
  const { licenceField } = categories[category];
  const { licences = [], drugLicenseNumber = '', fssaiNumber = '', fssaiExpiry = '' } = kyc;
  const all: Renewal[] =
    licenceField === 'drugLicenseNumber'
      ? licencesOf({ licences, drugLicenseNumber }).map(({ number, paidUpTo }) => ({
          kind: 'drug-licence',
          number,
          day: paidUpTo,
        }))
      : [{ kind: 'fssai', number: fssaiNumber, day: licenceField === 'fssaiNumber' ? fssaiExpiry : '' }];
  return all.filter(({ day }) => day !== '').toSorted((a, b) => a.day.localeCompare(b.day));
}

interface CalendarEvent {
  /** Alike for the same event on every download, so that a calendar replaces it. */
  uid: string;
  /** `2027-06-30`: the whole day. */
  day: string;
  title: string;
  text: string;
  /** How long before the day the calendar reminds. */
  reminderDays: number;
}

/** A calendar file (iCalendar, RFC 5545) of all-day events. */
export function calendarFile(events: readonly CalendarEvent[], product: string, now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = events.flatMap(({ uid, day, title, text, reminderDays }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${reminderDays}D`,
    'END:VALARM',
    'END:VEVENT',
  ]);
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//EN`,
    ...lines,
    'END:VCALENDAR',
  ];
  return all.map((line) => `${folded(line)}\r\n`).join('');
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines of a calendar file have at most 75 bytes; what is left goes on in a line that starts with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let out = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      out += '\r\n ';
      bytes = 1;
    }
    out += character;
    bytes += size;
  }
  return out;
}
