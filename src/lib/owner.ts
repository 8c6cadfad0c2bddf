import { brand } from '#lib/brand.ts';
import { owner, type Owner } from '#site/operator.ts';

/** Domains reserved for examples (RFC 2606), which no real address has. */
const exampleAddress = /[./@]example(?:[./]|$)|id=example\./;

/** Returns the paths of what a release lacks: missing particulars and the brand's example addresses. */
export function missingParticulars(
  particulars: Owner = owner,
  names: Readonly<Record<string, string>> = brand,
): string[] {
  return [
    ...missingIn(particulars).map((path) => `owner.${path}`),
    ...Object.entries(names)
      .filter(([, value]) => exampleAddress.test(value))
      .map(([name]) => `brand.${name}`),
  ];
}

function missingIn(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (value !== null && typeof value === 'object') {
      return missingIn(value).map((path) => `${name}.${path}`);
    }
    return value === null || (typeof value === 'string' && value.trim() === '') ? [name] : [];
  });
}
