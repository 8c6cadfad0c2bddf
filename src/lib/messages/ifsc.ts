import { ifscNoteWords } from '#lib/words/fields.ts';
import type { IfscNote } from '#lib/domain/bank/ifsc.ts';
import { nameWithin } from './serverWords.ts';

/** Returns what the bundled list says about a typed IFSC; null if it says nothing. */
export function ifscMessage(note: IfscNote): string | null {
  switch (note.type) {
    case 'none':
      return null;
    case 'bank':
      return nameWithin(note.bank);
    case 'branch':
      return ifscNoteWords.branch(nameWithin(note.bank), nameWithin(note.branch));
    case 'branch-of-other':
      return ifscNoteWords.branchOfOther(nameWithin(note.bank), nameWithin(note.lender));
    case 'unknown':
      return ifscNoteWords.unknown;
  }
}
