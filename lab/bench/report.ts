import process from 'node:process';
import type { Browser, Page } from 'playwright';

/** Every figure with its title and its digits. Sizes are as sent over the wire, positions in CSS pixels. */
const columns = {
  documentBytes: ['document B', 0],
  assetBytes: ['script+style B', 0],
  bytes: ['all on wire B', 0],
  requestsBeforeLcp: ['requests to LCP', 0],
  scriptBytes: ['script files B', 0],
  scriptMs: ['script ms', 1],
  /** The whole time of the main thread. */
  taskMs: ['main thread ms', 0],
  /** From the navigation until the first field is on screen and accepts keys. */
  typableMs: ['field typable ms', 0],
  /** From the navigation until the page can serve its purpose: send its form, or show its data. */
  usableMs: ['usable ms', 0],
  /** Requests until then, the document included. */
  requestsToUse: ['requests to use', 0],
  bytesToUse: ['bytes to use', 0],
  fcpMs: ['FCP ms', 0],
  lcpMs: ['LCP ms', 0],
  /** The LCP relative to that of the English page, measured just before. */
  lcpShare: ['LCP by English', 2],
  /** Bytes from the network for the document and for the files that were requested before the LCP. */
  bytesBeforeLcp: ['bytes before LCP', 0],
  cls: ['CLS', 4],
  scrollCls: ['CLS scrolling', 4],
  tbtMs: ['TBT ms', 0],
  /** From a tap on a page just painted to the frame that shows the change. */
  bannerMs: ['banner tap ms', 0],
  faqMs: ['question tap ms', 0],
  lostTaps: ['taps lost', 0],
  /** The slowest reaction of a screen: from a tap or a key to the next frame. */
  interactionMs: ['slowest answer ms', 0],
  documentNodes: ['elements and texts', 0],
  heapMb: ['heap MB', 1],
  heapGrowthMb: ['heap growth MB', 2],
  /** The longest task of the page's main thread. */
  longestTaskMs: ['longest task ms', 0],
  /** The heights of all pages together, in heights of the phone's screen. */
  screens: ['screens', 1],
  keys: ['keys', 0],
  taps: ['taps', 0],
  /** The largest distance of a step's first field from the top of its first screen. */
  firstFieldAt: ['first field at px', 0],
  signInAt: ['sign-in ends at px', 0],
  applicationsAt: ['signed in ends at', 0],
} as const;

export type Figures = Partial<Record<keyof typeof columns, number>>;

/**
 * Measures a row: takes its figures several times, each time on a page of a new visitor, and prints the medians with
 * their limits.
 */
export type Add = (name: string, limits: Figures, take: (page: Page) => Promise<Figures>) => Promise<void>;
/** A part of the bench, which adds its rows. */
export type Part = (browser: Browser, add: Add) => Promise<void>;

/** Returns the names of the figures that are above their limit or were not measured. */
export function broken(figures: Figures, limits: Figures): string[] {
  const names = Object.keys(limits) as (keyof Figures)[];
  return names.filter((name) => !((figures[name] ?? Number.NaN) <= (limits[name] ?? Infinity)));
}

export function printTable(title: string, figures: Figures, limits: Figures): void {
  const over = broken(figures, limits);
  process.stdout.write(`\n${title}\n`);
  for (const [name, [label, digits]] of Object.entries(columns)) {
    const [figure, limit] = [figures, limits].map((each) => each[name as keyof Figures]);
    if (figure === undefined) continue;
    const verdict = over.includes(name) ? 'BROKEN' : 'ok';
    const held = limit === undefined ? '' : `  of ${String(limit).padStart(6)}  ${verdict}`;
    process.stdout.write(`  ${label.padEnd(18)}${figure.toFixed(digits).padStart(9)}${held}\n`);
  }
}

/** Takes measurements one after another and returns the median of each figure. */
export async function repeat(times: number, take: () => Promise<Figures>): Promise<Figures> {
  const taken: Figures[] = [];
  while (taken.length < times) taken.push(await take());
  return nthLowest(taken, times >> 1);
}

/** Returns the value of each figure that only `n` others are below. */
export function nthLowest(taken: readonly Figures[], n: number): Figures {
  const sorted = (name: string) =>
    taken.map((figures) => figures[name as keyof Figures] ?? Number.NaN).sort((a, b) => a - b);
  return Object.fromEntries(Object.keys(taken[0] ?? {}).map((name) => [name, sorted(name)[n]]));
}
