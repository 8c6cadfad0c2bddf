import { describe, expect, test } from 'vitest';
import { safePath } from '#sandbox/log.ts';
import { createSandbox } from '#sandbox/testing.ts';
import { call, login, newVendor, sendLoginCode, submittedVendor, vendorPath } from './helpers.ts';

describe('The log', () => {
  test('has one line per request with method, path, status and time', async () => {
    const lines: string[] = [];
    const sandbox = createSandbox({ log: (line) => lines.push(line) });
    const vendor = await newVendor(sandbox);
    await call(sandbox, 'GET', `${vendorPath(vendor)}?phone=9876543210`, { token: vendor.token });
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/^GET \/api\/vendors\/vnd_[0-9a-f]{30} 200 \d+ ms$/);
    await sandbox.close();
  });

  test('never holds a phone, a code, a token, a PAN, an account or a query', async () => {
    const lines: string[] = [];
    const sandbox = createSandbox({ log: (line) => lines.push(line) });
    const vendor = await submittedVendor(sandbox);
    await sendLoginCode(sandbox);
    await login(sandbox, '+919876543210', '999999');
    for (const path of [
      '/api/vendors/ABCDE1234F',
      '/api/vendors/+919876543210',
      '/x/012345678901?q=123456',
    ]) {
      await call(sandbox, 'GET', path, { token: vendor.token });
    }
    const log = lines.join('\n');
    for (const secret of ['9876543210', '123456', '999999', 'ABCDE1234F', '012345678901', '?', 'eyJ']) {
      expect(log).not.toContain(secret);
    }
    expect(log).toContain('/api/vendors/… 404');
    await sandbox.close();
  });

  test('says where an unexpected error occurred, without its message', async () => {
    const lines: string[] = [];
    const sandbox = createSandbox({ log: (line) => lines.push(line) });
    sandbox.db.exec('DROP TABLE otps');
    const answer = await sendLoginCode(sandbox);
    expect(answer).toMatchObject({ status: 500, body: { success: false, code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toContain('otps');
    expect(lines[0]).toMatch(/^Error .*otp\.ts/);
    expect(lines.join()).not.toContain('no such table');
    await sandbox.close();
  });

  test.each([
    ['/vendor', '/vendor'],
    ['/_astro/page.DkXo1a2b.js', '/_astro/page.DkXo1a2b.js'],
    ['/a/asha@example.in/b', '/a/…/b'],
    ['/a/%2B919876543210', '/a/…'],
    ['/a/29ABCDE1234F1Z5', '/a/…'],
    [`/${'x'.repeat(81)}`, '/…'],
  ])('writes %s as %s', (path, written) => {
    expect(safePath(path)).toBe(written);
  });
});
