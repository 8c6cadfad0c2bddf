import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { applicationOf } from '#lib/domain/application/application.ts';
import { applicationsReplySchema, matchesSearch } from '#lib/domain/application/applicationSummary.ts';
import { bankReplySchema } from '#lib/domain/bank/bankResult.ts';
import { categoryIds } from '#lib/domain/category/category.ts';
import { draftsSchema } from '#lib/domain/application/draft.ts';
import { loginReplySchema, refreshReplySchema } from '#lib/domain/session/grant.ts';
import { progressReplySchema } from '#lib/domain/application/progress.ts';
import {
  contractReplySchema,
  createReplySchema,
  messageReplySchema,
  uploadReplySchema,
} from '#lib/domain/reply/reply.ts';
import { tokenExpiry, tokensSchema, userSchema } from '#lib/domain/session/session.ts';
import { readSession } from '#lib/domain/session/sessionShape.ts';
import { applicationBadge, kycCard, kycCardTones } from '#lib/domain/status/shownState.ts';
import { readStatus, statusWords } from '#lib/domain/status/status.ts';
import { stepIds } from '#lib/domain/application/steps.ts';
import { vendorReplySchema } from '#lib/domain/vendor.ts';
import { badgeView } from '#islands/applications/summaryView.ts';
import { anyText } from '../support/anyText.ts';

/** Names that the readers look for, and names with a special meaning for objects. */
const names = [
  ...[
    'data',
    'vendor',
    'id',
    'vendorId',
    'name',
    'status',
    'phone',
    'kyc',
    'contract',
    'termsAccepted',
    'documents',
  ],
  ...[
    'type',
    'url',
    'categories',
    'category',
    'location',
    'latitude',
    'longitude',
    'coords',
    'lat',
    'lng',
    'baseInfo',
  ],
  ...[
    'openingHours',
    'openTime',
    'closeTime',
    'openDays',
    'dayWise',
    'applications',
    'applicationData',
    'progress',
  ],
  ...[
    'completionPercent',
    'nextStep',
    'step1',
    'step2',
    'step3',
    'step4',
    'completed',
    'review',
    'reason',
    'flagged',
  ],
  ...[
    'accessToken',
    'refreshToken',
    'user',
    'success',
    'message',
    'uploaded',
    'key',
    'expiresIn',
    'verified',
    'valid',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'],
];

const leaf = fc.oneof(
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    100,
    6,
    1e308,
    '',
    ' ',
    'v1',
    'true',
    'rejected',
    'under review',
    'labs',
    '09:00',
  ),
  fc.constantFrom('constructor', '__proto__', '\u0000', '\uD800', '12.5'),
  fc.double(),
  anyText(),
);

/** JSON that resembles our replies but ignores their types, as `JSON.parse` returns it. */
const { value: reply } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.constantFrom(...names), tie('value')), { maxLength: 12 })
      .map((pairs): unknown =>
        JSON.parse(`{${pairs.map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`).join(',')}}`),
      ),
  ),
}));
/** The fixed seed makes runs repeatable. Change or remove it to test other values. */
const runs = { numRuns: 150, seed: 30 };
/** The tests below share these values, because generating them takes ten times as long as reading them. */
const madeOnce = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.constantFrom(...fc.sample(arbitrary, { ...runs, numRuns: 300 }));
const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const json = fc.oneof(reply, fc.jsonValue());
const anyJson = madeOnce(json);
const anyObject = madeOnce(json.filter(isObject));

const schemas = {
  applications: applicationsReplySchema,
  bank: bankReplySchema,
  contract: contractReplySchema,
  create: createReplySchema,
  drafts: draftsSchema,
  login: loginReplySchema,
  message: messageReplySchema,
  progress: progressReplySchema,
  refresh: refreshReplySchema,
  session: { safeParse: readSession },
  tokens: tokensSchema,
  upload: uploadReplySchema,
  user: userSchema,
  vendor: vendorReplySchema,
};

describe('the readers of replies and stored entries', () => {
  it.each(Object.entries(schemas))('%s never throws, whatever the JSON', (_, schema) => {
    expect(() =>
      fc.assert(
        fc.property(anyJson, (value) => void schema.safeParse(value)),
        runs,
      ),
    ).not.toThrow();
  });

  it.each(['bank', 'contract', 'create', 'login', 'message', 'refresh', 'upload'] as const)(
    '%s reads any object, so a missing field does not break a page',
    (name) => {
      fc.assert(
        fc.property(anyObject, (value) => {
          expect(schemas[name].safeParse(value).success).toBe(true);
        }),
        runs,
      );
    },
  );

  it('change nothing for other objects', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        for (const schema of Object.values(schemas)) schema.safeParse(value);
        expect(({} as Record<string, unknown>)['vendorId']).toBeUndefined();
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      runs,
    );
  });
});

describe('the parsed values', () => {
  it('always have a state and a step', () => {
    const applicationStates = ['new', 'draft', 'submitted', 'changed', 'in-review', 'approved', 'rejected'];
    fc.assert(
      fc.property(anyObject, anyJson, (first, second) => {
        const vendor = vendorReplySchema.safeParse({ id: 'v1', ...(first as object) }).data;
        const progress = progressReplySchema.safeParse(second).data ?? null;
        if (vendor === undefined) return;
        for (const category of categoryIds) {
          const application = applicationOf({ vendor, progress, category });
          expect(applicationStates).toContain(application.applicationState);
          expect([...stepIds, 'done']).toContain(application.initialStep);
          expect(Object.keys(kycCardTones)).toContain(kycCard(application));
        }
      }),
      runs,
    );
  });

  it('always include an id, a category and a badge for an application', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        for (const application of applicationsReplySchema.safeParse(value).data ?? []) {
          expect(application.id).not.toBe('');
          expect(categoryIds).toContain(application.category);
          expect(badgeView(application).label).not.toBe('');
          expect(['green', 'yellow', 'red', 'gray']).toContain(applicationBadge(application).tone);
          expect(typeof matchesSearch(application, 'a')).toBe('boolean');
        }
      }),
      runs,
    );
  });

  it("always are one of the bank's states", () => {
    fc.assert(
      fc.property(anyObject, (value) => {
        const { type } = bankReplySchema.parse(value);
        expect(['verified', 'pending', 'failed']).toContain(type);
      }),
      runs,
    );
  });

  it('always include words for any status text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const status = readStatus(text);
        if (status !== null) expect(statusWords(status)).not.toBe('');
      }),
      runs,
    );
  });

  it('always give a token an expiry in the future', () => {
    const claims = fc.oneof(anyJson, fc.record({ iat: leaf, exp: leaf }));
    fc.assert(
      fc.property(fc.oneof(fc.string(), claims), (value) => {
        const token =
          typeof value === 'string'
            ? value
            : `a.${Buffer.from(JSON.stringify(value)).toString('base64url')}.c`;
        expect(tokenExpiry(token, 1000, 900)).toBeGreaterThan(1000);
      }),
      runs,
    );
  });
});
