import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { endpoints, type EndpointName } from '#lib/api/schema/endpoints.ts';
import { refusal } from '#lib/api/schema/replies.ts';
import { descriptions } from '#lib/api/schema/requests.ts';
import { testAccounts } from '#sandbox/bank.ts';
import { testRegistrations } from '#sandbox/gst.ts';
import { endpointOf } from '#sandbox/endpointName.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { openApiDocument, openApiFile, openApiText, unusedMark } from '../../scripts/build-openapi.ts';
import {
  acceptContract,
  call,
  fileOf,
  getProgress,
  login,
  newVendor,
  patchKyc,
  refresh,
  submittedVendor,
  upload,
  vendorPath,
} from './helpers.ts';

const real = createSandbox();
afterAll(() => real.close());

const seen: { endpoint: EndpointName; status: number; body: unknown }[] = [];

/** A sandbox that records every JSON reply. */
const watched: TestSandbox = {
  ...real,
  fetch: async (input, init) => {
    const response = await real.fetch(input, init);
    const endpoint = endpointOf(init?.method ?? 'GET', new URL(String(input), 'http://x').pathname);
    if (endpoint) seen.push({ endpoint, status: response.status, body: await response.clone().json() });
    return response;
  },
};

const registrations = Object.values(testRegistrations).map((mark) => `29ABCPE1234F${mark}Z5`);

async function everyCall(): Promise<void> {
  for (const [index, category] of (['pharmacy', 'supplements', 'labs'] as const).entries()) {
    const phone = `+91987654321${index}`;
    const { id, token } = await newVendor(watched, { category, phone });
    await call(watched, 'GET', `/api/vendors/${id}`, { token });
    await call(watched, 'POST', `/api/vendors/${id}/kyc/draft`, { token, body: { panNumber: 'A' } });
    await getProgress(watched, { id, token, category, refreshToken: '' });
    for (const upi of ['paid', 'waiting', 'expired', 'refused', 'name-differs', 'masked'] as const) {
      Object.assign(real.settings, { upi, upiDelayMs: 0 });
      const started = await call(watched, 'POST', `/api/vendors/${id}/bank/upi`, { token });
      for (const payment of [started.body['paymentId'], 'upi_none'])
        await call(watched, 'GET', `/api/vendors/${id}/bank/upi/${String(payment)}`, { token });
    }
    const consents = [{ id: 'privacy', version: '2026-11-21', acceptedAt: '2026-11-21T06:00:00.000Z' }];
    const vendor = await submittedVendor(watched, { category, phone, name: 'With consents', consents });
    await getProgress(watched, vendor);
    for (const decision of ['reject', 'approve'] as const) {
      const items = [
        { item: 'gst', code: 'cut-off', dueAt: '2026-11-30' },
        { item: 'ifsc', code: 'other', reason: 'Odd' },
      ];
      real.review(vendor.id, { decision, reason: 'Unclear', items: decision === 'reject' ? items : [] });
      await call(watched, 'POST', vendorPath(vendor, '/review/reply'), {
        token,
        body: { item: 'ifsc', text: 'The branch moved.' },
      });
      await call(watched, 'GET', vendorPath(vendor), { token });
      if (decision === 'reject') await upload(watched, vendor, { gst: fileOf('pdf') });
    }
    await call(watched, 'GET', '/api/vendors/me', { token });
    await call(watched, 'GET', '/api/vendors/applications/resumable', { token });
    await call(watched, 'GET', '/api/vendors/consents', { token });
    for (const text of ['privacy', 'partner-terms', 'none']) {
      const path = vendorPath(vendor, '/consents/withdraw');
      await call(watched, 'POST', path, { token: vendor.token, body: { text } });
    }
    for (const accountNumber of ['012345678901', ...Object.values(testAccounts)]) {
      const body = { accountNumber, ifsc: 'HDFC0000123', accountHolderName: 'Asha Rao' };
      await call(watched, 'POST', '/api/vendors/verify-bank', { token, body });
    }
    for (const gstNumber of ['29ABCPE1234F1Z5', ...registrations, '29']) {
      await call(watched, 'POST', '/api/vendors/gstin-lookup', { token, body: { gstNumber } });
    }
    await call(watched, 'POST', '/api/auth/send-otp', { body: { phone, userType: 'VENDOR' } });
    await login(watched, phone, '000000');
    const { body } = await login(watched, phone);
    await refresh(watched, body['data'].refreshToken);
    await patchKyc(watched, vendor, { panNumber: '' });
    await upload(watched, vendor, { gst: fileOf('pdf') });
    await acceptContract(watched, { ...vendor, id: 'vnd_none' });
    const spare = await newVendor(watched, { category, phone, name: 'Spare' });
    const extras = { licences: [{ form: '20', number: 'MYB1234', paidUpTo: '2028-03-31' }], fssaiExpiry: '' };
    await call(watched, 'POST', vendorPath(spare, '/kyc/draft'), { token: spare.token, body: extras });
    await call(watched, 'GET', vendorPath(spare), { token: spare.token });
    await getProgress(watched, spare);
    await upload(watched, spare, { cheque: fileOf('pdf') });
    for (const path of ['/documents/cheque', '/documents/cheque', '', '']) {
      await call(watched, 'DELETE', vendorPath(spare, path), { token: spare.token });
    }
    await call(watched, 'DELETE', vendorPath(vendor), { token: spare.token });
    await call(watched, 'GET', '/api/vendors/me');
  }
}

describe('The API’s schema', () => {
  test('fits every reply of the sandbox, on the server and in the client', async () => {
    await everyCall();
    for (const { endpoint, status, body } of seen) {
      const schema = status < 300 ? descriptions[endpoint].reply : refusal;
      expect(schema.safeParse(body).error?.issues, `${endpoint} ${status}`).toBeUndefined();
      if (status >= 300) expect(descriptions[endpoint].errors, endpoint).toContain(status);
      const read = endpoints[endpoint].reply.safeParse(body);
      expect(status >= 300 || read.success, endpoint).toBe(true);
    }
    const answered = new Set(seen.filter(({ status }) => status < 300).map(({ endpoint }) => endpoint));
    expect([...answered].toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  test('is documented in docs/openapi.json, which is up to date', () => {
    expect(existsSync(openApiFile)).toBe(true);
    expect(readFileSync(openApiFile, 'utf8'), 'Run `npm run openapi`').toBe(openApiText());
  });

  test('names every call once, by its method and path', () => {
    const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> };
    const documented = Object.values(paths).flatMap((path) =>
      Object.values(path)
        .filter((operation) => !(unusedMark in operation))
        .map((operation) => operation.operationId),
    );
    expect(documented.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });
});
