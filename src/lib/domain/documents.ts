import { categories, categoryIds, type CategoryId, type LicenceSlot } from '#lib/domain/category.ts';
import { isGstExempt, type KycExtras } from '#lib/domain/kycExtras.ts';
import { limits } from '#lib/limits.ts';

/** Upload slots; each name is also the multipart field and the file input's `name`. */
const licenceSlots = [...new Set(categoryIds.map((id) => categories[id].licenceSlot))];
const otherSlots = ['gst', 'cheque', 'ownerPhoto', 'entranceWithOwner'] as const;
export type SlotId = LicenceSlot | (typeof otherSlots)[number];
export const slotIds: readonly SlotId[] = [...licenceSlots, ...otherSlots];

export type FileKind = 'pdf' | 'jpeg' | 'png';

/** A file kind is accepted by its extension and its MIME type together. */
export const fileKinds: Record<FileKind, { extensions: readonly string[]; mimeType: string }> = {
  pdf: { extensions: ['pdf'], mimeType: 'application/pdf' },
  jpeg: { extensions: ['jpg', 'jpeg'], mimeType: 'image/jpeg' },
  png: { extensions: ['png'], mimeType: 'image/png' },
};

interface SlotRules {
  required: boolean;
  accepts: readonly FileKind[];
  /** A paper to be read, which may have several pages, or a photo of somebody or something. */
  shows: 'paper' | 'photo';
  /** The camera of a phone that takes it: the one at its back, or the one that looks at its owner. */
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

/** The slots of a category, in the order they are shown. A declared exemption from GST replaces its certificate. */
export function slotsOf(category: CategoryId, said: Partial<KycExtras> = {}): readonly SlotId[] {
  const gst: SlotId[] = isGstExempt(category, said) ? [] : ['gst'];
  return [categories[category].licenceSlot, ...gst, 'cheque', 'ownerPhoto', 'entranceWithOwner'];
}

/** Required slots of a category that have nothing on the server yet. */
export function missingSlots(
  category: CategoryId,
  present: Iterable<string>,
  said: Partial<KycExtras> = {},
): SlotId[] {
  const have = new Set(present);
  return slotsOf(category, said).filter((slot) => slots[slot].required && !have.has(slot));
}

/** Extensions of these kinds, for the message. */
export function extensionsOf(kinds: readonly FileKind[]): string[] {
  return kinds.flatMap((kind) => fileKinds[kind].extensions);
}

/** The value of a file input's `accept` for these kinds. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds
    .flatMap((kind) => [...fileKinds[kind].extensions.map((e) => `.${e}`), fileKinds[kind].mimeType])
    .join(',');
}

/** Extensions a slot accepts, for the message. */
export function acceptedExtensions(slot: SlotId): string[] {
  return extensionsOf(slots[slot].accepts);
}

/** The value of a file input's `accept` for a slot. */
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

/** What is wrong with a chosen file, or null. Its extension and its type have to agree; `most` bytes are allowed. */
export function problemOf(file: ChosenFile, kinds: readonly FileKind[], most: number): FileProblem | null {
  const [name, type] = [file.name.toLowerCase(), file.type.toLowerCase()];
  const fits = kinds.some((kind) => {
    const { extensions, mimeType } = fileKinds[kind];
    return mimeType === type && extensions.some((extension) => name.endsWith(`.${extension}`));
  });
  if (!fits) return 'wrong-type';
  return file.size > most ? 'too-large' : null;
}

/** What the specification objects to in a file chosen for a slot, or null. */
export function fileProblem(slot: SlotId, file: ChosenFile): FileProblem | null {
  return problemOf(file, slots[slot].accepts, limits.documentMaxBytes);
}

/** `entranceWithOwner` → `Entrance With Owner`: a document type's words when no label is known. */
export function splitCamelCase(type: string): string {
  const spaced = type
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
