/**
 * `npm run build`: the site for a real API into `dist/` (or `DIST_DIR`), with compressed copies. It warns of what the
 * owner has still to complete; `npm run build -- --release` builds only when nothing is.
 */
import path from 'node:path';
import process from 'node:process';
import { loadEnv } from 'vite';
import { missingParticulars } from '../src/lib/owner.ts';
import { commandLine, ownNode, projectEnv, root, run } from './tools.mjs';

/** What prevents a release, and what is only to be known. */
interface ReleaseReport {
  errors: string[];
  warnings: string[];
}

/**
 * What to say before a build. `missing` are the places of particulars that are left to complete, `consent` is
 * `PUBLIC_CONSENT`.
 */
export function releaseReport(
  isRelease: boolean,
  missing: readonly string[],
  consent: string | undefined,
): ReleaseReport {
  const left =
    missing.length === 0 ? [] : [`To be completed by the owner, in src/lib: ${missing.join(', ')}`];
  const unset =
    isRelease && !consent?.trim()
      ? ['PUBLIC_CONSENT is unset: WhatsApp updates are ticked in advance. Is that consent? See README, Law.']
      : [];
  return isRelease ? { errors: left, warnings: unset } : { errors: [], warnings: left };
}

/** A map with streets where none is set: free, without a key. `bundled` keeps the map at home. */
export function mapSettings(settings: Readonly<Record<string, string | undefined>>): Record<string, string> {
  if (settings['PUBLIC_MAP_STYLE_URL']?.trim()) return {};
  return {
    PUBLIC_MAP_STYLE_URL: 'https://tiles.openfreemap.org/styles/liberty',
    PUBLIC_MAP_STYLE_DARK_URL: 'https://tiles.openfreemap.org/styles/dark',
  };
}

async function main(): Promise<number> {
  const isRelease = process.argv.includes('--release');
  const settings = loadEnv('production', root, 'PUBLIC_');
  const { errors, warnings } = releaseReport(isRelease, missingParticulars(), settings['PUBLIC_CONSENT']);
  for (const warning of warnings) process.stderr.write(`Warning: ${warning}\n`);
  if (errors.length > 0) throw new Error(`No release was built. ${errors.join('\n')}`);
  return run(ownNode(), [path.join(root, 'scripts', 'build-site.ts')], {
    env: projectEnv(mapSettings(settings)),
  });
}

if (import.meta.main) await commandLine(main);
