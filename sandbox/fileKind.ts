import type { FileKind } from '#lib/domain/documents/documents.ts';
import {
  beginsAsForeign,
  holdsCode,
  holdsForeignFile,
  holdsPage,
  holdsScript,
  isScriptOpening,
} from '#sandbox/fileFormats/foreign.ts';
import { walkJpegFile } from '#sandbox/fileFormats/jpeg.ts';
import { isWholePdf } from '#sandbox/fileFormats/pdf.ts';
import { walkPng } from '#sandbox/fileFormats/png.ts';

const isClean = (notes: readonly Buffer[]): boolean =>
  !notes.some((content) => holdsCode(content) || beginsAsForeign(content));

function isJpeg(bytes: Buffer): boolean {
  const notes = walkJpegFile(bytes)?.flatMap(({ metadata }) => metadata);
  return notes !== undefined && isClean(notes) && !isScriptOpening(bytes, notes) && !holdsPage(bytes);
}

function isPng(bytes: Buffer): boolean {
  const png = walkPng(bytes);
  return png !== null && isClean(png.metadata) && !holdsPage(bytes);
}

const isPdf = (bytes: Buffer): boolean => isWholePdf(bytes) && !holdsScript(bytes);

/**
 * Returns the kind that a file's bytes prove, whatever its name and declared type; null for anything else. The
 * format's structure must cover every byte. A file that could also be read as another format is refused.
 */
export function kindOfBytes(bytes: Buffer): FileKind | null {
  const kind = kindByStructure(bytes);
  return kind === null || holdsForeignFile(bytes) ? null : kind;
}

function kindByStructure(bytes: Buffer): FileKind | null {
  switch (bytes[0]) {
    case 0xff:
      return isJpeg(bytes) ? 'jpeg' : null;
    case 0x89:
      return isPng(bytes) ? 'png' : null;
    case 0x25:
      return isPdf(bytes) ? 'pdf' : null;
    default:
      return null;
  }
}
