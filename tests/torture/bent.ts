import type { Dice } from './cases.ts';

const odd = [
  null,
  true,
  false,
  0,
  -1,
  1e21,
  '',
  ' ',
  'x',
  '2026-13-45',
  [],
  {},
  [null],
  [[]],
  { data: null },
] as const;

/** A distorted copy of a value: parts of it are missing, of another type, wrapped, or doubled. */
export function bent(dice: Dice, value: unknown, depth = 0): unknown {
  if (dice.chance(depth === 0 ? 0.02 : 0.08)) return dice.pick<unknown>([...odd] as [unknown, ...unknown[]]);
  if (dice.chance(0.03))
    return { [dice.pick(['data', 'vendor', 'result', 'payload', 'applicationData'])]: value };
  if (Array.isArray(value)) {
    const items = value.map((item) => bent(dice, item, depth + 1));
    return dice.chance(0.1) ? [...items, ...items] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(() => !dice.chance(0.05))
      .map(([key, item]) => [key, bent(dice, item, depth + 1)]),
  );
}
