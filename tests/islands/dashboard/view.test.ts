import { describe, expect, test } from 'vitest';
import { readable } from '#lib/domain/text.ts';
import { dashboardView } from '#islands/dashboard/view.ts';
import { profileView } from '#islands/profile/view.ts';
import { brand } from '#lib/brand.ts';
import { progressReplySchema } from '#lib/domain/progress.ts';
import { vendorReplySchema } from '#lib/domain/vendor.ts';

const reader = { origin: 'https://nuskha.example', locale: 'en-IN', timeZone: 'Asia/Kolkata' };

function vendorOf(raw: Record<string, unknown>) {
  const vendor = vendorReplySchema.parse({ id: 'v1', ...raw });
  if (vendor === null) throw new Error('A vendor with an id is a vendor');
  return vendor;
}
const progressOf = (done: number) =>
  progressReplySchema.parse({
    vendorId: 'v1',
    applicationData: Object.fromEntries([1, 2, 3, 4].map((n) => [`step${n}`, { completed: n <= done }])),
  });
const cardOf = (raw: Record<string, unknown>, done?: number) =>
  dashboardView(vendorOf(raw), done === undefined ? null : progressOf(done), reader).card;

describe('The KYC card', () => {
  test('is green when approved, red when rejected, yellow otherwise', () => {
    expect(cardOf({ kyc: { status: 'Approved' } })).toMatchObject({ tone: 'green', badge: 'Approved' });
    expect(cardOf({ kyc: { status: 'REJECTED' } })).toMatchObject({ tone: 'red', badge: 'Rejected' });
    expect(cardOf({ status: 'submitted', kyc: { status: 'submitted' } })).toMatchObject({
      tone: 'yellow',
      badge: 'Under Review',
      action: null,
    });
    expect(cardOf({ kyc: { status: 'incomplete' } })).toMatchObject({ tone: 'yellow', badge: 'Incomplete' });
    expect(cardOf({ kyc: { status: 'on_hold' } })).toMatchObject({ tone: 'yellow', badge: 'On hold' });
  });

  test('resumes what is unfinished', () => {
    expect(cardOf({ status: 'incomplete', category: 'LABS' }).action).toEqual({
      label: 'Complete KYC',
      href: '/partner-with-us/new/mx-onboarding/step1?serviceType=labs&vendorId=v1&continue=true',
      external: false,
    });
  });

  test('does not call an application reviewed whose documents are still to come', () => {
    const card = cardOf({ status: 'kyc_submitted', kyc: { status: 'submitted' } }, 2);
    expect(card).toMatchObject({ badge: 'Submitted', action: { label: 'Complete KYC' } });
  });

  test('opens a rejected application on the page of its category', () => {
    expect(cardOf({ status: 'rejected', category: 'supplements' }, 4).action).toEqual({
      label: 'Resubmit KYC',
      href: '/register/supplements?vendorId=v1&continue=true',
      external: false,
    });
  });
});

describe('A rejection', () => {
  test('says the reviewer’s reason and names what was flagged', () => {
    const review = {
      reason: 'The certificate is not readable.',
      flagged: ['gst', 'panNumber', 'shopRent', ''],
    };
    expect(dashboardView(vendorOf({ status: 'rejected', review }), null, reader).rejection).toEqual({
      reason: 'The certificate is not readable.',
      flagged: ['GST', 'PAN number', 'Shop Rent'],
    });
  });

  test('is silent once the application is under review again', () => {
    const again = vendorOf({ status: 'submitted', review: { reason: 'Old', flagged: ['gst'] } });
    expect(dashboardView(again, null, reader).rejection).toBeNull();
  });
});

describe('Start New Registration', () => {
  for (const [status, shows] of [
    [null, true],
    ['Incomplete', true],
    ['rejected', true],
    ['submitted', false],
    ['approved', false],
    ['on_hold', false],
  ] as const) {
    test(`${shows ? 'shows' : 'is away'} for ${status ?? 'no status'}`, () => {
      expect(dashboardView(vendorOf({ status }), null, reader).canStart).toBe(shows);
    });
  }
});

describe('The profile', () => {
  for (const [status, title, action] of [
    ['Approved', 'Your KYC is Approved!', brand.vendorAppStoreUrl],
    ['active', 'Your KYC is Approved!', brand.vendorAppStoreUrl],
    ['pending', 'KYC Under Review', undefined],
    ['submitted', 'KYC Under Review', undefined],
    ['kyc_submitted', 'KYC Under Review', undefined],
    ['documents_uploaded', 'KYC Under Review', undefined],
    ['contract_submitted', 'KYC Under Review', undefined],
    ['REJECTED', 'KYC Rejected', '/register/supplements?vendorId=v1&continue=true'],
    [
      'on_hold',
      'Incomplete',
      '/partner-with-us/new/mx-onboarding/step1?serviceType=supplements&vendorId=v1&continue=true',
    ],
  ] as const) {
    test(`says '${title}' for ${status}, supplements being its default category`, () => {
      const view = profileView(vendorOf({ status }), null);
      expect(view.title).toBe(title);
      expect(view.action?.href).toBe(action);
    });
  }

  test('leads back to an application that is not finished', () => {
    expect(profileView(vendorOf({ status: 'kyc_submitted' }), progressOf(2)).unfinished?.label).toBe(
      'Complete KYC',
    );
    expect(profileView(vendorOf({ status: 'kyc_submitted' }), progressOf(4)).unfinished).toBeNull();
  });
});

describe('Readable text', () => {
  test('is anything but blanks and what programs write by mistake', () => {
    for (const value of [
      null,
      undefined,
      '',
      ' ',
      'undefined',
      'null',
      'NaN',
      'Invalid Date',
      'a [object Object]',
    ])
      expect(readable(value)).toBeNull();
    // A surname.
    expect(readable(' Null ')).toBe('Null');
  });
});
