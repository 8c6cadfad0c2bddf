import { describe, expect, it } from 'vitest';
import {
  contractReplySchema,
  createReplySchema,
  messageReplySchema,
  otpReplySchema,
  uploadReplySchema,
} from '#lib/domain/reply/reply.ts';

const phone = '+919876543210';
const data = { accessToken: 'a', refreshToken: 'r', user: { id: 'u1', phone } };
const grant = { accessToken: 'a', refreshToken: 'r', user: { id: 'u1', phone, isVerified: true } };

describe('the vendor-create reply', () => {
  it.each([
    [{ vendorId: 'v1', message: 'Made' }, 'v1', 'Made'],
    [{ data: { vendorId: 7 } }, '7', null],
    [{ vendor: { id: 'v1' } }, 'v1', null],
    [{ data: { vendor: { id: 'v1' } } }, 'v1', null],
    [{ payload: { result: { vendorId: 'v1' } } }, 'v1', null],
    [{ id: 'v1', ownerName: 'Asha' }, 'v1', null],
    [{ id: 'request-1', data: { vendorId: 'v1' } }, 'v1', null],
    [{}, null, null],
    [{ vendorId: '' }, null, null],
  ])('%j contains the vendor %j', (reply, vendorId, message) => {
    const { grant: grantFor, ...read } = createReplySchema.parse(reply);
    expect(read).toEqual({ vendorId, message });
    expect(grantFor(phone)).toBeNull();
  });

  it('signs in if the server sends tokens as in a login reply', () => {
    for (const reply of [{ data }, data]) {
      const read = createReplySchema.parse({ vendorId: 'v1', ...reply });
      expect(read.vendorId).toBe('v1');
      expect(read.grant(phone)).toMatchObject(grant);
    }
  });
});

describe('the other replies', () => {
  it.each([
    [
      { message: 'Sent', otpId: 'o1' },
      { message: 'Sent', otpId: 'o1' },
    ],
    [
      { success: true, data: { otpId: 7 } },
      { message: null, otpId: '7' },
    ],
    [{ message: 'Sent' }, { message: 'Sent', otpId: null }],
  ])('%j sent a code', (reply, read) => {
    expect(otpReplySchema.parse(reply)).toEqual(read);
  });

  it.each([
    [{ message: 'Sent' }, 'Sent'],
    [{ data: { message: 'Sent' } }, 'Sent'],
    [{ message: '  ' }, null],
    [{}, null],
  ])('%j has the message %j', (reply, message) => {
    expect(messageReplySchema.parse(reply)).toEqual({ message });
  });

  it.each([
    [{ uploaded: [{ key: 'k1' }, { key: 'k2' }] }, ['k1', 'k2']],
    [{ data: { uploaded: [{ key: 'k1' }] } }, ['k1']],
    [{ uploaded: ['k1', 'k2'] }, ['k1', 'k2']],
    [
      { uploaded: [{ url: '/1' }, { name: 'gst.pdf' }, { slot: 'gst' }, { type: 'gst' }] },
      ['/1', 'gst.pdf', 'gst', 'gst'],
    ],
    [{ uploaded: { documents: [{ key: 'k1' }] } }, ['k1']],
    [{ documents: [{ type: 'gst', url: '/1' }] }, ['/1']],
    [{ payload: { uploaded: [{ key: 'k1' }] } }, ['k1']],
    [[{ key: 'k1' }], ['k1']],
    [{ uploaded: [{}, null, { key: '' }, [], 'k'] }, ['k']],
    [{ uploaded: {} }, []],
    [{ uploaded: 'k1' }, []],
    [{}, []],
  ])('%j stored %j', (reply, keys) => {
    expect(uploadReplySchema.parse(reply)).toEqual({ keys });
  });

  it.each([
    [{ contractId: 'c1' }, 'c1'],
    [{ data: { contractId: 9 } }, '9'],
    [{ contract: { contractId: 'c1' } }, 'c1'],
    [{ payload: { contract: { contractId: 'c1' } } }, 'c1'],
    [{}, null],
  ])('%j is the contract %j', (reply, contractId) => {
    expect(contractReplySchema.parse(reply)).toEqual({ contractId });
  });
});

describe('a write that needs no reply', () => {
  const schemas = {
    message: messageReplySchema,
    otp: otpReplySchema,
    upload: uploadReplySchema,
    contract: contractReplySchema,
  };
  it.each(Object.entries(schemas))('reads nothing from a reply of any kind (%s)', (_, schema) => {
    for (const reply of [undefined, null, true, 7, 'Done', [], {}]) {
      expect(
        Object.values(schema.parse(reply))
          .flat()
          .every((value) => value === null),
      ).toBe(true);
    }
  });

  it('differs from the one that creates a vendor', () => {
    for (const reply of [undefined, null, true, 'v1', []])
      expect(createReplySchema.safeParse(reply).success).toBe(false);
  });
});
