/**
 * The reviewer's command line: `npm run sandbox -- list`, `… review <vendorId> approve`,
 * `… review <vendorId> reject --reason "…" [--flag gst --flag panNumber]`, `… reset`.
 * The site's operator reads `… reports`. `--data DIR` names another data folder than .sandbox.
 * The commands work while the server runs.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createClock } from '#sandbox/clock.ts';
import { openDataDir } from '#sandbox/dataDir.ts';
import { emptyDatabase } from '#sandbox/db/database.ts';
import { documentsOf, sweepUploads } from '#sandbox/documents.ts';
import { progressOf, statusOf } from '#sandbox/progress.ts';
import { allReports, reportTables } from '#sandbox/reports.ts';
import { reviewVendor } from '#sandbox/review.ts';
import { allVendors } from '#sandbox/vendors.ts';

const usage = `Usage: npm run sandbox -- <command> [--data DIR]
  list                                                 show all applications and their status
  review <vendorId> approve                            approve a submitted application
  review <vendorId> reject --reason "…" [--flag NAME]  reject it; --flag (repeatable) names what must change,
                                                       NAME:CODE also why (gst:cut-off); --due DAY by when
  reports                                              show where vendors stop, errors and page speed
  reset                                                delete all users, vendors, documents and reports`;

/** Runs one command and returns what to print. */
function command(argv: readonly string[]): string {
  const { positionals, values } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      data: { type: 'string', default: '.sandbox' },
      reason: { type: 'string' },
      flag: { type: 'string', multiple: true, default: [] },
      due: { type: 'string' },
    },
  });
  const [name, id, decision] = positionals;
  if (name !== 'list' && name !== 'review' && name !== 'reports' && name !== 'reset') throw new Error(usage);
  const store = { ...openDataDir(values.data), clock: createClock() };
  try {
    if (name === 'reset') {
      emptyDatabase(store.db);
      sweepUploads(store);
      return 'The sandbox is empty.';
    }
    if (name === 'reports') return reportTables(allReports(store));
    if (name === 'list') {
      const lines = allVendors(store).map((vendor) => {
        const present = documentsOf(store, vendor).map((document) => document.slot);
        const percent = progressOf(vendor, present).completionPercent;
        const { id: vendorId, category, baseInfo } = vendor;
        return `${vendorId}  ${category}  ${statusOf(vendor, present)}  ${percent} %  ${baseInfo.vendorName}`;
      });
      return lines.length > 0 ? lines.join('\n') : 'There are no applications yet.';
    }
    if (!id || (decision !== 'approve' && decision !== 'reject')) throw new Error(usage);
    const named = values.flag.map((flag) => flag.split(':'));
    const items = named.flatMap(([item = '', code]) =>
      code === undefined ? [] : [{ item, code, dueAt: values.due ?? null }],
    );
    const flags = named.flatMap(([item = '', code]) => (code === undefined ? [item] : []));
    const decided = reviewVendor(store, id, { decision, reason: values.reason, flags, items });
    const flagged = decided.flagged.length > 0 ? ` Flagged: ${decided.flagged.join(', ')}.` : '';
    return `${decided.baseInfo.vendorName} is ${decided.decision}.${flagged}`;
  } finally {
    store.db.close();
  }
}

try {
  console.log(command(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
