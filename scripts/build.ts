/**
 * `npm run build`: builds the site for a real API into `dist/` (or `DIST_DIR`). It warns of details that the owner
 * must still complete. `npm run build -- --release` fails while any are missing. `HOST` names the host whose files
 * it writes (`build/hosts/hosts.ts`), and `BASE` the path that the site is below (`src/lib/base.ts`).
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { apiOriginOf, hostNamed, requireApi } from '../build/hosts/hosts.ts';
import { buildSettings } from '../build/settings.ts';
import { baseOf } from '../src/lib/base.ts';
import { streetMap } from '../src/site/map.ts';
import { leftovers } from './leftovers.ts';
import { buildScript, commandLine, ownNode, projectEnv, root, run, runCaptured } from './tools.mjs';

/**
 * Returns the messages before a build: the errors that prevent a release, and the warnings that do not. `missing` lists
 * the lines that the owner must complete, `consent` is `PUBLIC_CONSENT`.
 */
export function releaseReport(
  isRelease: boolean,
  missing: readonly string[],
  consent: string | undefined,
): { errors: string[]; warnings: string[] } {
  const left = missing.length === 0 ? [] : [`The owner must complete:\n  ${missing.join('\n  ')}`];
  if (!isRelease) return { errors: [], warnings: left };
  const unset =
    'PUBLIC_CONSENT is unset, so the box for WhatsApp updates is ticked in advance. Check that this is consent: see README, Law.';
  return { errors: left, warnings: consent?.trim() ? [] : [unset] };
}

/** Returns a free street map that needs no key, unless a map is set. `bundled` keeps the bundled map. */
export function mapSettings(settings: Readonly<Record<string, string | undefined>>): Record<string, string> {
  if (settings['PUBLIC_MAP_STYLE_URL']?.trim()) return {};
  return { PUBLIC_MAP_STYLE_URL: streetMap.light, PUBLIC_MAP_STYLE_DARK_URL: streetMap.dark };
}

async function main(): Promise<number> {
  const isRelease = process.argv.includes('--release');
  const settings = buildSettings();
  const host = hostNamed(process.env['HOST']);
  requireApi(host, apiOriginOf(process.env['API_REWRITE']), settings);
  const { errors, warnings } = releaseReport(
    isRelease,
    leftovers(Boolean(settings['PUBLIC_MAP_STYLE_URL']?.trim())),
    settings['PUBLIC_CONSENT'],
  );
  for (const warning of warnings) process.stderr.write(`Warning: ${warning}\n`);
  if (errors.length > 0) throw new Error(`No release was built. ${errors.join('\n')}`);
  const code = await run(ownNode(), [buildScript], {
    env: projectEnv({
      ...mapSettings(settings),
      BUILD_HOST: host,
      BUILD_BASE: baseOf(process.env['BASE']),
    }),
  });
  if (code === 0 && isRelease) await writeBillOfMaterials();
  return code;
}

/**
 * Writes the packages of the build and their licences to `sbom.cdx.json` (CycloneDX), which is kept beside
 * the release.
 */
async function writeBillOfMaterials(): Promise<void> {
  const file = path.join(root, 'sbom.cdx.json');
  const sbom = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  const { code, output } = await runCaptured('npm', sbom, { shell: process.platform === 'win32' });
  if (code !== 0) throw new Error(`npm sbom failed.\n${output}`);
  writeFileSync(file, output.slice(output.indexOf('{')));
  process.stdout.write(`The bill of materials is ${file}.\n`);
}

if (import.meta.main) await commandLine(main);
