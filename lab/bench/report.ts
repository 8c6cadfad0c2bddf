import process from 'node:process';
import type { Effort, Entry } from './effort.ts';
import type { Load } from './measure.ts';
import type { Memory, Reached } from './portal.ts';
import type { Again } from './second.ts';
import type { Answers } from './taps.ts';

export type Figures = Load &
  Answers &
  Reached &
  Again &
  Memory &
  Effort &
  Entry & {
    documentBytes: number;
    assetBytes: number;
    interactionMs: number;
    longestTaskMs: number;
    /** The LCP relative to that of the English page, measured just before. */
    lcpShare: number;
    documentNodes: number;
  };
export type Limits = Partial<Record<keyof Figures, number>>;

/** One page's figures, with their limits. */
export interface Row {
  page: string;
  figures: Partial<Figures>;
  limits: Limits;
}

const columns: readonly (readonly [figure: keyof Figures, title: string, digits: number])[] = [
  ['documentBytes', 'document B', 0],
  ['assetBytes', 'script+style B', 0],
  ['bytes', 'all on wire B', 0],
  ['requestsBeforeLcp', 'requests to LCP', 0],
  ['scriptBytes', 'script files B', 0],
  ['codeBytes', 'script+style wire', 0],
  ['scriptMs', 'script ms', 1],
  ['taskMs', 'main thread ms', 0],
  ['typableMs', 'field typable ms', 0],
  ['usableMs', 'usable ms', 0],
  ['requestsToUse', 'requests to use', 0],
  ['bytesToUse', 'bytes to use', 0],
  ['fcpMs', 'FCP ms', 0],
  ['lcpMs', 'LCP ms', 0],
  ['lcpShare', 'LCP by English', 2],
  ['bytesBeforeLcp', 'bytes before LCP', 0],
  ['cls', 'CLS', 4],
  ['scrollCls', 'CLS scrolling', 4],
  ['tbtMs', 'TBT ms', 0],
  ['bannerMs', 'banner tap ms', 0],
  ['faqMs', 'question tap ms', 0],
  ['lostTaps', 'taps lost', 0],
  ['interactionMs', 'slowest answer ms', 0],
  ['documentNodes', 'elements and texts', 0],
  ['heapMb', 'heap MB', 1],
  ['heapGrowthMb', 'heap growth MB', 2],
  ['longestTaskMs', 'longest task ms', 0],
  ['screens', 'screens', 1],
  ['keys', 'keys', 0],
  ['taps', 'taps', 0],
  ['firstFieldAt', 'first field at px', 0],
  ['signInAt', 'sign-in ends at px', 0],
  ['applicationsAt', 'signed in ends at', 0],
];

/** Returns the figures that are above their limit or were not measured. */
export function broken({ figures, limits }: Row): string[] {
  return Object.entries(limits)
    .filter(([name, limit]) => !((figures[name as keyof Figures] ?? Number.NaN) <= limit))
    .map(([name]) => name);
}

export function printTable(row: Row): void {
  const over = broken(row);
  process.stdout.write(`\n${row.page}\n`);
  for (const [name, title, digits] of columns) {
    const [figure, limit] = [row.figures[name], row.limits[name]];
    if (figure === undefined) continue;
    const verdict =
      limit === undefined
        ? ''
        : `  of ${String(limit).padStart(6)}  ${over.includes(name) ? 'BROKEN' : 'ok'}`;
    process.stdout.write(`  ${title.padEnd(18)}${figure.toFixed(digits).padStart(9)}${verdict}\n`);
  }
}
