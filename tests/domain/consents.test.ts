import { expect, test } from 'vitest';
import { consentsTo, mergeConsents, textVersions } from '#lib/domain/consents.ts';

const morning = new Date('2026-11-21T04:00:00Z');
const evening = new Date('2026-11-21T14:30:00Z');

test('one tick gives a consent to each of its texts: version and time', () => {
  expect(consentsTo(['terms', 'privacy'], morning)).toEqual([
    { id: 'terms', version: textVersions.terms, acceptedAt: '2026-11-21T04:00:00.000Z' },
    { id: 'privacy', version: textVersions.privacy, acceptedAt: '2026-11-21T04:00:00.000Z' },
  ]);
});

test('of consents given in several places the newest of each text counts, in the order of the texts', () => {
  const login = consentsTo(['terms', 'privacy'], morning);
  const later = consentsTo(['privacy'], evening);
  expect(mergeConsents(login, later)).toEqual([...later, ...consentsTo(['terms'], morning)]);
  expect(mergeConsents(later, login)).toEqual([...later, ...consentsTo(['terms'], morning)]);
  expect(mergeConsents([], [])).toEqual([]);
});
