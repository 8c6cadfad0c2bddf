/** An address that is served by the page of another path, with status 200 and an unchanged address. */
interface Rewrite {
  /** The start of the path; a trailing `*` matches the rest. */
  from: string;
  to: string;
}

/**
 * Paths with free parameters, which no static file can serve. Existing files win over these rules, so
 * `/register/start` and the categories keep their own pages. Everything else that is not a file is a 404.
 */
export const rewrites: readonly Rewrite[] = [
  { from: '/register/*', to: '/register/' },
  { from: '/partner-with-us/new/mx-onboarding/*', to: '/partner-with-us/new/mx-onboarding/' },
];

/** Returns the same rules below the prefix of a language. */
export function rewritesUnder(prefix: string): Rewrite[] {
  return rewrites.map(({ from, to }) => ({ from: prefix + from, to: prefix + to }));
}
