import { shownTexts, type ShownText } from '../scripts/words/leaves.ts';
import { latinTerms } from '../scripts/words/terms.ts';

/** Each letter with a mark; no mark is left out, so that a plain letter on screen was never in a file of words. */
const accents = new Map(
  Object.entries({
    ...pairs('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'),
    ...pairs('abcdefghijklmnopqrstuvwxyz', 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'),
  }),
);

function pairs(from: string, to: string): Record<string, string> {
  const marked = [...to];
  return Object.fromEntries([...from].map((letter, index) => [letter, marked[index] ?? letter]));
}

/** What in a literal is no word: an escape of the code. */
const escape = /\\(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)/s;
const tokens = new RegExp(`${escape.source}|[A-Za-z](?:[A-Za-z0-9.]*[A-Za-z0-9])?`, 'gs');

/** A text with accents, its vowels twice, which makes it 40 % longer; named terms stay. */
function accented(text: string): string {
  return text.replace(tokens, (token) => {
    if (token.startsWith('\\') || latinTerms.has(token)) return token;
    return [...token]
      .map((letter) => (accents.get(letter) ?? letter).repeat(/[aeiou]/.test(letter) ? 2 : 1))
      .join('');
  });
}

/**
 * A file of English words as its pseudo-locale has it: every shown text accented, 40 % longer and in brackets. A word on screen
 * without accents is written outside the files of words, a bracket that is missing was cut off, and a bracket in the middle
 * shows a sentence glued from pieces.
 */
export function pseudoWords(file: string, code: string): string {
  const texts = shownTexts(file, code);
  const literals = new Map<number, ShownText['literal']>(
    texts.map(({ literal }) => [literal.start, literal]),
  );
  const edits = [
    ...texts.map(({ start, end, text }) => ({ start, end, text: accented(text) })),
    ...[...literals.values()].flatMap(({ start, end }) => [
      { start: start + 1, end: start + 1, text: '⟦' },
      { start: end - 1, end: end - 1, text: '⟧' },
    ]),
  ];
  // From the end on, so that the places before stay true; at one place the bracket goes around the text.
  return edits
    .map((edit, index) => ({ ...edit, index }))
    .sort((a, b) => b.start - a.start || b.end - a.end || b.index - a.index)
    .reduce((done, { start, end, text }) => done.slice(0, start) + text + done.slice(end), code);
}
