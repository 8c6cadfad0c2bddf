import { restoreDrafts } from '#lib/stores/application/draft.ts';
import { startSession } from '#lib/stores/session/lifecycle.ts';

/** Starts what a page of the portal keeps: the drafts of this browser and the session, once however often it is asked. */
export function startPage(): void {
  restoreDrafts();
  startSession();
}
