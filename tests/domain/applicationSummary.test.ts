import { describe, expect, it } from 'vitest';
import { applicationCount } from '#lib/words/applications.ts';
import {
  applicationsReplySchema,
  matchesSearch,
  type ApplicationSummary,
} from '#lib/domain/application/applicationSummary.ts';
import { readMoment } from '#lib/domain/moment.ts';
import { readStatus } from '#lib/domain/status/status.ts';

const entry = {
  id: 'v1',
  name: 'Asha Medicals',
  city: 'Pune',
  category: 'labs',
  status: 'kyc_submitted',
  progress: { completionPercent: 50 },
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
};
const read: ApplicationSummary = {
  id: 'v1',
  name: 'Asha Medicals',
  city: 'Pune',
  category: 'labs',
  status: readStatus('kyc_submitted'),
  completionPercent: 50,
  nextStep: null,
  applicationState: 'submitted',
  outstanding: null,
  reviewItems: [],
  createdAt: readMoment('2026-01-01T00:00:00Z'),
  updatedAt: readMoment('2026-01-02T00:00:00Z'),
};

describe('the resumable applications', () => {
  it.each([
    ['bare', [entry]],
    ['under applications', { applications: [entry] }],
    ['under data', { data: [entry] }],
    ['under data.applications', { data: { applications: [entry] } }],
    ['under items', { items: [entry] }],
    ['under results', { count: 1, results: [entry] }],
    ['under content', { content: [entry], totalPages: 1 }],
    ['under result', { result: [entry] }],
    ['under payload.items', { payload: { items: [entry] } }],
    ['under result.content', { result: { content: [entry] } }],
  ])('are read %s', (_, reply) => {
    expect(applicationsReplySchema.parse(reply)).toEqual([read]);
  });

  it.each([[[]], [{ applications: [] }], [{ data: [] }], [{ data: { items: [] } }]])(
    'are an empty list for %j',
    (reply) => {
      expect(applicationsReplySchema.parse(reply)).toEqual([]);
    },
  );

  it.each([
    [null],
    [undefined],
    ['x'],
    [7],
    [true],
    [{}],
    [{ success: true }],
    [{ applications: null }],
    [{ applications: {} }],
    [{ data: null }],
    // None of them can be opened.
    [[{}, { name: 'Asha' }]],
    [{ applications: [null] }],
  ])('cannot be read from %j', (reply) => {
    expect(applicationsReplySchema.safeParse(reply).success).toBe(false);
  });

  it('leave out entries without an id', () => {
    const reply = [null, 7, {}, { id: '' }, { id: 5 }, [entry], entry];
    expect(applicationsReplySchema.parse(reply).map(({ id }) => id)).toEqual(['5', 'v1']);
  });

  it.each([
    [{ categories: ['SUPPLEMENTS', 'labs'], category: 'labs' }, 'supplements'],
    [{ categories: [], category: 'Lab' }, 'labs'],
    [{ categories: ['grocery'], category: 'labs' }, 'labs'],
    [{ categories: null }, 'pharmacy'],
    [{ category: 'grocery' }, 'pharmacy'],
    [{}, 'pharmacy'],
  ])('use the first category, then `category`, then pharmacy: %j is %s', (fields, category) => {
    expect(applicationsReplySchema.parse([{ id: 'v1', ...fields }])[0]?.category).toBe(category);
  });

  it('distinguish a percentage of 0 from none', () => {
    const percents = [{ completionPercent: 0 }, { completionPercent: '75' }, {}, null].map(
      (progress) => applicationsReplySchema.parse([{ id: 'v1', progress }])[0]?.completionPercent,
    );
    expect(percents).toEqual([0, 75, null, null]);
  });
});

describe('an entry with placeholders', () => {
  it.each(['null', 'undefined', 'NaN', 'N/A', ' null ', '[object Object]'])('ignores %j', (word) => {
    const odd = { id: 'v1', name: word, city: word, status: word, createdAt: word };
    expect(applicationsReplySchema.parse([odd])[0]).toMatchObject({
      name: null,
      city: null,
      status: null,
      applicationState: 'draft',
      createdAt: null,
    });
  });

  it('may have the name Null', () => {
    expect(applicationsReplySchema.parse([{ id: 'v1', name: ' Null ' }])[0]?.name).toBe('Null');
  });
});

describe('a rejected entry', () => {
  it.each([
    [{ review: { flagged: ['gst', 'ifsc'], outstanding: ['gst'] } }, 1],
    [{ review: { flagged: ['gst', 'ifsc', 'gst'] } }, 2],
    [{ review: {} }, null],
    [{}, null],
  ])('with %j has %j items to fix', (fields, outstanding) => {
    expect(applicationsReplySchema.parse([{ id: 'v1', status: 'rejected', ...fields }])[0]).toMatchObject({
      applicationState: 'rejected',
      outstanding,
    });
  });

  it('is rejected by its KYC too, whatever its status and percentage', () => {
    const rejected = {
      id: 'v1',
      status: 'approved',
      progress: { completionPercent: 100 },
      kyc: { status: 'REJECTED' },
    };
    expect(applicationsReplySchema.parse([rejected])[0]?.applicationState).toBe('rejected');
  });
});

describe('the search over applications', () => {
  it.each(['v1', 'ASHA', 'medic', 'pune', ' Pune ', 'LAB', 'kyc_', ''])('finds %j', (search) => {
    expect(matchesSearch(read, search)).toBe(true);
  });
  it.each(['v2', 'ashaa', 'Mumbai', '50', '2026'])('does not find %j', (search) => {
    expect(matchesSearch(read, search)).toBe(false);
  });
  it('ignores missing values', () => {
    expect(matchesSearch({ ...read, name: null, city: null, status: null }, 'null')).toBe(false);
  });
});

it.each([
  [0, 'No applications found'],
  [1, '1 application found'],
  [2, '2 applications found'],
  [40, '40 applications found'],
])('counts %d as %j', (count, words) => {
  expect(applicationCount(count)).toBe(words);
});
