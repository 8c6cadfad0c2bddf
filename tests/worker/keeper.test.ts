import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createKeeper, type Web } from '../../src/worker/keeper.ts';
import { Caches, Host, list, site } from './builds.ts';

let host: Host;
let caches: Caches;
let retired: boolean;

beforeEach(() => {
  host = new Host();
  caches = new Caches();
  retired = false;
});

/** A start of the worker. A browser stops it at any time, so a test may start it again. */
function start() {
  const keeper = createKeeper(site, '/', {
    caches: caches as unknown as Web['caches'],
    fetch: host.fetch,
    end: () => {
      retired = true;
      caches.all.clear();
      return Promise.resolve();
    },
  });
  const open = async (page: string, isReload = false): Promise<string> => {
    const reply = await keeper.answerPage(new Request(`http://site/${page}`), page, isReload);
    return reply.text();
  };
  const load = async (path: string): Promise<string> => {
    const kept: Promise<unknown>[] = [];
    const reply = await keeper.answerFile(new Request(`http://site${path}`), path, (work) => kept.push(work));
    await Promise.all(kept);
    return reply.text();
  };
  return { ...keeper, open, load };
}

const of = (build: string): string => `<script>import("/_astro/${build}.js")</script>`;

describe('A visit', () => {
  test('keeps its page, its files and the page for a missing network, without a query', async () => {
    await start().check(['']);
    expect(caches.paths()).toEqual({
      'n/1 / a': ['/', '/_astro/a.js', '/_astro/shared.js', '/offline/'],
      'n/1 / state': ['/state'],
    });
  });

  test('after that comes from the cache at once, and keeps the policy of its headers', async () => {
    await start().check(['']);
    host.asked.length = 0;
    const reply = await start().answerPage(new Request('http://site/?vendorId=7'), '', false);
    expect(host.asked).toEqual([]);
    expect(reply.headers.get('content-security-policy')).toBe('P');
    expect(await reply.text()).toBe(of('a'));
  });

  test('keeps a file of the build when it is used, and no other file', async () => {
    const worker = start();
    await worker.check(['']);
    expect(await worker.load('/_astro/late.js')).toBe('/_astro/late.js');
    await worker.load('/_astro/earlier.js');
    await worker.load('/pins/5.json');
    expect(caches.paths()).toMatchObject({
      'n/1 / a': expect.arrayContaining(['/_astro/late.js']),
      'n/1 data d1': ['/pins/5.json'],
    });
    expect(await caches.match('/_astro/earlier.js')).toBeUndefined();
    host.isDown = true;
    expect(await start().load('/pins/5.json')).toBe('"/pins/5.json"');
  });
});

describe('After a deployment', () => {
  test('the page is of the old build once, and of the new one at the next navigation', async () => {
    const worker = start();
    await worker.check(['']);
    host.build = 'b';
    expect(await worker.open('')).toBe(of('a'));
    await worker.check(['']);
    host.asked.length = 0;
    expect(await worker.open('')).toBe(of('b'));
    expect(host.asked).toEqual([]);
  });

  test('the host itself names its build and sends the page, not the browser’s cache', async () => {
    const worker = start();
    await worker.check(['']);
    host.build = 'b';
    host.held.set('/build.json', Response.json(list('a'))).set('/', new Response(of('a')));
    await worker.check(['']);
    expect(await worker.open('')).toBe(of('b'));
  });

  test('all pages of earlier visits come with it, also after the worker was stopped', async () => {
    await start().check(['']);
    await start().check(['vendor/']);
    host.build = 'b';
    await start().check(['vendor/']);
    expect(caches.paths()['n/1 / b']).toEqual(expect.arrayContaining(['/', '/vendor/', '/dashboard/']));
  });

  test('a navigation waits for the look at the host that the one before began', async () => {
    const worker = start();
    await worker.check(['']);
    host.build = 'b';
    void worker.check(['']);
    expect(await worker.open('')).toBe(of('b'));
  });

  test('a navigation waits three seconds for a look that gets no answer', async () => {
    await start().check(['']);
    vi.useFakeTimers();
    try {
      host.fetch = () => new Promise<Response>(() => undefined);
      const worker = start();
      void worker.check(['']);
      let shown = '';
      void worker.open('').then((html) => (shown = html));
      await vi.advanceTimersByTimeAsync(2999);
      expect(shown).toBe('');
      await vi.advanceTimersByTimeAsync(1);
      expect(shown).toBe(of('a'));
    } finally {
      vi.useRealTimers();
    }
  });

  test('unchanged files are not requested again', async () => {
    const worker = start();
    await worker.check(['']);
    host.build = 'b';
    host.asked.length = 0;
    await worker.check(['']);
    expect(host.asked.sort()).toEqual(['/', '/_astro/b.js', '/build.json', '/offline/']);
  });

  test('pages come from the network while the new build is not whole, and are not kept', async () => {
    const worker = start();
    await worker.check(['']);
    host.build = 'b';
    host.documents = 'a';
    await expect(worker.check([''])).rejects.toThrow('another build');
    host.asked.length = 0;
    expect(await start().open('')).toBe(of('a'));
    expect(host.asked).toEqual(['/']);
    host.documents = null;
    expect(await start().open('')).toBe(of('b'));
    await start().check(['']);
    host.asked.length = 0;
    expect(await start().open('')).toBe(of('b'));
    expect(host.asked).toEqual([]);
  });

  test('the files of the build before stay for open pages, and earlier builds go', async () => {
    const worker = start();
    await worker.check(['']);
    host.build = 'b';
    await worker.check(['']);
    await worker.check(['vendor/']);
    host.isDown = true;
    expect(await worker.load('/_astro/a.js'), 'after a visit to another page').toBe('/_astro/a.js');
    host.isDown = false;
    host.build = 'c';
    await worker.check(['']);
    expect(Object.keys(caches.paths())).toEqual(['n/1 / state', 'n/1 / b', 'n/1 / c']);
  });

  test('caches of an earlier version of the worker go, and those of other sites stay', async () => {
    for (const name of ['n/0 / a', 'n/0 data d1', 'm/0 / a']) await caches.open(name);
    await start().check(['']);
    expect(Object.keys(caches.paths())).toEqual(['m/0 / a', 'n/1 / a', 'n/1 / state']);
  });

  test('back to the earlier build, its pages come at the next navigation', async () => {
    const worker = start();
    await worker.check(['']);
    for (const build of ['b', 'a']) {
      host.build = build;
      await worker.check(['']);
    }
    expect(await worker.open('')).toBe(of('a'));
  });

  test('a reload asks the network', async () => {
    const worker = start();
    await worker.check(['']);
    host.build = 'b';
    expect(await worker.open('', true)).toBe(of('b'));
  });
});

describe('Without a network', () => {
  test('kept pages open, also after a reload, and others say that they need it', async () => {
    await start().check(['']);
    host.isDown = true;
    const worker = start();
    expect(await worker.open('')).toBe(of('a'));
    expect(await worker.open('', true)).toBe(of('a'));
    expect(await worker.open('vendor/')).toBe(of('a'));
    await expect(worker.check([''])).rejects.toThrow('Failed to fetch');
    expect(retired).toBe(false);
    host.isDown = false;
    host.build = 'b';
    await worker.check(['']);
    expect(await worker.open('')).toBe(of('b'));
  });

  test('a browser that has kept nothing gets the browser’s own error', async () => {
    host.isDown = true;
    await expect(start().open('')).rejects.toThrow('Failed to fetch');
  });

  test('a network that does not answer falls back to the kept page', async () => {
    const worker = start();
    await worker.check(['']);
    vi.useFakeTimers();
    try {
      host.fetch = () => new Promise<Response>(() => undefined);
      let shown = '';
      void start()
        .open('', true)
        .then((html) => (shown = html));
      await vi.advanceTimersByTimeAsync(4000);
      expect(shown).toBe(of('a'));
    } finally {
      vi.useRealTimers();
    }
  });

  test('a broken server changes nothing', async () => {
    const worker = start();
    await worker.check(['']);
    host.status = 503;
    await worker.check(['']);
    expect(retired).toBe(false);
    expect(await worker.open('', true)).toBe(of('a'));
  });
});

test('a host that asks for fewer requests does not end the worker', async () => {
  const worker = start();
  await worker.check(['']);
  host.status = 429;
  await worker.check(['']);
  expect([retired, await worker.open('')]).toEqual([false, of('a')]);
});

describe('A build without a worker', () => {
  test('ends the worker, and its pages come from the network', async () => {
    const worker = start();
    await worker.check(['']);
    host.build = null;
    await worker.check(['']);
    expect(retired).toBe(true);
    expect(await worker.open('')).toBe('Old site');
    await worker.load('/_astro/a.js');
    expect(caches.paths()).toEqual({});
  });

  test('Clear App Data during a check leaves no cache', async () => {
    const worker = start();
    let end: Promise<void> | undefined;
    host.onAsked = (path) => {
      if (path === '/_astro/shared.js') end = worker.retire();
    };
    await expect(worker.check([''])).rejects.toThrow('aborted');
    await end;
    expect(caches.paths()).toEqual({});
  });

  test('is not asked for again by a worker that Clear App Data has ended', async () => {
    const worker = start();
    await worker.check(['']);
    await worker.retire();
    await worker.check(['']);
    expect(await worker.open('')).toBe(of('a'));
    expect(caches.paths()).toEqual({});
  });
});
