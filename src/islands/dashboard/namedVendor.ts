/** The vendor the address names by `?vendorId=`, or null for the current one. */
export function namedVendor(): string | null {
  const id = new URLSearchParams(globalThis.location.search).get('vendorId')?.trim() ?? '';
  // As a path segment these would lead to another endpoint.
  return id === '' || id === '.' || id === '..' ? null : id;
}
