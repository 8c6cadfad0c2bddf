import { base } from '#lib/base.ts';
import { defaultCategory, parseCategory, type CategoryId } from '#lib/domain/category/category.ts';
import {
  acceptOf,
  extensionsOf,
  problemOf,
  type ChosenFile,
  type FileKind,
  type FileProblem,
} from '#lib/domain/documents/documents.ts';
import { patternOf, textOf } from '#lib/domain/text.ts';
import { z } from '#lib/domain/z.ts';
import * as limits from '#lib/limits.ts';

/** The legacy registration: a separate form with looser rules, in five steps that may be taken in any order. */
export const legacyStepIds = ['vendor', 'owner', 'location', 'documents', 'review'] as const;
export type LegacyStepId = (typeof legacyStepIds)[number];

/** Its text fields. A field's error code is its name. */
const texts = {
  vendorName: textOf(2, 'vendorName'),
  ownerName: textOf(2, 'ownerName'),
  email: patternOf(z.regexes.email, 'email'),
  phone: textOf(6, 'phone'),
  supportPhone: textOf(6, 'supportPhone'),
  addressLine1: textOf(2, 'addressLine1'),
  city: textOf(2, 'city'),
  pincode: textOf(4, 'pincode'),
};
const textNames = Object.keys(texts) as (keyof typeof texts)[];

/** The validated values. Documents are excluded: form values are copied and stored, and files must not be. */
const legacySchema = z.object({ ...texts, agree: z.literal(true, 'agree') });

/** The error codes of the legacy form; `words/legacy.ts` has the words. */
export type LegacyErrorCode = keyof z.infer<typeof legacySchema>;

export interface LegacyForm extends Record<keyof typeof texts, string> {
  category: CategoryId;
  whatsappUpdates: boolean;
  agree: boolean;
}
export type LegacyField = keyof LegacyForm;

export const emptyLegacyForm: LegacyForm = {
  ...(Object.fromEntries(textNames.map((name) => [name, ''])) as Record<keyof typeof texts, ''>),
  category: defaultCategory,
  whatsappUpdates: true,
  agree: false,
};

/** The fields that Continue validates on each step, in display order. Documents are never required. */
export const legacyStepFields: Record<LegacyStepId, readonly LegacyField[]> = {
  vendor: ['category', 'vendorName'],
  owner: ['ownerName', 'email', 'phone', 'whatsappUpdates'],
  location: ['supportPhone', 'addressLine1', 'city', 'pincode'],
  documents: [],
  review: ['agree'],
};

/** Returns the step of a field. */
export function legacyStepOf(field: string): LegacyStepId | null {
  return legacyStepIds.find((step) => legacyStepFields[step].some((name) => name === field)) ?? null;
}

/** Returns all errors in these values, by field. */
export function legacyErrors(values: LegacyForm): Partial<Record<LegacyField, LegacyErrorCode>> {
  const issues = legacySchema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

/** Whether Continue may leave a step. */
export function isLegacyStepValid(step: LegacyStepId, values: LegacyForm): boolean {
  const errors = legacyErrors(values);
  return legacyStepFields[step].every((field) => errors[field] === undefined);
}

/** Returns the index of a step, 0 to 4. */
export function legacyStepIndex(step: LegacyStepId): number {
  return legacyStepIds.indexOf(step);
}

/** Returns the category in an address, from its path, then its query; null if neither names one. */
export function askedCategory(location: { pathname: string; search: string }): CategoryId | null {
  const path = location.pathname.slice(base.length);
  const segment = /^(?:\/[a-z]{2})?\/register\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
  return (
    parseCategory(decoded(segment)) ?? parseCategory(new URLSearchParams(location.search).get('category'))
  );
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Reads stored form values. Invalid values are dropped, and the consent has to be given again. */
export function readLegacyCopy(kept: unknown): Partial<LegacyForm> {
  if (typeof kept !== 'object' || kept === null) return {};
  const values: Partial<LegacyForm> = {};
  const found = kept as Partial<Record<LegacyField, unknown>>;
  for (const name of textNames) {
    const value = found[name];
    if (typeof value === 'string') values[name] = value;
  }
  const known = parseCategory(found.category);
  if (known !== null) values.category = known;
  if (typeof found.whatsappUpdates === 'boolean') values.whatsappUpdates = found.whatsappUpdates;
  return values;
}

const legacyKinds: readonly FileKind[] = ['pdf', 'png', 'jpeg'];

/** The `accept` attribute of the document inputs. */
export const legacyAccept = acceptOf(legacyKinds);

/** Accepted extensions, for messages. */
export const legacyExtensions = extensionsOf(legacyKinds);

/** Returns what is wrong with a chosen document, or null. The limit is 10 MiB. */
export function legacyFileProblem(file: ChosenFile): FileProblem | null {
  return problemOf(file, legacyKinds, limits.legacyDocumentMaxBytes);
}
