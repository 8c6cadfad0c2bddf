import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '#islands/ui/Button.tsx';
import { Message } from '#islands/ui/Message.tsx';
import { TextField } from '#islands/ui/form/TextField.tsx';
import { useFormValue } from '#islands/ui/form/useFormValue.ts';
import { fieldLabelWords } from '#lib/words/fields.ts';
import { filledWords } from '#lib/words/filled.ts';
import { withNumber } from '#lib/messages/requestNumber.ts';
import { nameWithin } from '#lib/messages/serverWords.ts';
import { gstWords } from '#lib/words/gst.ts';
import { prefillFromGst, type PrefillText } from '#lib/domain/gst/gstRecord.ts';
import type { VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';
import { createGstLookup } from '#lib/stores/application/kyc/gstLookup.ts';
import { handOver } from '#lib/stores/application/handedOver.ts';
import { GstStateNote, GstStatusNote } from './GstNotes.tsx';

/**
 * Asks for the GSTIN before the first form and offers what the GST register says. The number is no part of the form:
 * it stays in memory for the KYC step, and no recovery copy has it.
 */
export function GstinOffer({ form }: { form: UseFormReturn<VendorInfoForm> }) {
  const [lookup] = useState(createGstLookup);
  const state = useStore(lookup.$state);
  const [gstin, setGstin] = useState('');
  const values = useFormValue(form, (all) => all);
  const prefill = state.type === 'found' ? prefillFromGst(state.gstin, state.record, values) : [];
  const offered = prefill.filter(({ isOther }) => !isOther);
  const type = (text: string): void => {
    setGstin(text);
    lookup.type(text);
    handOver({ gstNumber: text });
  };
  const use = (texts: readonly PrefillText[]): void => {
    for (const { name, text } of texts) {
      form.setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
    // The pressed button is gone. The vendor can edit the first value in its field.
    const [first] = texts;
    if (first) form.setFocus(first.name);
  };
  return (
    <details className="fold text-base">
      <summary className="chevron">{gstWords.title}</summary>
      <TextField
        name="gstNumber"
        label={fieldLabelWords.gstNumber}
        help={gstWords.help}
        optional
        value={gstin}
        maxLength={18}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="figures uppercase max-w-60"
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          // The field is inside a form, and a look-up must not submit it.
          if (event.key === 'Enter') event.preventDefault();
        }}
        note={
          <p role="status">
            {state.type === 'looking' && gstWords.looking}
            {state.type === 'unknown' && gstWords.unknown}
            {state.type === 'failed' && <Message text={withNumber(gstWords.failed, state.error)} />}
          </p>
        }
      />
      <div role="status" className={state.type === 'found' ? 'mb-4 flex flex-col gap-2' : ''}>
        {state.type === 'found' && (
          <>
            <GstStatusNote record={state.record} />
            <GstStateNote gstin={state.gstin} pincode={values.pincode} />
            {prefill.map((each) => (
              <p key={each.name}>
                <Message text={gstWords.inRegister(fieldLabelWords[each.name], nameWithin(each.text))} />{' '}
                {!each.isOther && (
                  <button type="button" className="link-button" onClick={() => use([each])}>
                    <Message text={filledWords.use(nameWithin(each.text))} />
                  </button>
                )}
              </p>
            ))}
            {offered.length > 1 && <Button onClick={() => use(offered)}>{gstWords.all}</Button>}
          </>
        )}
      </div>
    </details>
  );
}
