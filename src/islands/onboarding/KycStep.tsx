import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#islands/ui/Button.tsx';
import { ErrorSummary } from '#islands/ui/ErrorSummary.tsx';
import { formResolver } from '#islands/ui/formResolver.ts';
import { TextField, type TextFieldProps } from '#islands/ui/TextField.tsx';
import { useSubmit } from '#islands/ui/useSubmit.ts';
import { errorMessage, failureToast } from '#lib/errorMessage.ts';
import { fieldErrorWords, fieldHelpWords, fieldLabelWords, kycWarningWords } from '#lib/copy/fields.ts';
import { kycWords } from '#lib/copy/kyc.ts';
import { onboardingToasts, onboardingWords, stepWords, summaryTitle } from '#lib/copy/onboarding.ts';
import { resubmissionWords } from '#lib/copy/resubmission.ts';
import { latinDigits } from '#lib/domain/digits.ts';
import { bankDetailsOf } from '#lib/domain/bank.ts';
import { allowsNext } from '#lib/domain/bankResult.ts';
import {
  emptyKycForm,
  kycFields,
  kycFormSchema,
  kycPayload,
  kycWarnings,
  type KycForm,
  type KycWarning,
} from '#lib/domain/kyc.ts';
import { bankFields, kycFieldRows, kycRow, type KycField, type KycFieldRow } from '#lib/domain/kycFields.ts';
import { licenceNeed } from '#lib/domain/licence.ts';
import {
  awaitedKycFields,
  isBankStillSettled,
  isSameKyc,
  mayMoveOnly,
  openKycFields,
} from '#lib/domain/openKyc.ts';
import { submitKyc } from '#lib/stores/application/application.ts';
import { $bank, closeBank } from '#lib/stores/application/bank.ts';
import { completeStep, type VendorSteps } from '#lib/stores/application/flow.ts';
import { goToStep } from '#lib/stores/application/onboardingRoute.ts';
import { dropTypedKyc, typedKyc } from '#lib/stores/application/kycTyped.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { AutosaveNote } from './AutosaveNote.tsx';
import { BankSection } from './BankSection.tsx';
import { IfscNote } from './IfscNote.tsx';
import { Actions, Group } from './StepFrame.tsx';
import { useKycAutosave } from './useKycAutosave.ts';

/** Legal and bank details, saved on the server while they are typed. */
export function KycStep({ flow }: { flow: VendorSteps }) {
  const { category, application, accepted, completed } = flow;
  const { id: vendorId, kyc: saved, correction } = application;
  // What is saved was typed after the last submission and not submitted.
  const isDraft = application.vendor.kyc?.isDraft ?? false;
  // The server has these details as submitted; an unchanged Next only moves on.
  const isCompleted = accepted['kyc-documents'] && !isDraft;
  // What was submitted and is changed is checked anew; so is what a reviewer sent back.
  const bankCheck = correction === null && !accepted['kyc-documents'] ? application.bankCheck : null;
  const isReopened = !completed['kyc-documents'] && (accepted['kyc-documents'] || isDraft);
  // As it was on arrival: a field does not close under the hands of who types in it.
  const [open] = useState(() => openKycFields(category, correction, saved));
  const [awaited] = useState(() => awaitedKycFields(category, correction));
  const [isBankSettled] = useState(() =>
    isBankStillSettled({ isCompleted, isDraft, correction, open, awaited }),
  );
  const [start] = useState(() => startValues(saved, isBankSettled));
  // What was taken once was said to be printed like this.
  const [isAsPrinted, setAsPrinted] = useState(
    () => accepted['kyc-documents'] && licenceNeed(saved.drugLicenseNumber ?? '') === 'as-printed',
  );
  const form = useForm<KycForm>({
    defaultValues: typedKyc(vendorId) ?? start,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: formResolver(kycFormSchema(category, isAsPrinted), (code) => fieldErrorWords[code]),
  });
  const { isBusy, failure, attempt, run, refuse } = useSubmit((error) => {
    showToast({ tone: 'error', ...failureToast('kyc', 'application', error) });
    return errorMessage('application', error);
  });
  const bank = useStore($bank);
  const values = form.watch();
  const { errors } = form.formState;
  const autosave = useKycAutosave({ vendorId, category, form, start, bankCheck });
  const isUnchanged =
    isSameKyc(kycFields(category), values, start) &&
    mayMoveOnly({ isCompleted, isDraft, correction, open, awaited });
  const mayGoOn =
    isUnchanged ||
    (correction !== null && isBankSettled && isSameKyc(bankFields, values, start)) ||
    allowsNext(bank);

  const submit = form.handleSubmit(
    (valid) =>
      run(async () => {
        if (isUnchanged) {
          const { title } = stepWords('kyc-documents', category);
          if (correction === null) showToast({ tone: 'info', ...onboardingToasts.alreadyCompleted(title) });
        } else {
          await autosave.cancel();
          try {
            const details = kycPayload(category, { ...emptyKycForm, ...values, ...valid });
            const isSaid = isAsPrinted && licenceNeed(values.drugLicenseNumber) === 'as-printed';
            await submitKyc(vendorId, details, { licenceAsPrinted: isSaid ? true : undefined });
          } catch (error) {
            autosave.schedule(form.getValues());
            throw error;
          }
          dropTypedKyc();
          closeBank();
        }
        await completeStep('kyc-documents');
      }),
    () => {
      refuse();
      showToast({ tone: 'error', ...onboardingToasts.validation });
    },
  );

  const odd: Partial<Record<KycField, readonly KycWarning[]>> = kycWarnings(values);
  // Nobody is asked to look again at what was accepted.
  const warningsOf = (name: KycField): readonly string[] => {
    if (!open.includes(name)) return [];
    const words = (odd[name] ?? []).map((warning) => kycWarningWords[warning]);
    return awaited.includes(name) ? [resubmissionWords.field, ...words] : words;
  };
  const text = (name: KycField) => (
    <TextField
      key={name}
      label={fieldLabelWords[name]}
      help={open.includes(name) ? fieldHelpWords[name] : resubmissionWords.locked}
      error={errors[name]?.message}
      warnings={warningsOf(name)}
      // What is being submitted is what is checked, sent and agreed to: it does not change on the way.
      readOnly={isBusy || !open.includes(name)}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={kycRow(name).maxLength}
      {...inputs[kycRow(name).typed]}
      {...form.register(name, digits)}
    />
  );
  const asked = kycFields(category);
  // What is typed a second time is asked where it is typed at all.
  const inGroup = (group: 'business' | 'bank') =>
    asked.filter((name) => kycRow(name).group === group && (!kycRow(name).confirms || open.includes(name)));
  const sayAsPrinted = (isSaid: boolean): void => {
    setAsPrinted(isSaid);
    // The rule is another one from the next render on.
    setTimeout(() => void form.trigger('drugLicenseNumber'));
  };
  const items = asked.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ id: name, label: fieldLabelWords[name], message }] : [];
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary title={summaryTitle} items={items} attempt={attempt} />
      <Group legend={kycWords.businessLegend} foot={kycWords.masked}>
        <div className="field-pair">{inGroup('business').map(text)}</div>
        {asked.includes('drugLicenseNumber') && (errors.drugLicenseNumber || isAsPrinted) && (
          <label className="flex min-h-11 items-center gap-3" htmlFor="licenceAsPrinted">
            <input
              id="licenceAsPrinted"
              name="licenceAsPrinted"
              type="checkbox"
              className="checkbox checkbox-primary"
              checked={isAsPrinted}
              disabled={isBusy || !open.includes('drugLicenseNumber')}
              onChange={(event) => sayAsPrinted(event.currentTarget.checked)}
            />
            {kycWords.asPrinted}
          </label>
        )}
      </Group>
      <Group legend={kycWords.bankLegend} help={kycWords.bankHelp}>
        <div className="field-pair">
          {inGroup('bank').map(text)}
          {open.includes('ifsc') && <IfscNote code={values.ifsc} />}
        </div>
        {bankFields.some((name) => open.includes(name)) && (
          <BankSection bank={bank} details={bankDetailsOf(values)} />
        )}
      </Group>
      {failure && (
        <p role="alert" className="text-error mb-3 font-semibold">
          {failure}
        </p>
      )}
      <Actions
        status={<AutosaveNote $state={autosave.$state} />}
        note={
          <span className="flex flex-wrap gap-x-4">
            {!mayGoOn && <span>{kycWords.notVerified}</span>}
            <span role="status">{isReopened && kycWords.unsent}</span>
          </span>
        }
      >
        <Button onClick={() => goToStep('vendor-info')}>{onboardingWords.back}</Button>
        <Button kind="next" type="submit" busy={isBusy} disabled={!mayGoOn}>
          {onboardingWords.next}
        </Button>
      </Actions>
    </form>
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

/** What a draft has only once is typed a second time again: it guards against a slip in the draft. */
function startValues(saved: Partial<KycForm>, isBankSettled: boolean): KycForm {
  const values = { ...emptyKycForm, ...saved };
  for (const row of kycFieldRows)
    if (isBankSettled && 'confirms' in row) values[row.name] = values[row.confirms];
  return values;
}
