import {
  anyFailureWords,
  errorTableWords,
  failureTitleWords,
  loginRefusedWords,
  titleByCodeWords,
  type ErrorTable,
} from '#lib/copy/errors.ts';
import type { Toast } from '#lib/copy/toast.ts';

/** What the words depend on of a failed call: its code and the server's own message. */
export interface Failure {
  code: string;
  serverMessage: string | null;
}

/** Where a call was made from, as far as its words depend on it. */
export type ErrorPlace = keyof typeof errorTableWords;

/** The message for a failed call made from a place. Anything that is no API failure is 'Something went wrong'. */
export function errorMessage(place: ErrorPlace, error: unknown): string {
  const failure = asFailure(error);
  if (failure === null) return anyFailureWords;
  const table: ErrorTable = errorTableWords[place];
  const isLogin = place === 'login' || place === 'loginOnPage';
  if (isLogin && failure.code === 'rejected') return failure.serverMessage ?? loginRefusedWords;
  return table.codes[failure.code] ?? failure.serverMessage ?? table.other;
}

/** A failure toast: its specified title and the message of the place. */
export function failureToast(
  title: keyof typeof failureTitleWords,
  place: ErrorPlace,
  error: unknown,
): Toast {
  const own = titleByCodeWords[asFailure(error)?.code ?? ''];
  return { title: own ?? failureTitleWords[title], description: errorMessage(place, error) };
}

function asFailure(error: unknown): Failure | null {
  if (typeof error !== 'object' || error === null || !('code' in error) || !('serverMessage' in error))
    return null;
  const { code, serverMessage } = error;
  if (typeof code !== 'string') return null;
  return { code, serverMessage: typeof serverMessage === 'string' ? serverMessage : null };
}
