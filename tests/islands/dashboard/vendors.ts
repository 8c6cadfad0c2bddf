import * as fc from 'fast-check';
import { vendorReplySchema, type Vendor } from '#lib/domain/vendor.ts';
import { progressReplySchema, type ApplicationProgress } from '#lib/domain/application/progress.ts';

const statuses = [
  'incomplete',
  'Rejected',
  'kyc_submitted',
  'DOCUMENTS_UPLOADED',
  'contract_submitted',
  ' submitted ',
  'approved',
  'Active',
  'pending',
  'in_review',
  'on_hold',
  'undefined',
  'null',
  'NaN',
  '[object Object]',
];

/** What a careless server may put where anything is expected. */
const junk = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    'undefined',
    'null',
    'NaN',
    'Invalid Date',
    '[object Object]',
    Number.NaN,
    Infinity,
    -0,
    {},
    [],
    true,
  ),
  fc.double(),
  fc.string(),
);

const status = fc.oneof(fc.constantFrom(...statuses), fc.string(), junk);
const word = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 24 }), fc.constant('औषधि '.repeat(16)), junk);
const date = fc.oneof(fc.constantFrom('2026-11-21T02:39:54Z', '2026-11-21', '1795228794000', 'soon'), junk);
const address = fc.oneof(
  fc.constantFrom(
    'https://files.example/a.pdf',
    '/files/a',
    'javascript:alert(1)',
    'data:text/html,x',
    '//x',
  ),
  junk,
);
const part = <Shape extends Record<string, unknown>>(shape: {
  [Name in keyof Shape]: fc.Arbitrary<Shape[Name]>;
}) =>
  fc.oneof({ weight: 4, arbitrary: fc.record(shape, { requiredKeys: [] }) }, { weight: 1, arbitrary: junk });

const times = {
  openTime: fc.constantFrom('09:00', '22:00', '25:99', ''),
  closeTime: fc.constantFrom('02:00', '23:59'),
};
const hours = part({
  ...times,
  openDays: fc.oneof(fc.array(fc.integer({ min: -1, max: 8 })), junk),
  dayWise: junk,
});

const vendor = fc.record(
  {
    name: word,
    ownerName: word,
    email: word,
    phone: fc.oneof(fc.constant('+919876543210'), word),
    supportPhone: word,
    addressLine1: word,
    addressLine2: word,
    city: word,
    pincode: word,
    state: word,
    location: part({ latitude: fc.oneof(fc.double(), junk), longitude: fc.oneof(fc.double(), junk) }),
    openingHours: hours,
    categories: fc.oneof(fc.array(fc.oneof(fc.constantFrom('pharmacy', 'LABS', 'supplement'), junk)), junk),
    category: word,
    status,
    phoneVerified: junk,
    kyc: part({
      status,
      submittedAt: date,
      verificationDate: date,
      panNumber: fc.oneof(fc.constant('ABCPE1234F'), word),
      panHolderName: word,
      gstNumber: word,
      drugLicenseNumber: word,
      fssaiNumber: word,
      accreditation: word,
      bankAccount: fc.oneof(fc.constant('123456789012'), fc.integer(), word),
      accountHolderName: word,
      ifsc: word,
    }),
    contract: part({ termsAccepted: junk, submittedAt: date }),
    baseInfo: part({ vendorName: word, email: word, coords: junk, deliveryTimings: hours }),
    documents: fc.oneof(
      fc.array(
        part({
          type: fc.oneof(fc.constantFrom('gst', 'rentAgreement', 'constructor'), word),
          uploadedAt: date,
          url: address,
        }),
        {
          maxLength: 6,
        },
      ),
      junk,
    ),
    review: part({
      reason: word,
      flagged: fc.oneof(fc.array(fc.oneof(fc.constantFrom('gst', 'panNumber', 'toString'), word)), junk),
      submittedAt: date,
      decidedAt: date,
    }),
  },
  { requiredKeys: [] },
);

const progress = fc.record(
  {
    status: part({ vendorStatus: status, updatedAt: date }),
    progress: part({
      completionPercent: fc.oneof(fc.constantFrom(0, 50, 100), junk),
      nextStep: fc.oneof(fc.integer(), junk),
    }),
    step1: part({ completed: fc.boolean() }),
    step2: part({ completed: fc.boolean(), data: junk }),
    step3: part({ completed: fc.boolean(), documents: junk }),
    step4: part({ completed: fc.boolean() }),
  },
  { requiredKeys: [] },
);

/** A vendor as the reply schema reads it from any subset of fields with anything in them. */
export const anyVendor: fc.Arbitrary<Vendor> = vendor.map((raw) => {
  const read = vendorReplySchema.parse({ id: 'v-1', ...raw });
  if (read === null) throw new Error('A vendor with an id is a vendor');
  return read;
});

/** The progress of such a vendor, or none. */
export const anyProgress: fc.Arbitrary<ApplicationProgress | null> = fc.option(
  progress.map((raw) => progressReplySchema.parse({ vendorId: 'v-1', applicationData: raw })),
);
