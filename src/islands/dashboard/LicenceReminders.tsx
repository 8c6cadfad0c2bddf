import { useState } from 'react';
import { Facts, RuledRow, Slip } from '#islands/vendorPages/parts.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { saveFile } from '#islands/ui/saveFile.ts';
import { brand } from '#lib/brand.ts';
import { dayNoteWords, renewalWords } from '#lib/words/kyc.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { readMoment } from '#lib/domain/moment.ts';
import { calendarFile, dayNote, dayOf, type Renewal } from '#lib/domain/kyc/renewals.ts';
import * as limits from '#lib/limits.ts';

/** The dates on a vendor's licences, and a calendar file with reminders. `renewals` must not be empty. */
export function LicenceReminders({ renewals }: { renewals: readonly Renewal[] }) {
  const [today] = useState(() => dayOf(new Date()));
  return (
    <Slip title={renewalWords.title}>
      <Facts>
        {renewals.map(({ kind, number, day }) => {
          const note = dayNote(day, today);
          return (
            <RuledRow key={`${kind} ${number} ${day}`} label={renewalTexts[kind].label(number)}>
              {formatDate(readMoment(day))}
              {note !== null && <span className="text-warning block text-sm">{dayNoteWords[note]}</span>}
            </RuledRow>
          );
        })}
      </Facts>
      <Button className="my-2" onClick={() => save(renewals)}>
        <Icon name="clock" className="size-4" />
        {renewalWords.download}
      </Button>
    </Slip>
  );
}

const renewalTexts = {
  'drug-licence': { label: renewalWords.drugLicence, todo: renewalWords.payDrugLicence },
  fssai: { label: renewalWords.fssai, todo: renewalWords.renewFssai },
} as const satisfies Record<Renewal['kind'], unknown>;

function save(renewals: readonly Renewal[]): void {
  const events = renewals.map(({ kind, number, day }) => ({
    uid: `${kind}-${number.replace(/[^\w-]+/g, '-')}-${day}@${brand.storagePrefix}`,
    day,
    title: renewalTexts[kind].todo(number),
    text: renewalWords.eventText(brand.name),
    reminderDays: limits.renewalNoteDays,
  }));
  const text = calendarFile(events, brand.name, new Date());
  saveFile('licence-reminders.ics', text, 'text/calendar');
}
