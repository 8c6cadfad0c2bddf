import { licenceWords as words } from '#lib/copy/fields.ts';
import { licenceNeed } from '#lib/domain/licence.ts';

/** A drug licence number to read: one that fits no known form was said to be printed like this. */
export function licenceWords(number: string | undefined): string | undefined {
  return number && licenceNeed(number) === 'as-printed' ? words.asPrinted(number) : number;
}
