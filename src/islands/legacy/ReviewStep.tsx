import { Group } from '#islands/onboarding/StepFrame.tsx';
import { describedBy, FieldError } from '#islands/ui/Field.tsx';
import { fileSize } from '#lib/copy/documents.ts';
import { legacyCategories, legacyLabels, legacySteps, legacyWords } from '#lib/copy/legacy.ts';
import {
  legacyStepFields,
  legacyStepIds,
  type LegacyField,
  type LegacyForm,
  type LegacyStepId,
} from '#lib/domain/legacyForm.ts';
import type { LegacyFormControl } from './useLegacyForm.ts';

export interface ReviewStepProps {
  form: LegacyFormControl;
  values: LegacyForm;
  documents: readonly File[];
  onChange: (step: LegacyStepId) => void;
}

/** Every answer once more, what comes next, and the consent that Submit needs. */
export function ReviewStep({ form, values, documents, onChange }: ReviewStepProps) {
  const error = form.formState.errors.agree?.message;
  return (
    <>
      <section aria-labelledby="answers-title" className="slip mb-5 p-4 sm:p-6">
        <h3 id="answers-title" className="text-lg font-bold">
          {legacyWords.reviewLegend}
        </h3>
        {legacyStepIds
          .filter((step) => step !== 'review')
          .map((step) => (
            <Answers
              key={step}
              step={step}
              rows={step === 'documents' ? documentRows(documents) : fieldRows(step, values)}
              onChange={onChange}
            />
          ))}
      </section>
      <Group legend={legacyWords.agreeLegend} help={legacyWords.reviewNote}>
        <label htmlFor="agree" className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            id="agree"
            className="checkbox checkbox-primary"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy('agree', { error })}
            {...form.register('agree')}
          />
          {legacyLabels.agree}
        </label>
        <FieldError id="agree" error={error} />
      </Group>
    </>
  );
}

type Row = readonly [label: string, value: string];

function Answers({
  step,
  rows,
  onChange,
}: {
  step: LegacyStepId;
  rows: readonly Row[];
  onChange: (step: LegacyStepId) => void;
}) {
  const { title } = legacySteps[step];
  return (
    <div className="rule mt-4 pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h4 className="font-bold">{title}</h4>
        <button
          type="button"
          className="-mr-2 min-h-11 cursor-pointer px-2 underline underline-offset-4"
          aria-label={`${legacyWords.change}: ${title}`}
          onClick={() => onChange(step)}
        >
          {legacyWords.change}
        </button>
      </div>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 py-1 sm:grid-cols-[13rem_1fr]">
            <dt className="text-sm sm:text-base">{label}</dt>
            <dd className="min-w-0 font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function fieldRows(step: LegacyStepId, values: LegacyForm): Row[] {
  return legacyStepFields[step].map((field) => [legacyLabels[field], answer(field, values)]);
}

function answer(field: LegacyField, values: LegacyForm): string {
  if (field === 'category') return legacyCategories[values.category].title;
  const value = values[field];
  if (typeof value === 'boolean') return value ? legacyWords.yes : legacyWords.no;
  return value.trim() || legacyWords.notGiven;
}

function documentRows(documents: readonly File[]): Row[] {
  if (documents.length === 0) return [[legacyLabels.docs, legacyWords.noDocuments]];
  const names = documents.map(({ name, size }) => `${name} (${fileSize(size)})`);
  return [[legacyWords.chosen(documents.length), names.join(', ')]];
}
