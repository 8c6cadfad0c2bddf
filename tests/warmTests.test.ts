import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownNode, root, runCaptured, testEnv } from '../scripts/tools.mjs';

/** A checkout with two modules and a test for each. */
function smallCheckout(): string {
  const copies = path.join(root, '.sandbox');
  mkdirSync(copies, { recursive: true });
  const folder = mkdtempSync(path.join(copies, 'warm-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('vitest.config.ts', 'export default {};\n');
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

/** Plants a fault in one module, then a change without effect in the other, and plays both tests each time. */
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
const without = await warm.failsWithoutFault();
await warm.close();
console.log('RESULT ' + JSON.stringify({ first: first.failed, second: second.failed, without }));
process.exit(0);
`;

test('a fault counts as noticed only by a test that fails because of it', async () => {
  const folder = smallCheckout();
  const env = { ...testEnv(folder), SMALL: folder };
  const { output } = await runCaptured(ownNode(), ['--input-type=module-typescript', '-e', play], { env });
  expect(JSON.parse(/RESULT (.*)/.exec(output)?.[1] ?? `"${output.slice(-500)}"`)).toEqual({
    first: 'tests/one.test.ts > is one',
    second: null,
    without: null,
  });
});
