import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#sandbox/app.ts';
import { createContext } from '#sandbox/context.ts';
import { openDatabase } from '#sandbox/db/database.ts';
import { createSandbox } from '#sandbox/testing.ts';
import { call, getVendor, newVendor, submittedVendor, vendorPath, type MadeVendor } from './helpers.ts';

const sandbox = createSandbox();
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const desk = '/__sandbox/desk';
const read = async (to = ''): Promise<string> => (await sandbox.fetch(`${desk}${to}`)).text();

/** Sends a form of the desk as a browser does, and returns what the page then says. */
async function send(to: string, form: Record<string, string> = {}): Promise<string> {
  const reply = await sandbox.fetch(`${desk}${to}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(reply.status).toBe(303);
  const next = await (await sandbox.fetch(reply.headers.get('location') ?? '')).text();
  return /role="status">([^<]*)</.exec(next)?.[1] ?? '';
}

const review = async (vendor: MadeVendor) => (await getVendor(sandbox, vendor))['review'];

describe('The desk', () => {
  test('lists the applications with their status, and escapes what a vendor typed', async () => {
    expect(await read()).toContain('There are no applications yet.');
    const { id } = await newVendor(sandbox, { name: 'Asha <b>& Sons' });
    const list = await read();
    expect(list).toContain(`${desk}/${id}`);
    expect(list).toContain('Asha &lt;b&gt;&amp; Sons');
    expect(list).toContain('incomplete');
  });

  test('shows the papers with links that open', async () => {
    const { id } = await submittedVendor(sandbox);
    const links = [...(await read(`/${id}`)).matchAll(/href="(\/files\/[^"]+)"/g)].map(
      ([, link = '']) => link,
    );
    expect(links.length).toBeGreaterThanOrEqual(4);
    for (const link of links) {
      expect((await sandbox.fetch(link.replaceAll('&amp;', '&'))).status).toBe(200);
    }
  });

  test('approves', async () => {
    const vendor = await submittedVendor(sandbox);
    expect(await send(`/${vendor.id}/approve`)).toBe('Approved.');
    expect(await getVendor(sandbox, vendor)).toMatchObject({ status: 'approved' });
    expect(await read(`/${vendor.id}`)).not.toContain('>Approve<');
  });

  test('rejects by item and code, and shows the vendor’s answer', async () => {
    const vendor = await submittedVendor(sandbox);
    const form = { reason: '', dueAt: '2026-11-30', 'code.gst': 'cut-off', 'words.gst': 'The lower half.' };
    expect(await send(`/${vendor.id}/reject`, { ...form, 'code.ifsc': '' })).toBe('Rejected.');
    expect(await review(vendor)).toMatchObject({
      flagged: ['gst'],
      items: [{ item: 'gst', code: 'cut-off', reason: 'The lower half.', dueAt: '2026-11-30', reply: null }],
    });
    const body = { item: 'gst', text: 'The name changed.' };
    await call(sandbox, 'POST', vendorPath(vendor, '/review/reply'), { token: vendor.token, body });
    // It was the only item, so the application is back and the reviewer can decide with the answer in mind.
    expect(await review(vendor)).toMatchObject({ flagged: [], items: [] });
    const waiting = await read(`/${vendor.id}`);
    expect(waiting).toContain('>Approve<');
    expect(waiting).toMatch(/cut-off\s+The lower half\.\s+<blockquote>The name changed\.<\/blockquote>/);
    await send(`/${vendor.id}/reject`, { 'code.gst': 'expired', 'code.ownerPhoto': 'face-not-visible' });
    expect(await read(`/${vendor.id}`)).not.toContain('The name changed.');
    await call(sandbox, 'POST', vendorPath(vendor, '/review/reply'), { token: vendor.token, body });
    expect(await read(`/${vendor.id}`)).toContain('<blockquote>The name changed.</blockquote>');
  });

  test('says why a decision is not possible', async () => {
    const { id } = await newVendor(sandbox);
    expect(await send(`/${id}/approve`)).toBe('The application has not been submitted yet.');
    const submitted = await submittedVendor(sandbox, { name: 'Other' });
    expect(await send(`/${submitted.id}/reject`)).toBe('A rejection needs a --reason.');
    expect((await sandbox.fetch(`${desk}/vnd_none`)).status).toBe(404);
  });

  test('turns the clock and returns it', async () => {
    const before = sandbox.clock.now();
    await send('/clock', { turn: '7 days' });
    expect(sandbox.clock.now() - before).toBeGreaterThanOrEqual(7 * 86_400_000);
    await send('/clock', { turn: 'reset' });
    expect(sandbox.clock.now() - before).toBeLessThan(60_000);
    expect(await send('/clock', { turn: 'toString' })).toBe('The clock does not turn like this.');
  });

  test.each([
    ['nameMismatch', { verified: false, success: false }],
    ['pending', { pending: true }],
    ['verified', { verified: true }],
  ])('lets the bank answer %s to every account', async (answer, reply) => {
    const { token } = await newVendor(sandbox);
    await send('/answer/bankAnswer', { answer });
    const body = { accountNumber: '100000000003', ifsc: 'HDFC0000123', accountHolderName: 'Asha Rao' };
    const { body: said } = await call(sandbox, 'POST', '/api/vendors/verify-bank', { token, body });
    expect(said).toMatchObject(reply);
  });

  test.each([
    ['cancelled', 200, { status: 'cancelled' }],
    ['masked', 200, { address: 'XXXXXX' }],
    ['unknown', 404, {}],
    ['down', 503, {}],
    ['active', 200, { status: 'active' }],
  ])('plays the GST register’s answer: %s', async (answer, status, record) => {
    const { token } = await newVendor(sandbox);
    expect(await send('/answer/gstAnswer', { answer })).toBe('It is answered like this from now on.');
    expect(await read()).toMatch(new RegExp(`<option value="${answer}" selected`));
    // Its 13th character would say that it is suspended.
    const body = { gstNumber: '29ABCPE1234F8Z5' };
    const reply = await call(sandbox, 'POST', '/api/vendors/gstin-lookup', { token, body });
    expect([reply.status, reply.body]).toMatchObject([status, record]);
  });

  test('plays the outcome of a payment by UPI, and no setting beside its own', async () => {
    await send('/answer/upi', { answer: 'refused' });
    expect(sandbox.settings.upi).toBe('refused');
    for (const [name, answer] of [
      ['upi', 'lost'],
      ['mockMode', 'false'],
      ['toString', 'paid'],
    ] as const)
      expect(await send(`/answer/${name}`, { answer })).toBe('There is no such answer.');
    expect(sandbox.settings).toMatchObject({ upi: 'refused', mockMode: true });
  });

  test('plays one fault for a call at a time, and takes it back', async () => {
    const vendor = await newVendor(sandbox);
    const statusNow = async () =>
      (await call(sandbox, 'GET', vendorPath(vendor), { token: vendor.token })).status;
    await send('/fault', { endpoint: 'vendor', fault: 'broken' });
    await send('/fault', { endpoint: 'vendor', fault: 'unavailable' });
    await send('/fault', { endpoint: 'progress', fault: 'broken' });
    expect(await statusNow()).toBe(503);
    await send('/fault', { endpoint: 'vendor', fault: 'none' });
    expect(await statusNow()).toBe(200);
    expect(sandbox.faults.list()).toHaveLength(1);
    expect(await send('/fault', { endpoint: 'toString', fault: 'broken' })).toBe(
      'There is no such call or answer.',
    );
  });

  test('gives a link that signs in as the vendor, with tokens that work', async () => {
    const { id } = await submittedVendor(sandbox);
    const reply = await sandbox.fetch(`${desk}/${id}/enter`);
    const text = await reply.text();
    const token = /"accessToken":"([^"]+)"/.exec(text)?.[1] ?? '';
    expect((await call(sandbox, 'GET', '/api/vendors/me', { token })).body['vendor'].id).toBe(id);
    expect(text).toContain(`location.replace("/dashboard?vendorId=${id}")`);
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(text) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(reply.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
  });

  test('runs nothing that its policy does not name, and names every control', async () => {
    const { id } = await submittedVendor(sandbox);
    for (const to of ['', `/${id}`]) {
      const reply = await sandbox.fetch(`${desk}${to}`);
      const text = await reply.text();
      const policy = reply.headers.get('content-security-policy') ?? '';
      expect(policy).not.toContain('unsafe');
      // Under `no-referrer` a browser sends the forms without an origin, and the desk refuses them.
      expect(reply.headers.get('referrer-policy')).toBe('same-origin');
      for (const tag of ['style', 'script']) {
        const [, inside = ''] = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(text) ?? [];
        expect(policy).toContain(createHash('sha256').update(inside).digest('base64'));
      }
      const ids = [...text.matchAll(/<(?:select|textarea|input)\s+id="([^"]+)"/g)].map(([, one]) => one);
      expect(ids.length).toBeGreaterThan(1);
      for (const one of ids) expect(text).toContain(`<label for="${one}">`);
      expect(text).toContain('width=device-width');
    }
  });
});

test('Without its option there is no desk, and a foreign page cannot use it', async () => {
  const base = { uploadsDir: '/nowhere', secret: Buffer.alloc(32) };
  const statusOf = async (isServed: boolean, headers: Record<string, string> = {}): Promise<number> => {
    const context = createContext({ ...base, db: openDatabase(':memory:'), desk: isServed });
    const request = new Request(`http://localhost${desk}`, { headers });
    const { status } = await createApp(context).fetch(request, { inProcess: true });
    context.db.close();
    return status;
  };
  expect(await statusOf(true, { host: 'localhost' })).toBe(200);
  expect(await statusOf(true, { host: 'localhost', origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf(true, { host: 'evil.example' })).toBe(403);
  expect(await statusOf(false)).toBe(404);
});

test('The site has nothing of the desk', () => {
  const src = path.resolve(import.meta.dirname, '../../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(files.filter((name) => /sandbox\/desk/.test(readFileSync(path.join(src, name), 'utf8')))).toEqual(
    [],
  );
});
