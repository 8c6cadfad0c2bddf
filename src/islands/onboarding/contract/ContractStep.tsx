import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState, type FormEvent } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { BarSlip } from '../BarSlip.tsx';
import { Actions, Group } from '#islands/onboarding/flow/StepFrame.tsx';
import { useToastWhile } from '#islands/shell/page/useToastWhile.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Check } from '#islands/ui/form/Check.tsx';
import { ErrorSummary } from '#islands/ui/form/ErrorSummary.tsx';
import { describedBy, FieldError } from '#islands/ui/form/Field.tsx';
import { Message } from '#islands/ui/Message.tsx';
import { Unbroken } from '#islands/ui/Unbroken.tsx';
import { TextField } from '#islands/ui/form/TextField.tsx';
import { useSubmit } from '#islands/ui/form/useSubmit.ts';
import { submitForm } from '#islands/ui/form/submitForm.ts';
import { contractWords } from '#lib/words/contract.ts';
import { fieldHelpWords, fieldLabelWords } from '#lib/words/fields.ts';
import { onboardingToasts, onboardingWords } from '#lib/words/onboarding.ts';
import { resubmissionWords } from '#lib/words/resubmission.ts';
import { categories } from '#lib/domain/category/category.ts';
import { contractAcceptance } from '#lib/domain/contract/consents.ts';
import { contractPayload, type ContractForm } from '#lib/domain/contract/partnerContract.ts';
import { openTerms } from '#lib/domain/application/correction.ts';
import { asSentence } from '#lib/domain/text.ts';
import * as limits from '#lib/limits.ts';
import { errorMessage, failureToast } from '#lib/messages/errorMessage.ts';
import { fieldRefusals, isAcceptanceRefused } from '#lib/messages/fieldRefusals.ts';
import { submitContract } from '#lib/stores/application/contract/partnerContract.ts';
import { dropCopy } from '#lib/stores/session/recovery.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import type { VendorSteps } from '#lib/stores/application/flow/flow.ts';
import { applicationSubmitted } from '#lib/stores/application/flow/flowActions.ts';
import { goToStep } from '#lib/stores/application/flow/onboardingRoute.ts';
import { $slotsUploadedHere } from '#lib/stores/application/documents/chosenFiles.ts';
import { $removedSlots } from '#lib/stores/application/documents/documentRemoval.ts';
import { openUploads } from '#lib/stores/application/documents/uploads.ts';
import { Answers } from './Answers.tsx';
import { Terms } from './Terms.tsx';
import { contractCopyName, useContractForm } from './useContractForm.ts';

const fields = ['minimumOrder', 'deliveryRadius', 'termsAccepted'] as const;

/** The last step: the answers to check, the contract, a lab's delivery terms, and the acceptance. */
export function ContractStep({ flow: { category, application, completed } }: { flow: VendorSteps }) {
  const { id: vendorId, info, kyc, documents, correction } = application;
  const form = useContractForm(vendorId, category, application.vendor);
  const isOpen = openTerms(correction);
  const { errors } = form.formState;
  // A success leaves the step, and the toast with it.
  const tellFailure = useToastWhile(true);
  const tell = (error: unknown): void =>
    tellFailure({ tone: 'error', ...failureToast('contract', 'application', error) });
  const { isBusy, failure, attempt, run, refuse } = useSubmit((error) => {
    tell(error);
    return errorMessage('application', error);
  });
  const tellInvalid = useToastWhile(Object.keys(errors).length > 0);
  // When the vendor ticked the box, or when a kept acceptance was restored. It is the same on every retry, so
  // that the server recognises a repeat.
  const [acceptedAt, setAcceptedAt] = useState(() => new Date());
  /** Whether the end of the contract was on the screen. */
  const [isSeen, setSeen] = useState(false);
  /** Whether the server requires another version than the text on this page. */
  const [isOutdated, setOutdated] = useState(false);
  // The vendor's data may not contain the latest uploads yet.
  const uploadedHere = useStore($slotsUploadedHere);
  const removedSlots: readonly string[] = useStore($removedSlots);
  useLayoutEffect(() => void openUploads(vendorId), [vendorId]);

  const send = (values: ContractForm): Promise<void> =>
    run(async () => {
      try {
        await submitContract(vendorId, contractPayload(category, values), contractAcceptance(acceptedAt));
      } catch (error) {
        if (!showRefusals(error)) throw error;
        tell(error);
        return refuse();
      }
      dropCopy(contractCopyName(vendorId));
      applicationSubmitted();
      return 'leaving';
    });
  /**
   * Shows each refusal at its field. If the server refused the version, this also withdraws the acceptance.
   */
  const showRefusals = (error: unknown): boolean => {
    const refusals = fieldRefusals(error, fields);
    for (const { path, message } of refusals) form.setError(path as keyof ContractForm, { message });
    const isRefused = isAcceptanceRefused(error);
    if (isRefused) {
      form.setValue('termsAccepted', false);
      form.setError('termsAccepted', { message: contractWords.outdated });
    }
    setOutdated(isRefused);
    return isRefused || refusals.length > 0;
  };
  const refuseInvalid = (invalid: FieldErrors<ContractForm>): void => {
    refuse();
    tellInvalid({
      tone: 'error',
      ...(invalid.termsAccepted ? { title: contractWords.termsToast } : onboardingToasts.validation),
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void submitForm(form, () => send(form.getValues()), refuseInvalid);
  };

  const items = fields
    .filter((name) => errors[name])
    .map((name) => ({ id: name, label: fieldLabelWords[name], isMissing: !form.getValues(name) }));

  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary items={items} attempt={attempt} />
      <Answers
        category={category}
        info={info}
        kyc={kyc}
        documents={[
          ...documents.map(({ type }) => type).filter((slot) => !removedSlots.includes(slot)),
          ...uploadedHere,
        ]}
        onChange={goToStep}
      />
      <Terms category={category} onSeen={() => setSeen(true)} />
      {categories[category].hasDeliveryTerms && (
        <Group legend={contractWords.deliveryTitle}>
          <div className="grid gap-x-4 sm:grid-cols-2">
            <NumberField
              form={form}
              name="minimumOrder"
              min={0}
              readOnly={!isOpen('minimumOrder') && !errors.minimumOrder}
            />
            <NumberField
              form={form}
              name="deliveryRadius"
              min={1}
              max={limits.deliveryRadiusMaxKm}
              readOnly={!isOpen('deliveryRadius') && !errors.deliveryRadius}
            />
          </div>
        </Group>
      )}
      <p className="mb-1 text-sm sm:mb-4">
        <Unbroken text={contractWords.review} />
      </p>
      <Actions
        isPinned={isSeen && !isOutdated}
        status={<BarSlip completed={completed} />}
        note={
          // Placed here, so that the tick and Submit are close to each other.
          <>
            <Check
              className="text-base font-semibold"
              label={fieldLabelWords.termsAccepted}
              id="termsAccepted"
              aria-invalid={errors.termsAccepted ? true : undefined}
              aria-describedby={describedBy('termsAccepted', { error: errors.termsAccepted })}
              {...form.register('termsAccepted', { onChange: () => setAcceptedAt(new Date()) })}
            />
            <FieldError id="termsAccepted" error={errors.termsAccepted?.message} />
            {isOutdated && (
              <Button className="w-fit" onClick={navigation.reload}>
                {contractWords.showCurrent}
              </Button>
            )}
            {failure && (
              <p role="alert" className="text-error font-semibold">
                <Message text={asSentence(failure)} /> {contractWords.failedHelp}
              </p>
            )}
          </>
        }
      >
        <Button onClick={() => goToStep('documents')} disabled={isBusy}>
          {onboardingWords.back}
        </Button>
        <Button kind="next" type="submit" busy={isBusy}>
          {contractWords.submit}
        </Button>
      </Actions>
    </form>
  );
}

function NumberField({
  form,
  name,
  min,
  max,
  readOnly,
}: {
  form: ReturnType<typeof useContractForm>;
  name: 'minimumOrder' | 'deliveryRadius';
  min: number;
  max?: number;
  readOnly: boolean;
}) {
  return (
    <TextField
      label={fieldLabelWords[name]}
      help={readOnly ? resubmissionWords.locked : fieldHelpWords[name]}
      readOnly={readOnly}
      error={form.formState.errors[name]?.message}
      type="number"
      inputMode="decimal"
      step="any"
      min={min}
      max={max}
      className="figures"
      // Scrolling over a focused number field would change its value unnoticed.
      onWheel={(event) => event.currentTarget.blur()}
      {...form.register(name)}
    />
  );
}
