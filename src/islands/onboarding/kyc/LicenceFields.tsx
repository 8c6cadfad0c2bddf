import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Check } from '#islands/ui/form/Check.tsx';
import { describedBy, Field } from '#islands/ui/form/Field.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { TextField } from '#islands/ui/form/TextField.tsx';
import { useNews } from '#islands/ui/useNews.ts';
import { dayNoteWords, licencesWords } from '#lib/words/kyc.ts';
import { fieldErrorWords, fieldLabelWords } from '#lib/words/fields.ts';
import { emptyLicence, licenceFormIds, refusedLicences, type Licence } from '#lib/domain/kyc/licences.ts';
import { latinDigits } from '#lib/domain/digits.ts';
import type { KycField } from '#lib/domain/kyc/kycFields.ts';
import { licenceNeed } from '#lib/domain/kyc/licence.ts';
import { dayNote, dayOf } from '#lib/domain/kyc/renewals.ts';

/** An optional date. A past or near date gets a note and never blocks. */
export function DayField({
  id,
  label,
  day,
  error,
  disabled,
  onChange,
}: {
  id: string;
  label: string;
  day: string;
  error?: string | undefined;
  disabled: boolean;
  onChange: (day: string) => void;
}) {
  const [today] = useState(() => dayOf(new Date()));
  const note = dayNote(day, today);
  return (
    <TextField
      name={id}
      type="date"
      label={label}
      optional
      className="figures"
      value={day}
      error={error}
      readOnly={disabled}
      warnings={note === null ? [] : [dayNoteWords[note]]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type Part = 'form' | 'number' | 'paidUpTo' | 'asPrinted';

/** Returns the id and name of a control of a licence in the list of a field. */
export const licencePartId = (list: KycField, place: number, part: Part): string =>
  `${list}.${place}.${part}`;

/**
 * All drug licences: form and date of the licence asked for above, and further licences. Folded until
 * something is in it.
 */
export function Licences({
  name,
  licences,
  disabled,
  showErrors,
  messageAt,
  onChange,
}: {
  /** The field of the list. */
  name: KycField;
  licences: readonly Licence[];
  disabled: boolean;
  showErrors: boolean;
  /** Returns the server's refusal of a part of a licence. */
  messageAt: (place: number, part: Part) => string | undefined;
  onChange: (licences: Licence[]) => void;
}) {
  const [isOpen, setOpen] = useState(
    () => licences.length > 1 || !!licences[0]?.form || !!licences[0]?.paidUpTo,
  );
  const [news, say] = useNews();
  const refused = showErrors ? refusedLicences(licences) : [];
  const change = (place: number, part: Partial<Licence>): void =>
    onChange(licences.map((licence, at) => (at === place ? { ...licence, ...part } : licence)));
  const idOf = (place: number, part: Part): string => licencePartId(name, place, part);
  const add = (): void => {
    onChange([...licences, emptyLicence]);
    say('');
    const id = idOf(licences.length, 'number');
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const remove = (place: number): void => {
    onChange(licences.filter((_, at) => at !== place));
    say(licencesWords.removed(place + 1));
    document.getElementById('addLicence')?.focus();
  };
  return (
    <details
      className="rule mt-2 pb-1 sm:pb-4"
      open={isOpen || showErrors}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="chevron min-h-11 cursor-pointer font-semibold">{fieldLabelWords[name]}</summary>
      <p className="mb-3 text-sm">{licencesWords.help}</p>
      {licences.map((licence, place) => (
        // The index is a safe key, because every row shows only the values of its licence.
        <fieldset key={place} className="rule min-w-0 pt-3">
          <legend className="float-left mb-2 w-full font-semibold [overflow-wrap:anywhere]">
            {place === 0 ? licencesWords.first(licence.number) : licencesWords.further(place + 1)}
          </legend>
          {place > 0 && (
            <div className="clear-both">
              <TextField
                name={idOf(place, 'number')}
                label={licencesWords.number}
                value={licence.number}
                readOnly={disabled}
                error={
                  refused.includes(place) ? fieldErrorWords.drugLicenseNumber : messageAt(place, 'number')
                }
                autoCapitalize="characters"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                onChange={(event) => change(place, { number: latinDigits(event.currentTarget.value) })}
              />
              {licenceNeed(licence.number) === 'as-printed' &&
                (licence.asPrinted || refused.includes(place)) && (
                  <Check
                    id={idOf(place, 'asPrinted')}
                    name={idOf(place, 'asPrinted')}
                    label={fieldLabelWords.licenceAsPrinted}
                    className="mb-2"
                    checked={licence.asPrinted ?? false}
                    disabled={disabled}
                    onChange={({ currentTarget }) => change(place, { asPrinted: currentTarget.checked })}
                  />
                )}
            </div>
          )}
          <div className="field-pair clear-both">
            <FormField
              id={idOf(place, 'form')}
              form={licence.form}
              error={messageAt(place, 'form')}
              disabled={disabled}
              onChange={(form) => change(place, { form })}
            />
            <DayField
              id={idOf(place, 'paidUpTo')}
              error={messageAt(place, 'paidUpTo')}
              label={licencesWords.paidUpTo}
              day={licence.paidUpTo}
              disabled={disabled}
              onChange={(paidUpTo) => change(place, { paidUpTo })}
            />
          </div>
          {place > 0 && (
            <Button
              kind="plain"
              className="-mx-4"
              disabled={disabled}
              // The next licence moves here. Ignore the second click of a double click.
              onClick={({ detail }) => detail < 2 && remove(place)}
            >
              <Icon name="trash" className="size-4" />
              {licencesWords.remove(place + 1)}
            </Button>
          )}
        </fieldset>
      ))}
      <Button id="addLicence" className="mt-2" disabled={disabled} onClick={add}>
        <Icon name="plus" className="size-4" />
        {licencesWords.add}
      </Button>
      <p role="status" className="sr-only">
        {news}
      </p>
    </details>
  );
}

function FormField({
  id,
  form,
  error,
  disabled,
  onChange,
}: {
  id: string;
  form: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (form: string) => void;
}) {
  // Keep an unknown form that came from the server.
  const forms: readonly string[] = licenceFormIds;
  const known = form === '' || forms.includes(form) ? forms : [...forms, form];
  return (
    <Field id={id} label={licencesWords.form} error={error} optional>
      <select
        id={id}
        name={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        value={form}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{licencesWords.formUnknown}</option>
        {known.map((one) => (
          <option key={one} value={one}>
            {licencesWords.formName(one)}
          </option>
        ))}
      </select>
    </Field>
  );
}
