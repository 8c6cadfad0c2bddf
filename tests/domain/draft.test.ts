import { describe, expect, it } from 'vitest';
import { draftsSchema, isOwnDraft, latestDraft, type Draft } from '#lib/domain/application/draft.ts';

const draft: Draft = {
  category: 'pharmacy',
  vendorId: 'v1',
  step: 'documents',
  phone: '+919876543210',
  phoneVerified: true,
  updatedAt: 100,
};

describe('the local draft', () => {
  it('is the one updated last', () => {
    const labs: Draft = { ...draft, category: 'labs', updatedAt: 300 };
    const supplements: Draft = { ...draft, category: 'supplements', updatedAt: 200 };
    expect(latestDraft({})).toBeNull();
    expect(latestDraft({ pharmacy: draft })).toBe(draft);
    expect(latestDraft({ pharmacy: draft, labs, supplements })).toBe(labs);
  });

  it.each([
    ['+919876543210', '+919876543210', true],
    ['+919876543210', '9876543210', true],
    ['+91 98765-43210', '+919876543210', true],
    ['+919876543210', '+919876543211', false],
    ['+14155550132', '+919876543210', false],
    ['+919876543210', null, true],
    [null, '+919876543210', true],
    [null, null, true],
  ])("of %j seen by %j is the vendor's own: %s", (phone, sessionPhone, own) => {
    expect(isOwnDraft({ ...draft, phone }, sessionPhone)).toBe(own);
  });

  it.each([
    {},
    { pharmacy: draft },
    { pharmacy: draft, labs: { ...draft, category: 'labs', vendorId: null, phone: null } },
  ])('is restored from %j', (entry) => {
    expect(draftsSchema.parse(entry)).toEqual(entry);
  });

  it.each([
    null,
    [],
    'x',
    { grocery: draft },
    { pharmacy: null },
    { pharmacy: { ...draft, step: 'step2' } },
    { pharmacy: { ...draft, category: 'grocery' } },
    { pharmacy: { ...draft, updatedAt: '100' } },
    { pharmacy: { ...draft, vendorId: 7 } },
  ])('is discarded for %j', (entry) => {
    expect(draftsSchema.safeParse(entry).success).toBe(false);
  });

  it('never keeps KYC or bank data', () => {
    const withSecrets = { pharmacy: { ...draft, panNumber: 'ABCDE1234F', bankAccount: '1234567890' } };
    expect(draftsSchema.parse(withSecrets)).toEqual({ pharmacy: draft });
  });
});
