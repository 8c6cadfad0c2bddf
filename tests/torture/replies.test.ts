import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readReply } from '#lib/api/client.ts';
import { endpoints, type EndpointName } from '#lib/api/endpoints.ts';
import { ApiError } from '#lib/api/errors.ts';
import { applicationOf } from '#lib/domain/application.ts';
import { createSandbox } from '#sandbox/testing.ts';
import { getProgress, getVendor, submittedVendor, signIn, type Body } from '../sandbox/helpers.ts';
import { bent } from './bent.ts';
import { playCases, runTimeoutMs, type Dice } from './cases.ts';

/** Honest replies, to be bent. */
let honest: Partial<Record<EndpointName, Body>>;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const sandbox = createSandbox();
  const vendor = await submittedVendor(sandbox);
  const data = { vendor: await getVendor(sandbox, vendor) };
  const login = await signIn(sandbox);
  honest = {
    vendor: { success: true, ...data },
    currentVendor: { success: true, ...data },
    progress: { success: true, applicationData: await getProgress(sandbox, vendor) },
    applications: { success: true, applications: [data.vendor] },
    login: { success: true, data: login },
    createVendor: { success: true, vendorId: vendor.id, data: login },
    refresh: { success: true, accessToken: 'a', refreshToken: 'b', expiresIn: 900 },
    verifyBank: { success: true, status: 'verified', data: { ifscValid: true } },
  };
  await sandbox.close();
});
afterAll(() => void vi.restoreAllMocks());

const names = Object.keys(endpoints) as [EndpointName, ...EndpointName[]];

async function play(dice: Dice): Promise<void> {
  const name = dice.pick(names);
  const isRefusal = dice.chance(0.15);
  const body = bent(dice, honest[name] ?? { success: true, message: 'Done' });
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const reply = isRefusal && isObject ? { ...body, success: false } : body;
  const text = dice.chance(0.03)
    ? JSON.stringify(reply).slice(0, dice.between(0, 40))
    : JSON.stringify(reply);
  const isWhole = text === JSON.stringify(reply);
  const read = (): unknown => readReply(name, { status: 200, text });
  let result: unknown;
  try {
    result = read();
  } catch (error) {
    expect(error, `${name}: ${text}`).toBeInstanceOf(ApiError);
    return;
  }
  // What says that it was not done is not done, but for the check whose failure is its result.
  const isRefused = isRefusal && isObject && isWhole && name !== 'verifyBank';
  expect(isRefused, `${name} was taken for done: ${text}`).toBe(false);
  if (name !== 'vendor' && name !== 'currentVendor') return;
  // Whatever was read can be shown.
  const vendor = result as ReturnType<typeof readReply<'vendor'>>;
  if (vendor === null) return;
  expect(typeof vendor.id, text).toBe('string');
  const progress = readProgress(dice);
  applicationOf({ vendor, progress, draft: null, category: 'pharmacy', askedAt: 0 });
}

function readProgress(dice: Dice): ReturnType<typeof readReply<'progress'>> {
  try {
    return readReply('progress', { status: 200, text: JSON.stringify(bent(dice, honest.progress)) });
  } catch {
    return null;
  }
}

test(
  'a reply of any shape is read or refused in order, never a crash, and success: false is never done',
  () => playCases({ name: 'replies', sample: 1500, full: 200_000 }, play),
  runTimeoutMs,
);
