/** WebKit: WebKitGTK's MiniBrowser over WebDriver, on a virtual screen of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { browserEnv } from '../../scripts/fonts.mjs';
import { eventually, freePort } from '../wait.ts';
import type { Engine } from './browser.ts';

const argumentFor = {
  'no storage': '--enable-html5-local-storage=false',
  'no WebGL': '--enable-webgl=false',
  dark: '--dark-mode',
  'private window': '--private',
};

export const webkit: Engine = {
  name: 'WebKit',
  isInstalled: () => spawnSync('which', ['WebKitWebDriver', 'Xvfb']).status === 0,
  packages: 'webkit2gtk-driver xvfb',
  launch: async (oddity) => {
    const display = `:${100 + Math.floor(Math.random() * 400)}`;
    const port = await freePort();
    const env = {
      ...browserEnv(),
      DISPLAY: display,
      TZ: 'Asia/Kolkata',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      GDK_BACKEND: 'x11',
    };
    const screen = [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const children = [
      spawn('Xvfb', screen, { stdio: 'ignore' }),
      spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env }),
    ];
    let session = '/session';
    const send = async <Result>(address: string, body?: object, method = 'POST'): Promise<Result> => {
      const url = `http://127.0.0.1:${port}${session}${address}`;
      const reply = await fetch(url, { method, body: JSON.stringify(body) });
      const { value } = (await reply.json()) as { value: Result & { error?: string; message?: string } };
      if (!reply.ok) throw new Error(`${address}: ${value.error} ${value.message}`);
      return value;
    };
    const args = [
      '--automation',
      // A journey opens tabs without a user gesture.
      '--javascript-can-open-windows-automatically=true',
      ...(oddity === undefined ? [] : [argumentFor[oddity]]),
    ];
    const { sessionId } = await eventually(() =>
      send<{ sessionId: string }>('', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
      }),
    );
    session += `/${sessionId}`;
    await send('/timeouts', { script: 60_000, pageLoad: 120_000 });
    const act = (type: 'key' | 'pointer', actions: object[]): Promise<unknown> =>
      send('/actions', { actions: [{ type, id: type, actions }] });
    const keys = (text: string): Promise<unknown> =>
      act(
        'key',
        [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      );
    return {
      open: (url) => send('/url', { url }),
      evaluate: async (body) => {
        const script = `const done = arguments[0];
          (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        const { value, error } = await send<{ value: never; error?: string }>('/execute/async', {
          script,
          args: [],
        });
        if (error !== undefined) throw new Error(error);
        return value;
      },
      press: (x, y) =>
        act('pointer', [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      keys,
      escape: () => keys('\uE00C'),
      back: () => send('/back', {}),
      resize: (width, height) => send('/window/rect', { width, height }),
      errors: [],
      close: async () => {
        await send('', undefined, 'DELETE').catch(() => undefined);
        for (const child of children.toReversed()) {
          child.kill('SIGKILL');
          await once(child, 'exit');
        }
      },
    };
  },
};
