import type { SlotId } from '#lib/domain/documents/documents.ts';
import type { PhotoNote } from '#lib/domain/documents/photoNotes.ts';

/** Words of the documents step. */
export const documentsWords = {
  intro: 'Clear photos, all four corners visible.',
  privacyNote:
    'Each file is uploaded as soon as you choose it. We make photos smaller on your phone, and remove the place and time from them.',
  required: 'Required',
  optional: 'Optional',
  flagged: 'Please send again',
  locked: 'Accepted. No change needed.',
  lockedEmpty: 'Not needed now.',
  drop: 'Drop a file here or',
  choose: 'Choose file',
  chooseInstead: 'Replace',
  takePhoto: 'Take photo',
  preparing: 'Preparing the photo…',
  removing: 'Removing…',
  otherWays: 'Other ways',
  severalPages: 'Several pages',
  pagesIntro: 'Add a photo of each page. We send them as one PDF.',
  pagesJoining: 'Making one PDF…',
  pagesNotLoaded: 'A part of this page did not load. Please try again.',
  addPage: 'Add a page',
  withFrame: 'Camera frame',
  frameTitle: 'Camera frame',
  frameHint: 'Fill the frame with the paper, all four corners inside.',
  frameRefused:
    'The camera did not open. Close this and use Take photo or Choose file, or allow the camera in your browser settings.',
  photoName: 'photo',
  sampleGood: 'Like this',
  sampleBad: 'Not like this',
  noOwnerPhoto: 'Can’t take a photo of the owner’s face?',
  noOwnerPhotoHelp:
    'Call us, or write to us and ask for a call. We will check who the owner is in another way and finish this step with you. Your application is saved. You can send the other documents now.',
  noOwnerPhotoSubject: 'Please call me: I cannot send an owner photo',
  notSent: 'Not sent yet',
  takeAgain: 'Take again',
  sendAnyway: 'Use it anyway',
  uploading: 'Uploading…',
  finishing: 'Almost done…',
  stopped: 'Not uploaded yet',
  failed: 'Not uploaded',
  uploaded: 'Uploaded',
  missing: 'Please upload this document',
  undecided: 'Please take the photo again or use it anyway',
  oneFile: 'Only one file for each document. We took the first one.',
  cancel: 'Cancel',
  retry: 'Retry',
  remove: 'Remove',
  view: 'View',
  opensNewTab: '(opens in a new tab)',
  waiting: 'Files are uploading. You can continue when they are done.',
  interrupted: 'This page was closed while you were adding this document. Please add what is missing.',
  light: 'Light',
  cameraApp: 'Camera app',
} as const;

/** The document that belongs in a slot. */
export const documentHelpWords: Record<SlotId, string> = {
  pharmacyLicense: 'Retail drug licence, number and dates readable.',
  fssai: 'Your FSSAI licence or registration certificate.',
  labLicense: 'Your lab’s registration or accreditation certificate.',
  gst: 'GST certificate, first page.',
  cheque: 'Account number and IFSC readable. Of a statement, the first page.',
  ownerPhoto: 'A clear photo of the owner’s face.',
  entranceWithOwner: 'The owner at the entrance, with the signboard in the picture.',
};

/** Words of the pages of one document. Pages count from 1. */
export const pageWords = {
  title: (document: string) => `Pages of ${document}`,
  page: (number: number) => `Page ${number}`,
  up: (number: number) => `Move page ${number} up`,
  down: (number: number) => `Move page ${number} down`,
  turn: (number: number) => `Turn page ${number}`,
  remove: (number: number) => `Remove page ${number}`,
  moved: (number: number, count: number) => `Now page ${number} of ${count}`,
  turned: (number: number) => `Page ${number} turned`,
  removed: (number: number) => `Page ${number} removed`,
  use: (count: number) => (count === 1 ? 'Use this page' : `Use these ${count} pages`),
  back: (count: number) =>
    count === 1 ? 'One photographed page is still here.' : `${count} photographed pages are still here.`,
  lost: (count: number) =>
    count === 1
      ? 'This page was closed and one file was lost. Please add it again.'
      : `This page was closed and ${count} files were lost. Please add them again.`,
} as const;

/** The description of a drawn sample, for screen readers. */
export const sampleWords: Record<'paper' | 'face' | 'entrance', { good: string; bad: string }> = {
  paper: { good: 'The whole paper, straight', bad: 'A corner cut off, or light on the print' },
  face: { good: 'The face from the front, in good light', bad: 'Sunglasses, or too dark' },
  entrance: { good: 'The owner under the signboard', bad: 'The signboard cut off' },
};

/** `PDF, JPG, JPEG or PNG, up to 5MB`. */
export const acceptedWords = {
  or: (others: string, last: string) => `${others} or ${last}`,
  upTo: (types: string, maxMb: number) => `${types}, up to ${maxMb}MB.`,
} as const;

/** Notes on a photo that can still be read. */
export const photoNoteWords: Record<PhotoNote, string> = {
  'too-dark': 'This photo looks too dark. Turn on the light or go near a window.',
  blurred: 'This photo looks blurred. Hold the phone still and tap on the paper to focus.',
  'too-small': 'This photo is small. The print on it may not be readable.',
  'one-colour': 'This photo shows almost only one colour. Was something in front of the camera?',
};

/** Why a file was not taken. Which of it: `lib/messages/refusals.ts`. */
export const refusalWords = {
  'too-many-pages': (most: number) => `A document can have up to ${most} photographed pages.`,
  unreadable: 'This file could not be read. Please choose it again.',
  empty: 'This file is empty. Please choose another one or take the photo again.',
  damaged: 'This photo is damaged or cut off. Please choose another one or take it again.',
  heic: 'This browser cannot open HEIC photos. On an iPhone choose Settings, Camera, Formats, Most Compatible and take the photo again, or send a screenshot of it.',
  /** The specified message, and what to do where it does not say so. */
  withWay: (message: string, way: string) => `${message}. ${way}`,
} as const;

/** The messages about one document, by its name. */
export const documentWords = {
  /** The label of the progress bar. */
  progress: (document: string) => `Upload of ${document}`,
  /** After the size of a photo; `original` is what it had before. */
  madeSmaller: (original: string) => `made smaller from ${original}`,
  uploadedOn: (day: string) => `Uploaded on ${day}`,
} as const;
