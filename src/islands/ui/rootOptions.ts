import type { ErrorInfo } from 'react';
import type { RootOptions } from 'react-dom/client';
import { appErrorWords } from '#lib/words/app.ts';
import { reportUrl } from '#lib/env.ts';
import { note } from '#lib/report.ts';

/**
 * Logs the name and the place of a component's error, never the error itself. React's own log would contain
 * the message and its values, and so what a vendor typed.
 */
export function logError(error: unknown, { componentStack }: Pick<ErrorInfo, 'componentStack'>): void {
  if (reportUrl !== null) note({ type: 'crash' });
  console.error(appErrorWords.log, error instanceof Error ? error.name : 'unknown', componentStack);
}

/**
 * The options of the React roots in the portal and on /vendor. The error boundary logs the errors that it
 * catches.
 */
export const rootOptions = {
  onCaughtError: () => undefined,
  onUncaughtError: logError,
  onRecoverableError: logError,
} satisfies RootOptions;
