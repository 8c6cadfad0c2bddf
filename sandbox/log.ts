/**
 * Returns a request's line for the log: method, path, status, milliseconds. It never holds a query, a body or a
 * header. It hides path segments that could be a phone, a code, a PAN or an account number.
 */
export function logLine(method: string, path: string, status: number, milliseconds: number): string {
  return `${method} ${safePath(path)} ${status} ${Math.round(milliseconds)} ms`;
}

const sensitive = /^(?:.*\d{6}.*|.*[A-Z]{5}\d{4}[A-Z].*|.*[@%+].*|.{81,})$/i;
const ours = /^(?:vnd|doc)_[0-9a-f]{30}$/;

/** Replaces path segments that could identify a person with an ellipsis. */
export function safePath(path: string): string {
  return path
    .split('/')
    .map((segment) => (ours.test(segment) || !sensitive.test(segment) ? segment : '…'))
    .join('/');
}
