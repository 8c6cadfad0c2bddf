/**
 * `npm run hosts`: writes the examples of docs/hosting for a server of your own, as `HOST=nginx` and `HOST=caddy`
 * write them. A test fails when they are stale.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '#lib/brand.ts';
import { caddy } from '../build/hosts/caddy.ts';
import { nginx } from '../build/hosts/nginx.ts';
import type { BuiltSite } from '../build/hosts/site.ts';
import { locales, spokenLocales } from '../src/lib/locales.ts';

/** The address and the folder in the examples. */
export const exampleSite = { host: 'site.example', folder: '/srv/site/' } as const;

const site: BuiltSite = {
  base: '',
  pages: [],
  // All languages, because a fork may offer others of them.
  prefixes: spokenLocales.map((id) => locales[id].prefix),
  apiOrigin: `https://api.${new URL(brand.siteUrl).host}`,
};

/** The examples, with the address of each file. */
export const hostExamples = Object.entries({ ...nginx(site), ...caddy(site) }).map(([name, text]) => ({
  file: path.resolve(import.meta.dirname, '../docs/hosting', name),
  // Examples name no brand, so that they are the same in every fork.
  text: text
    .replaceAll(new URL(brand.siteUrl).host, exampleSite.host)
    .replaceAll(`/srv/${brand.storagePrefix}/`, exampleSite.folder),
}));

if (import.meta.main) for (const { file, text } of hostExamples) writeFileSync(file, text);
