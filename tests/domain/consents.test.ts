import { expect, test } from 'vitest';
import { consentsTo, contractAcceptance, textVersions } from '#lib/domain/consents.ts';

const morning = new Date('2026-11-21T04:00:00Z');

test('one tick gives a consent to each of its texts: version and time', () => {
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
