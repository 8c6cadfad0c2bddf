import { useEffect, useState } from 'react';
import { offers } from '#lib/capabilities.ts';
import { lazyModule } from '#lib/lazyModule.ts';
import type { OtherShop } from '#lib/stores/application/kyc/otherShop.ts';
import { useHelp } from './useHelp.ts';

export const otherShop = lazyModule(() => import('#lib/stores/application/kyc/otherShop.ts'));
const offer = lazyModule(() => import('./ReuseOffer.tsx'));

/**
 * Returns another shop of the vendor and the part that offers its details. Null while it is not wanted, without such a
 * shop, and where the API does not offer it. `current` is the vendor of this application; null before it exists.
 */
export function useReuse(
  current: string | null,
  isWanted: boolean,
): { shop: OtherShop; Offer: typeof import('./ReuseOffer.tsx').ReuseOffer } | null {
  const [shop, setShop] = useState<OtherShop | null>(null);
  const isAsked = isWanted && offers('reuse');
  useEffect(() => {
    if (!isAsked) return;
    let isShown = true;
    const find = async (): Promise<void> => {
      const { findOtherShop } = await otherShop.load();
      // The vendor may have left the page and signed out. A call without a session would ask to sign in.
      if (!isShown) return;
      const found = await findOtherShop(current);
      if (isShown) setShop(found);
    };
    // Without the list there is no offer.
    find().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [current, isAsked]);
  const part = useHelp(offer, isAsked && shop !== null);
  return part && shop && { shop, Offer: part.ReuseOffer };
}
