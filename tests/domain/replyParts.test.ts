import { describe, expect, it } from 'vitest';
import {
  camelName,
  listIn,
  parseJson,
  partsOf,
  readMessage,
  refusingPart,
  textIn,
  vendorIn,
} from '#lib/domain/reply/replyParts.ts';

describe('A name', () => {
  it.each([
    ['panNumber', 'panNumber'],
    ['pan_number', 'panNumber'],
    ['PanNumber', 'panNumber'],
    ['pan-number', 'panNumber'],
    ['address_line_1', 'addressLine1'],
    ['address_line1', 'addressLine1'],
    ['step_1', 'step1'],
    ['GSTNumber', 'gstNumber'],
    ['ID', 'id'],
    ['_id', 'id'],
    ['id', 'id'],
    ['', ''],
    ['__', '_'],
  ])('%s is %s in camelCase', (name, camel) => {
    expect(camelName(name)).toBe(camel);
  });
});

describe('Parsed JSON', () => {
  const parsed = (value: unknown) => parseJson(JSON.stringify(value)) as Record<string, unknown>;

  it('has the camelCase names of its keys at any depth', () => {
    const { baseInfo, list } = parsed({
      base_info: { owner_name: 'Asha' },
      list: [{ uploaded_at: 'x', _id: 7 }],
    });
    expect(baseInfo).toHaveProperty('ownerName', 'Asha');
    expect(list).toHaveProperty('0.uploadedAt', 'x');
    expect(list).toHaveProperty('0.id', 7);
  });

  it('prefers a key that is already in camelCase', () => {
    for (const value of [
      { ownerName: 'Asha', owner_name: 'Ravi' },
      { owner_name: 'Ravi', ownerName: 'Asha' },
    ]) {
      expect(parsed(value)['ownerName']).toBe('Asha');
    }
    expect(parsed({ _id: 'a', id: 'b' })['id']).toBe('b');
    expect(parsed({ owner_name: 'Ravi', ownerName: null })['ownerName']).toBeNull();
  });

  it('keeps free keys unchanged', () => {
    const value = { owner_photo: { key: 'k1' }, Mon: '09:00', 'day-off': 0 };
    expect(Object.keys(parsed(value))).toEqual(Object.keys(value));
    expect(parsed(value)).toEqual(value);
    expect(JSON.stringify(parsed(value))).toBe(JSON.stringify(value));
  });

  it('leaves the prototype of objects alone', () => {
    const reply = parseJson('{"__proto__":{"to_string":1},"to_string":"x","Constructor":2}') as object;
    expect(reply.toString()).toBe('[object Object]');
    expect(reply.constructor).toBe(Object);
    expect(({} as Record<string, unknown>)['toString']).toBe(Object.prototype.toString);
  });

  it.each(['', '{', 'OK', '<html>', `${'['.repeat(200_000)}`])('is undefined for the text %.20j', (text) => {
    expect(parseJson(text)).toBeUndefined();
  });

  it.each([
    ['null', null],
    ['7', 7],
    ['[1]', [1]],
  ])('may be %s', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });
});

describe('The vendor of a reply', () => {
  const vendor = { id: 'v1', name: 'Asha' };
  it.each([
    ['bare', vendor],
    ['under vendor', { vendor }],
    ['under data', { data: vendor }],
    ['under result', { result: vendor }],
    ['under payload', { payload: vendor }],
    ['under data.vendor', { success: true, data: { vendor } }],
    ['under payload.result.vendor', { payload: { result: { vendor } } }],
    ['under data twice', { data: { data: { vendor } } }],
    ['under vendor.data', { vendor: { data: vendor } }],
    ['beside empty wrappers', { ...vendor, vendor: null, data: null, result: {}, payload: [] }],
    ['beside a wrapper of something else', { ...vendor, data: { page: 1 } }],
    ['within a reply that has an id', { id: 'request-1', vendor }],
    ['beside a result without it', { result: { code: 0 }, data: vendor }],
  ])('is found %s', (_, reply) => {
    expect(vendorIn(reply)).toMatchObject(vendor);
  });

  it.each([
    ['without an id', { vendor: { name: 'Asha' } }],
    ['without an id, in a reply with one', { id: 'request-1', vendor: { name: 'Asha' } }],
    ['in a fourth wrapper', { data: { data: { data: { data: vendor } } } }],
    ['in a list', { data: [vendor] }],
    ['that is a text', 'v1'],
    ['that is nothing', undefined],
  ])('is missing in one %s', (_, reply) => {
    expect(vendorIn(reply)).toBeNull();
  });
});

describe('The parts of a reply', () => {
  it('start with the innermost and end with the reply itself', () => {
    const reply = { depth: 0, data: { depth: 1, result: { depth: 2 } }, payload: { depth: 1.5 } };
    expect(partsOf(reply).map(({ depth }) => depth)).toEqual([2, 1, 1.5, 0]);
  });

  it('give the innermost text of a name, but the outermost message', () => {
    const parts = partsOf({ message: 'Outer', token: '', data: { message: 'Inner', token: 7 } });
    expect([textIn(parts, 'token'), textIn(parts, 'other'), readMessage(parts)]).toEqual([
      '7',
      null,
      'Outer',
    ]);
  });
});

describe('The list of a reply', () => {
  it.each([
    [[1]],
    [{ items: [1] }],
    [{ data: [1] }],
    [{ data: { items: [1] } }],
    [{ items: { data: [1] } }],
    [{ payload: { result: { data: { items: [1] } } } }],
    [{ items: null, result: [1] }],
    [{ items: {}, payload: { items: [1] } }],
  ])('is found in %j', (reply) => {
    expect(listIn(reply, ['items'])).toEqual([1]);
  });

  it.each([[{}], [null], ['x'], [{ items: null }], [{ items: {} }], [{ others: [1] }]])(
    'is missing in %j',
    (reply) => {
      expect(listIn(reply, ['items'])).toBeNull();
    },
  );
});

describe('A reply reports a failure', () => {
  const no = { success: false };
  it.each([
    ['by success', no],
    ['by ok', { ok: false }],
    ['by an error', { error: 'No.' }],
    ['by an object as its error', { error: { code: 7 } }],
    ['by an error that is true', { error: true }],
    ['under data', { success: true, data: no }],
    ['under two wrappers', { data: { data: no } }],
    ['under payload', { payload: { error: 'No.' } }],
    ['under three wrappers, one of them a noun', { data: { result: { vendor: no } } }],
  ])('%s', (_, reply) => {
    expect(refusingPart(reply)).not.toBeNull();
  });

  it.each([
    ['success true', { success: true, ok: true }],
    ['no word of it', { vendorId: 'vnd_1' }],
    ['an empty error', { error: '' }],
    ['an error of null', { error: null }],
    ['an error of false', { error: false }],
    ['an error of 0', { error: 0 }],
    ['an empty object as its error', { error: {} }],
    ['an empty list as its error', { error: [] }],
    // A bank's or a register's result about a vendor does not concern this call.
    ['a failed check of something that it tells of', { vendor: { kyc: { bankCheck: no } } }],
    ['a list', [no]],
    ['nothing', null],
  ])('but not with %s', (_, reply) => {
    expect(refusingPart(reply)).toBeNull();
  });
});
