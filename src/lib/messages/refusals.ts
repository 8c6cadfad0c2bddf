import { fileProblemMessage, listed } from './files.ts';
import { acceptedWords, refusalWords } from '#lib/words/documents.ts';
import { documentErrorWords } from '#lib/words/fields.ts';
import type { Toast } from '#lib/words/toast.ts';
import type { FileProblem } from '#lib/domain/documents/documents.ts';
import type { PhotoFault } from '#lib/domain/documents/photoFile.ts';
import * as limits from '#lib/limits.ts';

/** Why a file was refused. */
type RefusalProblem = FileProblem | PhotoFault | 'unreadable' | 'too-many-pages';

/** Returns `PDF, JPG, JPEG or PNG, up to 5MB`. */
export function acceptedMessage(extensions: readonly string[]): string {
  const types = extensions.map((extension) => extension.toUpperCase());
  return acceptedWords.upTo(listed(types, acceptedWords.or), limits.documentMaxMb);
}

/** Returns why a file was refused: the specified message, and a way out if the message names none. */
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

/** Returns the notification for a refused file. */
export function refusalToast(problem: RefusalProblem, accepted: readonly string[]): Toast {
  return { title: documentErrorWords.invalidTitle, description: refusalMessage(problem, accepted) };
}
