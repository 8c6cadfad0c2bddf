import { afterEach, describe, expect, test } from 'vitest';
import { readReply } from '../support/replies.ts';
import type { EndpointName } from '#lib/api/schema/endpoints.ts';
import {
  defaultShapes,
  dimensions,
  shapesInWords,
  shapesOfSeed,
  type Shapes,
} from '#sandbox/shapes/dimensions.ts';
import { readSeed, readSwitches } from '#sandbox/switches.ts';
import { createSandbox } from '#sandbox/testing.ts';
import {
  acceptContract,
  call,
  createBody,
  fileOf,
  newVendor,
  patchKyc,
  sendCreateCode,
  submittedVendor,
  upload,
  uploadRequired,
  vendorPath,
  type Body,
  type MadeVendor,
} from './helpers.ts';
import { newPlainVendor } from './plainHelpers.ts';

const sandbox = createSandbox();
afterEach(() => sandbox.reset());

const shape = (shapes: Partial<Shapes>): void => void Object.assign(sandbox.shapes, shapes);
const numberOf = (id: string): number => Number.parseInt(id.slice(4, 12), 16);
const get = async (vendor: MadeVendor, path = vendorPath(vendor)): Promise<Body> =>
  (await call(sandbox, 'GET', path, { token: vendor.token })).body;
const listPath = '/api/vendors/applications/resumable';

describe('The shapes of a seed', () => {
  test('are the same every time', () => {
    expect(shapesOfSeed(7)).toEqual(shapesOfSeed(7));
    expect(new Set([1, 2, 3, 4].map((seed) => shapesInWords(shapesOfSeed(seed)))).size).toBe(4);
  });

  test.each(Object.entries(dimensions))('reach every form of %s over 500 seeds', (name, forms) => {
    const seen = new Set(Array.from({ length: 501 }, (_, seed) => shapesOfSeed(seed)[name as keyof Shapes]));
    expect([...seen].toSorted()).toEqual([...forms].toSorted());
  });

  test('can be set again from their printed line', () => {
    const shapes = shapesOfSeed(11);
    expect(readSwitches(shapesInWords(shapes).split(' ')).shapes).toEqual(shapes);
  });

  test('stay after a reset, and named shapes override them', async () => {
    const seeded = createSandbox({ shapeSeed: 3, shapes: { login: 'session' } });
    seeded.shapes.wrapper = 'vendor';
    seeded.reset();
    expect(seeded.shapes).toEqual({ ...shapesOfSeed(3), login: 'session' });
    await seeded.close();
    expect(sandbox.shapes).toEqual(defaultShapes);
  });

  test('can be changed by a control', async () => {
    const control = (body: Body) => call(sandbox, 'POST', '/__sandbox/shapes', { body });
    expect((await control({ seed: 5, ids: 'text' })).body).toEqual({ ...shapesOfSeed(5), ids: 'text' });
    expect((await control({ seed: 'x' })).status).toBe(400);
  });

  test('need a whole number', () => {
    expect([readSeed(undefined), readSeed('0'), readSeed('42')]).toEqual([undefined, 0, 42]);
    for (const wrong of ['', 'x', '-1', '1.5', '1e3']) expect(() => readSeed(wrong)).toThrow(/whole number/);
  });
});

describe.each(['full', 'plain'] as const)('The %s API', (profile) => {
  test('can be read by the client in the shapes of any seed', async () => {
    const other = createSandbox({ profile });
    for (let seed = 0; seed < 60; seed++) {
      other.reset();
      const vendor = await newPlainVendor(other);
      const { token } = vendor;
      Object.assign(other.shapes, shapesOfSeed(seed));
      const draft = { token, body: { panNumber: 'A' } };
      const read = async (name: EndpointName, path: string) => {
        const { status, body } = await call(other, 'GET', path, { token });
        return readReply(name, { status, text: JSON.stringify(body) });
      };
      const writes = [
        await call(other, 'POST', vendorPath(vendor, '/kyc/draft'), draft),
        await patchKyc(other, vendor),
        await uploadRequired(other, vendor),
        await acceptContract(other, vendor),
      ];
      const told = `seed ${seed}: ${shapesInWords(other.shapes)}`;
      expect(
        writes.filter(({ status }) => status > 204),
        told,
      ).toEqual([]);
      const held = await read('vendor', vendorPath(vendor));
      expect(held, told).toMatchObject({ vendorName: 'Asha Medicals', documents: [{}, {}, {}, {}] });
      const progress = await read('progress', vendorPath(vendor, '/application-progress'));
      expect(progress, told).toMatchObject({ completionPercent: 100, kyc: { panNumber: 'ABCDE1234F' } });
      const list = await read('applications', listPath);
      expect(list, told).toMatchObject([{ name: 'Asha Medicals', completionPercent: 100 }]);
      expect((await call(other, 'GET', '/api/vendors/me')).status, told).toBe(401);
    }
    await other.close();
  });
});

describe('A vendor', () => {
  test.each<[Partial<Shapes>, (held: Body) => Body]>([
    [{}, (held) => ({ success: true, vendor: held })],
    [{ vendor: 'bare' }, (held) => held],
    [{ vendor: 'data' }, (held) => ({ success: true, data: { vendor: held } })],
    [{ wrapper: 'bare' }, (held) => held],
    [{ wrapper: 'data' }, (held) => ({ success: true, data: { vendor: held } })],
    [{ wrapper: 'data', vendor: 'bare' }, (held) => ({ success: true, data: held })],
    [{ wrapper: 'data', vendor: 'data' }, (held) => ({ success: true, data: { vendor: held } })],
    [{ wrapper: 'result', vendor: 'bare' }, (held) => ({ success: true, result: held })],
    [{ wrapper: 'payload' }, (held) => ({ success: true, payload: { vendor: held } })],
  ])('has the form of %j', async (shapes, expected) => {
    const vendor = await newVendor(sandbox);
    const held = (await get(vendor))['vendor'];
    shape(shapes);
    expect(await get(vendor)).toEqual(expected(held));
  });
});

describe('The list', () => {
  test.each<[Partial<Shapes>, (list: Body) => unknown]>([
    [{}, (list) => ({ success: true, applications: list })],
    [{ applications: 'array' }, (list) => list],
    [{ applications: 'items' }, (list) => ({ success: true, items: list })],
    [{ applications: 'data-array' }, (list) => ({ success: true, data: list })],
    [{ wrapper: 'bare' }, (list) => list],
    [{ wrapper: 'bare', applications: 'content' }, (list) => ({ content: list })],
    [{ wrapper: 'data', applications: 'data-array' }, (list) => ({ success: true, data: list })],
    [{ wrapper: 'data', applications: 'results' }, (list) => ({ success: true, data: { results: list } })],
    [{ wrapper: 'result', applications: 'result' }, (list) => ({ success: true, result: list })],
    [{ wrapper: 'payload', applications: 'array' }, (list) => ({ success: true, payload: list })],
  ])('has the form of %j', async (shapes, expected) => {
    const vendor = await newVendor(sandbox);
    const list = (await get(vendor, listPath))['applications'];
    shape(shapes);
    expect(await get(vendor, listPath)).toEqual(expected(list));
  });
});

describe('Identifiers', () => {
  test('can be numbers, which calls and the reviewer accept', async () => {
    const vendor = await submittedVendor(sandbox);
    shape({ ids: 'number' });
    const id = numberOf(vendor.id);
    const numbered = { ...vendor, id: String(id) };
    const read = await get(numbered);
    expect(read['vendor']).toMatchObject({ id, documents: [{ key: expect.any(Number) }, {}, {}, {}] });
    expect((await get(vendor, listPath))['applications']).toMatchObject([{ id }]);
    expect(await get(numbered, vendorPath(numbered, '/application-progress'))).toMatchObject({
      vendorId: id,
    });
    expect((await acceptContract(sandbox, numbered)).body['contractId']).toEqual(expect.any(Number));
    sandbox.review(numbered.id, { decision: 'reject', reason: 'Blurred' });
    expect((await patchKyc(sandbox, numbered)).status).toBe(200);
    expect((await get({ ...vendor, id: String(id + 1) }))['code']).toBe('not_found');
  });

  test('as numbers work in create and delete calls', async () => {
    const vendor = await newVendor(sandbox);
    shape({ ids: 'number' });
    const vendorId = String(numberOf(vendor.id));
    await sendCreateCode(sandbox);
    const proven = await call(sandbox, 'POST', '/api/vendors/create', { body: createBody({ vendorId }) });
    expect([proven.status, proven.body['vendorId']]).toEqual([200, numberOf(vendor.id)]);
    const numbered = { ...vendor, id: vendorId };
    await upload(sandbox, numbered, { cheque: fileOf('pdf') });
    const remove = (rest: string) =>
      call(sandbox, 'DELETE', vendorPath(numbered, rest), { token: vendor.token });
    expect((await remove('/documents/cheque')).status).toBe(200);
    expect((await remove('')).status).toBe(200);
    expect((await get(vendor))['code']).toBe('not_found');
  });

  test('can be called _id', async () => {
    const vendor = await newVendor(sandbox);
    shape({ idName: '_id' });
    expect((await get(vendor))['vendor']).toMatchObject({ _id: vendor.id });
    expect((await get(vendor))['vendor']).not.toHaveProperty('id');
    expect((await get(vendor, listPath))['applications']).toMatchObject([{ _id: vendor.id }]);
  });
});
