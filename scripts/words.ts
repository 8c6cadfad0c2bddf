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
import { listedLocales, localeOf, locales, type LocaleId } from '../src/lib/locales.ts';
import { commandFile, commandLine, ownNode, root } from './tools.mjs';
import { hashesNow, recordFile, recordOf, stateOf } from './words/folders.ts';
import { accepted } from './words/record.ts';

const sameMeaningFlag = '--same-meaning';
const isFlag = (word: string): boolean => word.startsWith('--');

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function summary(): void {
  const listed: readonly LocaleId[] = listedLocales;
  for (const id of Object.keys(locales) as LocaleId[]) {
    const { name, words } = locales[id];
    if (words === 'en') continue;
    const { missingFiles, untranslated, stale, leftInLatin, banned, placeholders } = stateOf(id);
    const left = `${missingFiles.length} files missing, ${untranslated.length} words to translate, ${stale.length} stale, ${leftInLatin.length} in Latin letters, ${banned.length} banned, ${placeholders.length} with other placeholders`;
    say(`${id} ${name}: ${listed.includes(id) ? 'listed' : 'not listed'}; ${left}`);
  }
}

function list(title: string, items: readonly string[]): void {
  if (items.length === 0) return;
  say(`${title} (${items.length}):`);
  for (const item of items) say(`  ${item}`);
}

/** Returns how many kinds of open work there are. */
function check(id: string): number {
  const state = stateOf(id);
  list('Files that are missing', state.missingFiles);
  list('Files that English does not have', state.surplusFiles);
  list('Words to translate, or to accept if they are translated', state.untranslated);
  list('Stale: the English changed after the translation', state.stale);
  list('Words that English no longer has', state.gone);
  list('Latin words that are not field terms (scripts/words/terms.ts)', state.leftInLatin);
  list('Readings that the glossary bans', state.banned);
  list('Placeholders that are missing, added, or not in the order of the glossary', state.placeholders);
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
  if (left === 0) say(`${id}: complete. The build includes it unless src/site/languages.ts lists others.`);
  return left;
}

/**
 * Accepts the keys that begin with one of `beginnings` at a whole name, or all keys without any. Returns how
 * many were refused.
 */
function accept(id: string, beginnings: readonly string[], sameMeaning: boolean): number {
  const isChosen = (key: string): boolean =>
    beginnings.length === 0 || beginnings.some((start) => key === start || key.startsWith(`${start}.`));
  const sources = { english: hashesNow('en'), translation: hashesNow(id), record: recordOf(id) };
  const { record, noted, refused } = accepted(sources, isChosen, sameMeaning);
  writeFileSync(recordFile(id), `${JSON.stringify(Object.fromEntries(record), null, 2)}\n`);
  say(`${noted} words accepted as translations of the current English.`);
  list('Refused: these did not change when English did. --same-meaning accepts them unchanged', refused);
  return refused.length;
}

async function main(): Promise<number> {
  const [command, id = '', ...rest] = process.argv.slice(2);
  if (command === undefined) summary();
  else if (command === 'accept') {
    const [flags, beginnings] = [rest.filter(isFlag), rest.filter((word) => !isFlag(word))];
    const unknown = flags.filter((flag) => flag !== sameMeaningFlag);
    if (unknown.length > 0) throw new Error(`words accept does not know ${unknown.join(' ')}`);
    return accept((localeOf(id), id), beginnings, flags.length > 0) === 0 ? 0 : 1;
  } else return check((localeOf(command), command)) === 0 ? 0 : 1;
  return 0;
}

if (import.meta.main) await commandLine(main);
