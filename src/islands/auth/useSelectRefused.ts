import { useEffect, type RefObject } from 'react';

/**
 * A code that was refused is selected, so that typing writes over it: its last digit has sent it, and no button was pressed
 * that could be pressed again.
 */
export function useSelectRefused(field: RefObject<HTMLInputElement | null>, failure: string | null): void {
  useEffect(() => {
    if (failure === null) return;
    field.current?.focus();
    field.current?.select();
  }, [field, failure]);
}
