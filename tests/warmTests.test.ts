import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownNode, root, runCaptured, testEnv } from '../scripts/tools.mjs';

/**
 * A checkout with two modules and a test for each, a test with a touch screen, and one that needs a mouse. As in Chromium,
 * the touch screen takes the mouse away from the Vitest that has played it.
 */
function smallCheckout(): string {
  const copies = path.join(root, '.sandbox');
  mkdirSync(copies, { recursive: true });
  const folder = mkdtempSync(path.join(copies, 'warm-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('vitest.config.ts', 'export default { test: { env: { OPENED: String(Math.random()) } } };\n');
  const mark = '`no-mouse-${process.env.OPENED}`';
  write(
    'tests/touch.test.ts',
    `import { writeFileSync } from 'node:fs';\nimport { test } from 'vitest';\n` +
      `test('is touched', () => writeFileSync(${mark}, './touch.ts'));\n`,
  );
  write(
    'tests/mouse.test.ts',
    `import { existsSync } from 'node:fs';\nimport { expect, test } from 'vitest';\n` +
      `test('has a mouse', () => expect(existsSync(${mark})).toBe(false));\n`,
  );
  for (const name of ['one', 'two']) {
    write(`src/lib/${name}.ts`, `export const ${name} = '${name}';\n`);
    write(
      `tests/${name}.test.ts`,
      `import { expect, test } from 'vitest';\nimport { ${name} } from '../src/lib/${name}.ts';\n` +
        `test('is ${name}', () => expect(${name}).toBe('${name}'));\n`,
    );
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/**
 * Plants a fault in one module, then a change without effect in the other, and plays both tests each time. Then plays the
 * test with a touch screen, and after it the one that needs a mouse.
 */
const play = `
import { writeFileSync } from 'node:fs';
import { WarmTests } from '${root}/lab/faults/warmTests.ts';
process.chdir(process.env.SMALL);
const warm = new WarmTests();
const tests = ['tests/one.test.ts', 'tests/two.test.ts'];
writeFileSync('src/lib/one.ts', "export const one = 'wrong';");
const first = await warm.play('unit', tests, 'src/lib/one.ts');
writeFileSync('src/lib/one.ts', "export const one = 'one';");
writeFileSync('src/lib/two.ts', "export const two = 'two'; // The same.");
const second = await warm.play('unit', tests, 'src/lib/two.ts');
const touch = await warm.play('unit', ['tests/touch.test.ts'], 'src/lib/two.ts');
const mouse = await warm.play('unit', ['tests/mouse.test.ts'], 'src/lib/two.ts');
const without = await warm.failsWithoutFault();
await warm.close();
console.log('RESULT ' + JSON.stringify([first, second, touch, mouse].map(({ failed, crash }) => failed ?? crash).concat(without)));
process.exit(0);
`;

const folder = smallCheckout();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let played: (string | null)[] = [];
beforeAll(async () => {
  const env = { ...testEnv(folder), SMALL: folder };
  const { output } = await runCaptured(ownNode(), ['--input-type=module-typescript', '-e', play], { env });
  played = JSON.parse(
    /RESULT (.*)/.exec(output)?.[1] ?? JSON.stringify([output.slice(-500)]),
  ) as typeof played;
});

test('a fault counts as noticed only by a test that fails because of it', () => {
  const [first, second, , , without] = played;
  expect({ first, second, without }).toEqual({
    first: 'tests/one.test.ts > is one',
    second: null,
    without: null,
  });
});

test('a test with a touch screen takes the mouse from no other test', () => {
  const [, , touch, mouse] = played;
  expect({ touch, mouse }).toEqual({ touch: null, mouse: null });
});
