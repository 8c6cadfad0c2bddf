import { describe, expect, it } from 'vitest';
import { applicationOf, completedSteps } from '#lib/domain/application.ts';
import { applicationWith, progressOf, upTo, vendorOf } from './applications.ts';

describe('an application merged from vendor and progress', () => {
  const merged = (fields: object, data: object) =>
    applicationOf({ vendor: vendorOf(fields), progress: progressOf(data) });

  it('keeps a KYC field that was emptied empty, whatever an older reply holds', () => {
    const kyc = { panNumber: 'ABCPE1234F', gstNumber: '29ABCPE1234F1Z5', ifsc: 'HDFC0001234' };
    const data = { panNumber: '', gstNumber: null, ifsc: 'undefined' };
    expect(merged({ kyc }, { step2: { data } }).kyc).toEqual({
      panNumber: '',
      gstNumber: '',
      ifsc: 'HDFC0001234',
    });
  });

  it('takes vendor information from the vendor, else from the progress', () => {
    const step1 = { vendorName: 'Asha Stores', city: 'Pune', phone: '98765 43210' };
    expect(merged({ city: 'Mumbai', name: 'null' }, { step1 }).info).toMatchObject({
      vendorName: 'Asha Stores',
      city: 'Mumbai',
      phone: '+919876543210',
    });
  });

  it('lists documents once, those that only the progress names without a link', () => {
    const documents = [{ type: 'gst', url: '/files/1' }];
    const held = merged({ documents }, { step3: { documents: ['gst', 'fssai'] } }).documents;
    expect(held.map(({ type, url }) => [type, url])).toEqual([
      ['gst', '/files/1'],
      ['fssai', null],
    ]);
  });

  it('is rejected when either says so', () => {
    const status = { vendorStatus: 'rejected' };
    expect(merged({ status: 'submitted' }, { status }).standing).toBe('rejected');
    expect(merged({ status: 'rejected' }, { status: { vendorStatus: 'submitted' } }).standing).toBe(
      'rejected',
    );
  });
});

describe('the steps of an application on the page', () => {
  it('count what was sent from the page, and not the KYC while it is changed', () => {
    const application = applicationWith({}, 2);
    const now = (sent: readonly ['documents'] | readonly [], isKycChanged: boolean) =>
      completedSteps(application, { sent, isKycChanged });
    expect(now([], false)).toEqual(upTo(2));
    expect(now(['documents'], false)).toEqual(upTo(3));
    expect(now(['documents'], true)).toEqual({ ...upTo(3), 'kyc-documents': false });
  });
});
