import type { RawReply } from '#preboot/handover.ts';
import { ownerSignal, withAuth } from '#lib/api/auth.ts';
import { endpointUrl, readReply, type ReplyOf } from '#lib/api/client.ts';
import { specEndpoints } from '#lib/api/schema/endpointsOfSpec.ts';
import { idempotencyHeader } from '#lib/api/schema/endpointsOfSession.ts';
import { ApiError } from '#lib/api/errors.ts';
import { withSaid } from '#lib/api/reply/said.ts';
import { codeWithoutReply } from '#lib/api/transportReach.ts';
import type { SlotId } from '#lib/domain/documents/documents.ts';
import { reportUrl } from '#lib/env.ts';
import * as limits from '#lib/limits.ts';
import { languageTag } from '#lib/locale.ts';
import { noteCall } from '#lib/report.ts';

interface UploadRequest {
  vendorId: string;
  slot: SlotId;
  file: Blob;
  fileName: string;
  idempotencyKey: string;
  /** Called with the share sent so far, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads one document under the name of its slot and reports progress. `fetch` reports none, so only this file uses
 * XMLHttpRequest. It gives up when no byte moved for the upload stall time, however long the upload takes.
 * @throws {ApiError} as `call` does.
 */
export async function uploadDocument(request: UploadRequest): Promise<ReplyOf<'documents'>> {
  const work = withAuth(specEndpoints.documents.auth, (token) => send(request, token))
    .then(withSaid)
    .then((reply) => readReply('documents', reply));
  if (reportUrl !== null) noteCall('documents', work);
  return work;
}

function send(request: UploadRequest, token: string | null): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout>;
    let stalled = false;
    const armStall = (): void => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        stalled = true;
        xhr.abort();
      }, limits.uploadStallMs);
    };
    const abort = (): void => xhr.abort();
    const signals = [request.signal, ownerSignal()].filter((each) => each !== null);
    const settle = (act: () => void): void => {
      clearTimeout(stall);
      for (const signal of signals) signal.removeEventListener('abort', abort);
      act();
    };

    xhr.open(specEndpoints.documents.method, endpointUrl('documents', request.vendorId));
    xhr.setRequestHeader('accept', 'application/json');
    xhr.setRequestHeader('accept-language', languageTag);
    xhr.setRequestHeader(idempotencyHeader, request.idempotencyKey);
    if (token !== null) xhr.setRequestHeader('authorization', `Bearer ${token}`);
    xhr.upload.addEventListener('progress', (event) => {
      armStall();
      if (event.lengthComputable) request.onProgress(event.loaded / event.total);
    });
    xhr.addEventListener('load', () =>
      settle(() =>
        resolve({
          status: xhr.status,
          text: xhr.responseText,
          // Asking for one header that CORS does not expose logs an error; asking for all headers does not.
          retryAfter: /^retry-after:\s*(.*)$/im.exec(xhr.getAllResponseHeaders())?.[1] ?? null,
          requestId: /^x-request-id:\s*(.*)$/im.exec(xhr.getAllResponseHeaders())?.[1] ?? null,
        }),
      ),
    );
    xhr.addEventListener('error', () =>
      settle(() => void codeWithoutReply().then((code) => reject(new ApiError(code)))),
    );
    xhr.addEventListener('abort', () => settle(() => reject(new ApiError(stalled ? 'timeout' : 'aborted'))));

    if (signals.some(({ aborted }) => aborted)) return reject(new ApiError('aborted'));
    for (const signal of signals) signal.addEventListener('abort', abort);
    armStall();
    const form = new FormData();
    form.append(request.slot, request.file, request.fileName);
    xhr.send(form);
  });
}
