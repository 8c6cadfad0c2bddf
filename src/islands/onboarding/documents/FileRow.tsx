import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { documentWords, documentsWords, photoNoteWords } from '#lib/words/documents.ts';
import { documentLabelWords } from '#lib/words/fields.ts';
import { fileSize } from '#lib/messages/files.ts';
import type { SlotId } from '#lib/domain/documents/documents.ts';
import { isPhoto } from '#lib/domain/documents/photoFile.ts';
import type { PhotoNote } from '#lib/domain/documents/photoNotes.ts';
import type { UploadState } from '#lib/stores/application/documents/chosenFiles.ts';
import {
  cancelUpload,
  removeFile,
  retryUpload,
  sendAnyway,
} from '#lib/stores/application/documents/uploads.ts';
import { preparePhoto } from './photo/preparePhoto.ts';
import { useFileImage } from './useFileImage.ts';

/** A chosen file: its name, its size and the state of its upload. */
export function FileRow({ slot, state }: { slot: SlotId; state: UploadState }) {
  const { original, prepared } = state.chosen;
  const file = prepared?.file ?? original;
  return (
    <div className={state.type === 'uploaded' ? 'min-w-36 flex-1' : 'mt-3'}>
      <div className={`flex flex-wrap gap-3 ${state.type === 'noted' ? 'items-start' : 'items-center'}`}>
        <Preview file={prepared?.file ?? null} isLarge={state.type === 'noted'} />
        <div
          className={`flex-1 ${state.type === 'uploaded' ? 'min-w-[min(5rem,100%)]' : 'min-w-[min(8rem,100%)]'}`}
        >
          <p className="font-semibold break-words">{original.name}</p>
          <p className="figures text-sm">
            {fileSize(file.size)}
            {file.size < original.size && `, ${documentWords.madeSmaller(fileSize(original.size))}`}
          </p>
          {state.type === 'noted' && <Notes notes={state.chosen.prepared.notes} />}
        </div>
      </div>
      <Progress slot={slot} state={state} />
    </div>
  );
}

/** The notes about a photo, shown before it is sent. */
function Notes({ notes }: { notes: readonly PhotoNote[] }) {
  return (
    <div role="status" className="text-warning mt-1 flex gap-2 text-sm">
      <Icon name="alert" className="mt-0.5 size-4" />
      <div>
        {notes.map((note) => (
          <p key={note}>{photoNoteWords[note]}</p>
        ))}
      </div>
    </div>
  );
}

/**
 * A preview of a prepared photo, or a sheet icon for anything else. The original photo is never shown: the
 * browser would decode it twice at full size, and may not support its format.
 */
function Preview({ file, isLarge }: { file: File | null; isLarge: boolean }) {
  const image = useFileImage(file);
  const isPicture = file !== null && isPhoto(file);
  return (
    <div
      className={`bg-base-200 border-base-300 rounded-box flex shrink-0 items-center justify-center overflow-hidden border ${
        isLarge ? 'size-28' : 'size-12'
      }`}
    >
      {isPicture ? (
        <img ref={image} alt="" className="size-full object-cover" />
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
      {(state.type === 'uploading' || state.type === 'preparing') && (
        <progress
          className="progress progress-primary mt-1 w-full"
          aria-label={documentWords.progress(documentLabelWords[slot])}
          max={100}
          {...(percent === null ? {} : { value: percent })}
        />
      )}
    </div>
  );
}

function stateWords(state: UploadState): string {
  switch (state.type) {
    case 'preparing':
      return documentsWords.preparing;
    case 'noted':
      return documentsWords.notSent;
    case 'uploading':
      return state.share >= 1 ? documentsWords.finishing : documentsWords.uploading;
    case 'stopped':
      return documentsWords.stopped;
    case 'failed':
      return documentsWords.failed;
    case 'uploaded':
      return documentsWords.uploaded;
  }
}

/** The actions for a chosen file that is not on the server. */
export function FileActions({ slot, state }: { slot: SlotId; state: UploadState }) {
  const name = <span className="sr-only">: {documentLabelWords[slot]}</span>;
  const remove = (
    <Button onClick={() => removeFile(slot)}>
      <Icon name="trash" />
      {documentsWords.remove}
      {name}
    </Button>
  );
  switch (state.type) {
    case 'noted':
      return (
        <>
          <Button onClick={() => void sendAnyway(slot)}>
            {documentsWords.sendAnyway}
            {name}
          </Button>
          {remove}
        </>
      );
    case 'preparing':
    case 'uploading':
      return (
        // This button replaces the one that started the upload. Ignore the second click of a double click.
        <Button onClick={({ detail }) => detail < 2 && cancelUpload(slot)}>
          <Icon name="x" />
          {documentsWords.cancel}
          {name}
        </Button>
      );
    case 'stopped':
    case 'failed':
      return (
        <>
          <Button kind="primary" onClick={() => void retryUpload(slot, preparePhoto)}>
            <Icon name="refresh" />
            {documentsWords.retry}
            {name}
          </Button>
          {remove}
        </>
      );
    case 'uploaded':
      return null;
  }
}
