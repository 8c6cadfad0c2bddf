import { useState } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { fieldLabelWords } from '#lib/copy/fields.ts';
import { filledWords } from '#lib/copy/kyc.ts';
import { panOfGstin } from '#lib/domain/gstin.ts';
import { textRow, type KycField, type KycForm, type KycTextField } from '#lib/domain/kycFields.ts';

export interface FilledIn {
  /** What was filled in last, for those who do not see it. */
  said: string;
  /** Options to register a field with: what is typed into it may fill in another one. */
  options: (name: KycTextField) => Pick<RegisterOptions<KycForm, KycTextField>, 'onChange'>;
  /** Whether the field holds what was filled in from the GSTIN. */
  isFromGstin: (name: KycTextField) => boolean;
  /** A name to offer for an empty field; null where there is none. */
  offered: (name: KycTextField) => string | null;
  use: (name: KycTextField, text: string) => void;
}

/** Fills in for the vendor what is known already. It is never put over something typed, and can be changed. */
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
      // The offer is gone, and the name can be changed where it is.
      form.setFocus(name);
    },
  };
}
