import { categories, categoryIds, type CategoryId, type LicenceSlot } from '#lib/domain/category/category.ts';
import type { KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { replacedBy } from '#lib/domain/kyc/kycFields.ts';
import * as limits from '#lib/limits.ts';

/** Upload slots. Each name is also the multipart field and the `name` of the file input. */
const licenceSlots = [...new Set(categoryIds.map((id) => categories[id].licenceSlot))];
const otherSlots = ['gst', 'cheque', 'ownerPhoto', 'entranceWithOwner'] as const;
export type SlotId = LicenceSlot | (typeof otherSlots)[number];
export const slotIds: readonly SlotId[] = [...licenceSlots, ...otherSlots];

export type FileKind = 'pdf' | 'jpeg' | 'png';

/** A file must match a kind by both extension and MIME type. */
export const fileKinds: Record<FileKind, { extensions: readonly string[]; mimeType: string }> = {
  pdf: { extensions: ['pdf'], mimeType: 'application/pdf' },
  jpeg: { extensions: ['jpg', 'jpeg'], mimeType: 'image/jpeg' },
  png: { extensions: ['png'], mimeType: 'image/png' },
};

interface SlotRules {
  required: boolean;
  accepts: readonly FileKind[];
  /** A paper with text, possibly of several pages, or a photo. */
  shows: 'paper' | 'photo';
  /** The phone's camera: `environment` is the rear one, `user` the front one. */
  camera: 'environment' | 'user';
}

const paper: SlotRules = {
  required: true,
  accepts: ['pdf', 'jpeg', 'png'],
  shows: 'paper',
  camera: 'environment',
};
const photo: SlotRules = {
  required: true,
  accepts: ['jpeg', 'png'],
  shows: 'photo',
  camera: 'environment',
};

export const slots: Record<SlotId, SlotRules> = {
  ...(Object.fromEntries(licenceSlots.map((slot) => [slot, paper])) as Record<LicenceSlot, SlotRules>),
  gst: paper,
  cheque: { ...paper, required: false },
  ownerPhoto: { ...photo, camera: 'user' },
  entranceWithOwner: photo,
};

/** Returns the slots of a category in display order, without those that a KYC declaration replaces. */
export function slotsOf(category: CategoryId, kyc: KycDetails = {}): readonly SlotId[] {
  const replaced = replacedBy(category, kyc);
  const all: SlotId[] = [
    categories[category].licenceSlot,
    'gst',
    'cheque',
    'ownerPhoto',
    'entranceWithOwner',
  ];
  return all.filter((slot) => !replaced.includes(slot));
}

/** Returns the required slots of a category that have no document on the server. */
export function missingSlots(
  category: CategoryId,
  present: Iterable<string>,
  kyc: KycDetails = {},
): SlotId[] {
  const have = new Set(present);
  return slotsOf(category, kyc).filter((slot) => slots[slot].required && !have.has(slot));
}

/** Returns the extensions of these kinds, for messages. */
export function extensionsOf(kinds: readonly FileKind[]): string[] {
  return kinds.flatMap((kind) => fileKinds[kind].extensions);
}

/** Returns a file input's `accept` for these kinds. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds
    .flatMap((kind) => [...fileKinds[kind].extensions.map((e) => `.${e}`), fileKinds[kind].mimeType])
    .join(',');
}

/** Returns the extensions that a slot accepts, for messages. */
export function acceptedExtensions(slot: SlotId): string[] {
  return extensionsOf(slots[slot].accepts);
}

/** Returns a file input's `accept` for a slot. */
export function acceptAttribute(slot: SlotId): string {
  return acceptOf(slots[slot].accepts);
}

export type FileProblem = 'too-large' | 'wrong-type';

export interface ChosenFile {
  name: string;
  type: string;
  /** In bytes. */
  size: number;
}

/** Returns what is wrong with a file, or null. Extension and type must match one kind; `most` is in bytes. */
export function problemOf(file: ChosenFile, kinds: readonly FileKind[], most: number): FileProblem | null {
  const [name, type] = [file.name.toLowerCase(), file.type.toLowerCase()];
  const fits = kinds.some((kind) => {
    const { extensions, mimeType } = fileKinds[kind];
    return mimeType === type && extensions.some((extension) => name.endsWith(`.${extension}`));
  });
  if (!fits) return 'wrong-type';
  return file.size > most ? 'too-large' : null;
}

/** Whether the bytes are a PDF, regardless of the file's name. Readers look for the header in the first 1024 bytes. */
export function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 1024)).includes('%PDF-');
}

/** Returns what the specification refuses about a file for a slot, or null. */
export function fileProblem(slot: SlotId, file: ChosenFile): FileProblem | null {
  return problemOf(file, slots[slot].accepts, limits.documentMaxBytes);
}

/** Converts `entranceWithOwner` to `Entrance With Owner`, for a document type without a label. */
export function splitCamelCase(type: string): string {
  const spaced = type
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
