import { describe, expect, it } from 'vitest';
import { categories, categoryIds } from '#lib/domain/category/category.ts';
import {
  contractPayload,
  contractPayloadSchema,
  contractSchema,
} from '#lib/domain/contract/partnerContract.ts';
import * as limits from '#lib/limits.ts';
import { objections } from './helpers.ts';

describe.each(categoryIds)('the contract of %s', (category) => {
  const terms = { minimumOrder: 200, deliveryRadius: 8 };

  it('accepts accepted terms', () => {
    expect(objections(contractSchema(category), { termsAccepted: true, ...terms })).toEqual({});
  });

  it.each([false, undefined, null, 'true', 1])('refuses termsAccepted %j', (termsAccepted) => {
    expect(objections(contractSchema(category), { termsAccepted, ...terms })).toEqual({
      termsAccepted: 'Required',
    });
  });
});

describe('a lab’s delivery terms', () => {
  const submit = (values: object) =>
    objections(contractSchema('labs'), {
      termsAccepted: true,
      minimumOrder: 200,
      deliveryRadius: 8,
      ...values,
    });

  it.each([0, 0.5, 200, 100_000])('accept a minimum order of %d', (minimumOrder) => {
    expect(submit({ minimumOrder })).toEqual({});
  });
  it.each([-1, -0.01, Number.NaN, undefined, null, '', '200'])(
    'refuse a minimum order of %j: empty is not 0',
    (minimumOrder) => {
      expect(submit({ minimumOrder })).toEqual({ minimumOrder: 'Invalid amount' });
    },
  );
  it.each([1, 1.5, 8, 15])('accept a radius of %d km', (deliveryRadius) => {
    expect(submit({ deliveryRadius })).toEqual({});
  });
  it.each([0, 0.99, -1, 15.1, 16, Number.NaN, undefined, null, ''])(
    'refuse a radius of %j km',
    (deliveryRadius) => {
      expect(submit({ deliveryRadius })).toEqual({ deliveryRadius: 'Invalid radius' });
    },
  );

  it('apply only to labs', () => {
    expect(categoryIds.filter((id) => categories[id].hasDeliveryTerms)).toEqual(['labs']);
    expect(contractSchema('pharmacy').parse({ termsAccepted: true, minimumOrder: 5 })).toEqual({
      termsAccepted: true,
    });
    expect(contractSchema('supplements').safeParse({ termsAccepted: true }).success).toBe(true);
    expect(contractSchema('labs').safeParse({ termsAccepted: true }).success).toBe(false);
  });

  it('default to 200 and 8 km', () => {
    expect([limits.minimumOrderDefault, limits.deliveryRadiusDefaultKm, limits.deliveryRadiusMaxKm]).toEqual([
      200, 8, 15,
    ]);
  });

  it('are sent as numbers', () => {
    const body = { termsAccepted: true, minimumOrder: 0, deliveryRadius: 15 };
    expect(contractPayloadSchema.parse(body)).toEqual(body);
  });
});

describe('the body of a contract form', () => {
  const form = { termsAccepted: true, minimumOrder: '200', deliveryRadius: '8' };

  it('is only the acceptance for a pharmacy and a store', () => {
    expect(contractPayload('pharmacy', form)).toEqual({ termsAccepted: true });
    expect(contractPayload('supplements', form)).toEqual({ termsAccepted: true });
  });
  it("contains a lab's numbers", () => {
    expect(contractPayload('labs', { ...form, deliveryRadius: '7.5' })).toEqual({
      termsAccepted: true,
      minimumOrder: 200,
      deliveryRadius: 7.5,
    });
  });
  it.each(['', '  '])('omits an empty number (%j)', (minimumOrder) => {
    const body = contractPayload('labs', { ...form, minimumOrder });
    expect(body.minimumOrder).toBeUndefined();
    expect(objections(contractSchema('labs'), body)).toEqual({ minimumOrder: 'Invalid amount' });
  });
});
