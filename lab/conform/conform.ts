import { checks, type Check } from './checks.ts';
import { Play, type Options } from './play.ts';

/** The outcome of a check: its failures, or the reason why it did not run. */
export interface Row {
  name: string;
  skipped: string | null;
  failures: Play['failures'];
}

/** Plays the API schema against an API and returns a row for each check. */
export async function conform(options: Options): Promise<Row[]> {
  const play = new Play(options);
  const rows: Row[] = [];
  for (const check of checks) {
    play.failures = [];
    const skipped = reasonToSkip(check, play);
    if (skipped === null) await check.run(play);
    rows.push({ name: check.name, skipped, failures: play.failures });
  }
  return rows;
}

function reasonToSkip({ needs, capability }: Check, { options, offers, session }: Play): string | null {
  if (capability !== undefined && !offers(capability)) return `the API does not offer ${capability}`;
  if (needs === undefined) return null;
  if (needs === 'origin' || needs === 'geocoder')
    return options[needs] === undefined ? `needs --${needs}` : null;
  if (options.phone === undefined) return 'needs --phone';
  if (needs === 'writes' && !options.writes) return 'needs --writes';
  if (needs === 'writes' && options.otherPhone === undefined) return 'needs --other-phone';
  return needs !== 'phone' && session === null ? 'nobody is signed in' : null;
}

/** Returns the rows as a table, and a line of curl for each failure. */
export function report(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ name, skipped, failures }) => [
    `${skipped !== null ? '–' : failures.length > 0 ? '✗' : '✓'} ${name}${skipped === null ? '' : ` (${skipped})`}`,
    ...failures.flatMap(({ words, curl }) => [`    ${words}`, `      ${curl}`]),
  ]);
  const failed = rows.filter(({ failures }) => failures.length > 0).length;
  const skipped = rows.filter((row) => row.skipped !== null).length;
  const passed = rows.length - failed - skipped;
  return [...lines, '', `${passed} passed, ${failed} failed, ${skipped} skipped`].join('\n');
}
