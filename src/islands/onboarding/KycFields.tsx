import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField, type TextFieldProps } from '#islands/ui/TextField.tsx';
import { fieldHelpWords, fieldLabelWords } from '#lib/copy/fields.ts';
import { filledWords, kycWarningWords } from '#lib/copy/kyc.ts';
import { resubmissionWords } from '#lib/copy/resubmission.ts';
import { latinDigits } from '#lib/domain/digits.ts';
import { kycWarnings, type KycForm, type KycWarning } from '#lib/domain/kyc.ts';
import { kycRow, type KycField, type KycFieldRow } from '#lib/domain/kycFields.ts';
import type { KycArrival } from '#lib/domain/openKyc.ts';
import { AcceptedItems } from './AcceptedItems.tsx';
import { IfscNote } from './IfscNote.tsx';
import type { FilledIn } from './useFilledIn.ts';

interface KycFieldsProps {
  /** The fields, in the order they are asked. */
  names: readonly KycField[];
  form: UseFormReturn<KycForm>;
  values: KycForm;
  arrival: Pick<KycArrival, 'open' | 'awaited'>;
  filledIn: FilledIn;
  isBusy: boolean;
}

/** Text fields of the KYC: those that can be typed in, and folded those that were accepted. */
export function KycFields({ names, form, values, arrival, filledIn, isBusy }: KycFieldsProps) {
  const { open, awaited } = arrival;
  const { errors } = form.formState;
  const odd: Partial<Record<KycField, readonly KycWarning[]>> = kycWarnings(values);
  const field = (name: KycField) => {
    const isOpen = open.includes(name);
    // Nobody is asked to look again at what was accepted.
    const warnings = isOpen ? (odd[name] ?? []).map((warning) => kycWarningWords[warning]) : [];
    const help = filledIn.isFromGstin(name) ? filledWords.panFromGstin : fieldHelpWords[name];
    return (
      <TextField
        key={name}
        label={fieldLabelWords[name]}
        help={isOpen ? help : resubmissionWords.locked}
        error={errors[name]?.message}
        warnings={isOpen && awaited.includes(name) ? [resubmissionWords.field, ...warnings] : warnings}
        // What is being submitted is what is checked, sent and agreed to: it does not change on the way.
        readOnly={isBusy || !isOpen}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={kycRow(name).maxLength}
        note={isOpen && noteOf(name, values, filledIn)}
        {...inputs[kycRow(name).typed]}
        {...form.register(name, { ...filledIn.options(name), ...digits })}
      />
    );
  };
  // What is typed a second time is asked where it is typed at all.
  const folded = names.filter((name) => !open.includes(name) && !kycRow(name).confirms);
  return (
    <>
      <div className="field-pair">{names.filter((name) => open.includes(name)).map(field)}</div>
      <AcceptedItems count={folded.length}>
        <div className="field-pair">{folded.map(field)}</div>
      </AcceptedItems>
    </>
  );
}

/** The bank of an IFSC, or a name that is offered. */
function noteOf(name: KycField, values: KycForm, filledIn: FilledIn): ReactNode {
  if (name === 'ifsc') return <IfscNote code={values.ifsc} />;
  const offered = filledIn.offered(name);
  return (
    offered !== null && (
      <button
        type="button"
        className="-my-2.5 cursor-pointer py-2.5 font-semibold underline underline-offset-4"
        onClick={() => filledIn.use(name, offered)}
      >
        {filledWords.use(offered)}
        <span className="sr-only">: {fieldLabelWords[name]}</span>
      </button>
    )
  );
}

/** Digits of another script are read as 0 to 9. */
const digits = { setValueAs: latinDigits };

/** How a field is typed: keyboards, capitals and figures. */
const inputs: Record<KycFieldRow['typed'], Partial<TextFieldProps>> = {
  code: { autoCapitalize: 'characters', className: 'figures uppercase placeholder:normal-case' },
  printed: { autoCapitalize: 'characters' },
  digits: { inputMode: 'numeric', className: 'figures' },
  words: {},
};
