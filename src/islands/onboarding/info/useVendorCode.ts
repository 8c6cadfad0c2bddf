import { useEffect, useEffectEvent, useState } from 'react';
import { tellPartLost } from '#islands/shell/page/tellPartLost.ts';
import { useSubmit } from '#islands/ui/form/useSubmit.ts';
import type { CategoryId } from '#lib/domain/category/category.ts';
import type { VendorInfo } from '#lib/domain/info/vendorInfo.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import type { FieldRefusal } from '#lib/messages/fieldRefusals.ts';
import type { VendorCodeFlow } from '#lib/stores/application/info/vendorCode.ts';
import { loadOrReload } from '#lib/stores/browser/newVersion.ts';

// Loaded while the vendor types, because it and its API calls are larger than the form itself.
const part = lazyModule(() => import('#lib/stores/application/info/vendorCode.ts'));

interface VendorCode {
  /** Null until the first request. */
  flow: VendorCodeFlow | null;
  isSending: boolean;
  /** Requests the code that creates the vendor of a valid form. */
  request: (info: VendorInfo) => Promise<void>;
  preload: () => void;
}

/**
 * Requests the code that creates the vendor of a form. With `provenVendor`, the id of a vendor, the code proves
 * that vendor's phone instead. `onRefused` receives the fields that the server refused together with the
 * code.
 */
export function useVendorCode(
  category: CategoryId,
  provenVendor: string | null = null,
  onRefused?: (refusals: readonly FieldRefusal[]) => void,
): VendorCode {
  const [flow, setFlow] = useState<VendorCodeFlow | null>(null);
  const show = useEffectEvent((refusals: readonly FieldRefusal[]) => {
    if (refusals.length > 0) onRefused?.(refusals);
  });
  useEffect(() => {
    const stop = flow?.$refused.listen((refusals) => show(refusals));
    return () => {
      stop?.();
      flow?.leave();
    };
  }, [flow]);
  // The flow reports its own failures. Only the loading of its file can fail here.
  const { isBusy, run } = useSubmit(tellPartLost);
  const request = (info: VendorInfo): Promise<void> =>
    run(async () => {
      const asking = flow ?? (await loadOrReload(part)).startVendorCode(category, provenVendor);
      setFlow(asking);
      await asking.request(info);
    });
  return { flow, isSending: isBusy, request, preload: part.preload };
}
