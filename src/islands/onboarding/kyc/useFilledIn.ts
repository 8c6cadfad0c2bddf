import { useState } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { fieldLabelWords } from '#lib/copy/fields.ts';
import { filledWords } from '#lib/copy/kyc.ts';
import { panOfGstin } from '#lib/domain/gstin.ts';
import { textRow, type KycField, type KycForm, type KycTextField } from '#lib/domain/kycFields.ts';

export interface FilledIn {
  /** The announcement of the last value that was filled in, for screen readers. */
  said: string;
  /** Options for registering a field: typing into it may fill in another field. */
  options: (name: KycTextField) => Pick<RegisterOptions<KycForm, KycTextField>, 'onChange'>;
  /** Whether the value of the field was filled in from the GSTIN. */
  isFromGstin: (name: KycTextField) => boolean;
  /** Returns a name to offer for an empty field, or null. */
  offered: (name: KycTextField) => string | null;
  use: (name: KycTextField, text: string) => void;
}

/**
 * Fills in known values for the vendor. It never replaces typed text, and the vendor can change the values.
 */
export function useFilledIn(
  form: UseFormReturn<KycForm>,
  open: readonly KycField[],
  ownerName: string | undefined,
): FilledIn {
  const [said, setSaid] = useState('');
  const [pan, setPan] = useState('');
  const fill = (name: KycTextField, text: string): void =>
    form.setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const fillPan = (gstin: string): void => {
    const found = panOfGstin(gstin);
    const typed = form.getValues('panNumber').trim().toUpperCase();
    if (found === null || found === typed || !open.includes('panNumber')) return;
    if (typed !== '' && typed !== pan) return;
    fill('panNumber', found);
    setPan(found);
    setSaid(`${fieldLabelWords.panNumber}: ${filledWords.panFromGstin}`);
  };
  return {
    said,
    options: (name) =>
      name === 'gstNumber'
        ? { onChange: ({ target }: { target: { value: string } }) => fillPan(target.value) }
        : {},
    isFromGstin: (name) => name === 'panNumber' && pan !== '' && form.getValues(name) === pan,
    offered: (name) =>
      textRow(name).offersOwner && ownerName && form.getValues(name).trim() === '' ? ownerName : null,
    use: (name, text) => {
      fill(name, text);
      setSaid(filledWords.used(fieldLabelWords[name], text));
      // The offer is gone, and the vendor can edit the name in its field.
      form.setFocus(name);
    },
  };
}
