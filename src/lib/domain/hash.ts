/**
 * FNV-1a over the text's UTF-16 units, 32 bits: tells texts apart, keeps no secret.
 * Source: http://www.isthe.com/chongo/tech/comp/fnv/ (offset basis and prime).
 */
export function fnv1a(text: string, basis = 0x811c9dc5): number {
  let hash = basis;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** 128 bits of a long random text in hexadecimal: derived anew after a reload, and nothing to find the text from. */
export function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]
    .map((basis) => fnv1a(text, basis).toString(16).padStart(8, '0'))
    .join('');
}
