/** Firefox, driven over WebDriver BiDi, which needs no separate driver. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browserEnv } from '../../scripts/fonts.mjs';
import { eventually, freePort } from '../wait.ts';
import { keyActions, pressActions, type Browser, type Engine } from './browser.ts';

const command = ['firefox-esr', 'firefox'].find((name) => spawnSync(name, ['--version']).status === 0);

interface Message {
  id?: number;
  type: string;
  method?: string;
  params?: { level?: string; text?: string };
  result?: unknown;
  message?: string;
}

export const firefox: Engine = {
  name: 'Firefox',
  kind: 'engine',
  missing: () => (command === undefined ? 'firefox-esr' : null),
  howToGet: 'apt-get install firefox-esr',
  launch: async ({ storage, webgl, dark, isPrivate }) => {
    const profile = mkdtempSync(path.join(os.tmpdir(), 'nuskha-firefox-'));
    const settings = {
      'dom.storage.enabled': storage,
      'webgl.disabled': !webgl,
      'browser.privatebrowsing.autostart': isPrivate,
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
      // A journey opens tabs without a user gesture.
      'dom.disable_open_during_load': false,
      // The browser itself sends nothing over the network.
      'app.update.enabled': false,
      'datareporting.policy.dataSubmissionEnabled': false,
      'browser.shell.checkDefaultBrowser': false,
      'intl.accept_languages': 'en-IN, en',
    };
    writeFileSync(
      path.join(profile, 'user.js'),
      Object.entries(settings)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
        .join(''),
    );
    const port = await freePort();
    const child = spawn(
      command ?? 'firefox',
      ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank'],
      { stdio: 'ignore', env: { ...browserEnv(), TZ: 'Asia/Kolkata', MOZ_CRASHREPORTER_DISABLE: '1' } },
    );
    const socket = await eventually(() => connect(`ws://127.0.0.1:${port}/session`));
    const browser = await drive(socket);
    return {
      ...browser,
      close: async () => {
        socket.close();
        child.kill('SIGKILL');
        await new Promise((resolve) => child.once('exit', resolve));
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
};

function connect(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error('Firefox does not listen')));
  });
}

async function drive(socket: WebSocket): Promise<Omit<Browser, 'close'>> {
  let ids = 0;
  let logged: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.method === 'log.entryAdded' && message.params?.level === 'error')
      logged.push(message.params.text ?? '');
  });
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    const id = ++ids;
    socket.send(JSON.stringify({ id, method, params }));
    const message = await new Promise<Message>((resolve) => waiting.set(id, resolve));
    waiting.delete(id);
    if (message.type === 'error') throw new Error(`${method}: ${message.message}`);
    return message.result as Result;
  };
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  const act = (actions: object[]): Promise<void> => send('input.performActions', { context, actions });
  return {
    name: 'Firefox',
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate: async (body) => {
      const { result, exceptionDetails } = await send<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', {
        expression: `(async () => { ${body} })().then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null');
    },
    press: (x, y) => act(pressActions(x, y)),
    keys: (text) => act(keyActions(text)),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    errors: () => {
      const all = logged;
      logged = [];
      return all;
    },
  };
}
