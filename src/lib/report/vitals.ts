import type { VitalName } from './vocabulary.ts';

/** Layout shifts closer than `gapMs` belong to one window of at most `windowMs` (web.dev/articles/cls). */
const gapMs = 1000;
const windowMs = 5000;
/** The browser does not report shorter interactions. */
const shortestInteractionMs = 40;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/**
 * Measures the page from its start. Returns a function that returns the values so far: times in milliseconds since
 * navigation, INP as the longest interaction, CLS as the worst window of shifts. Values that the browser does not
 * measure are absent.
 */
export function measureVitals(): () => [VitalName, number][] {
  const found = new Map<VitalName, number>();
  const start = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  if (start !== undefined && start.responseStart > 0) found.set('TTFB', start.responseStart);
  const flushes = [
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') found.set('FCP', startTime);
    }),
    observe('largest-contentful-paint', ({ startTime }) => found.set('LCP', startTime)),
    observe('layout-shift', shiftTaker(found)),
    observe(
      'event',
      ({ duration, interactionId = 0 }: Interaction) => {
        if (interactionId > 0) found.set('INP', Math.max(found.get('INP') ?? 0, duration));
      },
      { durationThreshold: shortestInteractionMs },
    ),
  ];
  return () => {
    for (const flush of flushes) flush();
    return [...found];
  };
}

function shiftTaker(found: Map<VitalName, number>): (shift: Shift) => void {
  let sum = 0;
  let firstAt = 0;
  let lastAt = -Infinity;
  found.set('CLS', 0);
  return ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    const goesOn = startTime - lastAt < gapMs && startTime - firstAt < windowMs;
    if (!goesOn) firstAt = startTime;
    sum = goesOn ? sum + value : value;
    lastAt = startTime;
    found.set('CLS', Math.max(found.get('CLS') ?? 0, sum));
  };
}

/** Observes one type of entries, including earlier ones. Returns a function that takes the entries still queued. */
function observe<Entry extends PerformanceEntry>(
  type: string,
  take: (entry: Entry) => void,
  options: { durationThreshold?: number } = {},
): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return () => undefined;
  const takeAll = (entries: PerformanceEntryList): void => (entries as Entry[]).forEach(take);
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return () => takeAll(observer.takeRecords());
}
