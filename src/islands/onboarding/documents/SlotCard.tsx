import { useState, type DragEvent } from 'react';
import { FieldError } from '#islands/ui/Field.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import {
  documentHelp,
  documentsCopy,
  acceptedWords,
  refusalWords,
  uploadedWords,
} from '#lib/copy/documents.ts';
import { errorMessage } from '#lib/copy/errors.ts';
import { documentLabels } from '#lib/copy/fields.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { acceptedExtensions, slots, type SlotId } from '#lib/domain/documents.ts';
import { documentBase, safeHttpUrl } from '#lib/domain/url.ts';
import { env } from '#lib/env.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import type { Refusal, UploadState } from '#lib/stores/application/chosenFiles.ts';
import { FilePicker, type FilePickerProps } from './FilePicker.tsx';
import { FileActions, FileRow } from './FileRow.tsx';

/** What the server holds in a slot. */
export interface OnServer {
  at: string | null;
  url: string | null;
}

export interface SlotCardProps {
  slot: SlotId;
  state: UploadState | undefined;
  refusal: Refusal | undefined;
  onServer: OnServer | null;
  /** Going on was tried without it. */
  isMissing: boolean;
  review: 'open' | 'flagged' | 'locked';
  onChoose: (file: File) => void;
}

/** One document: what belongs there, what is there, and how to put it there. */
export function SlotCard({ slot, state, refusal, onServer, isMissing, review, onChoose }: SlotCardProps) {
  const [isOver, setIsOver] = useState(false);
  const isOpen = review !== 'locked';
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file === undefined) return;
    if (files && files.length > 1) showToast({ tone: 'info', title: documentsCopy.oneFile });
    onChoose(file);
  };
  const drag = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) {
        setIsOver(false);
      }
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files);
    },
  };
  const error = errorOf({ slot, state, refusal, isMissing });
  const emphasis = error ? 'border-error' : isOver ? 'border-primary' : '';

  return (
    <li
      {...(isOpen ? drag : {})}
      aria-labelledby={`${slot}-title`}
      className={`slip min-w-0 p-4 sm:p-5 ${emphasis}`}
      data-slot={slot}
      data-state={state?.type ?? (onServer ? 'uploaded' : 'empty')}
    >
      {/* One line of text: the last word of the name and what follows it are never parted. */}
      <div>
        <h3 id={`${slot}-title`} className="inline text-lg font-bold">
          {documentLabels[slot]}
        </h3>
        {'\u00a0\u00a0'}
        <span className="text-sm whitespace-nowrap">
          {slots[slot].required ? documentsCopy.required : documentsCopy.optional}
        </span>
      </div>
      <p id={`${slot}-help`} className="text-sm">
        {documentHelp(slot)}. {acceptedWords(acceptedExtensions(slot))}.
      </p>
      {review === 'flagged' && (
        <p className="text-warning mt-2 flex gap-2 font-semibold">
          <Icon name="alert" className="mt-0.5 size-5" />
          {documentsCopy.flagged}
        </p>
      )}
      {onServer && <OnServerLine onServer={onServer} />}
      {state && state.type !== 'uploaded' && <div className="rule mt-3" />}
      {state && <FileRow slot={slot} state={state} />}
      {/* What went wrong is above what can be done about it. */}
      <FieldError id={slot} error={error} />
      {isOpen ? (
        <FilePicker
          slot={slot}
          state={pickerState(state, onServer)}
          isOver={isOver}
          hasError={error !== undefined}
          onFiles={take}
        >
          {state && <FileActions slot={slot} state={state} />}
        </FilePicker>
      ) : (
        <p className="text-sm">{onServer ? documentsCopy.locked : documentsCopy.lockedEmpty}</p>
      )}
    </li>
  );
}

function pickerState(state: UploadState | undefined, onServer: OnServer | null): FilePickerProps['state'] {
  if (state?.type === 'noted') return 'noted';
  return state === undefined && onServer === null ? 'empty' : 'filled';
}

function OnServerLine({ onServer }: { onServer: OnServer }) {
  const url = safeHttpUrl(onServer.url, documentBase(env.apiBase, globalThis.location.origin));
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3">
      <span className="text-success flex items-center gap-2 font-semibold" role="status">
        <Icon name="check" />
        {uploadedWords(formatDate(onServer.at))}
      </span>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4"
        >
          {documentsCopy.view}
          <Icon name="external" className="size-4" />
          <span className="sr-only">{documentsCopy.opensNewTab}</span>
        </a>
      )}
    </p>
  );
}

function errorOf({
  slot,
  state,
  refusal,
  isMissing,
}: Pick<SlotCardProps, 'slot' | 'state' | 'refusal' | 'isMissing'>): string | undefined {
  if (refusal) return refusalWords(refusal.problem, acceptedExtensions(slot));
  if (state?.type === 'failed') return errorMessage('application', state.error);
  if (!isMissing) return undefined;
  if (state?.type === 'noted') return documentsCopy.undecided;
  return state === undefined ? documentsCopy.missing : undefined;
}
