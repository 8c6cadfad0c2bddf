/** Makes the browser ask before this page is closed or left. Returns a function that ends this. */
export function askBeforeClosing(): () => void {
  const ask = (event: Event): void => event.preventDefault();
  globalThis.addEventListener?.('beforeunload', ask);
  return () => globalThis.removeEventListener?.('beforeunload', ask);
}
