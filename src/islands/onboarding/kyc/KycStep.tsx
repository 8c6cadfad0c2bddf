import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useToastWhile } from '#islands/shell/page/useToastWhile.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ErrorSummary } from '#islands/ui/form/ErrorSummary.tsx';
import { formResolver } from '#islands/ui/form/formResolver.ts';
import { Message } from '#islands/ui/Message.tsx';
import { useFocusAfter } from '#islands/ui/useFocusAfter.ts';
import { useFormValue } from '#islands/ui/form/useFormValue.ts';
import { useSubmit } from '#islands/ui/form/useSubmit.ts';
import { submitForm } from '#islands/ui/form/submitForm.ts';
import { offers } from '#lib/capabilities.ts';
import { fieldErrorWords } from '#lib/words/fields.ts';
import { bankButtonWords, kycWords } from '#lib/words/kyc.ts';
import { onboardingToasts, onboardingWords } from '#lib/words/onboarding.ts';
import { bankDetailsOf, type BankDetails } from '#lib/domain/bank/bank.ts';
import { allowsNext } from '#lib/domain/bank/bankResult.ts';
import { askedKyc, emptyKycForm, kycFormSchema } from '#lib/domain/kyc/kyc.ts';
import { bankFields, kycRow, textRows, type KycForm, type KycRow } from '#lib/domain/kyc/kycFields.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import { errorMessage, failureToast } from '#lib/messages/errorMessage.ts';
import { stepHeading } from '#lib/messages/steps.ts';
import { isGstinOf, isInfoName } from '#lib/domain/kyc/reuse.ts';
import { isSameKycForm, isSameTyped, initialKyc, mayMoveOnly } from '#lib/domain/kyc/openKyc.ts';
import { $bank, bankAnswered, closeBank, verifyBank } from '#lib/stores/application/kyc/bank.ts';
import type { VendorSteps } from '#lib/stores/application/flow/flow.ts';
import { completeStep } from '#lib/stores/application/flow/flowActions.ts';
import { kycSaving } from '#lib/stores/application/kyc/kycSaving.ts';
import { typedKyc } from '#lib/stores/application/kyc/typedKyc.ts';
import { goToStep } from '#lib/stores/application/flow/onboardingRoute.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { BarSlip } from '../BarSlip.tsx';
import { useHelp } from '../prefill/useHelp.ts';
import { otherShop, useReuse } from '../prefill/useReuse.ts';
import { Actions, Group } from '#islands/onboarding/flow/StepFrame.tsx';
import { AutosaveNote } from './AutosaveNote.tsx';
import { BankSection, goToBank } from './BankSection.tsx';
import { IfscNote } from './IfscNote.tsx';
import { KycFields } from './KycFields.tsx';
import { kycErrorItems } from './kycErrorItems.ts';
import { showKycRefusals } from './showKycRefusals.ts';
import { useFilledIn } from './useFilledIn.ts';
import { useKycSaving } from './useKycSaving.ts';

const upiPanel = lazyModule(() => import('../prefill/UpiPanel.tsx'));
const gstNotes = lazyModule(() => import('../prefill/GstNotes.tsx'));

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
  const [initial] = useState(() =>
    initialKyc(
      category,
      saved,
      { isCompleted, isDraft, correction, isAccepted: accepted['kyc-documents'] },
      offers,
    ),
  );
  const { open, start } = initial;
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
  const { errors } = form.formState;
  const [saving] = useState(() => kycSaving(vendorId, category, saved));
  useKycSaving(saving, form, { start, bankCheck });
  const filledIn = useFilledIn(form, open, application.info, () => {
    // The API may have checked this account before. It answers for what it has, so it gets the draft first.
    const adopt = async (): Promise<void> => {
      const [{ adoptBankCheck }] = await Promise.all([otherShop.load(), saving.save()]);
      await adoptBankCheck(vendorId, () => bankDetailsOf(form.getValues()));
    };
    // The vendor then checks it.
    adopt().catch(() => undefined);
  });
  const [isFirstTime] = useState(() => bankFields.every((name) => form.getValues(name) === ''));
  const [isBankAsked, setBankAsked] = useState(false);
  const isSame = useFormValue(form, (values) => isSameKycForm(category, values, start));
  const isSameBank = useFormValue(form, (values) => isSameTyped(bankFields, values, start));
  const isUnchanged = isSame && mayMoveOnly({ ...initial, isCompleted, isDraft, correction });
  const mayGoOn =
    isUnchanged || (correction !== null && initial.isBankSettled && isSameBank) || allowsNext(bank);

  const tellInvalid = useToastWhile(Object.keys(errors).length > 0);
  const refuseInvalid = (): void => {
    // The server has what the API hides from the form.
    if (isUnchanged) return void send(form.getValues());
    setBankAsked(!mayGoOn);
    refuse();
    tellInvalid({ tone: 'error', ...onboardingToasts.validation });
  };
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

  const reuse = useReuse(vendorId, isFirstTime && filledIn.from === '');
  // The offer goes with its pressed button.
  const said = useFocusAfter<HTMLParagraphElement>(filledIn.from);
  const upi = useHelp(upiPanel, offers('bankUpi'));
  const hasGstin = useFormValue(form, ({ gstNumber }) => gstNumber !== '');
  const gst = useHelp(gstNotes, offers('gstinLookup') && hasGstin);
  const notes = {
    ifsc: <IfscNote form={form} />,
    gstNumber: gst && (
      <gst.GstNotes
        form={form}
        info={application.info}
        onHolder={(name) => filledIn.use('panHolderName', name)}
      />
    ),
  };
  const isBankOpen = bankFields.some((name) => open.includes(name));
  const asked = useFormValue(form, (values) =>
    askedKyc(category, values, offers).map(({ name }) => name),
  ).map(kycRow);
  const emptyNames = useFormValue(form, (values) =>
    textRows.map(({ name }) => name).filter((name) => !values[name]),
  );
  const inGroup = (group: KycRow['group']) => (
    <KycFields
      rows={asked.filter((row) => row.group === group)}
      {...{ form, initial, filledIn, notes, isBusy }}
      reviewItems={application.vendor.reviewItems}
    />
  );
  const useAccount = (account: BankDetails): void => {
    filledIn.fillAccount(account);
    const details = bankDetailsOf(form.getValues());
    if (details.accountHolderName === '') return form.setFocus('accountHolderName');
    // A failure leaves the check to the vendor, as for a typed account.
    verifyBank(details).catch(() => undefined);
  };
  const items = [
    // Each check of the form renders the step, so the values are current.
    ...kycErrorItems(asked, errors, form.getValues()),
    ...(isBankAsked && !mayGoOn
      ? [{ id: 'verifyBank', label: bankButtonWords.unverified, isMissing: true }]
      : []),
  ];

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submitForm(
          form,
          (valid) => send({ ...emptyKycForm, ...form.getValues(), ...valid }),
          refuseInvalid,
        );
      }}
    >
      <ErrorSummary items={items} attempt={attempt} />
      {reuse && (
        <reuse.Offer
          shop={reuse.shop}
          mayOffer={(name, text) =>
            !isInfoName(name) &&
            emptyNames.includes(name) &&
            (name !== 'gstNumber' || isGstinOf(text, application.info.pincode ?? ''))
          }
          onUse={filledIn.fillAll}
        />
      )}
      <p role="status" ref={said} tabIndex={-1}>
        <Message text={filledIn.from} />
      </p>
      <Group legend={kycWords.businessLegend} foot={kycWords.masked}>
        {inGroup('business')}
        <p role="status" className="sr-only">
          <Message text={filledIn.said} />
        </p>
      </Group>
      <Group legend={kycWords.bankLegend} help={kycWords.bankHelp}>
        {upi && isBankOpen && !isBusy && <upi.UpiPanel vendorId={vendorId} onUse={useAccount} />}
        {inGroup('bank')}
        {isBankOpen && (
          <BankSection
            bank={bank}
            details={() => bankDetailsOf(form.getValues())}
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
        status={
          <>
            <BarSlip completed={completed} />
            <AutosaveNote $state={saving.$state} />
          </>
        }
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
