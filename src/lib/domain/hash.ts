/**
 * Returns the 32-bit FNV-1a hash of the text's UTF-16 units. It tells texts apart and is not cryptographic. Source:
 * http://www.isthe.com/chongo/tech/comp/fnv/ (offset basis and prime).
 */
export function fnv1a(text: string, basis = 0x811c9dc5): number {
  let hash = basis;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** Returns 128 bits of a long random text in hexadecimal. It survives a reload and does not reveal the text. */
export function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]
    .map((basis) => fnv1a(text, basis).toString(16).padStart(8, '0'))
    .join('');
}
