import { describe, expect, test } from 'vitest';
import type { CategoryId } from '#lib/domain/category/category.ts';
import {
  correctedSteps,
  correctionOf,
  firstFlaggedStep,
  openTerms,
  outstandingSlots,
  slotReview,
  stepAfterCorrecting,
  stepOfItem,
  type Correction,
} from '#lib/domain/application/correction.ts';
import { applicationOf, isDone } from '#lib/domain/application/application.ts';
import { noStepsCompleted, type StepId, type StepsCompleted } from '#lib/domain/application/steps.ts';
import { correction, vendorOf } from './corrections.ts';

const decidedAt = '2026-11-20T10:00:00Z';
const before = '2026-11-19T10:00:00Z';
const after = '2026-11-21T10:00:00Z';

const reported = (...steps: StepId[]): StepsCompleted => ({
  ...noStepsCompleted,
  ...Object.fromEntries(steps.map((step) => [step, true])),
});
const all = reported('vendor-info', 'kyc-documents', 'documents', 'contract');
const incomplete = (steps: StepsCompleted) =>
  Object.entries(steps).flatMap(([step, isComplete]) => (isComplete ? [] : [step]));

describe('The step of a flagged item', () => {
  const rows: [category: CategoryId, item: string, step: StepId | null][] = [
    ['pharmacy', 'panNumber', 'kyc-documents'],
    ['pharmacy', 'confirmBankAccount', 'kyc-documents'],
    ['pharmacy', 'drugLicenseNumber', 'kyc-documents'],
    ['pharmacy', 'fssaiNumber', null],
    ['supplements', 'fssaiNumber', 'kyc-documents'],
    ['supplements', 'fssai', 'documents'],
    ['labs', 'accreditation', 'kyc-documents'],
    ['labs', 'fssai', null],
    ['pharmacy', 'kyc', 'kyc-documents'],
    ['pharmacy', 'gst', 'documents'],
    ['pharmacy', 'gstNumber', 'kyc-documents'],
    ['pharmacy', 'cheque', 'documents'],
    ['pharmacy', 'documents', 'documents'],
    ['pharmacy', 'contract', 'contract'],
    ['labs', 'termsAccepted', 'contract'],
    ['labs', 'deliveryRadius', 'contract'],
    ['pharmacy', 'deliveryRadius', null],
    ['pharmacy', 'vendorName', 'vendor-info'],
    ['pharmacy', 'coords', 'vendor-info'],
    ['pharmacy', 'shopRent', null],
    ['pharmacy', 'constructor', null],
  ];
  for (const [category, item, step] of rows) {
    test(`${item} of ${category} is ${step ?? 'nothing we know'}`, () => {
      expect(stepOfItem(category, item)).toBe(step);
    });
  }
});

describe('A correction', () => {
  for (const status of ['incomplete', 'kyc_submitted', 'contract_submitted', 'approved', 'on_hold', '']) {
    test(`does not exist for the status '${status}'`, () => {
      expect(correctionOf('pharmacy', vendorOf({ status }))).toBeNull();
    });
  }

  test('exists for a rejected vendor, and for a rejected KYC of any vendor', () => {
    for (const raw of [
      { status: ' REJECTED ' },
      { status: 'kyc_rejected' },
      { status: 'contract_submitted', kyc: { status: 'Rejected' } },
      { status: 'approved', kyc: { status: 'rejected' } },
    ]) {
      expect(correctionOf('pharmacy', vendorOf(raw))).not.toBeNull();
      const vendor = vendorOf({ ...raw, contract: { termsAccepted: true } });
      expect(isDone(applicationOf({ vendor, progress: null }))).toBe(false);
    }
  });

  test('opens everything if nothing changeable is flagged', () => {
    for (const flagged of [[], ['vendorName'], ['shopRent', 'deliveryRadius']]) {
      expect(correction(flagged)).toMatchObject({ named: flagged, flagged: [], isEverythingOpen: true });
    }
    // An API without reviews.
    expect(correctionOf('labs', vendorOf({}))).toMatchObject({ named: [], isEverythingOpen: true });
  });

  test('takes the outstanding items from the reply', () => {
    const { outstanding } = correction(['panNumber', 'gst', 'gst'], { outstanding: ['gst', 'kyc'] });
    expect(outstanding).toEqual(['gst']);
  });

  const rows: [how: string, raw: object, outstanding: string[]][] = [
    ['nothing was sent', {}, ['panNumber', 'gst', 'contract']],
    ['the KYC was sent after the decision', { kyc: { submittedAt: after } }, ['gst', 'contract']],
    ['the KYC was sent before it', { kyc: { submittedAt: before } }, ['panNumber', 'gst', 'contract']],
    [
      'the document was sent after it',
      { documents: [{ type: 'gst', uploadedAt: after }] },
      ['panNumber', 'contract'],
    ],
    [
      'the dates are none',
      { documents: [{ type: 'gst', uploadedAt: 'soon' }] },
      ['panNumber', 'gst', 'contract'],
    ],
  ];
  for (const [how, raw, outstanding] of rows) {
    test(`without the reply's list uses the dates: ${how}`, () => {
      const review = { flagged: ['panNumber', 'gst', 'contract'], decidedAt };
      expect(correctionOf('pharmacy', vendorOf({ ...raw, review }))?.outstanding).toEqual(outstanding);
    });
  }
});

describe('The steps of a correction', () => {
  const rows: [
    how: string,
    correction: Correction,
    reported: StepsCompleted,
    open: StepId[],
    first: StepId,
  ][] = [
    ['a KYC field', correction(['panNumber']), all, ['kyc-documents'], 'kyc-documents'],
    ['a document', correction(['gst']), all, ['documents'], 'documents'],
    ['the contract', correction(['termsAccepted']), all, ['contract'], 'contract'],
    [
      'a field and a document',
      correction(['gst', 'ifsc']),
      all,
      ['kyc-documents', 'documents'],
      'kyc-documents',
    ],
    [
      'a field and the contract',
      correction(['contract', 'ifsc']),
      all,
      ['kyc-documents', 'contract'],
      'kyc-documents',
    ],
    [
      'a field sent again and a document',
      correction(['gst', 'ifsc'], { outstanding: ['gst'] }),
      reported('vendor-info', 'kyc-documents', 'contract'),
      ['documents'],
      'documents',
    ],
    [
      'a document, and the KYC is not there',
      correction(['gst']),
      reported('vendor-info'),
      ['kyc-documents', 'documents'],
      'kyc-documents',
    ],
    ['all sent, not back in review', correction(['gst'], { outstanding: [] }), all, ['contract'], 'contract'],
    ['nothing', correction([]), all, ['contract'], 'kyc-documents'],
    [
      'nothing, the KYC reopened by the server',
      correction([]),
      reported('vendor-info', 'documents'),
      ['kyc-documents', 'contract'],
      'kyc-documents',
    ],
    [
      'nothing, the KYC sent again',
      correction([]),
      reported('vendor-info', 'kyc-documents', 'documents'),
      ['contract'],
      'contract',
    ],
  ];
  for (const [how, given, known, open, first] of rows) {
    test(`with ${how} flagged open at ${first}`, () => {
      expect(incomplete(correctedSteps('pharmacy', given, known))).toEqual(open);
      expect(firstFlaggedStep('pharmacy', given, known)).toBe(first);
    });
  }

  test('include the steps sent here before the server reports them', () => {
    const given = correction(['ifsc', 'gst']);
    const one = correctedSteps('pharmacy', given, all, ['kyc-documents']);
    expect(stepAfterCorrecting('kyc-documents', given, one)).toBe('documents');
    const both = correctedSteps('pharmacy', given, all, ['kyc-documents', 'documents']);
    expect(stepAfterCorrecting('documents', given, both)).toBe('contract');
  });

  test('skip unflagged steps, unless everything is open', () => {
    const given = correction(['ifsc', 'contract']);
    const sent = correctedSteps('pharmacy', given, all, ['kyc-documents']);
    expect(stepAfterCorrecting('kyc-documents', given, sent)).toBe('contract');
    const open = correction([]);
    expect(stepAfterCorrecting('kyc-documents', open, correctedSteps('pharmacy', open, all))).toBe(
      'documents',
    );
  });

  test('end when the application is back in review', () => {
    for (const [status, isBack] of [
      ['contract_submitted', true],
      ['Under Review', true],
      ['approved', true],
      ['rejected', false],
      ['kyc_submitted', false],
      ['incomplete', false],
    ] as const) {
      expect(isDone(applicationOf({ vendor: vendorOf({ status }), progress: null })), status).toBe(isBack);
    }
  });
});

describe('The documents of a correction', () => {
  const held = ['pharmacyLicense', 'gst', 'ownerPhoto', 'entranceWithOwner'];
  const review = (given: Correction | null, present = held, sentHere: string[] = []) =>
    (['gst', 'cheque', 'ownerPhoto'] as const).map((slot) =>
      slotReview('pharmacy', slot, given, {
        held: present,
        outstanding: outstandingSlots('pharmacy', given, sentHere),
      }),
    );

  test('are all open without flags, and otherwise only the flagged ones', () => {
    expect(review(null)).toEqual(['open', 'open', 'open']);
    expect(review(correction([]))).toEqual(['open', 'open', 'open']);
    expect(review(correction(['gst']))).toEqual(['flagged', 'locked', 'locked']);
    expect(review(correction(['panNumber']))).toEqual(['locked', 'locked', 'locked']);
    expect(review(correction(['documents']))).toEqual(['open', 'open', 'open']);
  });

  test('are open if sent again, or if a required one is missing', () => {
    expect(review(correction(['gst']), held, ['gst'])[0]).toBe('open');
    expect(review(correction(['gst'], { outstanding: [] }))[0]).toBe('open');
    expect(review(correction(['gst']), ['gst'])[2]).toBe('open');
  });
});

describe('The delivery terms of a correction', () => {
  test('can be changed one by one if only they were flagged', () => {
    const labs = (flagged: string[]) => correctionOf('labs', vendorOf({ review: { flagged } }));
    const open = (given: Correction | null) =>
      (['minimumOrder', 'deliveryRadius'] as const).filter(openTerms(given));
    expect(open(null)).toEqual(['minimumOrder', 'deliveryRadius']);
    expect(open(labs([]))).toEqual(['minimumOrder', 'deliveryRadius']);
    expect(open(labs(['termsAccepted']))).toEqual(['minimumOrder', 'deliveryRadius']);
    expect(open(labs(['minimumOrder']))).toEqual(['minimumOrder']);
    expect(open(labs(['contract', 'minimumOrder']))).toEqual(['minimumOrder', 'deliveryRadius']);
  });
});

describe('The end of a correction', () => {
  const flagged = correction(['panNumber']);
  const open = correction([]);

  test('is the contract, after the flagged items and after the last step', () => {
    expect(stepAfterCorrecting('kyc-documents', flagged, all)).toBe('contract');
    expect(stepAfterCorrecting('contract', open, all)).toBe('contract');
    expect(firstFlaggedStep('pharmacy', correction(['panNumber'], { outstanding: [] }), all)).toBe(
      'contract',
    );
  });

  test('counts a document sent at the moment of the decision as outstanding', () => {
    const vendor = vendorOf({
      review: { flagged: ['gst'], decidedAt },
      documents: [{ type: 'gst', url: '/f', uploadedAt: decidedAt }],
    });
    expect(correctionOf('pharmacy', vendor)?.outstanding).toEqual(['gst']);
  });

  test("follows the server's steps if everything is open", () => {
    for (const steps of [reported('vendor-info', 'documents'), reported('vendor-info', 'kyc-documents')])
      expect(correctedSteps('pharmacy', open, steps)).toEqual(steps);
  });

  test('completes a step whose flagged items were sent; others stay as reported', () => {
    const sent = correction(['panNumber', 'gst'], { outstanding: ['gst'] });
    expect(incomplete(correctedSteps('pharmacy', sent, reported('vendor-info')))).toEqual(['documents']);
    const one = correction(['panNumber'], { outstanding: [] });
    expect(incomplete(correctedSteps('pharmacy', one, reported('vendor-info')))).toContain('documents');
  });
});
