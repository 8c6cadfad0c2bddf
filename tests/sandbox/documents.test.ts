import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { uploadReplySchema } from '#lib/domain/reply/reply.ts';
import * as limits from '#lib/limits.ts';
import { minutes } from '#sandbox/clock.ts';
import { createSandbox } from '#sandbox/testing.ts';
import { dice, motionVideo, samsungTrailer } from './sampleFiles.ts';
import { bytesOf, call, fileOf, getVendor, newVendor, upload, vendorPath } from './helpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

const max = limits.documentMaxBytes;
const stored = () => readdirSync(sandbox.uploadsDir);
const named = (name: string, type: string, bytes: Uint8Array<ArrayBuffer> | string): File =>
  new File([bytes], name, { type });
const joined = (...parts: (Uint8Array | string)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
const zip = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);

describe('An upload', () => {
  test('returns a key for each slot, and the vendor lists the documents', async () => {
    const vendor = await newVendor(sandbox);
    const { status, body } = await upload(sandbox, vendor, {
      pharmacyLicense: fileOf('pdf'),
      ownerPhoto: fileOf('jpeg'),
    });
    expect(status).toBe(201);
    expect(uploadReplySchema.parse(body).keys).toHaveLength(2);
    const { documents } = await getVendor(sandbox, vendor);
    expect(documents).toMatchObject([
      {
        type: 'pharmacyLicense',
        uploadedAt: expect.any(String),
        url: expect.stringMatching(/^\/files\/doc_/),
      },
      { type: 'ownerPhoto' },
    ]);
  });

  test.each([
    ['a PDF', 'gst', () => fileOf('pdf')],
    ['a PNG', 'gst', () => fileOf('png')],
    ['a photo', 'ownerPhoto', () => fileOf('png')],
    ['.jpg', 'ownerPhoto', () => named('me.jpg', 'image/jpeg', bytesOf('jpeg'))],
    ['a name in capitals', 'ownerPhoto', () => named('ME.JPEG', 'image/jpeg', bytesOf('jpeg'))],
    [
      'a double extension over a true JPEG',
      'ownerPhoto',
      () => named('a.php.jpg', 'image/jpeg', bytesOf('jpeg')),
    ],
    ['a Hindi name', 'gst', () => named('जीएसटी प्रमाणपत्र.pdf', 'application/pdf', bytesOf('pdf'))],
    ['a name with ../', 'gst', () => named('../../etc/passwd.pdf', 'application/pdf', bytesOf('pdf'))],
    ['exactly 5 MiB', 'gst', () => fileOf('pdf', max)],
    [
      'a phone’s motion photo',
      'ownerPhoto',
      () =>
        named(
          'm.jpg',
          'image/jpeg',
          joined(bytesOf('jpeg'), samsungTrailer([['MotionPhoto_Data', motionVideo(dice(1))]])),
        ),
    ],
  ])('accepts %s in %s', async (_, slot, file) => {
    const vendor = await newVendor(sandbox);
    expect((await upload(sandbox, vendor, { [slot]: file() })).status).toBe(201);
    // The file has a random name and lies directly in the folder.
    expect(stored()).toEqual([expect.stringMatching(/^[0-9a-f]{48}$/)]);
  });

  test.each([
    ['a PDF as a photo', 415, 'ownerPhoto', () => fileOf('pdf')],
    ['an SVG', 415, 'gst', () => named('a.svg', 'image/svg+xml', '<svg/>')],
    ['an SVG named PNG', 415, 'gst', () => named('a.png', 'image/png', '<svg xmlns="x"></svg>')],
    ['a PDF named JPEG', 415, 'gst', () => named('a.jpg', 'image/jpeg', bytesOf('pdf'))],
    ['a JPEG declared PNG', 415, 'gst', () => named('a.png', 'image/png', bytesOf('jpeg'))],
    ['a PDF declared as an image', 415, 'gst', () => named('a.pdf', 'image/png', bytesOf('pdf'))],
    ['a wrong last extension', 415, 'gst', () => named('a.pdf.exe', 'application/pdf', bytesOf('pdf'))],
    ['no extension', 415, 'gst', () => named('pdf', 'application/pdf', bytesOf('pdf'))],
    ['a script named JPEG', 415, 'ownerPhoto', () => named('a.php.jpg', 'image/jpeg', '<?php echo 1;')],
    ['an empty file', 415, 'gst', () => named('a.pdf', 'application/pdf', '')],
    ['a PDF’s header alone', 415, 'gst', () => named('a.pdf', 'application/pdf', '%PDF-1.7')],
    ['a PNG’s signature alone', 415, 'gst', () => named('a.png', 'image/png', bytesOf('png').slice(0, 8))],
    ['an archive', 415, 'gst', () => named('a.pdf', 'application/pdf', new Uint8Array(gzipSync('x')))],
    [
      'a JPEG that is a page',
      415,
      'ownerPhoto',
      () => named('a.jpg', 'image/jpeg', joined(bytesOf('jpeg'), '<script>alert(1)</script>')),
    ],
    [
      'a JPEG with PHP inside',
      415,
      'ownerPhoto',
      () => named('a.jpg', 'image/jpeg', joined('\u00ff', bytesOf('jpeg').slice(0, 20), '<?php')),
    ],
    [
      'a JPEG with PHP in its comment',
      415,
      'ownerPhoto',
      () =>
        named(
          'a.jpg',
          'image/jpeg',
          joined(bytesOf('jpeg').slice(0, 20), '<?PHP system(1);', bytesOf('jpeg').slice(20)),
        ),
    ],
    [
      'a JPEG that is a PDF',
      415,
      'ownerPhoto',
      () =>
        named(
          'a.jpg',
          'image/jpeg',
          joined(bytesOf('jpeg').slice(0, 20), '%PDF-1.4', bytesOf('jpeg').slice(20)),
        ),
    ],
    [
      'a JPEG that is a ZIP',
      415,
      'ownerPhoto',
      () => named('a.jpg', 'image/jpeg', joined(bytesOf('jpeg'), zip)),
    ],
    ['a PDF that is a ZIP', 415, 'gst', () => named('a.pdf', 'application/pdf', joined(bytesOf('pdf'), zip))],
    [
      'a PNG with more after its end',
      415,
      'gst',
      () => named('a.png', 'image/png', joined(bytesOf('png'), 'more')),
    ],
    ['one byte more than 5 MiB', 413, 'gst', () => fileOf('pdf', max + 1)],
    ['another category’s slot', 400, 'fssai', () => fileOf('pdf')],
    ['an unknown slot', 400, '__proto__x', () => fileOf('pdf')],
  ])('refuses %s with %i', async (_, status, slot, file) => {
    const vendor = await newVendor(sandbox);
    const answer = await upload(sandbox, vendor, { [slot]: file() });
    expect(answer.status).toBe(status);
    expect(answer.body['errors'][0].path).toBe(slot);
    expect(stored()).toEqual([]);
  });

  test('of several files stores all or none', async () => {
    const vendor = await newVendor(sandbox);
    const answer = await upload(sandbox, vendor, { gst: fileOf('pdf'), ownerPhoto: fileOf('pdf') });
    expect(answer.status).toBe(415);
    expect(stored()).toEqual([]);
  });

  test('replaces the file of its slot and deletes the old one', async () => {
    const vendor = await newVendor(sandbox);
    const first = await upload(sandbox, vendor, { gst: fileOf('pdf') });
    const [before] = stored();
    const second = await upload(sandbox, vendor, { gst: fileOf('png') });
    expect(stored()).toHaveLength(1);
    expect(stored()).not.toContain(before);
    expect((await getVendor(sandbox, vendor))['documents']).toHaveLength(1);
    const [old, now] = [first, second].map((answer) => answer.body['uploaded'][0].url as string);
    expect((await sandbox.fetch(old ?? '')).status).toBe(404);
    expect((await sandbox.fetch(now ?? '')).headers.get('content-type')).toBe('image/png');
  });

  test('of two files in one slot is refused', async () => {
    const vendor = await newVendor(sandbox);
    const form = new FormData();
    form.append('gst', fileOf('pdf'));
    form.append('gst', fileOf('pdf'));
    const headers = { authorization: `Bearer ${vendor.token}` };
    const response = await sandbox.fetch(vendorPath(vendor, '/documents'), {
      method: 'POST',
      headers,
      body: form,
    });
    expect(response.status).toBe(400);
  });

  test.each([
    ['JSON', 'application/json', '{}'],
    ['a broken form', 'multipart/form-data; boundary=x', '--x\r\nbroken'],
    ['a form without a boundary', 'multipart/form-data', 'x'],
    [
      'a text field',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="gst"\r\n\r\nhi\r\n--x--\r\n',
    ],
    ['an empty form', 'multipart/form-data; boundary=x', '--x--\r\n'],
  ])('that is %s is refused with 400', async (_, type, body) => {
    const vendor = await newVendor(sandbox);
    const headers = { authorization: `Bearer ${vendor.token}`, 'content-type': type };
    const response = await sandbox.fetch(vendorPath(vendor, '/documents'), { method: 'POST', headers, body });
    expect(response.status).toBe(400);
  });

  test('without end is stopped while it streams', async () => {
    const vendor = await newVendor(sandbox);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    // A stream as a body needs `duplex`, which the DOM's types do not know yet.
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { authorization: `Bearer ${vendor.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    };
    const request = new Request(sandbox.url(vendorPath(vendor, '/documents')), init);
    expect((await sandbox.fetch(request)).status).toBe(413);
    expect(sent).toBeLessThan(8 * max);
  });
});

describe('A document’s link', () => {
  const linkOf = async (): Promise<string> => {
    const vendor = await newVendor(sandbox);
    const { body } = await upload(sandbox, vendor, { gst: fileOf('pdf') });
    return body['uploaded'][0].url;
  };

  test('opens the document without a token and with safe headers', async () => {
    const response = await sandbox.fetch(await linkOf());
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytesOf('pdf'));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="gst.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  test('is valid for fifteen minutes', async () => {
    const link = await linkOf();
    sandbox.clock.advance(14 * minutes);
    expect((await sandbox.fetch(link)).status).toBe(200);
    sandbox.clock.advance(minutes + 1000);
    expect((await sandbox.fetch(link)).status).toBe(403);
  });

  test.each([
    [
      'another key',
      (link: string) => link.replace(/doc_(.)/, (_, digit) => `doc_${digit === 'f' ? 0 : 'f'}`),
    ],
    ['a later expiry', (link: string) => link.replace(/exp=\d/, 'exp=9')],
    ['another signature', (link: string) => link.replace(/sig=../, 'sig=..')],
    ['no signature', (link: string) => link.replace(/\?.*/, '')],
    ['an empty expiry', (link: string) => link.replace(/exp=\d+/, 'exp=')],
  ])('is refused with %s', async (_, change) => {
    const link = await linkOf();
    const changed = change(link);
    expect(changed).not.toBe(link);
    expect((await sandbox.fetch(changed)).status).toBe(403);
  });

  test('cannot reach other files in the uploads folder', async () => {
    const link = await linkOf();
    writeFileSync(path.join(sandbox.uploadsDir, 'planted'), 'x');
    for (const key of ['planted', '..%2Fsecret', '%2e%2e%2fsandbox.db']) {
      expect((await call(sandbox, 'GET', link.replace(/doc_[0-9a-f]+/, key))).status).toBe(403);
    }
  });
});
