import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReply } from '../support/replies.ts';
import type { EndpointName } from '#lib/api/schema/endpoints.ts';
import { createSandbox } from '#sandbox/testing.ts';
import { getProgress, getVendor, signIn, submittedVendor, testPhone } from '../sandbox/helpers.ts';

let replies: Partial<Record<EndpointName, unknown>>;

beforeAll(async () => {
  const sandbox = createSandbox();
  const made = await submittedVendor(sandbox);
  const vendor = await getVendor(sandbox, made);
  const login = await signIn(sandbox);
  replies = {
    vendor: { success: true, vendor },
    currentVendor: { data: vendor },
    progress: { data: { vendorId: made.id, applicationData: await getProgress(sandbox, made) } },
    applications: { applications: [vendor] },
    login: { data: { ...login, needsProfileCompletion: true, profileCompletionRoute: '/profile' } },
    createVendor: { vendorId: made.id, data: login },
    refresh: { accessToken: 'a', refreshToken: 'r', expiresIn: 900 },
    verifyBank: { valid: true, ifscValid: true, accountHolder: 'ASHA RAO' },
    sendOtp: { message: 'Sent', otpId: 'o1' },
    contract: { data: { contractId: 'c1' } },
  };
  await sandbox.close();
});
afterAll(() => {
  replies = {};
});

/** Returns the value with its keys in another spelling. */
function respelt(value: unknown, spell: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => respelt(item, spell));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [spell(key), respelt(item, spell)]));
}

const spellings: Record<string, (key: string) => string> = {
  snake_case: (key) =>
    key === 'id' ? '_id' : key.replace(/[A-Z]|\d+$/g, (part) => `_${part.toLowerCase()}`),
  PascalCase: (key) => key.charAt(0).toUpperCase() + key.slice(1),
};

/** Parses a reply as the stores get it. A grant is read for a phone. */
function read(name: EndpointName, reply: unknown): unknown {
  const result = readReply(name, { status: 200, text: JSON.stringify(reply) });
  return 'grant' in result ? { ...result, grant: result.grant(testPhone) } : result;
}

test.each(Object.keys(spellings))('A reply with %s keys reads like one with camelCase keys', (spelling) => {
  for (const [name, reply] of Object.entries(replies) as [EndpointName, unknown][]) {
    const other = respelt(reply, spellings[spelling] as (key: string) => string);
    expect(other, name).not.toEqual(reply);
    expect(read(name, other), name).toEqual(read(name, reply));
  }
});
