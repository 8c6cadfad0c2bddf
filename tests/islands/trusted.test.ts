import { expect, test } from 'vitest';
import { trustedAddresses } from '#islands/onboarding/trusted.ts';

const worker = 'https://site.example/_astro/worker.js';
const others = [
  'https://site.example/_astro/other.js',
  'https://site.example/_astro/worker.js?',
  'data:text/javascript,go()',
  '',
];

test('one policy trusts the addresses of the workers and no other', () => {
  const names: string[] = [];
  const trusted = trustedAddresses(
    {
      createPolicy: (name, rules) => {
        names.push(name);
        expect(Object.keys(rules), 'no HTML and no script').toEqual(['createScriptURL']);
        return { createScriptURL: (address) => ({ trusted: rules.createScriptURL(address) }) };
      },
    },
    'site',
    [worker],
  );
  expect(trusted(worker)).toEqual({ trusted: worker });
  for (const other of others) expect(() => trusted(other)).toThrow(TypeError);
  expect(names).toEqual(['site']);
});

test('a browser without Trusted Types gets the same addresses as texts', () => {
  const trusted = trustedAddresses(undefined, 'site', [worker]);
  expect(trusted(worker)).toBe(worker);
  for (const other of others) expect(() => trusted(other)).toThrow(TypeError);
});
