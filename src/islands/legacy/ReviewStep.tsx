import { Group } from '#islands/onboarding/flow/StepFrame.tsx';
import { AnswerGroup, type Answer } from '#islands/ui/form/AnswerGroup.tsx';
import { Check } from '#islands/ui/form/Check.tsx';
import { describedBy, FieldError } from '#islands/ui/form/Field.tsx';
import { Unbroken } from '#islands/ui/Unbroken.tsx';
import { categoryWords } from '#lib/words/category.ts';
import { legacyLabelWords, legacyStepWords, legacyWords } from '#lib/words/legacy.ts';
import {
  legacyStepFields,
  legacyStepIds,
  type LegacyField,
  type LegacyForm,
  type LegacyStepId,
} from '#lib/domain/application/legacyForm.ts';
import { fileSize } from '#lib/messages/files.ts';
import type { LegacyFormControl } from './useLegacyForm.ts';

interface ReviewStepProps {
  form: LegacyFormControl;
  documents: readonly File[];
  onChange: (step: LegacyStepId) => void;
}

/** All answers once more, what happens next, and the consent that Submit requires. */
export function ReviewStep({ form, documents, onChange }: ReviewStepProps) {
  // No answer changes on this step.
  const values = form.getValues();
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
            <AnswerGroup
              key={step}
              title={legacyStepWords[step].title}
              answers={step === 'documents' ? documentRows(documents) : fieldRows(step, values)}
              change={{
                word: legacyWords.change,
                label: legacyWords.changeStep(legacyStepWords[step].title),
                onPress: () => onChange(step),
              }}
            />
          ))}
      </section>
      <Group legend={legacyWords.agreeLegend} help={<Unbroken text={legacyWords.reviewNote} />}>
        <Check
          className="font-semibold"
          label={legacyLabelWords.agree}
          id="agree"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy('agree', { error })}
          {...form.register('agree')}
        />
        <FieldError id="agree" error={error} />
      </Group>
    </>
  );
}

function fieldRows(step: LegacyStepId, values: LegacyForm): Answer[] {
  return legacyStepFields[step].map((field) => [legacyLabelWords[field], answer(field, values)]);
}

function answer(field: LegacyField, values: LegacyForm): string {
  if (field === 'category') return categoryWords[values.category].name;
  const value = values[field];
  if (typeof value === 'boolean') return value ? legacyWords.yes : legacyWords.no;
  return value.trim() || legacyWords.notGiven;
}

function documentRows(documents: readonly File[]): Answer[] {
  if (documents.length === 0) return [[legacyLabelWords.docs, legacyWords.noDocuments]];
  const names = documents.map(({ name, size }) => `${name} (${fileSize(size)})`);
  return [[legacyWords.chosen(documents.length), names.join(', ')]];
}
