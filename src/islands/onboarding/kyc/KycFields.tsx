import type { ReactNode } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { Check } from '#islands/ui/Check.tsx';
import { TextField, type TextFieldProps } from '#islands/ui/TextField.tsx';
import { fieldHelpWords, fieldLabelWords } from '#lib/copy/fields.ts';
import { filledWords, kycWarningWords } from '#lib/copy/kyc.ts';
import { resubmissionWords } from '#lib/copy/resubmission.ts';
import { latinDigits } from '#lib/domain/digits.ts';
import { kycWarnings, type KycWarning } from '#lib/domain/kyc.ts';
import {
  relatedTo,
  textRow,
  type KycField,
  type KycForm,
  type KycRow,
  type KycTextField,
} from '#lib/domain/kycFields.ts';
import { licencesOf } from '#lib/domain/licences.ts';
import type { KycArrival } from '#lib/domain/openKyc.ts';
import { AcceptedItems } from '../AcceptedItems.tsx';
import { IfscNote } from './IfscNote.tsx';
import { DayField, Licences } from './LicenceFields.tsx';
import type { FilledIn } from './useFilledIn.ts';

interface KycFieldsProps {
  /** The rows, in the order of the form. */
  rows: readonly KycRow[];
  form: UseFormReturn<KycForm>;
  values: KycForm;
  arrival: Pick<KycArrival, 'open' | 'awaited'>;
  filledIn: FilledIn;
  isBusy: boolean;
}

/** The fields of a group. The accepted texts are folded at the end. */
export function KycFields({ rows, form, values, arrival, filledIn, isBusy }: KycFieldsProps) {
  const { open, awaited } = arrival;
  const { errors } = form.formState;
  const odd: Partial<Record<KycField, readonly KycWarning[]>> = kycWarnings(values);
  const isOpen = (name: KycField): boolean => open.includes(name);

  const text = (name: KycTextField) => {
    // An accepted value needs no second look.
    const warnings = isOpen(name) ? (odd[name] ?? []).map((warning) => kycWarningWords[warning]) : [];
    const help = filledIn.isFromGstin(name) ? filledWords.panFromGstin : fieldHelpWords[name];
    const { typed, maxLength, optional = false, offersOwner } = textRow(name);
    return (
      <TextField
        key={name}
        label={fieldLabelWords[name]}
        help={isOpen(name) ? help : resubmissionWords.locked}
        error={errors[name]?.message}
        warnings={isOpen(name) && awaited.includes(name) ? [resubmissionWords.field, ...warnings] : warnings}
        // While it is submitted, the form must not change: these values are checked, sent and agreed to.
        readOnly={isBusy || !isOpen(name)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxLength}
        optional={optional}
        note={name === 'ifsc' && isOpen(name) && <IfscNote code={values.ifsc} />}
        {...inputs[typed]}
        {...(name in widths && { className: `${inputs[typed].className} ${widths[name]}` })}
        {...(offersOwner && { end: isOpen(name) && offer(name, filledIn) })}
        {...form.register(name, { ...filledIn.options(name), ...digits })}
      />
    );
  };

  /**
   * Sets a field that is no text, clears the server's refusal of it, and checks the field it is about again.
   */
  const set = <Name extends KycField>(row: KycRow, name: Name, value: KycForm[Name]): void => {
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    form.clearErrors(name);
    const about = relatedTo(row);
    if (about !== null && errors[about]) void form.trigger(about);
  };

  const control = (row: KycRow): ReactNode => {
    const disabled = isBusy || !isOpen(row.name);
    const label = fieldLabelWords[row.name];
    switch (row.kind) {
      case 'text':
        return text(row.name);
      case 'date':
        return (
          <DayField
            key={row.name}
            id={row.name}
            label={label}
            day={values[row.name]}
            error={errors[row.name]?.message}
            disabled={disabled}
            onChange={(day) => set(row, row.name, day)}
          />
        );
      case 'tick':
        // Show a declaration about a value only when it is set, or when the value was refused without it.
        if (row.allows && !errors[row.allows.field] && !values[row.name]) return null;
        return (
          <Check
            key={row.name}
            id={row.name}
            name={row.name}
            label={label}
            className="mb-2"
            checked={values[row.name]}
            disabled={disabled}
            error={errors[row.name]?.message}
            onChange={({ currentTarget }) => set(row, row.name, currentTarget.checked)}
          />
        );
      case 'licences':
        return (
          <Licences
            key={row.name}
            name={row.name}
            licences={licencesOf(values[row.name], values[row.startsWith])}
            disabled={disabled}
            showErrors={errors[row.name] !== undefined}
            messageAt={(place, part) => messageIn(errors, [row.name, place, part])}
            onChange={(licences) => set(row, row.name, licences)}
          />
        );
    }
  };

  // A confirmation shows nothing of its own.
  const folded = rows.filter((row) => row.kind === 'text' && !isOpen(row.name) && !row.confirms);
  const shown = rows.filter((row) => row.kind !== 'text' || isOpen(row.name));
  return (
    <>
      {inPairs(shown).map((part) =>
        part.isPair ? (
          <div key={part.rows[0]?.name} className="field-pair">
            {part.rows.map(control)}
          </div>
        ) : (
          part.rows.map(control)
        ),
      )}
      <AcceptedItems count={folded.length}>
        <div className="field-pair">{folded.map(control)}</div>
      </AcceptedItems>
    </>
  );
}

/**
 * Groups rows into lines: consecutive texts and dates share two columns, and any other row has its own line.
 */
function inPairs(rows: readonly KycRow[]): { isPair: boolean; rows: KycRow[] }[] {
  const parts: { isPair: boolean; rows: KycRow[] }[] = [];
  for (const row of rows) {
    const isPair = row.kind === 'text' || row.kind === 'date';
    const last = parts.at(-1);
    if (last?.isPair === isPair) last.rows.push(row);
    else parts.push({ isPair, rows: [row] });
  }
  return parts;
}

/** Returns the message of an error at a path in the form. */
export function messageIn(
  errors: FieldErrors<KycForm>,
  path: readonly (string | number)[],
): string | undefined {
  let at: unknown = errors;
  for (const part of path) at = (at as Record<string | number, unknown> | undefined)?.[part];
  return (at as { message?: string } | undefined)?.message;
}

/** Returns the button that uses an offered name. Its target is as tall as the field. */
function offer(name: KycTextField, filledIn: FilledIn): ReactNode {
  const offered = filledIn.offered(name);
  return (
    offered !== null && (
      <button
        type="button"
        className="-mr-2 flex min-h-11 max-w-[75%] cursor-pointer items-center text-sm font-semibold"
        onClick={() => filledIn.use(name, offered)}
      >
        <span className="bg-secondary text-secondary-content rounded-field truncate px-2 py-1">
          {filledWords.use(offered)}
        </span>
        <span className="sr-only">: {fieldLabelWords[name]}</span>
      </button>
    )
  );
}

/** Reads digits of any script as 0 to 9. */
const digits = { setValueAs: latinDigits };

/** The width of codes of a fixed length, as long as the answer. */
const widths: Partial<Record<KycTextField, string>> = {
  gstNumber: 'max-w-60',
  panNumber: 'max-w-44',
  ifsc: 'max-w-44',
};

/** The keyboard, capitals and figures of each kind of field. */
const inputs: Record<ReturnType<typeof textRow>['typed'], Partial<TextFieldProps>> = {
  code: { autoCapitalize: 'characters', className: 'figures uppercase placeholder:normal-case' },
  printed: { autoCapitalize: 'characters' },
  digits: { inputMode: 'numeric', className: 'figures' },
  words: {},
};
