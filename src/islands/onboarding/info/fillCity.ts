import type { UseFormReturn } from 'react-hook-form';
import { cityFilledWords } from '#lib/words/fields.ts';
import type { Place } from '#lib/domain/info/place.ts';
import type { VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';
import { findPinCity } from '#lib/stores/application/info/pinCity.ts';

/** The city that was filled in, and where it comes from. */
export interface FilledCity {
  city: string;
  words: string;
}

/** Fills in a field. If the vendor is in it, the text is selected as after a Tab, so that typing replaces it. */
function fill(form: UseFormReturn<VendorInfoForm>, name: 'pincode' | 'city', text: string): void {
  form.setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement && focused.name === name) focused.select();
}

/** Fills in what the map knows of an address, and calls `tell` with the city. It never replaces typed text. */
export function fillAddress(
  form: UseFormReturn<VendorInfoForm>,
  address: Pick<Place, 'city' | 'pincode'>,
  tell: (filled: FilledCity) => void,
): void {
  for (const name of ['pincode', 'city'] as const) {
    const text = address[name];
    if (text === undefined || form.getValues(name) !== '') continue;
    fill(form, name, text);
    if (name === 'city') tell({ city: text, words: cityFilledWords.map });
  }
}

/**
 * Fills in the city when the PIN code becomes another complete one, and calls `tell` with it. It never
 * replaces typed text. Returns an unsubscribe function.
 */
export function fillCity(
  form: UseFormReturn<VendorInfoForm>,
  tell: (filled: FilledCity) => void,
): () => void {
  let filled = '';
  let asked = '';
  const look = async (): Promise<void> => {
    const pincode = form.getValues('pincode');
    if (pincode === asked) return;
    asked = pincode;
    const found = await findPinCity(pincode);
    if (pincode !== asked || found === null || ![filled, ''].includes(form.getValues('city'))) return;
    filled = found;
    fill(form, 'city', found);
    tell({ city: found, words: cityFilledWords.pin });
  };
  void look();
  return form.subscribe({ formState: { values: true }, callback: () => void look() });
}
