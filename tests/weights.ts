import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { built, type Part } from '../scripts/built-site.ts';
import { isRecording, readRecording, writeRecording } from './support/recording.ts';

/** Bytes by the name of a part: a kind of markup of a document, or a file that a page loads. */
export type Weights = Readonly<Record<string, number>>;

/** The parts of a document by their markup. The remaining text and elements are `rest`. */
const kinds = {
  styles: /<style\b[\s\S]*?<\/style>/g,
  scripts: /<script\b[\s\S]*?<\/script>/g,
  pictures: /<svg\b[\s\S]*?<\/svg>/g,
  head: /<(?:meta|link)\b[^>]*>/g,
};

const file = path.join(import.meta.dirname, 'recorded', 'weights.json');

/** Returns the recorded weights by the name of the document or load. `RECORD=yes npm run test:dist` writes them. */
export function recordedWeights(): Readonly<Record<string, Weights>> {
  return JSON.parse(readRecording(file) || '{}') as Record<string, Weights>;
}

/**
 * Returns the compressed bytes of each kind of markup of a document. The sum is slightly larger than the document,
 * which is compressed as a whole.
 */
export function partsOfDocument(document: string): Weights {
  const html = built(document).toString();
  const bytes = (text: string): number => brotliCompressSync(text).length;
  const weighed = Object.entries(kinds).map(([kind, pattern]): [string, number] => [
    kind,
    bytes((html.match(pattern) ?? []).join('')),
  ]);
  const rest = Object.values(kinds).reduce((left, pattern) => left.replaceAll(pattern, ''), html);
  return { ...Object.fromEntries(weighed), rest: bytes(rest) };
}

/** Returns the bytes of the files of a load by their names without hashes, which change with the content. */
export function partsOfLoad(parts: readonly Part[]): Weights {
  const weights: Record<string, number> = {};
  for (const { name, bytes } of parts) {
    const lasting = name.replace(/\.[\w-]{8}(?=\.\w+$)/, '');
    weights[lasting] = (weights[lasting] ?? 0) + bytes;
  }
  return weights;
}

/** Returns a line for each part, those that grew most since the recording first: `+120 to 4800 react.js`. */
export function growthOf(now: Weights, before: Weights | undefined): string[] {
  if (before === undefined) return Object.entries(now).map(([name, bytes]) => `${bytes} ${name}`);
  return [...new Set([...Object.keys(now), ...Object.keys(before)])]
    .map((name) => ({ name, bytes: now[name] ?? 0, grown: (now[name] ?? 0) - (before[name] ?? 0) }))
    .toSorted((a, b) => b.grown - a.grown)
    .map(({ name, bytes, grown }) => {
      const change = grown > 0 ? `+${grown} to ` : grown < 0 ? `${grown} to ` : '';
      return `${change}${bytes} ${name}`;
    });
}

/** Returns the parts of a document or load with what grew since it was recorded, for the message of a failed budget. */
export const weightsOf = (name: string, now: Weights): string =>
  [name, ...growthOf(now, recordedWeights()[name])].join('\n');

/** Records weights when `RECORD=yes` is set. */
export function record(weights: () => Readonly<Record<string, Weights>>): void {
  if (isRecording) writeRecording(file, `${JSON.stringify(weights(), null, 2)}\n`);
}
