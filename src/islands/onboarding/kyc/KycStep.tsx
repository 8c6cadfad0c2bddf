import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useToastWhile } from '#islands/shell/useToastWhile.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ErrorSummary } from '#islands/ui/ErrorSummary.tsx';
import { formResolver } from '#islands/ui/formResolver.ts';
import { Message } from '#islands/ui/Message.tsx';
import { useSubmit } from '#islands/ui/useSubmit.ts';
import { offers } from '#lib/capabilities.ts';
import { fieldErrorWords } from '#lib/copy/fields.ts';
import { bankButtonWords, kycWords } from '#lib/copy/kyc.ts';
import { onboardingToasts, onboardingWords } from '#lib/copy/onboarding.ts';
import { bankDetailsOf } from '#lib/domain/bank.ts';
import { allowsNext } from '#lib/domain/bankResult.ts';
import { askedKyc, emptyKycForm, kycFormSchema } from '#lib/domain/kyc.ts';
import { bankFields, type KycForm, type KycRow } from '#lib/domain/kycFields.ts';
import { errorMessage, failureToast } from '#lib/messages/errorMessage.ts';
import { stepHeading } from '#lib/messages/steps.ts';
import { isSameKycForm, isSameTyped, kycArrival, mayMoveOnly } from '#lib/domain/openKyc.ts';
import { $bank, bankAnswered, closeBank } from '#lib/stores/application/bank.ts';
import type { VendorSteps } from '#lib/stores/application/flow.ts';
import { completeStep } from '#lib/stores/application/flowMoves.ts';
import { kycSaving } from '#lib/stores/application/kyc/kycSaving.ts';
import { typedKyc } from '#lib/stores/application/kyc/typedKyc.ts';
import { goToStep } from '#lib/stores/application/onboardingRoute.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { Actions, Group } from '../StepFrame.tsx';
import { AutosaveNote } from './AutosaveNote.tsx';
import { BankSection, goToBank } from './BankSection.tsx';
import { KycFields } from './KycFields.tsx';
import { kycErrorItems } from './kycErrorItems.ts';
import { showKycRefusals } from './showKycRefusals.ts';
import { useFilledIn } from './useFilledIn.ts';
import { useKycSaving } from './useKycSaving.ts';

/** Legal and bank details. The server saves them while the vendor types. */
export function KycStep({ flow }: { flow: VendorSteps }) {
  const { category, application, accepted, completed } = flow;
  const { id: vendorId, kyc: saved, correction } = application;
  // The saved details were typed after the last submission, and not submitted yet.
  const isDraft = application.vendor.kyc?.isDraft ?? false;
  // The server has these details as submitted. Next without a change only moves on.
  const isCompleted = accepted['kyc-documents'] && !isDraft;
  // The saved bank check is valid only for a first submission. Changed or rejected details need a new check.
  const bankCheck = correction === null && !accepted['kyc-documents'] ? application.bankCheck : null;
  const isReopened = !completed['kyc-documents'] && (accepted['kyc-documents'] || isDraft);
  const [arrival] = useState(() =>
    kycArrival(
      category,
      saved,
      { isCompleted, isDraft, correction, isAccepted: accepted['kyc-documents'] },
      offers,
    ),
  );
  const { open, start } = arrival;
  const form = useForm<KycForm>({
    defaultValues: typedKyc(vendorId) ?? start,
    mode: 'onTouched',
    shouldFocusError: false,
    // The rules depend on the current declarations.
    resolver: (values, ...rest) =>
      formResolver<KycForm>(kycFormSchema(category, values), (code) => fieldErrorWords[code])(
        values,
        ...rest,
      ),
  });
  // A success leaves the step, and the toast with it.
  const tellFailure = useToastWhile(true);
  const { isBusy, failure, attempt, run, refuse } = useSubmit((error) => {
    tellFailure({ tone: 'error', ...failureToast('kyc', 'application', error) });
    return errorMessage('application', error);
  });
  const bank = useStore($bank);
  const values = form.watch();
  const { errors } = form.formState;
  const [saving] = useState(() => kycSaving(vendorId, category, saved));
  useKycSaving(saving, form, { start, bankCheck });
  const filledIn = useFilledIn(form, open, application.info.ownerName);
  const [isBankAsked, setBankAsked] = useState(false);
  const isUnchanged =
    isSameKycForm(category, values, start) && mayMoveOnly({ ...arrival, isCompleted, isDraft, correction });
  const mayGoOn =
    isUnchanged ||
    (correction !== null && arrival.isBankSettled && isSameTyped(bankFields, values, start)) ||
    allowsNext(bank);

  const tellInvalid = useToastWhile(Object.keys(errors).length > 0);
  const submit = form.handleSubmit(
    (valid) => send({ ...emptyKycForm, ...values, ...valid }),
    () => {
      setBankAsked(!mayGoOn);
      refuse();
      tellInvalid({ tone: 'error', ...onboardingToasts.validation });
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
        try {
          await saving.submit(filled);
        } catch (error) {
          if (showKycRefusals(form, category, error)) refuse();
          throw error;
        }
        closeBank();
      }
      await completeStep('kyc-documents');
    });

  const isBankOpen = bankFields.some((name) => open.includes(name));
  const asked = askedKyc(category, values, offers);
  const inGroup = (group: KycRow['group']) => (
    <KycFields
      rows={asked.filter((row) => row.group === group)}
      {...{ form, values, arrival, filledIn, isBusy }}
    />
  );
  const items = [
    ...kycErrorItems(asked, errors, values),
    ...(isBankAsked && !mayGoOn
      ? [{ id: 'verifyBank', label: bankButtonWords.unverified, isMissing: true }]
      : []),
  ];

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary items={items} attempt={attempt} />
      <Group legend={kycWords.businessLegend} foot={kycWords.masked}>
        {inGroup('business')}
        <p role="status" className="sr-only">
          {filledIn.said}
        </p>
      </Group>
      <Group legend={kycWords.bankLegend} help={kycWords.bankHelp}>
        {inGroup('bank')}
        {isBankOpen && (
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
          <Message text={failure} />
        </p>
      )}
      <Actions
        status={<AutosaveNote $state={saving.$state} />}
        note={<span role="status">{isReopened && kycWords.unsent}</span>}
      >
        <Button onClick={() => goToStep('vendor-info')}>{onboardingWords.back}</Button>
        <Button kind={mayGoOn || !isBankOpen ? 'next' : 'quiet'} type="submit" busy={isBusy}>
          {onboardingWords.next}
        </Button>
      </Actions>
    </form>
  );
}
