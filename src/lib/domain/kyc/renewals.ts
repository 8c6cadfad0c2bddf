/** The dates on a vendor's licences, and a calendar file with reminders. */
import type { CategoryId } from '#lib/domain/category/category.ts';
import { emptyKycForm } from '#lib/domain/kyc/kyc.ts';
import type { KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { rowsOf } from '#lib/domain/kyc/kycFields.ts';
import { licencesOf } from '#lib/domain/kyc/licences.ts';
import * as limits from '#lib/limits.ts';

/** The note on a past or near date. It never blocks. */
export type DayNote = 'past' | 'soon';

/** Returns the note on a day (`2027-06-30`); `today` is the reader's own day in the same form. */
export function dayNote(day: string, today: string): DayNote | null {
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  if (days < 0) return 'past';
  return days <= limits.renewalNoteDays ? 'soon' : null;
}

/** Returns the reader's own day, as `2027-06-30`. */
export function dayOf(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** A licence with a due date. */
export interface Renewal {
  kind: 'drug-licence' | 'fssai';
  /** As printed on the licence. */
  number: string;
  day: string;
}

/** Returns the due dates, earliest first. */
export function renewalsOf(category: CategoryId, kyc: KycDetails): Renewal[] {
  const form = { ...emptyKycForm, ...kyc };
  const all = rowsOf(category).flatMap((row): Renewal[] => {
    if (row.kind === 'licences') {
      const licences = licencesOf(form[row.name], form[row.startsWith]);
      return licences.map(({ number, paidUpTo }) => ({ kind: 'drug-licence', number, day: paidUpTo }));
    }
    if (row.kind !== 'date' || row.renewal === undefined) return [];
    return [{ kind: row.renewal, number: form[row.about], day: form[row.name] }];
  });
  return all.filter(({ day }) => day !== '').toSorted((a, b) => a.day.localeCompare(b.day));
}

interface CalendarEvent {
  /** The same on every download, so that a calendar replaces the event. */
  uid: string;
  /** The whole day, as `2027-06-30`. */
  day: string;
  title: string;
  text: string;
  /** How many days before the event the reminder rings. */
  reminderDays: number;
}

/** Returns a calendar file (iCalendar, RFC 5545) of all-day events. */
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

/** Folds a line: a calendar file allows 75 bytes a line, and a continuation line starts with a space. */
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
