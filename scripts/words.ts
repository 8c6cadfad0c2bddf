/**
 * `npm run words`: the translations beside the English words.
 *   words                     the state of every language
 *   words <locale>            what is left to do in one, with the compiler's word on its shape
 *   words new <locale>        its folder, with the English words to translate and the glossary to fill in
 *   words accept <locale> […] notes that these words (or all), by the beginnings of their keys, say what English says now;
 *                             one that is as it was before English changed takes --same-meaning
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { localeOf, locales } from '../src/lib/locales.ts';
import { commandFile, commandLine, ownNode, root } from './tools.mjs';
import { folderOf, hashesNow, recordFile, recordOf, stateOf, wordFiles, wordsIn } from './words/folders.ts';
import { accepted } from './words/record.ts';
import { checkFile, glossary, skeleton } from './words/skeleton.ts';

const sameMeaningFlag = '--same-meaning';
const isFlag = (word: string): boolean => word.startsWith('--');

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function summary(): void {
  for (const [id, { name, isListed, words }] of Object.entries(locales)) {
    if (words === 'en') continue;
    const { missingFiles, untranslated, stale, leftInLatin } = stateOf(id);
    const left = `${missingFiles.length} files missing, ${untranslated.length} words to translate, ${stale.length} stale, ${leftInLatin.length} in Latin letters`;
    say(`${id} ${name}: ${isListed ? 'listed' : 'not listed'}; ${left}`);
  }
}

function list(title: string, items: readonly string[]): void {
  if (items.length === 0) return;
  say(`${title} (${items.length}):`);
  for (const item of items) say(`  ${item}`);
}

/** Returns the number of kinds of things left to do. */
function check(id: string): number {
  const state = stateOf(id);
  list('Files that are missing', state.missingFiles);
  list('Files that English does not have', state.surplusFiles);
  list('Words to translate, or to accept when they are', state.untranslated);
  list('Stale: the English changed since', state.stale);
  list('Words that English does not have any more', state.gone);
  list('Latin words that are no field terms (scripts/words/terms.ts)', state.leftInLatin);
  const { status, stdout } = spawnSync(
    ownNode(),
    [commandFile('typescript', 'tsc'), '--noEmit', '-p', root],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status !== 0) say(stdout.trim());
  const left = Object.values(state).filter(({ length }) => length > 0).length + (status === 0 ? 0 : 1);
  if (left === 0) say(`${id}: complete. It is built for visitors when src/lib/locales.ts lists it.`);
  return left;
}

function create(id: string): void {
  const { name } = localeOf(id);
  const folder = folderOf(id);
  mkdirSync(folder, { recursive: true });
  mkdirSync(path.join(root, 'docs', 'translation'), { recursive: true });
  const write = (file: string, text: string): void => {
    if (!existsSync(file)) writeFileSync(file, text);
  };
  for (const file of wordFiles('en')) write(path.join(folder, file), skeleton(file, wordsIn('en', file)));
  writeFileSync(path.join(folder, 'complete.ts'), checkFile(wordFiles('en')));
  write(path.join(root, 'docs', 'translation', `${id}.md`), glossary(id, name));
  const files = [folder, path.join(root, 'docs', 'translation', `${id}.md`)];
  spawnSync(ownNode(), [commandFile('prettier'), '--write', '--log-level=warn', ...files], { cwd: root });
  say(`src/lib/copy/${id} has the English words to translate; docs/translation/${id}.md is the glossary.`);
}

/** Keys that begin as asked, at a whole name; all where nothing is asked. Returns how many were refused. */
function accept(id: string, beginnings: readonly string[], sameMeaning: boolean): number {
  const isChosen = (key: string): boolean =>
    beginnings.length === 0 || beginnings.some((start) => key === start || key.startsWith(`${start}.`));
  const sources = { english: hashesNow('en'), translation: hashesNow(id), record: recordOf(id) };
  const { record, noted, refused } = accepted(sources, isChosen, sameMeaning);
  writeFileSync(recordFile(id), `${JSON.stringify(Object.fromEntries(record), null, 2)}\n`);
  say(`${noted} words noted as translated from the English of now.`);
  list('Refused, English changed and these did not; --same-meaning accepts them as they are', refused);
  return refused.length;
}

async function main(): Promise<number> {
  const [command, id = '', ...rest] = process.argv.slice(2);
  if (command === undefined) summary();
  else if (command === 'new') create(id);
  else if (command === 'accept') {
    const [flags, beginnings] = [rest.filter(isFlag), rest.filter((word) => !isFlag(word))];
    const unknown = flags.filter((flag) => flag !== sameMeaningFlag);
    if (unknown.length > 0) throw new Error(`words accept knows no ${unknown.join(' ')}`);
    return accept((localeOf(id), id), beginnings, flags.length > 0) === 0 ? 0 : 1;
  } else return check((localeOf(command), command)) === 0 ? 0 : 1;
  return 0;
}

if (import.meta.main) await commandLine(main);
