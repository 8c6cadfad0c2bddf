/**
 * A ref for an element that takes the focus when it appears. A function that is written at the element would be a new one at
 * each rendering, and React would call it each time: the focus would come back from wherever the vendor took it.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
