import { useStore } from '@nanostores/react';
import { useEffect, useState, type ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#islands/ui/Button.tsx';
import { Check } from '#islands/ui/Check.tsx';
import { ErrorSummary } from '#islands/ui/ErrorSummary.tsx';
import { formResolver } from '#islands/ui/formResolver.ts';
import { useSubmit } from '#islands/ui/useSubmit.ts';
import { fieldErrorWords, fieldLabelWords } from '#lib/copy/fields.ts';
import { kycWords } from '#lib/copy/kyc.ts';
import { onboardingToasts, onboardingWords, summaryTitle } from '#lib/copy/onboarding.ts';
import { bankDetailsOf } from '#lib/domain/bank.ts';
import { allowsNext } from '#lib/domain/bankResult.ts';
import { categories } from '#lib/domain/category.ts';
import { emptyKycForm, kycFields, kycFormSchema, kycPayload, type KycForm } from '#lib/domain/kyc.ts';
import { kycExtrasBody, licencesOf, refusedLicences } from '#lib/domain/kycExtras.ts';
import { bankFields, kycRow, type KycField, type KycFieldRow } from '#lib/domain/kycFields.ts';
import { errorMessage, failureToast } from '#lib/messages/errorMessage.ts';
import { stepHeading } from '#lib/messages/steps.ts';
import { isSameKyc, isSameKycForm, kycArrival, mayMoveOnly } from '#lib/domain/openKyc.ts';
import { submitKyc } from '#lib/stores/application/application.ts';
import { $bank, bankAnswered, closeBank } from '#lib/stores/application/bank.ts';
import type { VendorSteps } from '#lib/stores/application/flow.ts';
import { completeStep } from '#lib/stores/application/flowMoves.ts';
import { $refusedFields } from '#lib/stores/application/optionalFields.ts';
import { goToStep } from '#lib/stores/application/onboardingRoute.ts';
import { dropTypedKyc, typedKyc } from '#lib/stores/application/kycTyped.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { AutosaveNote } from './AutosaveNote.tsx';
import { BankSection, goToBank } from './BankSection.tsx';
import { KycFields } from './KycFields.tsx';
import { ContactNote } from './ContactNote.tsx';
import { DayField, Licences, licenceNumberId } from './LicenceFields.tsx';
import { Actions, Group } from './StepFrame.tsx';
import { useFilledIn } from './useFilledIn.ts';
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
  const [arrival] = useState(() =>
    kycArrival(category, saved, { isCompleted, isDraft, correction, isAccepted: accepted['kyc-documents'] }),
  );
  const { open, start } = arrival;
  const form = useForm<KycForm>({
    defaultValues: typedKyc(vendorId) ?? start,
    mode: 'onTouched',
    shouldFocusError: false,
    // The rules go by what is declared at the moment.
    resolver: (values, ...rest) =>
      formResolver<KycForm>(kycFormSchema(category, values), (code) => fieldErrorWords[code])(
        values,
        ...rest,
      ),
  });
  const { isBusy, failure, attempt, run, refuse } = useSubmit((error) => {
    showToast({ tone: 'error', ...failureToast('kyc', 'application', error) });
    return errorMessage('application', error);
  });
  const bank = useStore($bank);
  const values = form.watch();
  const { errors } = form.formState;
  const autosave = useKycAutosave({ vendorId, category, form, start, bankCheck });
  const filledIn = useFilledIn(form, open, application.info.ownerName);
  const [isBankAsked, setBankAsked] = useState(false);
  const isExemptionRefused = useStore($refusedFields).includes('gstExempt');
  /** How often the number was asked for in place of the declaration. It is on screen once this has risen. */
  const [numberAsked, setNumberAsked] = useState(0);
  useEffect(() => {
    if (numberAsked > 0) document.getElementById('gstNumber')?.focus();
  }, [numberAsked]);
  useEffect(() => {
    if (isExemptionRefused && form.getValues('gstExempt')) form.setValue('gstExempt', false);
  }, [isExemptionRefused, form]);
  const isUnchanged =
    isSameKycForm(category, values, start) && mayMoveOnly({ ...arrival, isCompleted, isDraft, correction });
  const mayGoOn =
    isUnchanged ||
    (correction !== null && arrival.isBankSettled && isSameKyc(bankFields, values, start)) ||
    allowsNext(bank);

  const submit = form.handleSubmit(
    (valid) => send({ ...emptyKycForm, ...values, ...valid }),
    () => {
      setBankAsked(!mayGoOn);
      refuse();
      showToast({ tone: 'error', ...onboardingToasts.validation });
    },
  );
  const send = (filled: KycForm): Promise<void> =>
    run(async () => {
      if (!mayGoOn && !allowsNext(await bankAnswered())) {
        setBankAsked(true);
        goToBank();
        return;
      }
      if (isUnchanged) {
        const { title } = stepHeading('kyc-documents', category);
        if (correction === null) showToast({ tone: 'info', ...onboardingToasts.alreadyCompleted(title) });
      } else {
        await autosave.cancel();
        try {
          await submitKyc(vendorId, kycPayload(category, filled), kycExtrasBody(category, filled));
        } catch (error) {
          // It is said in its place, and the number is what is asked now.
          const isNumberAsked = filled.gstExempt && $refusedFields.get().includes('gstExempt');
          if (isNumberAsked) {
            form.setValue('gstExempt', false, { shouldDirty: true });
            setNumberAsked((times) => times + 1);
          }
          autosave.schedule(form.getValues());
          if (isNumberAsked) return;
          throw error;
        }
        dropTypedKyc();
        closeBank();
      }
      await completeStep('kyc-documents');
    });

  const asked = kycFields(category, values);
  const inGroup = (group: KycFieldRow['group']) => (
    <KycFields
      names={asked.filter((name) => kycRow(name).group === group)}
      {...{ form, values, arrival, filledIn, isBusy }}
    />
  );
  /** A tick by which the vendor declares something of a field, which is then asked otherwise. */
  const declaration = (name: 'licenceAsPrinted' | 'gstExempt', about: KycField) => ({
    id: name,
    name,
    label: fieldLabelWords[name],
    checked: values[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      form.setValue(name, currentTarget.checked, { shouldDirty: true });
      if (errors[about]) void form.trigger(about);
    },
  });
  const isLicenceOpen = !isBusy && open.some((name) => kycRow(name).isLicence);
  const [refusedLicence] = errors.licences ? refusedLicences(licencesOf(values)) : [];
  const items = [
    ...asked.flatMap((name) => {
      const message = errors[name]?.message;
      return message ? [{ id: name, label: fieldLabelWords[name], message }] : [];
    }),
    ...(refusedLicence === undefined
      ? []
      : [
          {
            id: licenceNumberId(refusedLicence),
            label: fieldLabelWords.licences,
            message: fieldErrorWords.drugLicenseNumber,
          },
        ]),
    ...(isBankAsked && !mayGoOn ? [{ id: 'verifyBank', message: kycWords.notVerified }] : []),
  ];

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary title={summaryTitle} items={items} attempt={attempt} />
      <Group legend={kycWords.businessLegend} foot={kycWords.masked}>
        {categories[category].gst === 'exempt-with-declaration' &&
          (isExemptionRefused ? (
            <ContactNote icon="alert" text={kycWords.exemptRefused} isNew className="mb-3" />
          ) : (
            <Check
              {...declaration('gstExempt', 'gstNumber')}
              className="mb-2"
              disabled={isBusy || !open.includes('gstNumber')}
            />
          ))}
        {inGroup('business')}
        {asked.includes('drugLicenseNumber') && (errors.drugLicenseNumber || values.licenceAsPrinted) && (
          <Check {...declaration('licenceAsPrinted', 'drugLicenseNumber')} disabled={!isLicenceOpen} />
        )}
        {asked.includes('drugLicenseNumber') && (
          <Licences
            licences={licencesOf(values)}
            disabled={!isLicenceOpen}
            showErrors={errors.licences !== undefined}
            onChange={(licences) =>
              form.setValue('licences', licences, { shouldDirty: true, shouldValidate: attempt > 0 })
            }
          />
        )}
        {asked.includes('fssaiNumber') && (
          <DayField
            id="fssaiExpiry"
            label={fieldLabelWords.fssaiExpiry}
            day={values.fssaiExpiry}
            disabled={!isLicenceOpen}
            onChange={(day) => form.setValue('fssaiExpiry', day, { shouldDirty: true })}
          />
        )}
        <p role="status" className="sr-only">
          {filledIn.said}
        </p>
      </Group>
      <Group legend={kycWords.bankLegend} help={kycWords.bankHelp}>
        {inGroup('bank')}
        {bankFields.some((name) => open.includes(name)) && (
          <BankSection
            bank={bank}
            details={bankDetailsOf(values)}
            isAsked={isBankAsked && !mayGoOn}
            isNeeded={!mayGoOn}
            onMissing={() => void form.trigger([...bankFields], { shouldFocus: true })}
          />
        )}
      </Group>
      {failure && (
        <p role="alert" className="text-error mb-3 font-semibold">
          {failure}
        </p>
      )}
      <Actions
        status={<AutosaveNote $state={autosave.$state} />}
        note={<span role="status">{isReopened && kycWords.unsent}</span>}
      >
        <Button onClick={() => goToStep('vendor-info')}>{onboardingWords.back}</Button>
        <Button kind="next" type="submit" busy={isBusy}>
          {onboardingWords.next}
        </Button>
      </Actions>
    </form>
  );
}
