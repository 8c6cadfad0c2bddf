import { useEffect, useEffectEvent, useState } from 'react';
import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { fieldLabelWords } from '#lib/words/fields.ts';
import { filledWords } from '#lib/words/filled.ts';
import type { Application } from '#lib/domain/application/application.ts';
import type { BankDetails } from '#lib/domain/bank/bank.ts';
import { panOfGstin } from '#lib/domain/gst/gstin.ts';
import { isGstinOf, isInfoName, reuseNames, type Reusable, type ReuseName } from '#lib/domain/kyc/reuse.ts';
import {
  confirmationOf,
  textRow,
  type KycField,
  type KycForm,
  type KycTextField,
} from '#lib/domain/kyc/kycFields.ts';
import { nameWithin } from '#lib/messages/serverWords.ts';
import { $handedOver, nothing } from '#lib/stores/application/handedOver.ts';

export interface FilledIn {
  /** The values that came from another shop, in words; '' for none. */
  from: string;
  /** Fills the empty fields with values of another shop, and returns them. */
  fillAll: (values: Reusable, shop: string) => readonly ReuseName[];
  /** The announcement of the last value that was filled in, for screen readers. */
  said: string;
  /** Options for registering a field: typing into it may fill in another field. */
  options: (name: KycTextField) => Pick<RegisterOptions<KycForm, KycTextField>, 'onChange'>;
  /** Fills in an account that the vendor confirmed. It replaces what was typed; a holder without a name stays. */
  fillAccount: (account: BankDetails) => void;
  /** Whether the value of the field was filled in from the GSTIN. */
  isFromGstin: (name: KycTextField) => boolean;
  /** Returns a name to offer for an empty field, or null. */
  offered: (name: KycTextField) => string | null;
  use: (name: KycTextField, text: string) => void;
}

/**
 * Fills in known values for the vendor. It never replaces typed text, and the vendor can change the values.
 * `onAccount` is called after an account of another shop was filled in.
 */
export function useFilledIn(
  form: UseFormReturn<KycForm>,
  open: readonly KycField[],
  info: Pick<Application['info'], 'ownerName' | 'pincode'>,
  onAccount: () => void,
): FilledIn {
  const [said, setSaid] = useState('');
  const freeIn = (values: Reusable): Exclude<ReuseName, 'ownerName' | 'email'>[] =>
    reuseNames.filter(
      (name): name is Exclude<ReuseName, 'ownerName' | 'email'> =>
        !isInfoName(name) && Boolean(values[name]) && open.includes(name) && form.getValues(name) === '',
    );
  // The vendor chose or typed these values before the first form.
  const [handedOver] = useState(() => {
    const { values, shop, isGstinTyped } = $handedOver.get();
    const gstin = values.gstNumber?.trim().toUpperCase() ?? '';
    // The place of the shop is known only now.
    const fits = panOfGstin(gstin) !== null && (isGstinTyped || isGstinOf(gstin, info.pincode ?? ''));
    const whole = { ...values, gstNumber: fits ? gstin : '' };
    const names = freeIn(whole);
    const isPanFree = open.includes('panNumber') && form.getValues('panNumber') === '';
    const pan = names.includes('gstNumber') && isPanFree && !whole.panNumber ? panOfGstin(gstin) : null;
    return { values: whole, shop, names, pan };
  });
  const [pan, setPan] = useState(handedOver.pan ?? '');
  const [from, setFrom] = useState(() => wordsFor(handedOver.shop, handedOver.names));
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
  const fillIn = (names: readonly KycTextField[], values: Reusable): void => {
    for (const name of names) {
      const value = values[name as ReuseName] ?? '';
      fill(name, value);
      const twin = confirmationOf(name);
      if (twin !== null) fill(twin, value);
    }
    if (names.includes('bankAccount')) onAccount();
  };
  const takeHandedOver = useEffectEvent(() => {
    $handedOver.set(nothing);
    fillIn(handedOver.names, handedOver.values);
    if (handedOver.pan !== null) fill('panNumber', handedOver.pan);
  });
  useEffect(() => takeHandedOver(), []);
  return {
    said,
    from,
    fillAll: (values, shop) => {
      const names = freeIn(values);
      fillIn(names, values);
      setFrom(wordsFor(shop, names));
      return names;
    },
    options: (name) =>
      name === 'gstNumber'
        ? { onChange: ({ target }: { target: { value: string } }) => fillPan(target.value) }
        : {},
    fillAccount: ({ accountNumber, ifsc, accountHolderName }) => {
      fill('bankAccount', accountNumber);
      fill('confirmBankAccount', accountNumber);
      fill('ifsc', ifsc);
      if (accountHolderName !== '') fill('accountHolderName', accountHolderName);
    },
    isFromGstin: (name) => name === 'panNumber' && pan !== '' && form.getValues(name) === pan,
    offered: (name) =>
      textRow(name).offersOwner && info.ownerName && form.getValues(name).trim() === ''
        ? info.ownerName
        : null,
    use: (name, text) => {
      fill(name, text);
      setSaid(filledWords.used(fieldLabelWords[name], nameWithin(text)));
      // The offer is gone, and the vendor can edit the name in its field.
      form.setFocus(name);
    },
  };
}

/** Says what was filled in from another shop; '' for nothing, and for a GSTIN that the vendor typed. */
function wordsFor(shop: string | null, names: readonly KycTextField[]): string {
  const labels = names.map((name) => fieldLabelWords[name]).join(', ');
  return shop === null || labels === '' ? '' : filledWords.fromShop(nameWithin(shop), labels);
}
