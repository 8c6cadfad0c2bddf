import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { AstroIntegration } from 'astro';
import { minifySync, type Plugin } from 'vite';
import { brand, sharingPicture } from '../src/site/brand.ts';
import { locales, type LocaleId } from '../src/lib/locales.ts';
import { buildId, isHashed } from './buildId.ts';
import { offlineScript, pageScripts, portalIslands, lazyIslands, reactInSource } from './code/islands.ts';
import { writeIcons } from './pictures/icons.ts';
import { mapStyles } from './pictures/mapStyle.ts';
import { colourOf, iconFile, ogImage } from './pictures/ogImage.ts';
import { foreignOrigins, mapInlineScripts, policyFor, withPolicy } from './policy.ts';
import { noteFiles, builtFrom, requirePages, withPreloads, type BuiltFiles } from './code/preloads.ts';
import { reportAddress, reportScript } from './reports.ts';
import { buildBase, buildSettings } from './settings.ts';
import { requireSpares, withLateStyles, withoutUnusedStyles, withOneStyle } from './styles.ts';
import type { Tree } from './trees.ts';
import { writeWorker } from './worker.ts';

const lazy = Object.values(lazyIslands);

/**
 * Finishes the built pages for a host. It minifies their inline scripts, and sets the hashed addresses of the
 * lazy islands and of the pages' scripts. It preloads the scripts of the portal's islands and writes each
 * page's policy into it. It adds the picture for sharing, the icons, the map's styles and the service worker. It
 * writes a summary of the language to `treeFile`, for `joinTrees`.
 */
export function hosting(locale: LocaleId, treeFile: string | undefined): AstroIntegration {
  const addresses = new Map<string, string>();
  const files: BuiltFiles = { imports: new Map(), bySource: new Map(), styles: new Map() };
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
        const sources = documents.map((file) => readFileSync(path.join(out, file), 'utf8'));
        const build = buildId(built, sources);
        const offline = builtFrom(offlineScript, files);
        const steps = builtFrom(portalIslands.onboarding, files);
        const named = `_astro/${build}.js`;
        renameSync(path.join(out, offline), path.join(out, named));
        addresses.set(`/${offlineScript}`, `${buildBase}/${named}`);
        const hashed = [...built.filter((file) => isHashed(file) && file !== offline), named];
        const finished = new Map<string, string>();
        for (const [index, file] of documents.entries()) {
          const source = sources[index] ?? '';
          const whole = withPreloads(finish(source, addresses), file, files);
          const runsApp =
            /<astro-island|<script[^>]+\bsrc=/.test(whole) ||
            lazy.some(({ file: island, speaksToApi }) => speaksToApi && source.includes(`/${island}`));
          const plain = runsApp ? whole : withoutUnusedStyles(withOneStyle(whole));
          const html = runsApp || locales[locale].fonts === null ? plain : withLateStyles(plain);
          const hasSteps = html.includes(`component-url="${buildBase}/${steps}"`);
          const policy = policyFor(html, runsApp, foreignOrigins(settings, reportUrl, hasSteps));
          // The page's scripts read the id of the build.
          const id = runsApp || reportUrl !== null ? ` data-build="${build}"` : '';
          const document = withPolicy(html.replace(/<html\b/, `<html${id}`), policy);
          finished.set(file, document);
          writeFileSync(path.join(out, file), document);
        }
        writeFileSync(path.join(out, sharingPicture.path), await ogImageOf(root, out, locale));
        if (locale === 'en') await writeThemed(root, out);
        await writeWorker(out, { root, locale, id: build, documents: finished, hashed, files });
        const tree: Tree = { locale, pages: documents, hashed };
        if (treeFile) writeFileSync(treeFile, JSON.stringify(tree));
        logger.info(`policies written into ${documents.length} pages`);
      },
    },
  };
}

/** Writes the files in the colours of the theme that exist once: the styles of the bundled map, and the icons. */
async function writeThemed(root: string, out: string): Promise<void> {
  const theme = readFileSync(path.join(root, 'src', 'site', 'theme.css'), 'utf8');
  for (const { file, text } of mapStyles(theme, buildBase)) writeFileSync(path.join(out, file), text);
  const icon = readFileSync(path.join(out, 'favicon.svg'), 'utf8');
  writeFileSync(path.join(out, 'favicon.ico'), await iconFile(icon));
  await writeIcons(out, icon, colourOf(theme, '--color-base-200'));
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

/** Builds the lazy islands and the pages' scripts as entries of the client, and records their addresses. */
function entries(root: string, addresses: Map<string, string>): Plugin {
  const references = new Map<string, string>();
  return {
    name: 'nuskha:entries',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      for (const file of [
        ...lazy.map((island) => island.file),
        ...Object.values(pageScripts),
        offlineScript,
      ]) {
        const id = path.join(root, file);
        references.set(`/${file}`, this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' }));
      }
    },
    generateBundle(_, bundle) {
      for (const [file, reference] of references)
        addresses.set(file, `${buildBase}/${this.getFileName(reference)}`);
      for (const { name, fileName } of Object.values(bundle))
        if (name === 'react') addresses.set(reactInSource, `${buildBase}/${fileName}`);
    },
  };
}

function finish(html: string, addresses: ReadonlyMap<string, string>): string {
  let text = html;
  for (const [file, address] of addresses) text = text.replaceAll(file, address);
  return mapInlineScripts(text, minified);
}

/** The inline scripts of this process, minified. Most pages of all languages have the same. */
const known = new Map<string, string>();

function minified(code: string): string {
  const before = known.get(code);
  if (before !== undefined) return before;
  const result = minifySync('inline.js', code, { compress: true, mangle: true });
  if (result.errors.length > 0)
    throw new Error(`An inline script does not parse: ${result.errors[0]?.message}`);
  const short = result.code.trim().replace(/;$/, '');
  known.set(code, short);
  return short;
}
