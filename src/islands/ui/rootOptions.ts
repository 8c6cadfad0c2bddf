import type { ErrorInfo } from 'react';
import type { RootOptions } from 'react-dom/client';
import { appErrorWords } from '#lib/copy/app.ts';
import { reportUrl } from '#lib/env.ts';
import { note } from '#lib/report.ts';

/**
 * Logs an error of a component by its name and place. Never whole: React's own log has the message and the values in it,
 * and so what a vendor typed.
 */
export function logError(error: unknown, { componentStack }: Pick<ErrorInfo, 'componentStack'>): void {
  if (reportUrl !== null) note({ type: 'crash' });
  console.error(appErrorWords.log, error instanceof Error ? error.name : 'unknown', componentStack);
}

/**
 * What React's roots are made with wherever something can be typed. What an error boundary has caught, the boundary logs.
 */
export const rootOptions = {
  onCaughtError: () => undefined,
  onUncaughtError: logError,
  onRecoverableError: logError,
} satisfies RootOptions;
