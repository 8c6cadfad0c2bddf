import { beforeEach, describe, expect, test, vi } from 'vitest';
import { importsThatRetry } from '../../build/code/importsThatRetry.ts';

type Preload = (load: () => Promise<string>, files?: string[]) => Promise<string>;
interface Reply {
  ok: boolean;
  status: number;
  type: string;
}

const js: Reply = { ok: true, status: 200, type: 'text/javascript' };
const origin = 'https://site.example';
const fetched = vi.fn<(address: string) => Promise<Reply>>();
let sizes: Record<string, number> = {};

/** Returns the helper as a page runs it, in a browser that already holds files of these sizes. */
function helper(): Preload {
  const { handler } = importsThatRetry().load as unknown as { handler: () => string };
  const code = handler().replace('export const __vitePreload', 'const __vitePreload');
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  const make = new Function('performance', 'location', 'fetch', `${code}; return __vitePreload;`) as (
    ...globals: readonly unknown[]
  ) => Preload;
  const performance = {
    getEntriesByName: (address: string) => (address in sizes ? [{ decodedBodySize: sizes[address] }] : []),
  };
  const fetch = async (address: string) => {
    const { ok, status, type } = await fetched(address);
    return { ok, status, headers: new Headers({ 'content-type': type }), arrayBuffer: async () => null };
  };
  return make(performance, { origin }, fetch);
}

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(js);
  sizes = {};
});

describe('A lazy part', () => {
  const load = async () => 'part';
  const file = '_astro/part.js';

  test('fetches all files that it needs before it is imported', async () => {
    const order: string[] = [];
    fetched.mockImplementation(async (address) => (order.push(address), js));
    const asked = helper()(async () => (order.push('import'), 'part'), [file, '_astro/base.js']);
    expect(await asked).toBe('part');
    expect(order).toEqual([`${origin}/${file}`, `${origin}/_astro/base.js`, 'import']);
  });

  test('is not fetched again once the browser has it', async () => {
    sizes[`${origin}/${file}`] = 500;
    await helper()(load, [file]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('can be requested again after the network lost it', async () => {
    const preload = helper();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(preload(load, [file])).rejects.toThrow('Failed to fetch');
    expect(await preload(load, [file])).toBe('part');
  });

  test.each([
    ['404', { ok: false, status: 404, type: 'text/html' }],
    ['410', { ok: false, status: 410, type: 'text/html' }],
    ['an HTML page', { ok: true, status: 200, type: 'text/html' }],
  ])('is reported as gone by %s, and is fetched once more even if its file has a size', async (_, reply) => {
    const preload = helper();
    fetched.mockResolvedValueOnce(reply);
    await expect(preload(load, [file])).rejects.toMatchObject({ name: 'PartGoneError' });
    sizes[`${origin}/${file}`] = 90;
    expect(await preload(load, [file])).toBe('part');
    // Now the browser has it, also without a network.
    expect(await preload(load, [file])).toBe('part');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('is not reported as gone by a failing server', async () => {
    fetched.mockResolvedValueOnce({ ok: false, status: 503, type: 'text/html' });
    await expect(helper()(load, [file])).rejects.toMatchObject({ name: 'Error' });
  });
});
