import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listedLocales } from '../src/lib/locales.ts';
import { brand, drawnName } from '../src/site/brand.ts';
import { ownWords } from '../src/site/words.ts';
import { root } from './tools.mjs';

/** The faults of a line of `src/site`: it still belongs to the example owner, or it is empty. */
const faults: readonly (readonly [fault: string, pattern: RegExp])[] = [
  // Domains that are reserved for examples (RFC 2606), which no real address has.
  ['has an example address', /[./@]example(?:[./'"]|$)|id=example\./],
  ['has the phone of the example', /8047182900/],
  ['is marked as an example', /\/[/*] example\b/],
  ['is not completed', /: (?:null|(['"])\s*\1)(?=[\s,}]|$)|to be completed/],
];

/** The key of the street address in the footer. */
const footerAddress = 'site.siteWords.footer.address';

const isComment = (line: string): boolean => /^\s*(?:\/?\*|\/\/)/.test(line);

/** Returns the faults of a file of `src/site`, each with its line. */
export function faultsIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    if (isComment(line)) return [];
    // A phone is written with and without spaces. No WhatsApp number is an answer too.
    const plain = line.replace(/(?<=\d) (?=\d)/g, '').replace('whatsApp: null', '');
    return faults
      .filter(([, pattern]) => pattern.test(plain))
      .map(([fault]) => `${file}:${index + 1} ${fault}: ${line.trim()}`);
  });
}

/** Returns the line of a file that begins with this text, as `file:line`. */
function lineOf(file: string, start: string): string {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return `${file}:${lines.findIndex((line) => line.trim().startsWith(start)) + 1}`;
}

/** The parts of `src/site` that are compared with each other or with the words of the product. */
export interface SiteFacts {
  name: string;
  drawnName: string;
  languages: readonly string[];
  words: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
}

/** Returns what a site took over from the example without saying so: its drawn name, and the address of its footer. */
export function takenOver({ name, drawnName: drawn, languages, words }: SiteFacts): string[] {
  const drawing = `${lineOf('src/site/brand.ts', 'export const drawnName')} draws ${drawn}, not ${name}`;
  const addresses = languages
    .filter((id) => words[id]?.[footerAddress] === undefined)
    .map((id) => {
      const line = lineOf(`src/lib/words/${id}/site.ts`, 'address:');
      return `${line} is the address of the example. Write yours into src/site/words.ts, ${id}, '${footerAddress}'`;
    });
  return name === drawn ? addresses : [drawing, ...addresses];
}

/**
 * Returns what a release may not have, each with its file and line. `hasMap` says that the build's settings name a map,
 * so that `map.ts` does not matter.
 */
export function leftovers(hasMap: boolean): string[] {
  const files = readdirSync(path.join(root, 'src', 'site'))
    .filter((file) => /\.(?:ts|css)$/.test(file) && !(hasMap && file === 'map.ts'))
    .sort();
  return [
    ...files
      .map((file) => `src/site/${file}`)
      .flatMap((file) => faultsIn(file, readFileSync(path.join(root, file), 'utf8'))),
    ...takenOver({ name: brand.name, drawnName, languages: listedLocales, words: ownWords }),
  ];
}
