import * as fc from 'fast-check';
import type { Dice } from './cases.ts';

/** One random value of a generator, chosen by the dice. */
export function sampleOf<Value>(dice: Dice, arbitrary: fc.Arbitrary<Value>): Value {
  const [value] = fc.sample(arbitrary, { seed: dice.between(0, 0x7fff_ffff), numRuns: 1 });
  return value as Value;
}
