import { useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { offers } from '#lib/capabilities.ts';
import {
  isInfoName,
  mayReuseGstin,
  reuseNames,
  type Reusable,
  type ReuseName,
} from '#lib/domain/kyc/reuse.ts';
import type { VendorInfoForm } from '#lib/domain/info/vendorInfoForm.ts';
import { handOver } from '#lib/stores/application/handedOver.ts';
import { GstinOffer } from './GstinOffer.tsx';
import { ReuseOffer } from './ReuseOffer.tsx';

/** The known details of a signed-in vendor, before the first question of a new application. */
export function PrefillOffers({ form }: { form: UseFormReturn<VendorInfoForm> }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    const next = current?.nextElementSibling;
    if (!current || !(next instanceof HTMLElement)) return;
    // It comes above a field that has the focus. Keep that field where it is.
    const isTyping = current.closest('form')?.contains(document.activeElement) ?? false;
    if (isTyping) scrollBy({ top: next.offsetTop - current.offsetTop, behavior: 'instant' });
  }, []);
  const isFree = (name: 'ownerName' | 'email'): boolean => form.getValues(name).trim() === '';
  const use = (values: Reusable, shop: string): readonly ReuseName[] => {
    // The vendor may have typed since the values were offered.
    const used = reuseNames.filter((name) => name in values && (!isInfoName(name) || isFree(name)));
    for (const name of used.filter(isInfoName))
      form.setValue(name, values[name] ?? '', { shouldDirty: true });
    const { ownerName: _owner, email: _email, ...kyc } = values;
    handOver(kyc, shop);
    return used;
  };
  return (
    <div ref={box}>
      {offers('reuse') && (
        <ReuseOffer
          current={null}
          mayOffer={(name, text) =>
            isInfoName(name)
              ? isFree(name)
              : name !== 'gstNumber' || mayReuseGstin(text, form.getValues('pincode'))
          }
          onUse={use}
        />
      )}
      {offers('gstinLookup') && <GstinOffer form={form} />}
    </div>
  );
}
