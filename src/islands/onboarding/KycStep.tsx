import { useStore } from '@nanostores/react';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#islands/ui/Button.tsx';
import { ErrorSummary } from '#islands/ui/ErrorSummary.tsx';
import { formResolver } from '#islands/ui/formResolver.ts';
import { TextField, type TextFieldProps } from '#islands/ui/TextField.tsx';
import { useSubmit } from '#islands/ui/useSubmit.ts';
import { fieldErrorWords, fieldHelpWords, fieldLabelWords } from '#lib/copy/fields.ts';
import { filledWords, kycWarningWords, kycWords } from '#lib/copy/kyc.ts';
import { onboardingToasts, onboardingWords, summaryTitle } from '#lib/copy/onboarding.ts';
import { resubmissionWords } from '#lib/copy/resubmission.ts';
import { latinDigits } from '#lib/domain/digits.ts';
import { bankDetailsOf } from '#lib/domain/bank.ts';
import { allowsNext } from '#lib/domain/bankResult.ts';
import { categories } from '#lib/domain/category.ts';
import {
  emptyKycForm,
  kycFields,
  kycFormSchema,
  kycPayload,
  kycWarnings,
  type KycForm,
  type KycWarning,
} from '#lib/domain/kyc.ts';
import { kycExtrasBody, licencesOf, refusedLicences } from '#lib/domain/kycExtras.ts';
import { bankFields, kycFieldRows, kycRow, type KycField, type KycFieldRow } from '#lib/domain/kycFields.ts';
import { licenceNeed } from '#lib/domain/licence.ts';
import { errorMessage, failureToast } from '#lib/messages/errorMessage.ts';
import { stepHeading } from '#lib/messages/steps.ts';
import {
  awaitedKycFields,
  isBankStillSettled,
  isSameKyc,
  isSameKycForm,
  mayMoveOnly,
  openKycFields,
} from '#lib/domain/openKyc.ts';
import type { KycDetails } from '#lib/domain/vendor.ts';
import { submitKyc } from '#lib/stores/application/application.ts';
import { $bank, bankAnswered, closeBank } from '#lib/stores/application/bank.ts';
import { completeStep, type VendorSteps } from '#lib/stores/application/flow.ts';
import { goToStep } from '#lib/stores/application/onboardingRoute.ts';
import { dropTypedKyc, typedKyc } from '#lib/stores/application/kycTyped.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { AutosaveNote } from './AutosaveNote.tsx';
import { BankSection, goToBank } from './BankSection.tsx';
import { Declaration, DayField, Licences, licenceNumberId } from './LicenceFields.tsx';
import { IfscNote } from './IfscNote.tsx';
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
  // As it was on arrival: a field does not close under the hands of who types in it.
  const [open] = useState(() => openKycFields(category, correction, saved));
  const [awaited] = useState(() => awaitedKycFields(category, correction));
  const [isBankSettled] = useState(() =>
    isBankStillSettled({ isCompleted, isDraft, correction, open, awaited }),
  );
  const [start] = useState(() => startValues(saved, isBankSettled, accepted['kyc-documents']));
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
  const isUnchanged =
    isSameKycForm(category, values, start) &&
    mayMoveOnly({ isCompleted, isDraft, correction, open, awaited });
  const mayGoOn =
    isUnchanged ||
    (correction !== null && isBankSettled && isSameKyc(bankFields, values, start)) ||
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
          autosave.schedule(form.getValues());
          throw error;
        }
        dropTypedKyc();
        closeBank();
      }
      await completeStep('kyc-documents');
    });

  const odd: Partial<Record<KycField, readonly KycWarning[]>> = kycWarnings(values);
  // Nobody is asked to look again at what was accepted.
  const warningsOf = (name: KycField): readonly string[] => {
    if (!open.includes(name)) return [];
    const words = (odd[name] ?? []).map((warning) => kycWarningWords[warning]);
    return awaited.includes(name) ? [resubmissionWords.field, ...words] : words;
  };
  const helpOf = (name: KycField): string | undefined => {
    if (!open.includes(name)) return resubmissionWords.locked;
    return filledIn.isFromGstin(name) ? filledWords.panFromGstin : fieldHelpWords[name];
  };
  const noteOf = (name: KycField): ReactNode => {
    if (!open.includes(name)) return null;
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
        </button>
      )
    );
  };
  const text = (name: KycField) => (
    <TextField
      key={name}
      label={fieldLabelWords[name]}
      help={helpOf(name)}
      error={errors[name]?.message}
      warnings={warningsOf(name)}
      // What is being submitted is what is checked, sent and agreed to: it does not change on the way.
      readOnly={isBusy || !open.includes(name)}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={kycRow(name).maxLength}
      note={noteOf(name)}
      {...inputs[kycRow(name).typed]}
      {...form.register(name, { ...filledIn.options(name), ...digits })}
    />
  );
  const asked = kycFields(category, values);
  // What is typed a second time is asked where it is typed at all.
  const inGroup = (group: 'business' | 'bank') => {
    const names = asked.filter((name) => kycRow(name).group === group);
    const folded = names.filter((name) => !open.includes(name) && !kycRow(name).confirms);
    return (
      <>
        <div className="field-pair">{names.filter((name) => open.includes(name)).map(text)}</div>
        {folded.length > 0 && (
          <details className="fold">
            <summary>{resubmissionWords.accepted(folded.length)}</summary>
            <div className="field-pair">{folded.map(text)}</div>
          </details>
        )}
      </>
    );
  };
  const declare = (name: 'licenceAsPrinted' | 'gstExempt', isSaid: boolean, about: KycField): void => {
    form.setValue(name, isSaid, { shouldDirty: true });
    if (errors[about]) void form.trigger(about);
  };
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
        {categories[category].gst === 'exempt-with-declaration' && (
          <Declaration
            name="gstExempt"
            isSaid={values.gstExempt}
            disabled={isBusy || !open.includes('gstNumber')}
            onChange={(isSaid) => declare('gstExempt', isSaid, 'gstNumber')}
          />
        )}
        {inGroup('business')}
        {asked.includes('drugLicenseNumber') && (errors.drugLicenseNumber || values.licenceAsPrinted) && (
          <Declaration
            name="licenceAsPrinted"
            isSaid={values.licenceAsPrinted}
            disabled={!isLicenceOpen}
            onChange={(isSaid) => declare('licenceAsPrinted', isSaid, 'drugLicenseNumber')}
          />
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

/** Digits of another script are read as 0 to 9. */
const digits = { setValueAs: latinDigits };

/** How a field is typed: keyboards, capitals and figures. */
const inputs: Record<KycFieldRow['typed'], Partial<TextFieldProps>> = {
  code: { autoCapitalize: 'characters', className: 'figures uppercase placeholder:normal-case' },
  printed: { autoCapitalize: 'characters' },
  digits: { inputMode: 'numeric', className: 'figures' },
  words: {},
};

/**
 * What the step is found with. What a draft has only once is typed a second time again: it guards against a slip in the
 * draft. A number that was taken once without a known form was said to be printed like this.
 */
function startValues(saved: KycDetails, isBankSettled: boolean, isAccepted: boolean): KycForm {
  const licenceAsPrinted = isAccepted && licenceNeed(saved.drugLicenseNumber ?? '') === 'as-printed';
  const values = { ...emptyKycForm, licenceAsPrinted, ...saved };
  for (const row of kycFieldRows)
    if (isBankSettled && 'confirms' in row) values[row.name] = values[row.confirms];
  return values;
}
