import { fileKinds, type SlotId } from '#lib/domain/documents/documents.ts';
import { pdfOf, type PdfPage } from '#lib/domain/documents/pdf.ts';
import { pageEncodings } from '#lib/domain/documents/photo.ts';
import * as limits from '#lib/limits.ts';
import type { Page } from '#lib/stores/application/documents/photographedPages.ts';
import { encodeInWorker } from './photoEncoder.ts';

/** The bytes reserved for the file structure of each page. The structure really takes far less. */
const overheadBytes = 2048;

/**
 * Joins pages into one PDF, at the best quality that fits the document limit. The same pages give the same
 * bytes. With very many pages the file may still exceed the limit.
 */
export async function pagesToPdf(slot: SlotId, pages: readonly Page[]): Promise<File> {
  const share = Math.floor(limits.documentMaxBytes / pages.length) - overheadBytes;
  const ready: PdfPage[] = [];
  for (const { original, prepared, turn } of pages) {
    const { file } = prepared;
    const jpeg = file.size <= share ? file : ((await encodedWithin(original, share)) ?? file);
    ready.push({ jpeg: new Uint8Array(await jpeg.arrayBuffer()), turn });
  }
  const { extensions, mimeType } = fileKinds.pdf;
  return new File([pdfOf(ready)], `${slot}.${extensions[0]}`, { type: mimeType, lastModified: 0 });
}

async function encodedWithin(photo: Blob, targetBytes: number): Promise<Blob | null> {
  const result = await encodeInWorker({ photo, shows: 'paper', encodings: pageEncodings, targetBytes });
  return result.type === 'encoded' ? result.jpeg : null;
}
