import { describe, expect, it } from 'vitest';
import { readMoment } from '#lib/domain/moment.ts';
import { readStatus } from '#lib/domain/status/status.ts';
import { progressReplySchema, type ApplicationProgress } from '#lib/domain/application/progress.ts';

const reply = {
  vendorId: 'v1',
  applicationData: {
    status: { vendorStatus: 'kyc_submitted', phoneVerified: true, updatedAt: '2026-01-02T00:00:00Z' },
    progress: { completionPercent: 50, nextStep: 3, totalSteps: 4 },
    step1: {
      completed: true,
      vendorName: 'Asha Medicals',
      ownerName: 'Asha Rao',
      email: 'asha@example.in',
      phone: '+919876543210',
      supportPhone: '+919876543211',
      addressLine1: '12, MG Road',
      city: 'Bengaluru',
      pincode: '560001',
      coords: { lat: 12.97, lng: 77.59 },
      deliveryTimings: { openTime: '09:00', closeTime: '22:00', openDays: [1, 2] },
    },
    step2: {
      completed: true,
      data: {
        panNumber: 'ABCDE1234F',
        bankHolderName: 'Asha Rao',
        gstNumber: '29ABCDE1234F1Z5',
        drugLicenseNumber: 'KA/2023/123456',
        bankAccount: '0012345678',
        ifsc: 'HDFC0001234',
        idfyStatus: 'ok',
      },
    },
    step3: { completed: false },
    step4: { completed: false },
  },
};

const read = (value: object): ApplicationProgress => progressReplySchema.parse(value);
const dataOf = (applicationData: object) => read({ vendorId: 'v1', applicationData });

describe('the application’s progress', () => {
  it.each([
    ['bare', reply],
    ['under data', { success: true, data: reply }],
    ['under payload.result', { payload: { result: reply } }],
    ['with its vendor outside', { vendorId: 'v1', data: { applicationData: reply.applicationData } }],
  ])('is read %s', (_, value) => {
    const { coords, deliveryTimings, completed, ...texts } = reply.applicationData.step1;
    expect(completed).toBe(true);
    expect(read(value)).toEqual({
      vendorId: 'v1',
      vendorStatus: readStatus('kyc_submitted'),
      phoneVerified: true,
      isPhoneUnproven: false,
      updatedAt: readMoment('2026-01-02T00:00:00Z'),
      completionPercent: 50,
      nextStep: 3,
      completed: { 'vendor-info': true, 'kyc-documents': true, documents: false, contract: false },
      vendorInfo: { ...texts, coords, deliveryTimings },
      kyc: {
        panNumber: 'ABCDE1234F',
        // From the other name, `bankHolderName`.
        panHolderName: 'Asha Rao',
        gstNumber: '29ABCDE1234F1Z5',
        drugLicenseNumber: 'KA/2023/123456',
        bankAccount: '0012345678',
        ifsc: 'HDFC0001234',
      },
      bankCheck: null,
      documents: [],
    });
  });

  it.each([
    ['verified', 'verified'],
    ['PENDING', 'pending'],
    ['failed', null],
    [null, null],
  ])('maps idfyStatus %j to the bank check %j', (idfyStatus, bankCheck) => {
    expect(dataOf({ step2: { data: { idfyStatus } } }).bankCheck).toBe(bankCheck);
  });

  it('prefers panHolderName to its alias', () => {
    const data = { bankHolderName: 'B', panHolderName: 'A' };
    expect(dataOf({ step2: { data } }).kyc).toEqual({ panHolderName: 'A' });
  });

  it.each([{}, { vendorId: 'v1' }, { vendorId: 'v1', applicationData: null }, { data: [] }, [reply], null])(
    'cannot be read from %j',
    (value) => {
      expect(progressReplySchema.safeParse(value).error?.issues[0]?.path).toEqual(['applicationData']);
    },
  );

  it("may omit the vendor's id", () => {
    expect(read({ applicationData: { progress: { nextStep: 3 } } })).toMatchObject({
      vendorId: null,
      nextStep: 3,
    });
  });

  it.each([
    {},
    { status: null, progress: null, step1: null, step2: null, step3: null, step4: null },
    { status: 'x', progress: 3, step1: [], step2: { data: [] }, step3: { documents: {} }, step4: 'done' },
    { step1: { completed: 'true', coords: {}, deliveryTimings: {} }, step2: { completed: 1 } },
  ])('is empty for %j', (applicationData) => {
    expect(dataOf(applicationData)).toEqual({
      vendorId: 'v1',
      vendorStatus: null,
      phoneVerified: false,
      isPhoneUnproven: false,
      updatedAt: null,
      completionPercent: null,
      nextStep: null,
      completed: { 'vendor-info': false, 'kyc-documents': false, documents: false, contract: false },
      vendorInfo: {},
      kyc: {},
      bankCheck: null,
      documents: [],
    });
  });

  it.each([
    ['step1', 'vendor-info'],
    ['step2', 'kyc-documents'],
    ['step3', 'documents'],
    ['step4', 'contract'],
  ])('maps a complete %s only to %s', (name, step) => {
    const completed = dataOf({ [name]: { completed: true } }).completed;
    expect(Object.entries(completed).filter(([, done]) => done)).toEqual([[step, true]]);
  });

  it('accepts numbers as text', () => {
    expect(dataOf({ progress: { completionPercent: '100', nextStep: '6' } })).toMatchObject({
      completionPercent: 100,
      nextStep: 6,
    });
  });
});
