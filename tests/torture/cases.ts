import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { seededDice } from '#sandbox/faults.ts';

/** The random choices of one case. The same seed gives the same choices. */
export interface Dice {
  /** A number in [0, 1). */
  roll(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True in this share of the rolls. */
  chance(share: number): boolean;
}

/** The dice of a seed. */
export function diceOf(seed: number): Dice {
  const roll = seededDice(seed);
  const between = (min: number, max: number): number => min + Math.floor(roll() * (max - min + 1));
  return {
    roll,
    between,
    pick: ([first, ...more]) => more[Math.floor(roll() * (more.length + 1)) - 1] ?? first,
    chance: (share) => roll() < share,
  };
}

/** A run: many cases of one kind. */
export interface Run {
  /** The name for `npm run torture -- --only`. */
  readonly name: string;
  /** The number of cases in `npm test` (`sample`) and in `npm run torture` (`full`). */
  readonly sample: number;
  readonly full: number;
}

interface Failure {
  readonly seed: number;
  readonly reason: string;
}

/** The result of a run, which `lab/torture/run.mjs` reads. */
export interface Outcome {
  readonly run: string;
  readonly cases: number;
  readonly failures: readonly Failure[];
}

/**
 * Reads `TORTURE_SEED` and the like, which lab/torture/run.mjs sets. Without them a run plays its sample in
 * `npm test`.
 */
const setting = (name: string): number | null => {
  const text = process.env[`TORTURE_${name}`];
  return text === undefined || text === '' ? null : Number(text);
};
const reportFolder = process.env['TORTURE_REPORT'];

/** Whether this is `npm run torture`, in which a run may take hours. */
export const isTorture = reportFolder !== undefined;
/** The number of windows that share a run in a browser. Each window costs more than the few cases of `npm test`. */
export const windows = isTorture ? 2 : 1;
/** The time limit of a run (ms), which ends one that hangs. */
export const runTimeoutMs = isTorture ? 24 * 3_600_000 : 240_000;

/**
 * Plays a run's cases, each with the dice of its own seed, and continues after a failed one. With `part`, that
 * many workers share the cases.
 * @throws {Error} that names the first failures and the seed to repeat each with.
 */
export async function playCases(
  run: Run,
  play: (dice: Dice, index: number) => Promise<void>,
  part: { index: number; of: number } = { index: 0, of: 1 },
): Promise<void> {
  const first = setting('SEED') ?? 2026;
  const minutes = setting('MINUTES');
  const wanted = setting('CASES') ?? (isTorture ? run.full : run.sample);
  const endsAt = minutes === null ? null : performance.now() + minutes * 60_000;
  const failures: Failure[] = [];
  let cases = 0;
  for (let index = part.index; ; index += part.of) {
    const isOver = endsAt === null ? index >= wanted : performance.now() >= endsAt;
    if (isOver) break;
    try {
      await play(diceOf(first + index), index);
    } catch (error) {
      failures.push({ seed: first + index, reason: error instanceof Error ? error.message : String(error) });
    }
    cases++;
  }
  report({ run: run.name, cases, failures }, part.index);
  if (failures.length === 0) return;
  const told = failures.slice(0, 3).map(({ seed, reason }) => `${repeatLine(run.name, seed)}\n${reason}`);
  throw new Error(`${failures.length} of ${cases} failed. To repeat:\n${told.join('\n')}`);
}

/** The command that repeats one case. */
export function repeatLine(run: string, seed: number): string {
  return `npm run torture -- --only ${run} --seed ${seed} --cases 1`;
}

function report(outcome: Outcome, part: number): void {
  if (reportFolder === undefined) return;
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(path.join(reportFolder, `${outcome.run}.${part}.json`), JSON.stringify(outcome));
}
