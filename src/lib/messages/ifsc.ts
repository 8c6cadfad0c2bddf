import { ifscNoteWords } from '#lib/copy/fields.ts';
import type { IfscNote } from '#lib/domain/ifsc.ts';

/** Returns what the bundled list says about a typed IFSC; null if it says nothing. */
export function ifscMessage(note: IfscNote): string | null {
  switch (note.type) {
    case 'none':
      return null;
    case 'bank':
      return note.bank;
    case 'branch':
      return ifscNoteWords.branch(note.bank, note.branch);
    case 'branch-of-other':
      return ifscNoteWords.branchOfOther(note.bank, note.lender);
    case 'unknown':
      return ifscNoteWords.unknown;
  }
}
