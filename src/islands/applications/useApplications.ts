import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ApplicationSummary } from '#lib/domain/applicationSummary.ts';
import { $applications } from '#lib/stores/application/queries.ts';

/**
 * Returns the applications of the signed-in vendor. The error of a failed load stays until the next reply: its Try again
 * button is on screen while it loads, and keeps the focus.
 */
export function useApplications(): { data?: ApplicationSummary[]; error: unknown; loading: boolean } {
  const state: { data?: ApplicationSummary[]; error?: unknown; loading: boolean } = useStore($applications);
  const [lastError, setLastError] = useState(state.error);
  if (!state.loading && lastError !== state.error) setLastError(state.error);
  return { ...state, error: state.loading ? lastError : state.error };
}
