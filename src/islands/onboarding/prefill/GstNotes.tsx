import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFormValue } from '#islands/ui/form/useFormValue.ts';
import { FrameIcon } from '#islands/ui/FrameIcon.tsx';
import { Message } from '#islands/ui/Message.tsx';
import { fieldLabelWords } from '#lib/words/fields.ts';
import { filledWords } from '#lib/words/filled.ts';
import { gstWords } from '#lib/words/gst.ts';
import { prefillFromGst, type GstRecord } from '#lib/domain/gst/gstRecord.ts';
import { differingStates } from '#lib/domain/gst/gstStates.ts';
import { infoTexts } from '#lib/domain/info/infoFields.ts';
import type { KycForm } from '#lib/domain/kyc/kycFields.ts';
import type { VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';
import { nameWithin } from '#lib/messages/serverWords.ts';
import { createGstLookup } from '#lib/stores/application/kyc/gstLookup.ts';

interface GstNotesProps {
  form: UseFormReturn<KycForm>;
  /** The first step, which is saved. */
  info: Partial<VendorInfoForm>;
  onHolder: (name: string) => void;
}

/** Notes on the KYC step from the GST register's entry. They block nothing. */
export function GstNotes({ form, info, onHolder }: GstNotesProps) {
  const code = useFormValue(form, ({ gstNumber }) => gstNumber);
  const [lookup] = useState(createGstLookup);
  const state = useStore(lookup.$state);
  useEffect(() => lookup.type(code), [lookup, code]);
  const typed = infoTexts((name) => info[name] ?? '');
  return (
    <div role="status" className={`flex flex-col gap-2 text-sm ${state.type === 'found' ? 'pt-1' : ''}`}>
      {state.type === 'looking' && <p>{gstWords.looking}</p>}
      {state.type === 'unknown' && <Warning text={gstWords.unknown} />}
      {state.type === 'found' && (
        <>
          <GstStatusNote record={state.record} />
          <GstStateNote gstin={state.gstin} pincode={typed.pincode} />
          {prefillFromGst(state.gstin, state.record, typed)
            .filter(({ name, isOther }) => isOther && (name === 'vendorName' || name === 'pincode'))
            .map(({ name, text }) => (
              <p key={name}>
                <Message text={gstWords.inRegister(fieldLabelWords[name], nameWithin(text))} />
              </p>
            ))}
          {state.record.legalName !== info.ownerName && (
            <Holder legalName={state.record.legalName} {...{ form, onHolder }} />
          )}
        </>
      )}
    </div>
  );
}

/** The legal name, which is also the name on the PAN in the GSTIN. */
function Holder({
  legalName,
  form,
  onHolder,
}: Pick<GstNotesProps, 'form' | 'onHolder'> & Pick<GstRecord, 'legalName'>) {
  const holder = useFormValue(form, ({ panHolderName }) => panHolderName.trim());
  if (legalName === null || legalName.toLowerCase() === holder.toLowerCase()) return null;
  return (
    <p>
      <Message text={gstWords.inRegister(fieldLabelWords.panHolderName, nameWithin(legalName))} />{' '}
      {holder === '' && (
        <button type="button" className="link-button" onClick={() => onHolder(legalName)}>
          <Message text={filledWords.use(nameWithin(legalName))} />
        </button>
      )}
    </p>
  );
}

/** Says that a registration is cancelled or suspended. */
export function GstStatusNote({ record: { status } }: { record: GstRecord }) {
  if (status !== 'cancelled' && status !== 'suspended') return null;
  return <Warning text={gstWords.status[status]} />;
}

/** Says that the GSTIN and the PIN code are of different states. */
export function GstStateNote({ gstin, pincode }: { gstin: string; pincode: string }) {
  const states = differingStates(gstin, pincode);
  return states && <Warning text={gstWords.states(nameWithin(states.gstin), nameWithin(states.pin))} />;
}

function Warning({ text }: { text: string }) {
  return (
    <p className="text-warning flex gap-1.5">
      <FrameIcon name="info" className="mt-0.5" />
      <Message text={text} />
    </p>
  );
}
