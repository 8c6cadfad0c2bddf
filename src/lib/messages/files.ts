import { documentLabelWords, fileProblemWords, requiredDocumentsWords } from '#lib/words/fields.ts';
import type { FileProblem, SlotId } from '#lib/domain/documents/documents.ts';

/** Returns what is wrong with a chosen file. `accepted` are the allowed extensions, `maxMb` the size limit. */
export function fileProblemMessage(problem: FileProblem, accepted: readonly string[], maxMb: number): string {
  return problem === 'too-large'
    ? fileProblemWords.tooLarge(maxMb)
    : fileProblemWords.wrongType(accepted.join(', '));
}

/** Returns `Pharmacy licence, GST, Owner photo and Entrance photo with owner are required`. Pass all required slots. */
export function documentsRequiredMessage(required: readonly SlotId[]): string {
  const names = required.map((slot) => documentLabelWords[slot]);
  const { message, and, any } = requiredDocumentsWords;
  return message(names.length > 0 ? listed(names, and) : any);
}

/** Joins texts; `join` adds the last one in the grammar of the language. */
export function listed(texts: readonly string[], join: (others: string, last: string) => string): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : join(texts.slice(0, -1).join(', '), last);
}

/** Formats a size: `640 KB`, `2.4 MB`. */
export function fileSize(bytes: number): string {
  const megabyte = 1024 * 1024;
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
