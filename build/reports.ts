import { loadEnv } from 'vite';

/** Where the site's reports go, from the settings of the build; null without them. */
export function reportAddress(root: string): string | null {
  return loadEnv('production', root, 'PUBLIC_REPORT_')['PUBLIC_REPORT_URL'] || null;
}

/** The script that every page of a build with reports loads. */
export const reportScript = `import '/src/lib/report/start.ts';`;

/** What that script consists of, with the one setting it reads: a file of its own, or pages without an app would load one. */
export const reportSources = /\/src\/lib\/(?:report\/|report\.ts|env\.ts)/;
