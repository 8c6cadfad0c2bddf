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
import { lazyModule } from '#lib/lazyModule.ts';
import { handOver } from '#lib/stores/application/handedOver.ts';
import { useHelp } from './useHelp.ts';
import { useReuse } from './useReuse.ts';

const gstinOffer = lazyModule(() => import('./GstinOffer.tsx'));

/** The known details of a signed-in vendor, before the first question of a new application. */
export function PrefillOffers({ form }: { form: UseFormReturn<VendorInfoForm> }) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const reuse = useReuse(null, true);
  const gstin = useHelp(gstinOffer, offers('gstinLookup'));
  const isReuse = reuse !== null;
  const isGstin = gstin !== null;
  useLayoutEffect(() => {
    const { current } = box;
    const next = current?.nextElementSibling;
    if (!current || !(next instanceof HTMLElement)) return;
    const before = height.current;
    height.current = next.offsetTop - current.offsetTop;
    // The offers come above a field that has the focus. Keep that field where it is.
    const isTyping = current.closest('form')?.contains(document.activeElement) ?? false;
    if (isTyping) scrollBy({ top: height.current - before, behavior: 'instant' });
  }, [isReuse, isGstin]);
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
      {reuse && (
        <reuse.Offer
          shop={reuse.shop}
          mayOffer={(name, text) =>
            isInfoName(name)
              ? isFree(name)
              : name !== 'gstNumber' || mayReuseGstin(text, form.getValues('pincode'))
          }
          onUse={use}
        />
      )}
      {gstin && <gstin.GstinOffer form={form} />}
    </div>
  );
}
