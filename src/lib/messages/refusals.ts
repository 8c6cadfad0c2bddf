import { fileProblemMessage, listed } from './files.ts';
import { acceptedWords, refusalWords } from '#lib/copy/documents.ts';
import { documentErrorWords } from '#lib/copy/fields.ts';
import type { Toast } from '#lib/copy/toast.ts';
import type { FileProblem } from '#lib/domain/documents.ts';
import type { PhotoFault } from '#lib/domain/photoFile.ts';
import { limits } from '#lib/limits.ts';

/** Why a file was not taken. */
type RefusalProblem = FileProblem | PhotoFault | 'unreadable' | 'too-many-pages';

/** `PDF, JPG, JPEG or PNG, up to 5MB`. */
export function acceptedMessage(extensions: readonly string[]): string {
  const types = extensions.map((extension) => extension.toUpperCase());
  return acceptedWords.upTo(listed(types, acceptedWords.or), limits.documentMaxMb);
}

/** What is wrong with a file that was not taken: the specified message, and what to do where it does not say so. */
export function refusalMessage(problem: RefusalProblem, accepted: readonly string[]): string {
  const specified = (found: FileProblem) => fileProblemMessage(found, accepted, limits.documentMaxMb);
  switch (problem) {
    case 'too-many-pages':
      return refusalWords[problem](limits.pagesPerDocument);
    case 'unreadable':
      return refusalWords[problem];
    case 'empty':
    case 'damaged':
    case 'heic':
      return refusalWords.withWay(specified('wrong-type'), refusalWords[problem]);
    case 'too-large':
    case 'wrong-type':
      return specified(problem);
  }
}

/** The notification of a file that was not taken. */
export function refusalToast(problem: RefusalProblem, accepted: readonly string[]): Toast {
  return { title: documentErrorWords.invalidTitle, description: refusalMessage(problem, accepted) };
}
