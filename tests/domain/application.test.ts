import { describe, expect, it } from 'vitest';
import {
  applicationOf,
  completedSteps,
  initialEnding,
  isDone,
  stepAfter,
  stepsNow,
  type Known,
} from '#lib/domain/application/application.ts';
import type { Draft } from '#lib/domain/application/draft.ts';
import { applicationWith, progressOf, upTo, vendorOf } from './applications.ts';

describe('an application merged from vendor and progress', () => {
  const merged = (fields: object, data: object) =>
    applicationOf({ vendor: vendorOf(fields), progress: progressOf(data) });

  it('keeps an emptied KYC field empty, whatever an older reply holds', () => {
    const kyc = { panNumber: 'ABCPE1234F', gstNumber: '29ABCPE1234F1Z5', ifsc: 'HDFC0001234' };
    const data = { panNumber: '', gstNumber: null, ifsc: 'undefined' };
    expect(merged({ kyc }, { step2: { data } }).kyc).toEqual({
      panNumber: '',
      gstNumber: '',
      ifsc: 'HDFC0001234',
    });
  });

  it('takes vendor information from the vendor, then from the progress', () => {
    const step1 = { vendorName: 'Asha Stores', city: 'Pune', phone: '98765 43210' };
    expect(merged({ city: 'Mumbai', name: 'null' }, { step1 }).info).toMatchObject({
      vendorName: 'Asha Stores',
      city: 'Mumbai',
      phone: '+919876543210',
    });
  });

  it('lists each document once, without a link if only the progress names it', () => {
    const documents = [{ type: 'gst', url: '/files/1' }];
    const held = merged({ documents }, { step3: { documents: ['gst', 'fssai'] } }).documents;
    expect(held.map(({ type, url }) => [type, url])).toEqual([
      ['gst', '/files/1'],
      ['fssai', null],
    ]);
  });

  it('takes the place and the hours from the vendor, then from the progress', () => {
    const hours = { openTime: '10:00', closeTime: '20:00', openDays: [1] };
    const step1 = { coords: { lat: 18.5, lng: 73.8 }, deliveryTimings: hours };
    // An absent field keeps the form's default.
    expect(merged({}, {}).info).toStrictEqual({ coords: null });
    expect(merged({}, { step1 }).info).toEqual(step1);
    const own = { location: { lat: 0, lng: 0 }, openingHours: { ...hours, openTime: '08:00' } };
    expect(merged(own, { step1 }).info).toEqual({
      coords: { lat: 0, lng: 0 },
      deliveryTimings: { ...hours, openTime: '08:00' },
    });
  });

  it('has the bank check of the progress and the time of the request', () => {
    expect(merged({}, { step2: { data: { idfyStatus: 'verified' } } }).bankCheck).toBe('verified');
    expect(merged({}, {}).bankCheck).toBeNull();
    expect(applicationWith({}).bankCheck).toBeNull();
    expect(applicationWith({}).askedAt).toBe(0);
    expect(applicationOf({ vendor: vendorOf({}), progress: null, askedAt: 7 }).askedAt).toBe(7);
  });

  it('has the percentage of the progress, or that of its complete steps', () => {
    expect(merged({}, { progress: { completionPercent: 40 } }).progress?.percent).toBe(40);
    expect(
      merged({}, { progress: { completionPercent: 0 }, step1: { completed: true } }).progress?.percent,
    ).toBe(0);
    expect([0, 1, 3, 4].map((done) => applicationWith({}, done).progress?.percent)).toEqual([0, 25, 75, 100]);
    expect(applicationWith({}).progress).toBeNull();
  });

  it('is rejected if the vendor or the progress says so', () => {
    const status = { vendorStatus: 'rejected' };
    expect(merged({ status: 'submitted' }, { status }).applicationState).toBe('rejected');
    expect(merged({ status: 'rejected' }, { status: { vendorStatus: 'submitted' } }).applicationState).toBe(
      'rejected',
    );
  });
});

describe('a draft of this browser', () => {
  const draft: Draft = {
    category: 'labs',
    vendorId: 'v1',
    step: 'documents',
    phone: null,
    phoneVerified: true,
    updatedAt: 1,
  };
  const found = (known: Partial<Known>, raw: object = {}) =>
    applicationOf({ vendor: vendorOf(raw), progress: null, ...known });

  it('applies only to its own vendor', () => {
    expect(found({ draft })).toMatchObject({ phoneVerified: true, category: 'labs' });
    for (const other of [{ ...draft, vendorId: 'v2' }, { ...draft, vendorId: null }, null])
      expect(found({ draft: other })).toMatchObject({ phoneVerified: false, category: null });
  });

  it('decides the next step only without progress and with earlier steps complete', () => {
    expect(found({ draft: { ...draft, phoneVerified: false } }).initialStep).toBe('kyc-documents');
    expect(found({ draft, progress: progressOf({}, 0) }).initialStep).toBe('vendor-info');
  });

  it('names the category if neither the vendor nor the address does', () => {
    expect(found({ draft, category: 'supplements' }).category).toBe('supplements');
    expect(found({ draft, category: 'supplements' }, { category: 'pharmacy' }).category).toBe('pharmacy');
    expect(found({ category: 'supplements' }).category).toBe('supplements');
  });

  it.each([
    ['nobody says anything', {}, null, null, [false, false]],
    ['the vendor says it was not', { phoneVerified: false }, null, null, [false, true]],
    ['its progress says it was not', {}, { phoneVerified: false }, null, [false, true]],
    ['the vendor says so', { phoneVerified: true }, { phoneVerified: false }, null, [true, false]],
    ['its progress says so', { phoneVerified: false }, { phoneVerified: true }, null, [true, false]],
    ['the draft says so', { phoneVerified: false }, null, draft, [true, false]],
    ['the draft does not', { phoneVerified: false }, null, { ...draft, phoneVerified: false }, [false, true]],
  ] as const)(
    'sets whether the phone is proven when %s',
    (_who, raw, status, own, [verified, needsProof]) => {
      const progress = status && progressOf({ status });
      const { phoneVerified, needsPhoneProof } = found({ progress, draft: own }, raw);
      expect([phoneVerified, needsPhoneProof]).toEqual([verified, needsProof]);
    },
  );
});

describe('an application that the vendor returns to', () => {
  it('opens at its first incomplete step', () => {
    expect([0, 1, 2, 3].map((done) => applicationWith({}, done).initialStep)).toEqual([
      ...['vendor-info', 'kyc-documents', 'documents', 'contract'],
    ]);
  });

  it('has ended as complete, as already submitted, or not at all', () => {
    const complete = applicationOf({
      vendor: vendorOf({}),
      progress: progressOf({ progress: { completionPercent: 100 } }, 4),
    });
    expect([complete.initialStep, initialEnding(complete)]).toEqual(['done', 'complete']);
    for (const done of [4, null]) {
      const submitted = applicationWith({ status: 'submitted' }, done);
      expect([submitted.initialStep, initialEnding(submitted)]).toEqual(['done', 'already-submitted']);
    }
    for (const raw of [{ status: 'rejected' }, { status: 'kyc_submitted' }, {}]) {
      expect(initialEnding(applicationWith(raw, 1))).toBeNull();
      expect(isDone(applicationWith(raw, 1))).toBe(false);
    }
  });
});

describe('after a step was sent', () => {
  it('the next one follows, or nothing after the last', () => {
    const application = applicationWith({}, 1);
    expect(stepAfter('kyc-documents', application, ['kyc-documents'])).toBe('documents');
    expect(stepAfter('contract', application, ['contract'])).toBeNull();
  });

  it('a correction continues with the other flagged steps, then the contract', () => {
    const review = { flagged: ['panNumber', 'gst'], outstanding: ['panNumber', 'gst'] };
    const application = applicationWith({ status: 'rejected', categories: ['pharmacy'], review }, 4);
    expect(application.initialStep).toBe('kyc-documents');
    expect(stepAfter('kyc-documents', application, ['kyc-documents'])).toBe('documents');
    expect(stepAfter('documents', application, ['kyc-documents', 'documents'])).toBe('contract');
    const two = ['panNumber', 'termsAccepted'];
    const other = applicationWith({ status: 'rejected', review: { flagged: two, outstanding: two } }, 4);
    expect(stepAfter('kyc-documents', other, ['kyc-documents'])).toBe('contract');
  });
});

describe('the steps of an application on the page', () => {
  it('include the steps sent here, except the KYC while it is changed', () => {
    const application = applicationWith({}, 2);
    const now = (sent: readonly ['documents'] | readonly [], isKycChanged: boolean) =>
      completedSteps(application, { sent, isKycChanged });
    expect(now([], false)).toEqual(upTo(2));
    expect(now(['documents'], false)).toEqual(upTo(3));
    expect(now(['documents'], true)).toEqual({ ...upTo(3), 'kyc-documents': false });
  });

  it('of a correction respect a KYC change only if everything is open', () => {
    const rejected = (flagged: string[]) =>
      applicationWith({ status: 'rejected', review: { flagged, outstanding: flagged } }, 4);
    const isKycOpen = (flagged: string[], isKycChanged: boolean) =>
      !completedSteps(rejected(flagged), { sent: [], isKycChanged })['kyc-documents'];
    expect([isKycOpen([], false), isKycOpen([], true)]).toEqual([false, true]);
    expect([isKycOpen(['gst'], false), isKycOpen(['gst'], true)]).toEqual([false, false]);
    // A vendor without a category counts as a pharmacy.
    expect(isKycOpen(['drugLicenseNumber'], false)).toBe(true);
  });

  it('stay accepted while the KYC changes, but open only up to the KYC', () => {
    const application = applicationWith({}, 3);
    expect(stepsNow(application, { sent: [], isKycChanged: true }, 'contract')).toEqual({
      accepted: upTo(3),
      completed: { ...upTo(3), 'kyc-documents': false },
      step: 'kyc-documents',
    });
    expect(stepsNow(application, { sent: [], isKycChanged: false }, 'contract').step).toBe('contract');
  });
});
