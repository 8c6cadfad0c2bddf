import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EndpointName } from '#lib/api/schema/endpoints.ts';

let logged: string[];

beforeEach(() => {
  vi.resetModules();
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void logged.push(words.map(String).join(' ')));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Parses an unreadable reply in a build with this setting. */
async function read(setting: string, name: EndpointName, text: string): Promise<void> {
  vi.stubEnv('PUBLIC_DEBUG_API', setting);
  const { readReply } = await import('../support/replies.ts');
  expect(() => readReply(name, { status: 200, text })).toThrow(/malformed|no-vendor/);
}

describe('An unreadable reply', () => {
  test.each([
    [
      'vendor',
      '{"vendor":{"ownerName":"Secret"}}',
      'vendor: the reply cannot be read. Expected an id at vendor.id.',
    ],
    ['vendor', '{"owner":"Secret"}', 'vendor: the reply cannot be read. Expected an object at vendor.'],
    [
      'progress',
      '{"vendorId":"Secret"}',
      'progress: the reply cannot be read. Expected an object at applicationData.',
    ],
    [
      'applications',
      '{"list":["Secret"]}',
      'applications: the reply cannot be read. Expected a list at applications.',
    ],
    [
      'applications',
      '[{"application":"Secret"}]',
      'applications: the reply cannot be read. Expected an id at applications[].id.',
    ],
    ['login', '"Secret"', 'login: the reply cannot be read. Expected an object as its body.'],
    ['kyc', '<!doctype html>Secret', 'kyc: the reply cannot be read. Expected JSON as its body.'],
  ] as const)('of %s is explained without its values: %s', async (name, text, words) => {
    await read('true', name, text);
    expect(logged).toEqual([words]);
  });

  test.each(['', 'false'])('is not explained in a build with the setting %j', async (setting) => {
    await read(setting, 'vendor', '{"vendor":{"ownerName":"Secret"}}');
    expect(logged).toEqual([]);
  });
});

test('A reply about another vendor is explained without its id', async () => {
  vi.stubEnv('PUBLIC_DEBUG_API', 'true');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 'vnd_2' })));
  const { call } = await import('#lib/api/client.ts');
  const { signedIn } = await import('./signedIn.ts');
  signedIn(() => null);
  await expect(call('vendor', { id: 'vnd_1' })).rejects.toMatchObject({ code: 'malformed' });
  vi.unstubAllGlobals();
  expect(logged).toEqual(['vendor: the reply cannot be read. Expected the id that was asked for at id.']);
});
