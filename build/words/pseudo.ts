import { edited, shownTexts } from '../../scripts/words/leaves.ts';
import { latinTerms } from '../../scripts/words/terms.ts';

/** Every letter gets an accent, so that a plain letter on screen shows a text from outside the files of words. */
const accented = [...'ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'];
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An escape sequence of the code, which is not a word. */
const escape = /\\(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|.)/s;
const tokens = new RegExp(`${escape.source}|[A-Za-z](?:[A-Za-z0-9.]*[A-Za-z0-9])?`, 'gs');

/** Returns a text with accents and doubled vowels, which makes it 40 % longer. Named terms stay as they are. */
function lengthened(text: string): string {
  return text.replace(tokens, (token) => {
    if (token.startsWith('\\') || latinTerms.has(token)) return token;
    return [...token]
      .map((letter) => (accented[letters.indexOf(letter)] ?? letter).repeat(/[aeiou]/.test(letter) ? 2 : 1))
      .join('');
  });
}

/**
 * Returns the pseudo-locale's version of a file of English words: every shown text with accents, 40 % longer
 * and in brackets. On screen, a word without accents was written outside the files of words, a missing
 * bracket was cut off, and a bracket in the middle shows a sentence that was glued together from pieces.
 */
export function pseudoWords(file: string, code: string): string {
  const texts = shownTexts(file, code);
  const literals = new Map(texts.map(({ literal }) => [literal.start, literal]));
  // At one position the bracket goes outside the text.
  return edited(code, [
    ...texts.map(({ start, end, text }) => ({ start, end, text: lengthened(text) })),
    ...[...literals.values()].flatMap(({ start, end }) => [
      { start: start + 1, end: start + 1, text: '⟦' },
      { start: end - 1, end: end - 1, text: '⟧' },
    ]),
  ]);
}
