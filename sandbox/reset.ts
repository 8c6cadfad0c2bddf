import type { Context } from '#sandbox/context.ts';
import { emptyDatabase } from '#sandbox/db/database.ts';
import { sweepUploads } from '#sandbox/documents.ts';

/** Empties the sandbox, removes all faults, and restores the machine's time, the settings and the shapes. */
export function resetSandbox(context: Context): void {
  emptyDatabase(context.db);
  sweepUploads(context);
  context.clock.reset();
  context.faults.clear();
  context.journal.clear();
  context.outbox.length = 0;
  Object.assign(context.shapes, context.initialShapes);
  Object.assign(context.settings, context.initialSettings);
}
