import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for the element that takes the focus when a change of `state` removes or disables the focused control.
 * Otherwise a keyboard user would start again at the top of the page. The element needs `tabIndex={-1}`.
 */
export function useFocusAfter<Target extends HTMLElement>(state: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(state);
  useEffect(() => {
    const hasChanged = before.current !== state;
    before.current = state;
    if (hasChanged && document.activeElement === document.body)
      target.current?.focus({ preventScroll: true });
  }, [state]);
  return target;
}
