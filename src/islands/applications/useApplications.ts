import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ApplicationSummary } from '#lib/domain/applicationSummary.ts';
import { $applications } from '#lib/stores/application/queries.ts';

/**
 * Returns the applications of the signed-in vendor. The error of a failed load stays until the next reply.
 * The retry button therefore stays on screen, and keeps focus, during the next load.
 */
export function useApplications(): { data?: ApplicationSummary[]; error: unknown; loading: boolean } {
  const state: { data?: ApplicationSummary[]; error?: unknown; loading: boolean } = useStore($applications);
  const [lastError, setLastError] = useState(state.error);
  if (!state.loading && lastError !== state.error) setLastError(state.error);
  return { ...state, error: state.loading ? lastError : state.error };
}
