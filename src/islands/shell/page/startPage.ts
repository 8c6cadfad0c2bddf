import { restoreDrafts } from '#lib/stores/application/draft.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';

/** Reads the stored drafts and starts the session. Further calls do not start the session again. */
export function startPage(): void {
  restoreDrafts();
  startSession();
}
