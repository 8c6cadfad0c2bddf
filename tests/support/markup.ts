import type { Element } from '../../scripts/built-site.ts';
import { featureAt, missingIn } from './data.ts';
import type { Lack } from './lack.ts';

/** Returns the elements and attributes of a document that a supported browser lacks. */
export function lacksOfMarkup(elements: readonly Element[]): Lack[] {
  const found = new Map<string, Lack>();
  for (const { tag, attributes } of elements) {
    const paths = [
      `html/elements/${tag}`,
      ...Object.keys(attributes).flatMap((name) => [
        `html/elements/${tag}/${name}`,
        `html/global_attributes/${name}`,
      ]),
      ...(tag === 'input' ? [`html/elements/input/type_${attributes['type']}`] : []),
      ...(tag === 'link' ? [`html/elements/link/rel/${attributes['rel']}`] : []),
    ];
    for (const feature of paths) {
      const compat = found.has(feature) ? null : featureAt(feature);
      const missing = compat === null ? [] : missingIn(compat);
      if (missing.length > 0) found.set(feature, { feature, missing, at: `<${tag}>` });
    }
  }
  return [...found.values()];
}
