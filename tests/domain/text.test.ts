import { describe, expect, it } from 'vitest';
import { asSentence, shortId } from '#lib/domain/text.ts';
import { ungrouped } from '#lib/domain/ungrouped.ts';

describe('a number without grouping characters', () => {
  it.each([
    ['98765 43210', '9876543210'],
    ['\u{202A}+91 98765-43210\u{202C}', '+919876543210'],
    ['98765\u{2011}43210', '9876543210'],
    ['\u{00A0}560\u{00A0}001\u{200B}', '560001'],
    ['012345', '012345'],
    ['९८७६५ ४३२१०', '9876543210'],
    ['৫৬০ ০০১', '560001'],
    ['௫௬௦௦௦௧', '560001'],
    ['౫౬౦౦౦౧', '560001'],
    ['98765 432x0', '98765432x0'],
    ['', ''],
  ])('reads %j as %j', (typed, expected) => {
    expect(ungrouped(typed)).toBe(expected);
  });
});

describe('a message of the server', () => {
  it.each([
    ['The contract is outdated', 'The contract is outdated.'],
    ['Please submit again. ', 'Please submit again.'],
    ['फिर कोशिश करें।', 'फिर कोशिश करें।'],
  ])('“%s” can be followed by a sentence', (text, sentence) => {
    expect(asSentence(text)).toBe(sentence);
  });
});

describe('the number of an application', () => {
  it.each([
    ['vnd_87f546dc1522093c2a6bfadb004f96', '…db00 4f96'],
    ['6f1c2a9e-0b1d-4c7e-9a55-3f2b8c71d004', '…8c71 d004'],
    ['1234567890123', '…6789 0123'],
    ['vnd_12345678', 'vnd_12345678'],
    ['17', '17'],
  ])('%s is shown as %s', (id, shown) => {
    expect(shortId(id).replaceAll('\u{a0}', ' ')).toBe(shown);
  });
});
