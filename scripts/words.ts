/**
 * `npm run words`: manages the translations of the English words.
 *   words                     the state of every language
 *   words <locale>            the open work in one language, and the compiler's errors about its shape
 *   words accept <locale> […] records that these words (or all), by the beginnings of their keys, match the current English;
 *                             --same-meaning also accepts one that did not change when English did
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { listedLocales, localeOf, locales, type LocaleId } from '../src/lib/locales.ts';
import { commandFile, commandLine, ownNode, root } from './tools.mjs';
import { gapsOf, hashesNow, recordFile, recordOf } from './words/folders.ts';
import { accepted } from './words/record.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function summary(): void {
  const listed: readonly LocaleId[] = listedLocales;
  for (const id of Object.keys(locales) as LocaleId[]) {
    const { name, words } = locales[id];
    if (words === 'en') continue;
    const left = Object.entries(gapsOf(id)).flatMap(([title, { length }]) =>
      length > 0 ? [`${length} ${title}`] : [],
    );
    say(`${id} ${name}: ${listed.includes(id) ? 'listed' : 'not listed'}; ${left.join(', ') || 'complete'}`);
  }
}

function list(title: string, items: readonly string[]): void {
  if (items.length === 0) return;
  say(`${items.length} ${title}:`);
  for (const item of items) say(`  ${item}`);
}

/** Prints the open work in a language, and returns the exit code. */
function check(id: string): number {
  const gaps = Object.entries(gapsOf(id));
  for (const [title, items] of gaps) list(title, items);
  const tsc = [commandFile('typescript', 'tsc'), '--noEmit', '-p', root];
  const { status, stdout } = spawnSync(ownNode(), tsc, { cwd: root, encoding: 'utf8' });
  if (status !== 0) say(stdout.trim());
  if (status !== 0 || gaps.some(([, items]) => items.length > 0)) return 1;
  say(`${id}: complete. The build includes it unless src/site/languages.ts lists others.`);
  return 0;
}

/**
 * Accepts the keys that begin with one of `beginnings` at a whole name, or all keys without any. Returns the exit
 * code, which is 1 if some were refused.
 */
function accept(id: string, beginnings: readonly string[], sameMeaning: boolean): number {
  const isChosen = (key: string): boolean =>
    beginnings.length === 0 || beginnings.some((start) => `${key}.`.startsWith(`${start}.`));
  const sources = { english: hashesNow('en'), translation: hashesNow(id), record: recordOf(id) };
  const { record, noted, refused } = accepted(sources, isChosen, sameMeaning);
  writeFileSync(recordFile(id), `${JSON.stringify(Object.fromEntries(record), null, 2)}\n`);
  say(`${noted} words accepted as translations of the current English.`);
  list('refused: these did not change when English did. --same-meaning accepts them unchanged', refused);
  return refused.length === 0 ? 0 : 1;
}

async function main(): Promise<number | void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'same-meaning': { type: 'boolean', default: false } },
  });
  const [command, ...rest] = positionals;
  if (command === undefined) return summary();
  const id = command === 'accept' ? (rest.shift() ?? '') : command;
  localeOf(id);
  return command === 'accept' ? accept(id, rest, values['same-meaning']) : check(id);
}

await commandLine(main);
