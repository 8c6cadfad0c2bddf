import * as fc from 'fast-check';

const surrogates = { from: 0xd8_00, count: 0x8_00 };

/**
 * Any character, like fast-check’s own `binary` unit. That unit first lists all 1.1 million characters, which takes half a
 * second.
 */
const character = fc.integer({ min: 0, max: 0x10_ff_ff - surrogates.count }).map(
  (index) => String.fromCodePoint(index < surrogates.from ? index : index + surrogates.count),
  (text) => {
    const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== text) throw new Error('This is not a character');
    return code < surrogates.from ? code : code - surrogates.count;
  },
);

/** Any text, including characters that no keyboard has. */
export const anyText = (constraints: { maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: character });
