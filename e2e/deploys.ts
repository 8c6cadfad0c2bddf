import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { listedLocales, localeOf } from '../src/lib/locales.ts';

const built = path.resolve(import.meta.dirname, '..', process.env['DIST_DIR'] ?? 'dist');
/** Folders of other languages, which deployments of English do not need. */
const others = listedLocales.map((id) => localeOf(id).prefix.slice(1)).filter((prefix) => prefix !== '');

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * A copy of the built site in English, which can be deployed again. Each deployment is a build of its own: with another
 * id in every document and list, and a mark in `<html data-deploy>`. Hashed files keep their names, as between builds
 * that change words alone.
 */
export class Deployments {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'nuskha-deploys-'));
  /** The id of the current build, which its documents name. */
  id: string;
  readonly #worker: string;
  #list: string;

  /** The folder of the site, which is below the host's root in a build with `BASE`. */
  readonly #site: string;

  constructor(base = '') {
    this.#site = base.slice(1);
    const source = path.join(built, this.#site);
    this.#worker = readFileSync(path.join(source, 'sw.js'), 'utf8');
    this.#list = readFileSync(path.join(source, 'build.json'), 'utf8');
    const { id, files } = JSON.parse(this.#list) as { id: string; files: readonly string[] };
    this.id = id;
    // No visit reads the list of banks.
    const unread = new Set([...others, 'xa', 'ifsc']);
    const own = new Set(files);
    const copied = (from: string): boolean => {
      const name = path.relative(source, from).replaceAll(path.sep, '/');
      if (name.startsWith('_astro/')) return own.has(name);
      return !/\.(?:br|gz)$/.test(name) && !unread.has(name.split('/', 1)[0] ?? '');
    };
    cpSync(built, this.folder, { recursive: true, filter: copied });
  }

  /** Deploys a build with this id of six letters. Without `keepsFiles`, the files of the build before are gone. */
  deploy(id: string, { keepsFiles = true } = {}): void {
    const [from, to] = [this.id, id].map((name) =>
      path.join(this.folder, this.#own(`_astro/${name}.js`)),
    ) as [string, string];
    if (keepsFiles) cpSync(from, to);
    else renameSync(from, to);
    const hashes = new Map<string, string>();
    const renamed = (text: string): string => text.replaceAll(`/${this.id}.js`, `/${id}.js`);
    const pages = readdirSync(this.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    );
    const texts = pages.map((name) => {
      const html = this.#read(name);
      for (const [, code = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
        if (code !== renamed(code)) hashes.set(hash(code), hash(renamed(code)));
      return renamed(html)
        .replaceAll(`data-build="${this.id}"`, `data-build="${id}"`)
        .replace(/<html( data-deploy="\w+")?/, `<html data-deploy="${id}"`);
    });
    const withHashes = (text: string): string =>
      [...hashes].reduce((whole, [old, fresh]) => whole.replaceAll(old, fresh), text);
    pages.forEach((name, index) => this.#write(name, withHashes(texts[index] ?? '')));
    this.#write('_headers', withHashes(this.#read('_headers')).replaceAll(`/${this.id}.js`, `/${id}.js`));
    this.#list = this.#list.replaceAll(`"${this.id}"`, `"${id}"`).replaceAll(`/${this.id}.js`, `/${id}.js`);
    this.id = id;
    this.sendWorker();
  }

  /** Sends the build's own worker and list. */
  sendWorker(): void {
    this.#write(this.#own('sw.js'), this.#worker);
    this.#write(this.#own('build.json'), this.#list);
  }

  /** Sends another script as the worker. */
  sendScript(code: string): void {
    this.#write(this.#own('sw.js'), code);
  }

  /** Sends what a build with `PUBLIC_SERVICE_WORKER=off` has. */
  turnOff(retired: string): void {
    this.#write(this.#own('sw.js'), retired);
    rmSync(path.join(this.folder, this.#own('build.json')), { force: true });
  }

  /** Sends what a build from before the worker has. */
  withoutWorker(): void {
    for (const name of ['sw.js', 'build.json'])
      rmSync(path.join(this.folder, this.#own(name)), { force: true });
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #own(name: string): string {
    return path.join(this.#site, name);
  }

  #read(name: string): string {
    const file = path.join(this.folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  #write(name: string, text: string): void {
    writeFileSync(path.join(this.folder, name), text);
  }
}
