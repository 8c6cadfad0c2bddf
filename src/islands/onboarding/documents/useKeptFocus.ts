import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in an element whose focused button goes with a change of `state`: the element itself takes it. Spread
 * the result into its props. A state that changes while the focus is elsewhere moves nothing.
 */
export function useKeptFocus<Target extends HTMLElement>(
  state: unknown,
): { ref: RefObject<Target | null>; onFocus: () => void; onBlur: () => void } {
  const ref = useRef<Target>(null);
  const isWithin = useRef(false);
  useEffect(() => {
    const { current: element } = ref;
    if (element === null || !isWithin.current || document.activeElement !== document.body) return;
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
    element.focus({ preventScroll: true });
  }, [state]);
  return {
    ref,
    onFocus: () => (isWithin.current = true),
    // React reports no blur of a control that it removes.
    onBlur: () => (isWithin.current = false),
  };
}
