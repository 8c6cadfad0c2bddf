import { useEffect, type RefObject } from 'react';

/**
 * Selects a refused code, so that typing replaces it. The last digit sends a code, so no button needs to be
 * pressed again.
 */
export function useSelectRefused(field: RefObject<HTMLInputElement | null>, failure: string | null): void {
  useEffect(() => {
    if (failure === null) return;
    field.current?.focus();
    field.current?.select();
  }, [field, failure]);
}
