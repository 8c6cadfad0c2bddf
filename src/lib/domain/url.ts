/** Returns an address from data as an absolute http(s) URL, or null: `javascript:` and the like must never open. */
export function safeHttpUrl(value: string | null, origin: string): string | null {
  if (value === null) return null;
  try {
    const url = new URL(value, origin);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/**
 * Returns the base of a document's relative address: the API, whose server wrote it. `apiBase` is the build's
 * setting, empty if the site and the API share `origin`.
 */
export function documentBase(apiBase: string, origin: string): string {
  return new URL(`${apiBase}/`, origin).href;
}

/** Returns a path of our own origin (path, query, hash), or null for an address elsewhere. */
export function sameOriginPath(value: string | null, origin: string): string | null {
  if (value === null) return null;
  try {
    const url = new URL(value, origin);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    // Two leading slashes would make this path an address of another host.
    if (!isWeb || url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** Returns the foreign hosts in the addresses of settings, once each. Paths and addresses of our origin name none. */
export function foreignHosts(addresses: readonly string[], origin: string): string[] {
  const hosts = addresses.flatMap((address) => {
    const url = safeHttpUrl(address, origin);
    return url === null || new URL(url).origin === new URL(origin).origin ? [] : [new URL(url).host];
  });
  return [...new Set(hosts)];
}

/** Returns the vendor that a page's address names with `?vendorId=`, or null for the current one. */
export function namedVendor(search: string): string | null {
  const id = new URLSearchParams(search).get('vendorId')?.trim() ?? '';
  // As path segments these would lead to another endpoint.
  return id === '' || id === '.' || id === '..' ? null : id;
}
