import * as fc from 'fast-check';
import type { Schema } from '../support/openapiDocument.ts';
import type { Dice } from './cases.ts';
import { sampleOf } from './sampleOf.ts';

/** The kind of body: valid for the schema, at the limits of the schema, or with one fault. */
export type Making = 'valid' | 'boundary' | 'invalid';

const letters = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 20 });
const matching = new Map<string, fc.Arbitrary<string>>();

function textOf(schema: Schema, dice: Dice, making: Making): string {
  const { pattern, minLength = 0, maxLength = 60 } = schema;
  if (pattern !== undefined) {
    const known = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
    matching.set(pattern, known);
    return sampleOf(dice, known).slice(0, maxLength);
  }
  if (making === 'boundary') return dice.pick(['a', 'ल', '𝒜']).repeat(dice.pick([minLength, maxLength]));
  const text = sampleOf(dice, letters).slice(0, maxLength);
  return text.length >= minLength ? text : text.padEnd(minLength, 'x');
}

function numberOf(schema: Schema, dice: Dice, making: Making): number {
  const least = schema.minimum ?? schema.exclusiveMinimum ?? -1e6;
  const most = schema.maximum ?? schema.exclusiveMaximum ?? 1e6;
  if (making === 'boundary') return dice.pick([least, most]);
  const value = least + dice.roll() * (most - least);
  return schema.type === 'integer' ? Math.round(value) : value;
}

/** A value that the schema allows. Half of the optional properties are present. */
export function valueOf(schema: Schema, dice: Dice, making: Making): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return dice.pick([...schema.enum] as [unknown, ...unknown[]]);
  if (schema.anyOf !== undefined)
    return valueOf(dice.pick([...schema.anyOf] as [Schema, ...Schema[]]), dice, making);
  switch (
    typeof schema.type === 'object' ? dice.pick([...schema.type] as [string, ...string[]]) : schema.type
  ) {
    case 'string':
      return textOf(schema, dice, making);
    case 'number':
    case 'integer':
      return numberOf(schema, dice, making);
    case 'boolean':
      return dice.chance(0.5);
    case 'null':
      return null;
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 4 } = schema;
      const length =
        making === 'boundary'
          ? dice.pick([minItems, maxItems])
          : dice.between(minItems, Math.min(maxItems, minItems + 3));
      return Array.from({ length }, () => valueOf(items, dice, making));
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || dice.chance(0.5))
          .map(([name, property]) => [name, valueOf(property, dice, making)]),
      );
    default:
      return dice.pick<unknown>([null, true, 1, 'x', [], {}]);
  }
}

const odd = [
  null,
  true,
  0,
  -1,
  1e21,
  '',
  ' ',
  'x',
  '٩'.repeat(10),
  'x'.repeat(300),
  [],
  {},
  [null],
  '\u0000',
  "' OR 1=1 --",
] as const;

/** The value with one change, which is usually a fault: a part is missing, of another type, or beyond a limit. */
export function mutated(value: unknown, dice: Dice): unknown {
  const isList = Array.isArray(value);
  const isObject = typeof value === 'object' && value !== null && !isList;
  const names = isObject ? Object.keys(value) : isList ? [...value.keys()].map(String) : [];
  if (names.length === 0 || dice.chance(0.1)) {
    if (typeof value === 'string' && dice.chance(0.5))
      return dice.pick([
        value.slice(0, -1),
        `${value}0`,
        ` ${value} `,
        value.toLowerCase(),
        value.replace(/./, '-'),
      ]);
    if (typeof value === 'number' && dice.chance(0.5))
      return dice.pick<unknown>([value + 0.5, -value, value * 1000, String(value)]);
    return dice.pick<unknown>([...odd] as [unknown, ...unknown[]]);
  }
  const name = dice.pick(names as [string, ...string[]]);
  const before = (value as Record<string, unknown>)[name];
  if (isList)
    return value.map((item: unknown, index) => (String(index) === name ? mutated(item, dice) : item));
  const { [name]: _, ...others } = value as Record<string, unknown>;
  return dice.chance(0.2) ? others : { ...others, [name]: mutated(before, dice) };
}
