import { describe, expect, test } from 'vitest';
import { blankSlip, slipOf } from '#lib/domain/application/slip.ts';
import { applicationWith } from './applications.ts';

const statesOf = (raw: object, done?: number) =>
  slipOf(applicationWith(raw, done)).lines.map(({ state }) => state);
const markOf = (raw: object, done?: number) => slipOf(applicationWith(raw, done)).mark.type;

describe('The slip', () => {
  test('is empty at first', () => {
    expect(blankSlip).toEqual({
      lines: [
        { step: 'vendor-info', state: 'upcoming' },
        { step: 'kyc-documents', state: 'upcoming' },
        { step: 'documents', state: 'upcoming' },
        { step: 'contract', state: 'upcoming' },
      ],
      mark: { type: 'none' },
    });
  });

  test.each([
    ['new', {}],
    ['begun', { status: 'incomplete' }],
    ['sent in part', { status: 'kyc_submitted' }],
    ['changed after it was sent', { status: 'kyc_submitted', kyc: { isDraft: true } }],
  ])('has no mark while the application is %s', (_how, raw) => {
    expect(slipOf(applicationWith(raw)).mark).toEqual({ type: 'none' });
  });

  test('gains a line with each finished step, and marks the next one', () => {
    expect(statesOf({ status: 'incomplete' }, 1)).toEqual(['done', 'current', 'upcoming', 'upcoming']);
    expect(statesOf({ status: 'kyc_submitted' }, 3)).toEqual(['done', 'done', 'done', 'current']);
    expect(markOf({ status: 'kyc_submitted' }, 3)).toBe('none');
  });

  test('has a stamp with its date when everything is sent', () => {
    const raw = { status: 'submitted', review: { submittedAt: '2026-11-21T02:00:00Z' } };
    expect(statesOf(raw, 4)).toEqual(['done', 'done', 'done', 'done']);
    expect(slipOf(applicationWith(raw, 4)).mark).toEqual({
      type: 'stamped',
      at: { at: Date.parse('2026-11-21T02:00:00Z'), hasTime: true },
    });
  });

  test('has rings around the items that a reviewer sent back', () => {
    const raw = {
      status: 'rejected',
      categories: ['pharmacy'],
      review: { flagged: ['gst'], outstanding: ['gst'] },
    };
    expect(statesOf(raw, 4)).toEqual(['done', 'done', 'flagged', 'done']);
    expect(markOf(raw, 4)).toBe('ringed');
  });

  test('is torn off when it is approved', () => {
    expect(markOf({ status: 'approved' }, 4)).toBe('torn');
    expect(statesOf({ status: 'approved' })).toEqual(['done', 'done', 'done', 'done']);
    expect(statesOf({ status: 'approved' }, 1)).toEqual(['done', 'done', 'done', 'done']);
  });

  test('marks a KYC that was changed after it was sent as to be written again', () => {
    expect(statesOf({ status: 'kyc_submitted', kyc: { panNumber: 'ABCPE1234F', isDraft: true } }, 2)).toEqual(
      ['done', 'current', 'upcoming', 'upcoming'],
    );
  });
});
