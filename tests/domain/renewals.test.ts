import { describe, expect, it } from 'vitest';
import { calendarFile, dayNote, dayOf, renewalsOf } from '#lib/domain/kyc/renewals.ts';

describe('A date on a licence', () => {
  it.each([
    ['2026-11-20', 'past'],
    ['2026-11-21', 'soon'],
    ['2026-12-21', 'soon'],
    ['2026-12-22', null],
    ['', null],
    ['soon', null],
  ])('%s is noted on 21 November 2026: %s', (day, note) => {
    expect(dayNote(day, '2026-11-21')).toBe(note);
  });

  it("is compared with the reader's own day", () => {
    expect(dayOf(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
    expect(dayOf(new Date(2026, 10, 21, 0, 1))).toBe('2026-11-21');
  });
});

it("reminders cover the category's own licences with a date, earliest first", () => {
  const kyc = {
    drugLicenseNumber: '20-41195',
    licences: [
      { form: '20', number: '', paidUpTo: '2028-03-31' },
      { form: '21', number: '21-41196', paidUpTo: '2027-03-31' },
      { form: '', number: '21-1', paidUpTo: '' },
    ],
    fssaiNumber: '10012345678901',
    fssaiExpiry: '2027-06-30',
  };
  expect(renewalsOf('pharmacy', kyc)).toEqual([
    { kind: 'drug-licence', number: '21-41196', day: '2027-03-31' },
    { kind: 'drug-licence', number: '20-41195', day: '2028-03-31' },
  ]);
  expect(renewalsOf('supplements', kyc)).toEqual([
    { kind: 'fssai', number: '10012345678901', day: '2027-06-30' },
  ]);
  expect(renewalsOf('labs', kyc)).toEqual([]);
  // A draft may have a date without a number.
  expect(renewalsOf('supplements', {})).toEqual([]);
  expect(renewalsOf('supplements', { fssaiExpiry: '2027-06-30' })).toEqual([
    { kind: 'fssai', number: '', day: '2027-06-30' },
  ]);
  expect(renewalsOf('pharmacy', { licences: kyc.licences.slice(0, 1) })).toEqual([
    { kind: 'drug-licence', number: '', day: '2028-03-31' },
  ]);
});

describe('The calendar file', () => {
  const event = {
    uid: 'a@site',
    day: '2027-06-30',
    title: 'Renew; now, please',
    text: 'From\nSite',
    reminderDays: 30,
  };
  const file = calendarFile([event], 'Site', new Date('2026-11-21T10:20:30.400Z'));

  it('has all-day events with a reminder before each', () => {
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Site//EN',
      'BEGIN:VEVENT',
      'UID:a@site',
      'DTSTAMP:20261121T102030Z',
      'DTSTART;VALUE=DATE:20270630',
      'SUMMARY:Renew\\; now\\, please',
      'DESCRIPTION:From\\nSite',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Renew\\; now\\, please',
      'TRIGGER:-P30D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('does not fold a line of 75 bytes', () => {
    const titled = (title: string) => calendarFile([{ ...event, title }], 'Site', new Date());
    const most = 'x'.repeat('SUMMARY:'.length + 59);
    expect(titled(most)).toContain(`SUMMARY:${most}\r\n`);
    expect(titled(`${most}x`)).toContain(`SUMMARY:${most}\r\n x\r\n`);
  });

  it('has no line longer than 75 bytes in any script', () => {
    const long = calendarFile([{ ...event, title: 'नवीनीकरण '.repeat(20) }], 'Site', new Date());
    const sizes = long.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'नवीनीकरण '.repeat(20)}`);
  });
});
