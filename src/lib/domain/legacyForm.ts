import { defaultCategory, parseCategory, type CategoryId } from '#lib/domain/category.ts';
import {
  acceptOf,
  extensionsOf,
  problemOf,
  type ChosenFile,
  type FileKind,
  type FileProblem,
} from '#lib/domain/documents.ts';
import { patternOf, textOf } from '#lib/domain/text.ts';
import { z } from '#lib/domain/z.ts';
import { limits } from '#lib/limits.ts';

/** The legacy registration: a form of its own with looser rules, in five steps that may be taken in any order. */
export const legacyStepIds = ['vendor', 'owner', 'location', 'documents', 'review'] as const;
export type LegacyStepId = (typeof legacyStepIds)[number];

/** Its text fields. The code of a refusal is the field's name. */
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

/** What is checked of the form. Its documents are not in it: files stay out of form values, which are copied and kept. */
const legacySchema = z.object({ ...texts, agree: z.literal(true, 'agree') });

/** What the legacy form objects to; `copy/legacy.ts` has the words. */
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

/** The fields Continue validates on each step, in the order they are asked. Documents are never required. */
export const legacyStepFields: Record<LegacyStepId, readonly LegacyField[]> = {
  vendor: ['category', 'vendorName'],
  owner: ['ownerName', 'email', 'phone', 'whatsappUpdates'],
  location: ['supportPhone', 'addressLine1', 'city', 'pincode'],
  documents: [],
  review: ['agree'],
};

/** The step a field is asked on. */
export function legacyStepOf(field: string): LegacyStepId | null {
  return legacyStepIds.find((step) => legacyStepFields[step].some((name) => name === field)) ?? null;
}

/** Everything the rules object to in these values, by field. */
export function legacyErrors(values: LegacyForm): Partial<Record<LegacyField, LegacyErrorCode>> {
  const issues = legacySchema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

/** Whether Continue may leave a step. */
export function isLegacyStepValid(step: LegacyStepId, values: LegacyForm): boolean {
  const errors = legacyErrors(values);
  return legacyStepFields[step].every((field) => errors[field] === undefined);
}

/** A step's place, 0 to 4. */
export function legacyStepIndex(step: LegacyStepId): number {
  return legacyStepIds.indexOf(step);
}

/** The category an address asks for: its path, then its query; null when neither names one. */
export function askedCategory(location: { pathname: string; search: string }): CategoryId | null {
  const segment = /^(?:\/[a-z]{2})?\/register\/([^/]+)\/?$/.exec(location.pathname)?.[1] ?? '';
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

/** Kept values as form values. What does not fit is left out; consent is asked for anew. */
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

/** The value of the documents' `accept`. */
export const legacyAccept = acceptOf(legacyKinds);

/** Accepted extensions, for the message. */
export const legacyExtensions = extensionsOf(legacyKinds);

/** What is wrong with a chosen document, or null; 10 MiB is allowed. */
export function legacyFileProblem(file: ChosenFile): FileProblem | null {
  return problemOf(file, legacyKinds, limits.legacyDocumentMaxBytes);
}
