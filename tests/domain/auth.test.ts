import { describe, expect, it } from 'vitest';
import {
  contractReplySchema,
  createReplySchema,
  loginReplySchema,
  messageReplySchema,
  readGrant,
  refreshReplySchema,
  uploadReplySchema,
} from '#lib/domain/auth.ts';

const user = {
  id: 'u1',
  phone: '+919876543210',
  fullName: 'Asha',
  userType: 'VENDOR',
  isProfileComplete: false,
};
const data = {
  accessToken: 'a',
  refreshToken: 'r',
  user,
  isNewUser: true,
  needsProfileCompletion: true,
  profileCompletionRoute: '/profile',
};
const grant = {
  accessToken: 'a',
  refreshToken: 'r',
  user: { ...user, isVerified: true },
  isNewUser: true,
  needsProfileCompletion: true,
  profileCompletionRoute: '/profile',
};

describe('the login reply', () => {
  it('hands over tokens and user', () => {
    expect(loginReplySchema.parse({ success: true, message: 'Hi', data })).toEqual({
      success: true,
      message: 'Hi',
      grant,
    });
    expect(loginReplySchema.parse({ success: true, ...data }).grant).toEqual(grant);
  });

  it('says with success false that nobody is signed in', () => {
    expect(loginReplySchema.parse({ success: false, message: 'No' })).toEqual({
      success: false,
      message: 'No',
      grant: null,
    });
    expect(loginReplySchema.parse({ success: false }).message).toBeNull();
  });

  it.each([
    { ...data, accessToken: undefined },
    { ...data, accessToken: '' },
    { ...data, accessToken: {} },
    { ...data, refreshToken: null },
    { ...data, refreshToken: '  ' },
    { ...data, user: null },
    { ...data, user: {} },
    { ...data, user: { id: 'u1' } },
    { ...data, user: { phone: '+919876543210' } },
    { ...data, user: [user] },
    {},
  ])('misses something in %j', (odd) => {
    expect(loginReplySchema.parse({ success: true, data: odd }).grant).toBeNull();
  });

  it('is not refused for an odd extra of the user', () => {
    const odd = { ...user, externalId: 42, gender: {}, isProfileComplete: 'no', isVerified: null, id: 7 };
    expect(readGrant({ ...data, user: odd })?.user).toEqual({
      id: '7',
      phone: user.phone,
      fullName: 'Asha',
      userType: 'VENDOR',
      isVerified: true,
    });
    expect(readGrant({ ...data, user: { ...user, isVerified: false } })?.user.isVerified).toBe(false);
  });

  it('names a profile route only where there is one', () => {
    const plain = readGrant({ ...data, needsProfileCompletion: 'yes', profileCompletionRoute: {} });
    expect(plain).toMatchObject({ needsProfileCompletion: false, profileCompletionRoute: null });
  });
});

describe('the refresh reply', () => {
  it.each([
    [
      { accessToken: 'a', refreshToken: 'r', expiresIn: 900 },
      { accessToken: 'a', refreshToken: 'r', expiresInSeconds: 900 },
    ],
    [
      { data: { accessToken: 'a', expiresIn: '60' } },
      { accessToken: 'a', refreshToken: null, expiresInSeconds: 60 },
    ],
    [{ accessToken: 'a' }, { accessToken: 'a', refreshToken: null, expiresInSeconds: null }],
    [{ data: {} }, { accessToken: null, refreshToken: null, expiresInSeconds: null }],
    [{}, { accessToken: null, refreshToken: null, expiresInSeconds: null }],
  ])('%j is read', (reply, read) => {
    expect(refreshReplySchema.parse(reply)).toEqual(read);
  });
});

describe('the vendor-create reply', () => {
  it.each([
    [{ vendorId: 'v1', message: 'Made' }, 'v1', 'Made'],
    [{ data: { vendorId: 7 } }, '7', null],
    [{ vendor: { id: 'v1' } }, 'v1', null],
    [{ data: { vendor: { id: 'v1' } } }, 'v1', null],
    [{}, null, null],
    [{ vendorId: '' }, null, null],
  ])('%j holds the vendor %j', (reply, vendorId, message) => {
    expect(createReplySchema.parse(reply)).toEqual({ vendorId, message, grant: null });
  });

  it('signs in where the server sends tokens in login’s shape', () => {
    expect(createReplySchema.parse({ vendorId: 'v1', data })).toMatchObject({ vendorId: 'v1', grant });
    expect(createReplySchema.parse({ vendorId: 'v1', ...data }).grant).toEqual(grant);
  });
});

describe('the other replies', () => {
  it.each([
    [{ message: 'Sent' }, 'Sent'],
    [{ data: { message: 'Sent' } }, 'Sent'],
    [{ message: '  ' }, null],
    [{}, null],
  ])('%j says %j', (reply, message) => {
    expect(messageReplySchema.parse(reply)).toEqual({ message });
  });

  it.each([
    [{ uploaded: [{ key: 'k1' }, { key: 'k2' }] }, ['k1', 'k2']],
    [{ data: { uploaded: [{ key: 'k1' }] } }, ['k1']],
    [{ uploaded: [{}, null, { key: '' }, 'k'] }, []],
    [{ uploaded: {} }, []],
    [{}, []],
  ])('%j stored %j', (reply, keys) => {
    expect(uploadReplySchema.parse(reply)).toEqual({ keys });
  });

  it.each([
    [{ contractId: 'c1' }, 'c1'],
    [{ data: { contractId: 9 } }, '9'],
    [{}, null],
  ])('%j is the contract %j', (reply, contractId) => {
    expect(contractReplySchema.parse(reply)).toEqual({ contractId });
  });
});
