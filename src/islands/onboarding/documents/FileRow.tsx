import { useEffect, useRef, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { documentsCopy, fileSize, progressLabel, scaledWords } from '#lib/copy/documents.ts';
import { documentLabels } from '#lib/copy/fields.ts';
import type { SlotId } from '#lib/domain/documents.ts';
import { isScalable } from '#lib/domain/photo.ts';
import { cancelUpload, removeFile, retryUpload, type UploadState } from '#lib/stores/application/uploads.ts';

/** A chosen file: what it is and how far it is. */
export function FileRow({ slot, state }: { slot: SlotId; state: UploadState }) {
  const { file, scaledFrom } = state.chosen;
  return (
    <div className="mt-3">
      <div className="flex items-center gap-3">
        <Preview file={file} isReady={state.type !== 'scaling'} />
        <div className="min-w-0 grow">
          <p className="font-semibold break-words">{file.name}</p>
          <p className="figures text-sm">
            {fileSize(file.size)}
            {scaledFrom !== null && `, ${scaledWords(scaledFrom)}`}
          </p>
        </div>
      </div>
      <Progress slot={slot} state={state} />
    </div>
  );
}

/**
 * A picture of an image; a sheet for anything else, for an image the browser can't show, and for one being scaled, which
 * would be decoded twice at its full size.
 */
function Preview({ file, isReady }: { file: File; isReady: boolean }) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<File | null>(null);
  const isPicture = isReady && isScalable(file) && broken !== file;
  useEffect(() => {
    const picture = image.current;
    if (picture === null) return;
    const url = URL.createObjectURL(file);
    picture.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file, isPicture]);
  return (
    <div className="bg-base-200 border-base-300 rounded-box flex size-16 shrink-0 items-center justify-center overflow-hidden border">
      {isPicture ? (
        <img ref={image} alt="" className="size-full object-cover" onError={() => setBroken(file)} />
      ) : (
        <Icon name="file" className="size-7" />
      )}
    </div>
  );
}

function Progress({ slot, state }: { slot: SlotId; state: UploadState }) {
  if (state.type === 'uploaded') return null;
  const percent = state.type === 'uploading' ? Math.round(state.share * 100) : null;
  return (
    <div className="mt-2">
      <p className="flex justify-between gap-3 text-sm">
        <span role="status">{stateWords(state)}</span>
        {percent !== null && <span className="figures font-semibold">{percent}%</span>}
      </p>
      {(state.type === 'uploading' || state.type === 'scaling') && (
        <progress
          className="progress progress-primary mt-1 w-full"
          aria-label={progressLabel(slot)}
          max={100}
          {...(percent === null ? {} : { value: percent })}
        />
      )}
    </div>
  );
}

function stateWords(state: UploadState): string {
  switch (state.type) {
    case 'scaling':
      return documentsCopy.scaling;
    case 'uploading':
      return state.share >= 1 ? documentsCopy.finishing : documentsCopy.uploading;
    case 'stopped':
      return documentsCopy.stopped;
    case 'failed':
      return documentsCopy.failed;
    case 'uploaded':
      return documentsCopy.uploaded;
  }
}

/** What can be done about a chosen file that is not on the server. */
export function FileActions({ slot, state }: { slot: SlotId; state: UploadState }) {
  const name = <span className="sr-only">: {documentLabels[slot]}</span>;
  switch (state.type) {
    case 'scaling':
    case 'uploading':
      return (
        <Button onClick={() => cancelUpload(slot)}>
          <Icon name="x" />
          {documentsCopy.cancel}
          {name}
        </Button>
      );
    case 'stopped':
    case 'failed':
      return (
        <>
          <Button kind="primary" onClick={() => void retryUpload(slot)}>
            <Icon name="refresh" />
            {documentsCopy.retry}
            {name}
          </Button>
          <Button onClick={() => removeFile(slot)}>
            <Icon name="trash" />
            {documentsCopy.remove}
            {name}
          </Button>
        </>
      );
    case 'uploaded':
      return null;
  }
}
