import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { AstroIntegration } from 'astro';
import { minifySync, type Plugin } from 'vite';
import { brand, sharingPicture } from '../src/site/brand.ts';
import { locales, type LocaleId } from '../src/lib/locales.ts';
import { pageScripts, portalIslands, lazyIslands } from './islands.ts';
import { ogImage } from './ogImage.ts';
import { foreignOrigins, mapInlineScripts, policyFor, withPolicy } from './policy.ts';
import { noteFiles, builtFrom, requirePages, withPreloads, type BuiltFiles } from './preloads.ts';
import { reportAddress, reportScript } from './reports.ts';
import { buildSettings } from './settings.ts';
import { requireSpares, withoutUnusedVariables } from './styles.ts';
import { writeHostFiles, type Tree } from './trees.ts';

const lazy = Object.values(lazyIslands);

/**
 * Finishes the built pages for a host. It minifies their inline scripts, and sets the hashed addresses of the
 * lazy islands and of the pages' scripts. It preloads the scripts of the portal's islands and writes each
 * page's policy into it. It adds the picture for sharing, `_headers` and `_redirects`. It writes a summary of
 * the language to `treeFile`, for `joinTrees`.
 */
export function hosting(locale: LocaleId, treeFile: string | undefined): AstroIntegration {
  const addresses = new Map<string, string>();
  const files: BuiltFiles = { imports: new Map(), bySource: new Map() };
  let root = '';
  return {
    name: 'nuskha:hosting',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig, injectScript }) => {
        root = fileURLToPath(config.root);
        updateConfig({ vite: { plugins: [entries(root, addresses), noteFiles(root, files)] } });
        if (reportAddress() !== null) injectScript('page', reportScript);
        // In development the page itself has no island, so React's refresh needs this setup.
        if (command === 'dev') injectScript('page', react.preambleCode.replace('__BASE__', '/'));
      },
      'astro:build:done': async ({ dir, logger }) => {
        requireSpares();
        const out = fileURLToPath(dir);
        const settings = buildSettings();
        const reportUrl = reportAddress();
        const built = readdirSync(out, { recursive: true, encoding: 'utf8' })
          .map((file) => file.split(path.sep).join('/'))
          .sort();
        const documents = built.filter((file) => file.endsWith('.html'));
        requirePages(documents);
        const build = buildId(built.filter(isHashed));
        const pages = documents.map((file) => {
          const source = readFileSync(path.join(out, file), 'utf8');
          const whole = withPreloads(finish(source, addresses), file, files);
          const runsApp =
            /<astro-island|<script[^>]+\bsrc=/.test(whole) ||
            lazy.some(({ file: island, speaksToApi }) => speaksToApi && source.includes(`/${island}`));
          const html = runsApp ? whole : withoutUnusedVariables(whole);
          const hasSteps = hasIsland(html, portalIslands.onboarding, files);
          const policy = policyFor(html, runsApp, foreignOrigins(settings, reportUrl, hasSteps));
          const isNamed = runsApp || reportUrl !== null;
          writeFileSync(path.join(out, file), withPolicy(isNamed ? withBuildId(html, build) : html, policy));
          return {
            file,
            policy,
            usesCamera: hasSteps,
            namesVendor: html.includes('<astro-island') && !file.startsWith('register/start'),
          };
        });
        writeFileSync(path.join(out, sharingPicture.path), await ogImageOf(root, out, locale));
        const tree: Tree = { locale, pages, hashed: built.filter(isHashed), reportUrl };
        writeHostFiles(out, [tree]);
        if (treeFile) writeFileSync(treeFile, JSON.stringify(tree));
        logger.info(`policies written into ${pages.length} pages`);
      },
    },
  };
}

/** Draws the picture for sharing from the built landing page. */
function ogImageOf(root: string, out: string, locale: LocaleId): Promise<Uint8Array> {
  const styles = path.join(root, 'src', 'styles');
  const html = readFileSync(path.join(out, 'index.html'), 'utf8');
  const [, heading = ''] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  return ogImage({
    html,
    drawings: readFileSync(path.join(styles, 'site', 'pictures.css'), 'utf8'),
    theme: readFileSync(path.join(root, 'src', 'site', 'theme.css'), 'utf8'),
    brand: brand.name,
    // The build has fonts for Latin letters only. In other scripts the drawing has no title.
    title: locales[locale].fonts === null ? heading.replace(/<[^>]*>/g, '').trim() : '',
  });
}

/**
 * Whether a file's name changes with its content. Compressed copies are not counted: hosts send them under
 * the file's own name.
 */
function isHashed(file: string): boolean {
  return file.startsWith('_astro/') && !/\.(?:br|gz)$/.test(file);
}

/** Returns the id of this build. Hashed file names change with the content, so another build has another id. */
function buildId(hashedFiles: readonly string[]): string {
  return createHash('sha256').update(hashedFiles.join('\n')).digest('base64url').slice(0, 8);
}

/** Writes the build's id on `<html>`, where the page's scripts read it. */
function withBuildId(html: string, build: string): string {
  return html.replace(/<html\b/, (tag) => `${tag} data-build="${build}"`);
}

function hasIsland(html: string, source: string, files: BuiltFiles): boolean {
  return html.includes(`component-url="/${builtFrom(source, files)}"`);
}

/** Builds the lazy islands and the pages' scripts as entries of the client, and records their addresses. */
function entries(root: string, addresses: Map<string, string>): Plugin {
  const references = new Map<string, string>();
  return {
    name: 'nuskha:entries',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      for (const file of [...lazy.map((island) => island.file), ...Object.values(pageScripts)]) {
        const id = path.join(root, file);
        references.set(`/${file}`, this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' }));
      }
    },
    generateBundle() {
      for (const [file, reference] of references) addresses.set(file, `/${this.getFileName(reference)}`);
    },
  };
}

function finish(html: string, addresses: ReadonlyMap<string, string>): string {
  let text = html;
  for (const [file, address] of addresses) text = text.replaceAll(file, address);
  return mapInlineScripts(text, minified);
}

function minified(code: string): string {
  const result = minifySync('inline.js', code, { compress: true, mangle: true });
  if (result.errors.length > 0)
    throw new Error(`An inline script does not parse: ${result.errors[0]?.message}`);
  return result.code.trim().replace(/;$/, '');
}
