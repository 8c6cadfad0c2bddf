/**
 * A request's line in the log: method, path, status, milliseconds. Never a query, a body or a header; segments
 * of the path that could be a phone, a code, a PAN or an account number are hidden.
 */
export function logLine(method: string, path: string, status: number, milliseconds: number): string {
  return `${method} ${safePath(path)} ${status} ${Math.round(milliseconds)} ms`;
}

const sensitive = /^(?:.*\d{6}.*|.*[A-Z]{5}\d{4}[A-Z].*|.*[@%+].*|.{81,})$/i;
const ours = /^(?:vnd|doc)_[0-9a-f]{30}$/;

/** The path with anything that could tell on someone replaced by an ellipsis. */
export function safePath(path: string): string {
  return path
    .split('/')
    .map((segment) => (ours.test(segment) || !sensitive.test(segment) ? segment : '…'))
    .join('/');
}
