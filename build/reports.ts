import { buildSettings } from './settings.ts';

/** Returns the address for reports from the settings of the build, or null without reports. */
export function reportAddress(): string | null {
  return buildSettings()['PUBLIC_REPORT_URL'] || null;
}

/** Every page of a build with reports loads this script. */
export const reportScript = `import '/src/lib/report/start.ts';`;

/**
 * The modules of that script, with the one setting it reads. They get a file of their own, so that pages
 * without an app need not load one.
 */
export const reportSources = /\/src\/lib\/(?:report\/|report\.ts|env\.ts)/;
