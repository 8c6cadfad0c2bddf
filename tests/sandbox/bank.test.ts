import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bankReplySchema } from '#lib/domain/bank/bankResult.ts';
import { testAccounts } from '#sandbox/bank.ts';
import { createSandbox } from '#sandbox/testing.ts';
import { call, getProgress, kycOf, newVendor, patchKyc, signIn, type MadeVendor } from './helpers.ts';

const sandbox = createSandbox();
let token = '';
beforeAll(async () => {
  token = (await signIn(sandbox))['accessToken'];
});

const details = { accountNumber: '012345678901', ifsc: 'SBIN0001234', accountHolderName: 'Asha Rao' };
const verify = (change: Partial<typeof details>) =>
  call(sandbox, 'POST', '/api/vendors/verify-bank', { token, body: { ...details, ...change } });

describe('Bank verification', () => {
  test.each([
    ['verified', '012345678901', true],
    ['pending', testAccounts.pending, true],
    ['failed', testAccounts.nameMismatch, true],
    ['failed', testAccounts.invalidIfsc, false],
    ['verified', testAccounts.slow, true],
  ])('is %s for the account %s', async (type, accountNumber, ifscValid) => {
    const { status, body } = await verify({ accountNumber });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ifscValid, requestId: expect.any(String), message: expect.any(String) });
    expect(bankReplySchema.parse(body).type).toBe(type);
  });

  test('returns 503 when the provider is down', async () => {
    expect((await verify({ accountNumber: testAccounts.providerDown })).status).toBe(503);
  });

  test('names the bank, the branch and the holder', async () => {
    expect((await verify({ ifsc: 'sbin0001234' })).body).toMatchObject({
      bank: 'State Bank of India',
      branch: 'Branch 001234',
      accountHolder: 'Asha Rao',
    });
    expect((await verify({ ifsc: 'ZZZZ0001234' })).body['bank']).toBeNull();
  });

  test.each([
    ['accountNumber', { accountNumber: '12345678' }],
    ['accountNumber', { accountNumber: '1234567890123456789' }],
    ['ifsc', { ifsc: 'SBIN1001234' }],
    ['accountHolderName', { accountHolderName: 'A' }],
  ])('is refused for a bad %s', async (path, change) => {
    const answer = await verify(change);
    expect(answer.status).toBe(400);
    expect(answer.body['errors'][0].path).toBe(path);
  });

  test('needs a token', async () => {
    const answer = await call(sandbox, 'POST', '/api/vendors/verify-bank', { body: details });
    expect(answer.status).toBe(401);
  });

  test('waits as long as the setting bankDelayMs says', async () => {
    sandbox.settings.bankDelayMs = 60;
    const started = performance.now();
    await verify({});
    sandbox.settings.bankDelayMs = 0;
    expect(performance.now() - started).toBeGreaterThan(50);
  });
});

describe('The bank status in the progress', () => {
  const statusOf = async (vendor: MadeVendor): Promise<unknown> =>
    (await getProgress(sandbox, vendor))['step2'].data.idfyStatus;
  const account = (vendor: MadeVendor): typeof details => {
    const { bankAccount, ifsc, accountHolderName } = kycOf(vendor.category) as Record<string, string>;
    return { accountNumber: bankAccount, ifsc, accountHolderName } as typeof details;
  };
  const check = (vendor: MadeVendor, change: Partial<typeof details> = {}) =>
    call(sandbox, 'POST', '/api/vendors/verify-bank', {
      token: vendor.token,
      body: { ...account(vendor), ...change },
    });
  const saveDraft = (vendor: MadeVendor, body: Record<string, string>) =>
    call(sandbox, 'POST', `/api/vendors/${vendor.id}/kyc/draft`, { token: vendor.token, body });

  beforeEach(() => sandbox.reset());

  test('is unverified until a bank check, even after KYC is submitted', async () => {
    const vendor = await newVendor(sandbox);
    await patchKyc(sandbox, vendor);
    expect(await statusOf(vendor)).toBe('unverified');
    await check(vendor);
    expect(await statusOf(vendor)).toBe('verified');
  });

  test.each([
    ['pending', testAccounts.pending],
    ['failed', testAccounts.nameMismatch],
    ['failed', testAccounts.invalidIfsc],
    ['unverified', testAccounts.providerDown],
  ])('is %s after a bank check of %s', async (status, accountNumber) => {
    const vendor = await newVendor(sandbox);
    await saveDraft(vendor, { ...kycOf('pharmacy'), bankAccount: accountNumber });
    await check(vendor, { accountNumber });
    expect(await statusOf(vendor)).toBe(status);
  });

  test('applies only to exactly the account that was checked', async () => {
    const vendor = await newVendor(sandbox);
    await check(vendor);
    const changes: Record<string, string>[] = [
      { bankAccount: '012345678902' },
      { ifsc: 'HDFC0000124' },
      { accountHolderName: 'Asha R' },
    ];
    for (const change of changes) {
      await saveDraft(vendor, { ...kycOf('pharmacy'), ...change });
      expect(await statusOf(vendor)).toBe('unverified');
    }
    await saveDraft(vendor, { ...kycOf('pharmacy'), ifsc: 'hdfc0000123' });
    expect(await statusOf(vendor)).toBe('verified');
  });

  test('ignores the bank check of another vendor', async () => {
    const vendor = await newVendor(sandbox);
    const other = await newVendor(sandbox, { phone: '+919876500000' });
    await check(other);
    await patchKyc(sandbox, vendor);
    expect(await statusOf(vendor)).toBe('unverified');
  });
});
