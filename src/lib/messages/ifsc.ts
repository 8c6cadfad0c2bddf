import { ifscNoteWords } from '#lib/copy/fields.ts';
import type { IfscNote } from '#lib/domain/ifsc.ts';

/** What the bundled list says of an IFSC as it is typed; null where it has nothing to say. */
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
