/** WebKit: WebKitGTK's MiniBrowser over WebDriver, on a virtual screen of its own. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { browserEnv } from '../../scripts/fonts.mjs';
import { eventually, freePort } from '../wait.ts';
import { keyActions, pressActions, type Engine } from './browser.ts';

const libraries = '/usr/lib/x86_64-linux-gnu';
const miniBrowser = existsSync(libraries)
  ? readdirSync(libraries)
      .filter((name) => name.startsWith('webkit2gtk-') || name.startsWith('webkitgtk-'))
      .map((name) => path.join(libraries, name, 'MiniBrowser'))
      .find((file) => existsSync(file))
  : undefined;
const isThere = (command: string): boolean => spawnSync('which', [command]).status === 0;

export const webkit: Engine = {
  name: 'WebKit',
  kind: 'engine',
  missing: () =>
    [
      ...(isThere('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
      ...(miniBrowser ? [] : ['MiniBrowser of libwebkit2gtk']),
      ...(isThere('Xvfb') ? [] : ['xvfb']),
    ].join(', ') || null,
  howToGet: 'apt-get install webkit2gtk-driver xvfb',
  launch: async ({ storage, webgl, dark, isPrivate }) => {
    const children: ChildProcess[] = [];
    const display = `:${100 + Math.floor(Math.random() * 400)}`;
    children.push(
      spawn('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
    );
    const port = await freePort();
    const env = {
      ...browserEnv(),
      DISPLAY: display,
      TZ: 'Asia/Kolkata',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      GDK_BACKEND: 'x11',
    };
    children.push(spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env }));
    const call = async <Result>(method: string, address: string, body?: object): Promise<Result> => {
      const reply = await fetch(`http://127.0.0.1:${port}${address}`, {
        method,
        ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
      });
      const { value } = (await reply.json()) as { value: Result & { error?: string; message?: string } };
      if (!reply.ok) throw new Error(`${address}: ${value.error} ${value.message}`);
      return value;
    };
    const args = [
      '--automation',
      // A journey opens tabs without a user gesture.
      '--javascript-can-open-windows-automatically=true',
      ...(storage ? [] : ['--enable-html5-local-storage=false']),
      ...(webgl ? [] : ['--enable-webgl=false']),
      ...(dark ? ['--dark-mode'] : []),
      ...(isPrivate ? ['--private'] : []),
    ];
    const { sessionId } = await eventually(() =>
      call<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args } } },
      }),
    );
    const session = `/session/${sessionId}`;
    const act = (actions: object[]): Promise<void> => call('POST', `${session}/actions`, { actions });
    await call('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 120_000 });
    return {
      name: 'WebKit',
      open: (url) => call('POST', `${session}/url`, { url }),
      evaluate: async (body) => {
        const script = `const done = arguments[0];
          (async () => { ${body} })().then(
            (value) => done(JSON.stringify({ value: value ?? null })),
            (error) => done(JSON.stringify({ error: String(error) })));`;
        const text = await call<string>('POST', `${session}/execute/async`, { script, args: [] });
        const { value, error } = JSON.parse(text) as { value: never; error?: string };
        if (error !== undefined) throw new Error(error);
        return value;
      },
      press: (x, y) => act(pressActions(x, y)),
      keys: (text) => act(keyActions(text)),
      back: () => call('POST', `${session}/back`, {}),
      resize: async (width, height) => {
        await call('POST', `${session}/window/rect`, { width, height });
      },
      errors: () => [],
      close: async () => {
        await call('DELETE', session).catch(() => undefined);
        for (const child of children.toReversed()) {
          child.kill('SIGKILL');
          await new Promise((resolve) => child.once('exit', resolve));
        }
      },
    };
  },
};
