import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { built, weight } from '../scripts/built-site.ts';

/** The parts of a document by their markup. The remaining text and elements are `rest`. */
const parts = {
  styles: /<style\b[\s\S]*?<\/style>/g,
  scripts: /<script\b[\s\S]*?<\/script>/g,
  pictures: /<svg\b[\s\S]*?<\/svg>/g,
  head: /<(?:meta|link)\b[^>]*>/g,
};
type Part = keyof typeof parts | 'rest';
type Parts = Record<Part, number>;

const file = path.join(import.meta.dirname, 'recorded', 'documentWeights.json');
const recorded: Record<string, Parts> = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Parts>)
  : {};

/**
 * Returns the compressed bytes of each part of a document. The sum is slightly larger than the document,
 * which is compressed as a whole.
 */
function partsOf(document: string): Parts {
  const html = built(document).toString();
  const bytes = (text: string): number => brotliCompressSync(text).length;
  const weighed = Object.entries(parts).map(([part, pattern]) => [
    part,
    bytes((html.match(pattern) ?? []).join('')),
  ]);
  const rest = Object.values(parts).reduce((left, pattern) => left.replaceAll(pattern, ''), html);
  return { ...Object.fromEntries(weighed), rest: bytes(rest) } as Parts;
}

/** Returns a text with a document's bytes by part, and the growth of each since the weights were recorded. */
export function weightsOf(document: string): string {
  const before = recorded[document];
  const told = Object.entries(partsOf(document)).map(([part, bytes]) => {
    const grown = bytes - (before?.[part as Part] ?? bytes);
    return `${part} ${bytes}${grown === 0 ? '' : ` (${grown > 0 ? '+' : ''}${grown})`}`;
  });
  return `${document} weighs ${weight(document)}: ${told.join(', ')}`;
}

/** Records the weights of documents when `RECORD=yes` is set. */
export function record(documents: readonly string[]): void {
  if (process.env['RECORD'] !== 'yes') return;
  const weights = Object.fromEntries(documents.map((document) => [document, partsOf(document)]));
  writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
}
