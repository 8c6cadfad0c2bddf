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

function reasonToSkip({ needs }: Check, { options, offers, session }: Play): string | null {
  for (const need of needs) {
    if (need === 'origin' || need === 'geocoder') {
      if (options[need] === undefined) return `needs --${need}`;
    } else if (need === 'phone' || need === 'session' || need === 'writes') {
      if (options.phone === undefined) return 'needs --phone';
      if (need === 'writes' && !options.writes) return 'needs --writes';
      if (need === 'writes' && options.otherPhone === undefined) return 'needs --other-phone';
      if (need !== 'phone' && session === null) return 'nobody is signed in';
    } else if (!offers(need)) return `the API does not offer ${need}`;
  }
  return null;
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
