import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { elementsOf, staticImportsOf } from '../scripts/built-site.ts';
import { keepEarlier } from '../scripts/keep-earlier.mjs';
import { bestWeight, brotliBest, compressAhead, precompress } from '../scripts/precompress.mjs';
import { missingBrowser, places } from '../scripts/browser.mjs';
import { browserEnv, hasFontconfig } from '../scripts/fonts.mjs';
import { runLanes } from '../scripts/lanes.mjs';
import { readPort } from '../scripts/port.mjs';
import { countOf, longest, planFor, readArguments, stages, wholePlan } from '../scripts/stages.mjs';
import { isInstalled, root, runCaptured, testEnv } from '../scripts/tools.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vendor-site-scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('Installing', () => {
  const lock = (version: string) => JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } });
  const write = (locked: string, installed: string) => {
    mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules', '.package-lock.json'), lock(installed));
    writeFileSync(path.join(folder, 'package-lock.json'), lock(locked));
    const later = new Date(Date.now() + 60_000);
    utimesSync(path.join(folder, 'package-lock.json'), later, later);
  };

  test('an empty folder is not installed', () => {
    writeFileSync(path.join(folder, 'package-lock.json'), lock('1.0.0'));
    expect(isInstalled(folder)).toBe(false);
  });

  test('the modules of the commands load before anything is installed', async () => {
    const scripts = path.join(folder, 'scripts');
    mkdirSync(scripts);
    for (const file of readdirSync(path.join(root, 'scripts')))
      if (file.endsWith('.mjs')) copyFileSync(path.join(root, 'scripts', file), path.join(scripts, file));
    const files = ['stages', 'lanes', 'tools', 'browser'].map((name) => path.join(scripts, `${name}.mjs`));
    const code = files.map((file) => `await import(${JSON.stringify(file)});`).join('\n');
    const loading = promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
    await expect(loading).resolves.toBeDefined();
  });

  test('a newer lock file needs an install only when versions differ', () => {
    write('1.0.1', '1.0.0');
    expect(isInstalled(folder)).toBe(false);
    write('1.0.0', '1.0.0');
    expect(isInstalled(folder)).toBe(true);
  });
});

describe('Keeping the files of earlier builds', () => {
  const build = (name: string, files: readonly string[]): string => {
    const dist = path.join(folder, name);
    mkdirSync(path.join(dist, '_astro'), { recursive: true });
    for (const file of files) writeFileSync(path.join(dist, '_astro', file), file);
    return dist;
  };
  const filesOf = (dist: string): string[] =>
    readdirSync(path.join(dist, '_astro'))
      .filter((file) => file !== 'earlier.json')
      .sort();
  const day = (count: number): Date => new Date(Date.UTC(2026, 0, 1 + count));

  test('a file stays for 30 days after the deployment that replaced it', () => {
    const first = build('first', ['a.1.js', 'a.1.js.br', 'base.js']);
    const second = build('second', ['a.2.js', 'base.js']);
    expect(keepEarlier(second, first, day(100))).toBe(2);
    expect(filesOf(second)).toEqual(['a.1.js', 'a.1.js.br', 'a.2.js', 'base.js']);
    const third = build('third', ['a.3.js', 'base.js']);
    keepEarlier(third, second, day(120));
    expect(filesOf(third)).toEqual(['a.1.js', 'a.1.js.br', 'a.2.js', 'a.3.js', 'base.js']);
    const fourth = build('fourth', ['a.4.js', 'base.js']);
    keepEarlier(fourth, third, day(131));
    expect(filesOf(fourth)).toEqual(['a.2.js', 'a.3.js', 'a.4.js', 'base.js']);
  });

  test('a file that a later build has again counts as that build’s own', () => {
    const first = build('first', ['a.1.js']);
    const second = build('second', ['a.2.js']);
    keepEarlier(second, first, day(0));
    const third = build('third', ['a.1.js']);
    keepEarlier(third, second, day(29));
    const fourth = build('fourth', ['a.3.js']);
    keepEarlier(fourth, third, day(40));
    expect(filesOf(fourth)).toEqual(['a.1.js', 'a.2.js', 'a.3.js']);
  });

  test('the first deployment keeps nothing', () => {
    expect(keepEarlier(build('new', ['a.js']), path.join(folder, 'none'), day(0))).toBe(0);
  });
});

describe('The port of npm run dev', () => {
  test('is the one of the command line, then of the environment, then 4321', () => {
    expect(readPort([], undefined)).toEqual({ port: 4321, others: [] });
    expect(readPort([], '5000').port).toBe(5000);
    expect(readPort(['--plain', '--port', '6000'], '5000')).toEqual({ port: 6000, others: ['--plain'] });
    expect(readPort(['--port=6000', '--faults'], undefined)).toEqual({ port: 6000, others: ['--faults'] });
  });

  test.each(['', 'x', '0', '70000'])('cannot be “%s”', (port) => {
    expect(() => readPort(['--port', port], undefined)).toThrow(`"${port}" is no port number.`);
  });
});

describe('Stages', () => {
  const known = wholePlan.flat();

  test('selected stages keep their order, and a full run has every stage once', () => {
    expect(planFor(['e2e', 'build'])).toEqual([['build'], ['e2e']]);
    expect(planFor(['unit', 'dist', 'build'])).toEqual([['build', 'dist'], ['unit']]);
    expect(planFor([])).toBe(wholePlan);
    const all = Object.keys(stages(folder));
    expect(known.toSorted()).toEqual(all.toSorted());
  });

  test('no stage waits for one that can only begin after it', () => {
    const all = stages(folder);
    const ended = new Set<string>();
    const canBegin = (name: string): boolean =>
      [all[name]?.needs, all[name]?.after].every((other) => other === undefined || ended.has(other));
    for (let left = wholePlan; left.length > 0;) {
      const next = left.flatMap(([first]) => (first && canBegin(first) ? [first] : []));
      expect(next, `of ${left.join(' | ')}`).not.toEqual([]);
      for (const name of next) ended.add(name);
      left = left.map((lane) => lane.filter((name) => !ended.has(name))).filter((lane) => lane.length > 0);
    }
  });

  test('arguments after the names go to the stage named last', () => {
    const read = (line: string) => readArguments(line ? line.split(' ') : []);
    expect(read('')).toMatchObject({ names: [], extra: [] });
    expect(read('build dist')).toMatchObject({ names: ['build', 'dist'], extra: [] });
    const extra = ['e2e/session.e2e.ts', '-g', 'unit'];
    expect(read(`build e2e ${extra.join(' ')}`)).toMatchObject({
      names: ['build', 'e2e'],
      extra,
    });
    expect(() => read('tests/domain')).toThrow('Stages are build, types, dist');
  });

  test('a failed stage stops the journeys unless the command asks to keep going', () => {
    expect(readArguments([]).keepGoing).toBe(false);
    expect(readArguments(['--keep-going'])).toMatchObject({ names: [], extra: [], keepGoing: true });
    expect(readArguments(['build', 'e2e', '--keep-going'])).toMatchObject({
      names: ['build', 'e2e'],
      extra: [],
      keepGoing: true,
    });
    expect(known).toContain(longest);
  });

  test('a runner that failed without a failed test counts as one failure', () => {
    const report = path.join(folder, 'report.json');
    const read = (json: { passed: number; failed: number }) => json;
    expect(countOf(false, report, read)).toEqual({ passed: 0, failed: 1 });
    writeFileSync(report, JSON.stringify({ passed: 3, failed: 0 }));
    expect(countOf(false, report, read)).toEqual({ passed: 3, failed: 1 });
    expect(countOf(true, report, read)).toEqual({ passed: 3, failed: 0 });
    writeFileSync(report, JSON.stringify({ passed: 3, failed: 2 }));
    expect(countOf(false, report, read)).toEqual({ passed: 3, failed: 2 });
  });
});

describe('A run with a failed stage', () => {
  const single = (ok: boolean) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  const program = (code: string) => ({ command: ['-e', code], count: single });
  const note = (word: string): string => JSON.stringify(path.join(folder, word));
  const write = (word: string): string => `require('node:fs').writeFileSync(${note(word)}, '');`;
  /** Code that runs other code once a program has written a word. */
  const once = (word: string, code: string): string =>
    `setInterval(() => { if (require('node:fs').existsSync(${note(word)})) { ${code} } }, 10);`;
  const stoppable = (): string => `process.on('SIGINT', () => { ${write('stopped')} process.exit(130); });`;
  const written = (): string[] => readdirSync(folder).sort();

  const run = async (lanes: string[][], codes: Record<string, string>, keepGoing = false) => {
    const said: string[] = [];
    const all = Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, program(code)]));
    const say = (text: string): void => void said.push(text);
    const results = await runLanes(lanes, { all, env: process.env, keepGoing, say });
    return { said: said.join('\n'), ok: [...results].map(([name, { ok }]) => `${name} ${ok}`).sort() };
  };

  test('ends the journeys that have begun', async () => {
    const { said, ok } = await run([['e2e'], ['lint']], {
      e2e: stoppable() + write('begun') + 'setInterval(() => undefined, 1000);',
      lint: once('begun', 'process.exit(1);'),
    });
    expect(ok).toEqual(['e2e false', 'lint false']);
    expect(written()).toEqual(['begun', 'stopped']);
    expect(said).toContain('stopped, because lint failed');
  });

  test('begins no journeys', async () => {
    const { said, ok } = await run([['lint', 'build', 'e2e']], {
      lint: 'process.exit(1);',
      build: write('built'),
      e2e: write('begun'),
    });
    expect(ok).toEqual(['build true', 'e2e false', 'lint false']);
    expect(written()).toEqual(['built']);
    expect(said).toContain('✗ e2e: not run, because lint failed');
  });

  test('lets the journeys end with --keep-going', async () => {
    const { said, ok } = await run(
      [['e2e'], ['lint', 'unit']],
      {
        e2e: stoppable() + once('unit', `${write('ended')} process.exit(0);`),
        lint: 'process.exit(1);',
        unit: write('unit'),
      },
      true,
    );
    expect(ok).toEqual(['e2e true', 'lint false', 'unit true']);
    expect(written()).toEqual(['ended', 'unit']);
    expect(said).not.toContain('stopped');
  });
});

describe('Finding a browser', () => {
  const own = () => path.join(folder, 'chromium-1255', 'chrome-linux64', 'chrome');
  const inOrder = (kind: 'shell' | 'whole', chosen?: string) => [
    ...places(kind, { chosen, downloaded: own }),
  ];

  test('the headless shell comes first, except where the whole browser is needed', () => {
    const [shell, ...others] = inOrder('shell').filter((file) => file.startsWith('/usr/bin/chromium'));
    expect(shell).toBe('/usr/bin/chromium-headless-shell');
    expect(others[0]).toBe('/usr/bin/chromium');
    expect(inOrder('whole').filter((file) => /headless.shell/.test(file))).toEqual([]);
  });

  test('a chosen browser comes first and Playwright’s download last', () => {
    const shell = path.join(folder, 'chromium_headless_shell-1255', 'linux', 'chrome-headless-shell');
    mkdirSync(path.dirname(shell), { recursive: true });
    writeFileSync(shell, '');
    expect(inOrder('shell', '/opt/mine')[0]).toBe('/opt/mine');
    expect(inOrder('shell').slice(-2)).toEqual([shell, own()]);
    expect(inOrder('whole').at(-1)).toBe(own());
  });

  test('no place is checked after a browser is found', () => {
    const downloaded = () => {
      throw new Error('asked');
    };
    expect(places('shell', { downloaded }).next().value).toBe('/usr/bin/chromium-headless-shell');
  });
});

describe('A machine without a browser', () => {
  test('gets one line with the command that installs one', () => {
    expect(missingBrowser('shell', true)).toBe(
      'No Chromium found. Run "sudo apt-get install chromium-headless-shell", or set CHROMIUM_PATH to its program.',
    );
    expect(missingBrowser('whole', true)).toContain('"sudo apt-get install chromium"');
    expect(missingBrowser('shell', false)).toBe(
      'No Chromium found. Install Chromium, or set CHROMIUM_PATH to its program.',
    );
  });
});

describe('The environment of the tests', () => {
  test('has no setting, language or time zone of the machine', () => {
    vi.stubEnv('PUBLIC_API_BASE', 'https://api.example');
    vi.stubEnv('HSTS', 'preload');
    vi.stubEnv('LC_ALL', 'de_DE.UTF-8');
    vi.stubEnv('LANG', 'de_DE.UTF-8');
    vi.stubEnv('TZ', 'America/New_York');
    vi.stubEnv('NODE_ENV', 'production');
    const env = testEnv('/tmp/run');
    expect(env).toMatchObject({ LANG: 'C.UTF-8', TZ: 'Asia/Kolkata', TMPDIR: '/tmp/run' });
    for (const name of ['PUBLIC_API_BASE', 'HSTS', 'LC_ALL', 'NODE_ENV'] as const)
      expect(env[name as keyof typeof env]).toBeUndefined();
    vi.unstubAllEnvs();
  });

  test('reads no .env file', async () => {
    const code = `for (const again of ['', '?again']) {
      console.log((await import('./build/settings.ts' + again)).envDir);
      delete process.env.IGNORE_ENV_FILES;
    }`;
    const args = ['--input-type=module', '-e', code];
    const { output } = await runCaptured(process.execPath, args, { env: testEnv(folder) });
    expect(output).toBe(`false\n${root}\n`);
  });

  test.runIf(hasFontconfig)('gives browsers only the fonts of the packages', () => {
    const file = readFileSync(browserEnv()['FONTCONFIG_FILE'] ?? '', 'utf8');
    const folders = [...file.matchAll(/<dir>(.*)<\/dir>/g)].map(([, found]) => found ?? '');
    expect(folders.length).toBeGreaterThan(5);
    for (const found of folders) {
      expect(found.startsWith(path.join(root, 'node_modules'))).toBe(true);
      expect(readdirSync(found, { recursive: true }).some((name) => String(name).endsWith('.ttf'))).toBe(
        true,
      );
    }
    expect(file).not.toContain('<include');
  });
});

describe('Compressing', () => {
  test('writes both copies only of a file that becomes smaller', async () => {
    writeFileSync(path.join(folder, 'page.html'), '<p>slip</p>'.repeat(100));
    writeFileSync(path.join(folder, 'tiny.json'), '{}');
    writeFileSync(path.join(folder, 'photo.png'), Buffer.alloc(500));
    await precompress(folder);
    expect(readdirSync(folder).sort()).toEqual([
      'page.html',
      'page.html.br',
      'page.html.gz',
      'photo.png',
      'tiny.json',
    ]);
  });

  test('compresses a file that moves after compression began', async () => {
    const text = 'chemist at the corner '.repeat(30);
    writeFileSync(path.join(folder, 'page.html'), text);
    compressAhead(folder);
    renameSync(path.join(folder, 'page.html'), path.join(folder, 'moved.html'));
    await precompress(folder);
    const copy = readFileSync(path.join(folder, 'moved.html.br'));
    expect(copy).toEqual(await brotliBest(Buffer.from(text)));
    await precompress(folder);
    expect(readFileSync(path.join(folder, 'moved.html.br'))).toEqual(copy);
  });

  test('restores the same text when decompressed', async () => {
    const text = 'medicines in thirty minutes '.repeat(20);
    const best = await brotliBest(Buffer.from(text));
    expect(brotliDecompressSync(best).toString()).toBe(text);
    expect(bestWeight(Buffer.from(text)), 'the weight').toBe(best.length);
  });
});

describe('Reading the built site', () => {
  test('finds elements with their attributes, and no markup in scripts', () => {
    const html = `<!-- <b> --><a href="/x?a=1&amp;b=2" hidden class='c d'>x > y</a><script>if (a<b) "<i>"</script><br/>`;
    expect(elementsOf(html)).toEqual([
      { tag: 'a', attributes: { href: '/x?a=1&b=2', hidden: '', class: 'c d' }, text: '' },
      { tag: 'script', attributes: {}, text: 'if (a<b) "<i>"' },
      { tag: 'br', attributes: {}, text: '' },
    ]);
  });

  test('finds the static imports of a bundled script, and no dynamic ones', () => {
    const script = `import{a as b}from"./a.js";import"./b.js";import*as d from'/c.js';const x=()=>import("./lazy.js");export{y}from"./e.js";`;
    expect(staticImportsOf(script)).toEqual(['./a.js', './b.js', '/c.js', './e.js']);
  });
});
