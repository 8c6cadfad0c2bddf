/** An address that came from data, as an absolute http(s) URL, or null: `javascript:` and the like never open. */
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
 * What a relative address of a document is relative to: the API, whose server wrote it. `apiBase` is the setting of the
 * build, empty where site and API share `origin`.
 */
export function documentBase(apiBase: string, origin: string): string {
  return new URL(`${apiBase}/`, origin).href;
}

/** A path of our own origin (path, query, hash), or null when the address leads anywhere else. */
export function sameOriginPath(value: string | null, origin: string): string | null {
  if (value === null) return null;
  try {
    const url = new URL(value, origin);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    // A path that starts with two slashes is ours only with the origin before it.
    if (!isWeb || url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** The hosts that addresses of settings name beside our own, once each; paths and addresses of our origin name none. */
export function foreignHosts(addresses: readonly string[], origin: string): string[] {
  const hosts = addresses.flatMap((address) => {
    const url = safeHttpUrl(address, origin);
    return url === null || new URL(url).origin === new URL(origin).origin ? [] : [new URL(url).host];
  });
  return [...new Set(hosts)];
}

/** The vendor that a page's address names by `?vendorId=`, or null for the current one. */
export function namedVendor(search: string): string | null {
  const id = new URLSearchParams(search).get('vendorId')?.trim() ?? '';
  // As a path segment these would lead to another endpoint.
  return id === '' || id === '.' || id === '..' ? null : id;
}
