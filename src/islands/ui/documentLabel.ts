import { documentLabelWords, fieldLabelWords } from '#lib/copy/fields.ts';
import { splitCamelCase } from '#lib/domain/documents.ts';
import { readText } from '#lib/domain/reading.ts';

// Maps, since a plain object has `constructor` as well.
const knownDocuments = new Map<string, string>(Object.entries(documentLabelWords));
const knownFields = new Map<string, string>(Object.entries(fieldLabelWords));

/** The known label of a document's type, else its name split into words; null when there is no readable name. */
export function documentLabel(type: string): string | null {
  return knownDocuments.get(type) ?? readText(splitCamelCase(type));
}

/** The label of a field or document slot a reviewer flagged. */
export function flaggedLabel(item: string): string | null {
  return knownFields.get(item) ?? documentLabel(item);
}
