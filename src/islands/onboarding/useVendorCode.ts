import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { CategoryId } from '#lib/domain/category.ts';
import { startVendorCode, type VendorCodeFlow } from '#lib/stores/application/vendorCode.ts';

/** The code that creates the vendor of a form; whether it is on its way, and whether it is asked for. */
export function useVendorCode(category: CategoryId): {
  code: VendorCodeFlow;
  isSending: boolean;
  isAsked: boolean;
} {
  const [code] = useState(() => startVendorCode(category));
  useEffect(() => () => code.leave(), [code]);
  const isSending = useStore(code.$state).stage.type === 'sending';
  return { code, isSending, isAsked: useStore(code.$asked) !== null };
}
