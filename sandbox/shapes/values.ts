import { isOwnId, numberOfId } from '#sandbox/shapes/ids.ts';
import type { Shapes } from '#sandbox/shapes/dimensions.ts';

/** Fields that an API need not send. */
const optionalNames = new Set(['review', 'updatedAt', 'supportPhone', 'phoneVerifiedAt', 'totalSteps']);
const statusNames = new Set(['status', 'vendorStatus']);
const numberNames = new Set([
  'completionPercent',
  'nextStep',
  'totalSteps',
  'lat',
  'lng',
  'latitude',
  'longitude',
  'minimumOrder',
  'deliveryRadius',
  'expiresIn',
]);
const dateName = /(?:At|Date)$/;

/**
 * Returns a reply with its values and names in the given shapes. Every name in a reply names a field; none is
 * data.
 * @param origin the API's origin, for absolute links to documents.
 */
export function withValues(reply: unknown, shapes: Shapes, origin: string): unknown {
  return shaped('', reply);

  function shaped(name: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => shaped(name, item));
    if (typeof value !== 'object' || value === null) return leaf(name, value, shapes, origin);
    const fields = Object.entries(value).filter(([key, field]) => isKept(key, field, shapes));
    return Object.fromEntries(fields.map(([key, field]) => [nameOf(key, field, shapes), shaped(key, field)]));
  }
}

const isKept = (name: string, value: unknown, { missingOptionals }: Shapes): boolean =>
  !missingOptionals || (value !== null && !optionalNames.has(name));

function nameOf(name: string, value: unknown, { idName, names }: Shapes): string {
  if (name === 'id' && isOwnId(value)) return idName;
  return names === 'snake' ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;
}

function leaf(name: string, value: unknown, shapes: Shapes, origin: string): unknown {
  if (typeof value === 'number') {
    return shapes.numbers === 'text' && numberNames.has(name) ? String(value) : value;
  }
  if (typeof value !== 'string') return value;
  if (isOwnId(value)) return shapes.ids === 'number' ? numberOfId(value) : value;
  if (name === 'url') return shapes.documentUrls === 'absolute' ? `${origin}${value}` : value;
  if (statusNames.has(name)) return statusWord(value, shapes.statusCase);
  return dateName.test(name) ? date(value, shapes.dates) : value;
}

function statusWord(word: string, style: Shapes['statusCase']): string {
  switch (style) {
    case 'lower':
      return word;
    case 'upper':
      return word.toUpperCase();
    case 'odd':
      return ` ${word.charAt(0).toUpperCase()}${word.slice(1)} `;
  }
}

const indiaOffsetMs = 5.5 * 60 * 60 * 1000;

/** Returns a UTC instant in the given form. */
function date(text: string, form: Shapes['dates']): string | number {
  const at = Date.parse(text);
  if (Number.isNaN(at)) return text;
  switch (form) {
    case 'iso':
      return text;
    case 'iso-offset':
      return new Date(at + indiaOffsetMs).toISOString().replace('Z', '+05:30');
    case 'iso-seconds':
      return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
    case 'epoch-ms':
      return at;
    case 'epoch-seconds':
      return Math.floor(at / 1000);
  }
}
