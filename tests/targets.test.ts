import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { buildTargets } from '../build/targets.ts';

test('the bundler’s targets match the supported browsers in package.json', () => {
  expect(buildTargets(packageJson.browserslist)).toEqual([
    'chrome111',
    'edge111',
    'firefox128',
    'safari16.4',
    'ios16.4',
  ]);
});

test('an unknown line stops the build', () => {
  for (const line of ['last 2 versions', 'opera >= 90', 'samsung >= 4', 'safari > 16'])
    expect(() => buildTargets([line]), line).toThrow(line);
});
