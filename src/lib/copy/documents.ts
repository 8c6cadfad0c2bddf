import { documentErrorWords, documentLabels, fileProblemWords } from '#lib/copy/fields.ts';
import type { Toast } from '#lib/copy/toast.ts';
import type { FileProblem, SlotId } from '#lib/domain/documents.ts';

/** Words of the documents step. */
export const documentsCopy = {
  intro: 'Photos or scans that can be read without zooming. Each one is uploaded as soon as you choose it.',
  scalingNote:
    'Photos over 5 MB are made smaller on your device, and the place they were taken at is left out.',
  required: 'Required',
  optional: 'Optional',
  flagged: 'Please send again',
  locked: 'Accepted as it is; nothing to change here.',
  lockedEmpty: 'Not asked for this time.',
  drop: 'Drop a file here or',
  choose: 'Choose file',
  chooseInstead: 'Replace',
  takePhoto: 'Take photo',
  scaling: 'Making the photo smaller…',
  uploading: 'Uploading…',
  finishing: 'Almost done…',
  stopped: 'Not uploaded yet',
  failed: 'Not uploaded',
  uploaded: 'Uploaded',
  missing: 'Please upload this document',
  oneFile: 'One file per document: the first one was taken.',
  cancel: 'Cancel',
  retry: 'Retry',
  upload: 'Upload',
  remove: 'Remove',
  view: 'View',
  opensNewTab: '(opens in a new tab)',
  waiting: 'Uploads are running. You can go on when they are done.',
  summaryTitle: 'Some documents are missing',
} as const;

const helps: Record<SlotId, string> = {
  pharmacyLicense: 'Your retail drug licence, with number and validity readable',
  fssai: 'Your FSSAI licence or registration certificate',
  labLicense: 'Your lab’s registration or accreditation certificate',
  gst: 'GST registration certificate, first page',
  cheque: 'A cancelled cheque or the first page of a statement, with account number and IFSC',
  ownerPhoto: 'A clear photo of the owner’s face',
  entranceWithOwner: 'The owner in front of the shop, with the signboard in the picture',
};

/** What belongs in a slot. */
export function documentHelp(slot: SlotId): string {
  return helps[slot];
}

/** `PDF, JPG, JPEG or PNG, up to 5MB`. */
export function acceptedWords(extensions: readonly string[]): string {
  const names = extensions.map((extension) => extension.toUpperCase());
  const last = names.pop() ?? '';
  return `${names.join(', ')} or ${last}, up to 5MB`;
}

/** What is wrong with a file that was not taken. */
export function refusalWords(problem: FileProblem | 'unreadable', accepted: readonly string[]): string {
  return problem === 'unreadable'
    ? 'This file could not be read. Please choose it again.'
    : fileProblemWords(problem, accepted);
}

/** The notification of a file that was not taken. */
export function refusalToast(problem: FileProblem | 'unreadable', accepted: readonly string[]): Toast {
  return { title: documentErrorWords.invalidTitle, description: refusalWords(problem, accepted) };
}

/** A missing document, as the error summary names it. */
export function documentMissing(slot: SlotId): string {
  return `${documentLabels[slot]} is required`;
}

/** `Upload of GST`, for the progress bar. */
export function progressLabel(slot: SlotId): string {
  return `Upload of ${documentLabels[slot]}`;
}

/** `made smaller from 9.4 MB`. */
export function scaledWords(originalBytes: number): string {
  return `made smaller from ${fileSize(originalBytes)}`;
}

/** `640 KB`, `2.4 MB`. */
export function fileSize(bytes: number): string {
  const megabyte = 1024 * 1024;
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

/** `Uploaded on 3 Mar 2026`; without a date, just `Uploaded`. */
export function uploadedWords(day: string | null): string {
  return day === null ? documentsCopy.uploaded : `${documentsCopy.uploaded} on ${day}`;
}
