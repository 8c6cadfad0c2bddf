import type { ReactNode } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { reviewNote } from '#islands/shell/reviewParts.ts';
import { Check } from '#islands/ui/form/Check.tsx';
import { TextField, type TextFieldProps } from '#islands/ui/form/TextField.tsx';
import { useFormValue } from '#islands/ui/form/useFormValue.ts';
import { Message } from '#islands/ui/Message.tsx';
import { fieldHelpWords, fieldLabelWords } from '#lib/words/fields.ts';
import { filledWords } from '#lib/words/filled.ts';
import { kycWarningWords } from '#lib/words/kyc.ts';
import { resubmissionWords } from '#lib/words/resubmission.ts';
import { latinDigits } from '#lib/domain/digits.ts';
import { kycWarnings, type KycWarning } from '#lib/domain/kyc/kyc.ts';
import {
  relatedTo,
  textRow,
  type KycField,
  type KycForm,
  type KycRow,
  type KycTextField,
} from '#lib/domain/kyc/kycFields.ts';
import { licencesOf } from '#lib/domain/kyc/licences.ts';
import type { InitialKyc } from '#lib/domain/kyc/openKyc.ts';
import { saidAbout, type ReviewItem } from '#lib/domain/review/reviewItems.ts';
import { nameWithin } from '#lib/messages/serverWords.ts';
import { AcceptedItems } from '#islands/onboarding/flow/AcceptedItems.tsx';
import { DayField, Licences } from './LicenceFields.tsx';
import type { FilledIn } from './useFilledIn.ts';

interface ControlProps {
  form: UseFormReturn<KycForm>;
  initial: Pick<InitialKyc, 'open' | 'awaited' | 'masked'>;
  filledIn: FilledIn;
  /** Further remarks on texts, below their controls. */
  notes: Partial<Record<KycTextField, ReactNode>>;
  /** The reviewer's remarks on single fields. */
  reviewItems: readonly ReviewItem[];
  isBusy: boolean;
}

interface KycFieldsProps extends ControlProps {
  /** The rows, in the order of the form. */
  rows: readonly KycRow[];
}

/** The fields of a group. The accepted texts are folded at the end. */
export function KycFields({ rows, ...props }: KycFieldsProps) {
  const isOpen = (row: KycRow): boolean => props.initial.open.includes(row.name);
  const control = (row: KycRow): ReactNode => <Control key={row.name} row={row} {...props} />;
  // A confirmation shows nothing of its own.
  const folded = rows.filter((row) => row.kind === 'text' && !isOpen(row) && !row.confirms);
  const shown = rows.filter((row) => row.kind !== 'text' || isOpen(row));
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

function Control({ row, ...props }: ControlProps & { row: KycRow }) {
  switch (row.kind) {
    case 'text':
      return <TextControl row={row} {...props} />;
    case 'date':
      return <DateControl row={row} {...props} />;
    case 'tick':
      return <TickControl row={row} {...props} />;
    case 'licences':
      return <LicencesControl row={row} {...props} />;
  }
}

type RowOf<Kind extends KycRow['kind']> = Extract<KycRow, { kind: Kind }>;

/** The control of a text. Only this one renders at each key in it. */
function TextControl({
  row,
  form,
  initial,
  filledIn,
  notes,
  reviewItems,
  isBusy,
}: ControlProps & { row: RowOf<'text'> }) {
  const { name, typed, maxLength, optional = false, offersOwner } = row;
  const isOpen = initial.open.includes(name);
  const isAwaited = isOpen && initial.awaited.includes(name);
  const warnings = useFormValue(form, (values) => {
    const found: Partial<Record<KycField, readonly KycWarning[]>> = kycWarnings(values);
    return found[name] ?? [];
  });
  const offered = useFormValue(form, () => filledIn.offered(name));
  const isFromGstin = useFormValue(form, () => filledIn.isFromGstin(name));
  const masked = useFormValue(form, (values) => (values[name] === '' ? (initial.masked[name] ?? '') : ''));
  const said = isAwaited ? saidAbout(reviewItems, name) : null;
  const openHelp = isFromGstin ? filledWords.panFromGstin : fieldHelpWords[name];
  return (
    <TextField
      label={fieldLabelWords[name]}
      help={
        !isOpen ? (
          resubmissionWords.locked
        ) : masked ? (
          <Message text={filledWords.masked(nameWithin(masked))} />
        ) : (
          openHelp
        )
      }
      error={form.formState.errors[name]?.message}
      warnings={[
        ...(isAwaited ? [resubmissionWords.field] : []),
        // An accepted value needs no second look.
        ...(isOpen ? warnings.map((warning) => kycWarningWords[warning]) : []),
      ]}
      // While it is submitted, the form must not change: these values are checked, sent and agreed to.
      readOnly={isBusy || !isOpen}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={maxLength}
      optional={optional}
      note={
        <>
          {said && <reviewNote.Part said={said} />}
          {isOpen && notes[name]}
        </>
      }
      {...inputs[typed]}
      {...(name in widths && { className: `${inputs[typed].className} ${widths[name]}` })}
      {...(offersOwner && {
        end: isOpen && offered !== null && (
          <Offer label={fieldLabelWords[name]} text={offered} onUse={() => filledIn.use(name, offered)} />
        ),
      })}
      {...form.register(name, { ...filledIn.options(name), ...digits })}
    />
  );
}

function DateControl({ row, ...props }: ControlProps & { row: RowOf<'date'> }) {
  const day = useFormValue(props.form, (values) => values[row.name]);
  return <DayField id={row.name} day={day} {...shared(row, props)} onChange={setter(row, props)} />;
}

function TickControl({ row, ...props }: ControlProps & { row: RowOf<'tick'> }) {
  const isTicked = useFormValue(props.form, (values) => values[row.name]);
  // Show a declaration about a value only when it is set, or when the value was refused without it.
  if (row.allows && !props.form.formState.errors[row.allows.field] && !isTicked) return null;
  const set = setter(row, props);
  return (
    <Check
      id={row.name}
      name={row.name}
      className="mb-2"
      checked={isTicked}
      {...shared(row, props)}
      onChange={({ currentTarget }) => set(currentTarget.checked)}
    />
  );
}

/**
 * The list of licences, set as a whole. React Hook Form is one module in the file of the first step, which has no room
 * for the 1,500 bytes of `useFieldArray`.
 */
function LicencesControl({ row, ...props }: ControlProps & { row: RowOf<'licences'> }) {
  const { errors } = props.form.formState;
  const licences = useFormValue(props.form, (values) => licencesOf(values[row.name], values[row.startsWith]));
  return (
    <Licences
      name={row.name}
      licences={licences}
      disabled={shared(row, props).disabled}
      showErrors={errors[row.name] !== undefined}
      messageAt={(place, part) => messageIn(errors, [row.name, place, part])}
      onChange={setter(row, props)}
    />
  );
}

/** Returns the props that the control of a date has in common with a declaration's. */
function shared({ name }: KycRow, { form, initial, isBusy }: ControlProps) {
  return {
    label: fieldLabelWords[name],
    error: form.formState.errors[name]?.message,
    disabled: isBusy || !initial.open.includes(name),
  };
}

/**
 * Returns a function that sets a field that is no text, clears the server's refusal of it, and checks the field it is
 * about again.
 */
function setter<Name extends KycField>(row: KycRow & { name: Name }, { form }: ControlProps) {
  return (value: KycForm[Name]): void => {
    form.setValue(row.name, value as never, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    form.clearErrors(row.name);
    const about = relatedTo(row);
    if (about !== null && form.formState.errors[about]) void form.trigger(about);
  };
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

/** The button that uses an offered name. Its target is as tall as the field. */
function Offer({ label, text, onUse }: { label: string; text: string; onUse: () => void }) {
  return (
    <button
      type="button"
      className="-mr-2 flex min-h-11 max-w-[75%] cursor-pointer items-center text-sm font-semibold"
      onClick={onUse}
    >
      <span className="bg-secondary text-secondary-content rounded-field truncate px-2 py-1">
        <Message text={filledWords.use(nameWithin(text))} />
      </span>
      <span className="sr-only">: {label}</span>
    </button>
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
