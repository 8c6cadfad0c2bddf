import { useStore } from '@nanostores/react';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { Actions, StepFrame } from '#islands/onboarding/flow/StepFrame.tsx';
import { StepsBar } from '#islands/onboarding/flow/StepsBar.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { ErrorSummary } from '#islands/ui/form/ErrorSummary.tsx';
import { useFormValue } from '#islands/ui/form/useFormValue.ts';
import { submitForm } from '#islands/ui/form/submitForm.ts';
import { legacyLabelWords, legacyStepWords, legacyWords } from '#lib/words/legacy.ts';
import {
  isLegacyStepValid,
  legacyErrors,
  legacyStepFields,
  legacyStepIds,
  legacyStepIndex,
  legacyStepOf,
  type LegacyField,
  type LegacyStepId,
} from '#lib/domain/application/legacyForm.ts';
import { $legacyStep, followLegacySteps, goToLegacyStep } from '#lib/stores/application/flow/legacyWizard.ts';
import { askBeforeClosing } from '#lib/stores/browser/closing.ts';
import { onBeforeReload } from '#lib/stores/browser/newVersion.ts';
import { DocumentChoices } from './DocumentChoices.tsx';
import { LocationStep } from './LocationStep.tsx';
import { OwnerStep } from './OwnerStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { useLegacyForm } from './useLegacyForm.ts';
import { VendorStep } from './VendorStep.tsx';

const wrongLook =
  'before:border-error! [&>.steps-mark]:border-error! [&>.steps-mark]:bg-error! [&>.steps-mark]:text-error-content!';
const allFields: readonly LegacyField[] = legacyStepIds.flatMap((step) => legacyStepFields[step]);

/** The five steps over one form. Continue checks its own step; Submit checks all of them. */
export function WizardForm({ onSubmitted }: { onSubmitted: () => void }) {
  const { form, recovered, startFresh } = useLegacyForm();
  const [documents, setDocuments] = useState<readonly File[]>([]);
  useEffect(() => {
    if (documents.length === 0) return;
    const stopAsking = askBeforeClosing();
    const allowReload = onBeforeReload(() => {
      throw new Error('Chosen documents would be gone');
    });
    return () => {
      stopAsking();
      allowReload();
    };
  }, [documents]);
  const [cameBack] = useState(recovered);
  useEffect(() => followLegacySteps(cameBack), [cameBack]);
  const step = useStore($legacyStep);
  const index = legacyStepIndex(step);
  const [first] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  if (step !== first && !hasMoved) setMoved(true);
  const [reached, setReached] = useState(0);
  if (index > reached) setReached(index);
  const [refused, setRefused] = useState<{ by: LegacyStepId; attempt: number } | null>(null);

  const isRefused = refused !== null && (refused.by === step || refused.by === 'review');
  const refuse = (): void => setRefused((before) => ({ by: step, attempt: (before?.attempt ?? 0) + 1 }));
  // Read the errors from the values, not from the form state: an error then disappears while the vendor
  // corrects the field. If it disappeared on blur, Continue would move away under the pointer.
  const items = useFormValue(form, (values) => {
    const wrong = legacyErrors(values);
    return (refused?.by === 'review' ? allFields : legacyStepFields[step])
      .filter((name) => wrong[name])
      .map((name) => ({ id: name, label: legacyLabelWords[name], isMissing: !values[name] }));
  });

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const fields = legacyStepFields[step];
    const next = legacyStepIds[index + 1];
    if (next === undefined) {
      await submitForm(form, onSubmitted, refuse);
    } else if (fields.length === 0 || (await form.trigger([...fields]))) {
      setRefused(null);
      goToLegacyStep(next);
    } else {
      refuse();
    }
  };

  const valid = useFormValue(form, (values) =>
    legacyStepIds.filter((each) => isLegacyStepValid(each, values)),
  );
  const steps = legacyStepIds.map((id) => {
    const isValid = valid.includes(id);
    const isWrong = refused?.by === 'review' && !isValid;
    const isDone = isValid && legacyStepIndex(id) < reached;
    const { title } = legacyStepWords[id];
    const spoken = isWrong ? legacyWords.needsAttention : isDone ? legacyWords.done : '';
    return {
      id,
      title,
      spoken: `${title} ${spoken}`,
      state: isDone ? 'done' : 'upcoming',
      wrongLook: isWrong ? wrongLook : undefined,
    } as const;
  });
  const before = legacyStepIds[index - 1];

  return (
    <StepFrame
      {...legacyStepWords[step]}
      place={[index + 1, legacyStepIds.length]}
      takeFocus={hasMoved}
      stepper={<StepsBar steps={steps} current={step} onGo={goToLegacyStep} />}
      banner={null}
    >
      <form noValidate className="max-sm:pt-2" onSubmit={(event) => void submit(event)}>
        <ErrorSummary
          items={items}
          attempt={isRefused ? refused.attempt : 0}
          onGo={(id) => {
            const home = legacyStepOf(id);
            // Render the step now, so that its field exists and can take focus.
            if (home !== null) flushSync(() => goToLegacyStep(home));
          }}
        />
        {recovered && step !== 'review' && (
          <p className="mb-4 flex flex-wrap items-center gap-x-3 text-sm" role="status">
            <span>
              {legacyWords.kept} {documents.length === 0 && legacyWords.keptDocuments}
            </span>
            <button
              type="button"
              className="min-h-11 underline underline-offset-4"
              onClick={() => {
                startFresh();
                setRefused(null);
                goToLegacyStep(legacyStepIds[0]);
                // The pressed button is gone. Another step gives the focus to its heading.
                if (step === 'vendor') document.getElementById('vendorName')?.focus();
              }}
            >
              {legacyWords.startFresh}
            </button>
          </p>
        )}
        {step === 'vendor' && <VendorStep form={form} />}
        {step === 'owner' && <OwnerStep form={form} />}
        {step === 'location' && <LocationStep form={form} />}
        {step === 'documents' && <DocumentChoices documents={documents} onChange={setDocuments} />}
        {step === 'review' && <ReviewStep form={form} documents={documents} onChange={goToLegacyStep} />}
        <Actions>
          <Button disabled={before === undefined} onClick={() => before && goToLegacyStep(before)}>
            {legacyWords.back}
          </Button>
          <Button kind="next" type="submit">
            {step === 'review' ? legacyWords.submit : legacyWords.next}
          </Button>
        </Actions>
      </form>
    </StepFrame>
  );
}
