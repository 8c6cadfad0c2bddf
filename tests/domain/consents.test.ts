import { expect, test } from 'vitest';
import { consentsSchema } from '#lib/domain/contract/consentSchema.ts';
import { consentsTo, contractAcceptance, textVersions } from '#lib/domain/contract/consents.ts';

const morning = new Date('2026-11-21T04:00:00Z');

test('one tick gives a consent with version and time to each of its texts', () => {
  expect(consentsTo(['terms', 'privacy'], morning)).toEqual([
    { id: 'terms', version: textVersions.terms, acceptedAt: '2026-11-21T04:00:00.000Z' },
    { id: 'privacy', version: textVersions.privacy, acceptedAt: '2026-11-21T04:00:00.000Z' },
  ]);
});

test('the accepted contract names its version beside the consent', () => {
  expect(contractAcceptance(morning)).toEqual({
    contractVersion: textVersions['partner-terms'],
    consents: consentsTo(['partner-terms'], morning),
  });
});

test('stored consents are read with text, version and time', () => {
  const [kept] = consentsTo(['terms'], morning);
  expect(consentsSchema.parse([{ ...kept, more: 1 }])).toEqual([kept]);
  for (const wrong of [
    {},
    { ...kept, id: 7 },
    { ...kept, version: undefined },
    { ...kept, acceptedAt: 'today' },
  ])
    expect(consentsSchema.safeParse([wrong]).success).toBe(false);
});
