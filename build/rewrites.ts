/** An address served by the page of another path, with status 200 and the address unchanged. */
interface Rewrite {
  /** Begins with the path; a trailing `*` matches any rest. */
  from: string;
  to: string;
}

/**
 * Paths with free parameters, which no static file can serve. Files that exist win over these rules, so
 * `/register/start` and the categories stay what they are. Everything else that is not a file is a 404.
 */
export const rewrites: readonly Rewrite[] = [
  { from: '/register/*', to: '/register/' },
  { from: '/partner-with-us/new/mx-onboarding/*', to: '/partner-with-us/new/mx-onboarding/' },
];

/** These rules below the prefix of a language. */
export function rewritesUnder(prefix: string): Rewrite[] {
  return rewrites.map(({ from, to }) => ({ from: prefix + from, to: prefix + to }));
}
