import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isApiElsewhere } from '#lib/api/transportReach.ts';
import { silence } from './silence.ts';

const site = 'https://site.example';
const api = 'https://api.example';

/** The requests of a test, and the outcome of each by URL. */
let fetched: { url: string; init: RequestInit }[];
let siteReply: () => Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  fetched = [];
  siteReply = () => Promise.resolve(new Response(null, { status: 404 }));
  vi.stubGlobal('location', { origin: site });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    fetched.push({ url, init });
    return url.startsWith('/favicon') ? siteReply() : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Returns the code of a call without a reply in a build for this API. */
async function codeOf(base: string): Promise<string> {
  vi.stubEnv('PUBLIC_API_BASE', base);
  const { call } = await import('#lib/api/client.ts');
  return call('sendOtp', { body: { phone: '+919876543210', userType: 'VENDOR' } }).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
}

describe('A call without a reply', () => {
  test('is `unreachable` when the site itself answers', async () => {
    expect(await codeOf(api)).toBe('unreachable');
    expect(fetched[1]).toMatchObject({ url: '/favicon.svg', init: { method: 'HEAD', cache: 'no-store' } });
  });

  test('is a network error when the site does not answer either', async () => {
    siteReply = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await codeOf(api)).toBe('network');
  });

  test('is a network error while offline, without asking the site', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await codeOf(api)).toBe('network');
    expect(fetched).toHaveLength(1);
  });

  test.each(['', site])('is a network error when the site serves the API itself (%j)', async (base) => {
    expect(await codeOf(base)).toBe('network');
    expect(fetched).toHaveLength(1);
  });

  test('is also checked for an early code', async () => {
    vi.stubEnv('PUBLIC_API_BASE', api);
    const { sendCodeEarly } = await import('#preboot/earlyRequests.ts');
    const { takeEarlyReply } = await import('#lib/api/reply/earlyReply.ts');
    sendCodeEarly('+919876543210');
    await expect(takeEarlyReply('+919876543210')).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('is not checked after an abort', async () => {
    vi.stubEnv('PUBLIC_API_BASE', api);
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      fetched.push({ url, init: {} });
      return silence(url, init);
    });
    const { call } = await import('#lib/api/client.ts');
    const stop = new AbortController();
    const work = call('vendorSendOtp', { body: { phone: '+919876543210' }, signal: stop.signal });
    setTimeout(() => stop.abort(), 10);
    await expect(work).rejects.toMatchObject({ code: 'aborted' });
    expect(fetched).toHaveLength(1);
  });
});

describe('The API', () => {
  test.each([
    [api, true],
    ['http://site.example', true],
    ['https://site.example:8443', true],
    [site, false],
    [`${site}/backend`, false],
    ['/backend', false],
    ['https://', false],
    [null, false],
  ])('at %s is on another origin: %s', (base, isElsewhere) => {
    expect(isApiElsewhere(base)).toBe(isElsewhere);
  });

  test('is not on another origin if there is no page', () => {
    vi.unstubAllGlobals();
    expect(isApiElsewhere(api)).toBe(false);
  });
});
