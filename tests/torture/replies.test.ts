import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readReply } from '../support/replies.ts';
import { endpoints, type EndpointName } from '#lib/api/schema/endpoints.ts';
import { ApiError } from '#lib/api/errors.ts';
import { applicationOf } from '#lib/domain/application/application.ts';
import { createSandbox } from '#sandbox/testing.ts';
import { getProgress, getVendor, submittedVendor, signIn, type Body } from '../sandbox/helpers.ts';
import { bent } from './bent.ts';
import { playCases, runTimeoutMs, type Dice } from './cases.ts';

/** Calls that need their reply. */
const needed: readonly EndpointName[] = [
  'vendor',
  'currentVendor',
  'progress',
  'applications',
  'login',
  'createVendor',
  'refresh',
  'verifyBank',
  'gstinLookup',
  'startUpi',
  'upiState',
  'consentList',
];

/** Valid replies, which a case distorts. */
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
    startUpi: { success: true, paymentId: 'upi_1', intent: 'upi://pay?am=1.00' },
    upiState: { success: true, state: 'waiting' },
    consentList: { success: true, consents: [{ id: 'privacy', version: '1', acceptedAt: null }] },
    gstinLookup: { success: true, legalName: 'Asha Rao', status: 'active' },
  };
  await sandbox.close();
});
afterAll(() => void vi.restoreAllMocks());

const names = Object.keys(endpoints) as [EndpointName, ...EndpointName[]];
/** Calls that are done by their status alone. */
const writes: readonly EndpointName[] = names.filter((name) => !needed.includes(name));
const refusals = [{ success: false }, { ok: false }, { error: 'No.' }, { error: { code: 7 } }] as const;

async function play(dice: Dice): Promise<void> {
  const name = dice.pick(names);
  const isRefusal = dice.chance(0.15);
  const body = bent(dice, honest[name] ?? { success: true, message: 'Done' });
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const reply = isRefusal && isObject ? { ...body, ...dice.pick<object>([...refusals]) } : body;
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
    const { code } = error as ApiError;
    const isDone = isWhole && writes.includes(name) && code !== 'rejected';
    expect(isDone, `${name} is not read as done: ${text}`).toBe(false);
    return;
  }
  // A reply that says it failed must not count as done, except for the check whose result may be a failure.
  const isRefused = isRefusal && isObject && isWhole && name !== 'verifyBank';
  expect(isRefused, `${name} is read as done although refused: ${text}`).toBe(false);
  // A list with items must not be read as empty.
  if (name === 'applications' && /"id":"./.test(text)) expect(result, text).not.toEqual([]);
  if (name !== 'vendor' && name !== 'currentVendor') return;
  // Everything that was read can be shown.
  const vendor = result as ReturnType<typeof readReply<'vendor'>>;
  expect(typeof vendor.id, text).toBe('string');
  const progress = readProgress(dice);
  applicationOf({ vendor, progress, draft: null, category: 'pharmacy', askedAt: 0 });
}

function readProgress(dice: Dice): ReturnType<typeof readReply<'progress'>> | null {
  try {
    return readReply('progress', { status: 200, text: JSON.stringify(bent(dice, honest.progress)) });
  } catch {
    return null;
  }
}

test(
  'reads or refuses a reply of any shape, and never takes a refusal as done',
  () => playCases({ name: 'replies', sample: 1500, full: 200_000 }, play),
  runTimeoutMs,
);
