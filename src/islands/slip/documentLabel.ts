import { documentLabelWords, fieldLabelWords } from '#lib/words/fields.ts';
import { splitCamelCase } from '#lib/domain/documents/documents.ts';
import { readText } from '#lib/domain/reply/parse.ts';

// Maps, because a plain object also has `constructor`.
const knownDocuments = new Map<string, string>(Object.entries(documentLabelWords));
const knownFields = new Map<string, string>(Object.entries(fieldLabelWords));

/**
 * Returns the label of a known document type, or else the type's name as words; null when it has no readable
 * name.
 */
export function documentLabel(type: string): string | null {
  return knownDocuments.get(type) ?? readText(splitCamelCase(type));
}

/** Returns the label of a field or document slot that a reviewer flagged. */
export function flaggedLabel(item: string): string | null {
  return knownFields.get(item) ?? documentLabel(item);
}
