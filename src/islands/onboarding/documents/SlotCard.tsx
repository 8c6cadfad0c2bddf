import { Suspense, useState, type DragEvent } from 'react';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { FieldError } from '#islands/ui/Field.tsx';
import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { brand } from '#lib/brand.ts';
import { documentHelpWords, documentWords, documentsWords } from '#lib/copy/documents.ts';
import { documentLabelWords } from '#lib/copy/fields.ts';
import type { Moment } from '#lib/domain/moment.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { acceptedExtensions, slots, type SlotId } from '#lib/domain/documents.ts';
import { isPhoto } from '#lib/domain/photoFile.ts';
import { documentBase, safeHttpUrl } from '#lib/domain/url.ts';
import { env } from '#lib/env.ts';
import { errorMessage } from '#lib/messages/errorMessage.ts';
import { acceptedMessage, refusalMessage } from '#lib/messages/refusals.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { isRunning, type Refusal, type UploadState } from '#lib/stores/application/chosenFiles.ts';
import type { Removal } from '#lib/stores/application/documentRemoval.ts';
import { pagesOf } from '#lib/stores/application/photographedPages.ts';
import { FilePicker, type FilePickerProps } from './FilePicker.tsx';
import { FileActions, FileRow } from './FileRow.tsx';
import { Samples } from './Samples.tsx';

/** What the server holds in a slot. */
export interface OnServer {
  at: Moment | null;
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
  /** Taking what is on the server off it; for a document that is not required. */
  removal: Removal | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

// Loaded when they are asked for: most documents are one photo.
const pagesDialog = lazyPart(() => import('./PagesDialog.tsx').then((module) => module.PagesDialog));
const viewfinder = lazyPart(() => import('./Viewfinder.tsx').then((module) => module.Viewfinder));

/** What is open over the card. */
type Overlay = { type: 'none' } | { type: 'pages'; photos: readonly File[] } | { type: 'frame' };

/** One document: what belongs there, what is there, and how to put it there. */
export function SlotCard(props: SlotCardProps) {
  const { slot, state, refusal, onServer, isMissing, review, removal, onChoose, onRemove } = props;
  const [isOver, setIsOver] = useState(false);
  /** One that is not required is a line until it is wanted or there. */
  const [isUnfolded, setUnfolded] = useState(false);
  const [overlay, setOverlay] = useState<Overlay>({ type: 'none' });
  const isOpen = review !== 'locked';
  const close = (): void => setOverlay({ type: 'none' });
  const take = (files: readonly File[]): void => {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1 && slots[slot].shows === 'paper' && files.every(isPhoto)) {
      setOverlay({ type: 'pages', photos: files });
      return;
    }
    if (files.length > 1) showToast({ tone: 'info', title: documentsWords.oneFile });
    onChoose(file);
  };
  /** The photo that is in the slot becomes the first page. */
  const openPages = (): void => {
    const chosen = state?.chosen.original;
    const isFirst = chosen !== undefined && isPhoto(chosen) && pagesOf(slot).length === 0;
    setOverlay({ type: 'pages', photos: isFirst ? [chosen] : [] });
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
      take([...event.dataTransfer.files]);
    },
  };
  const isEmpty = state === undefined && onServer === null;
  if (!isEmpty && !isUnfolded) setUnfolded(true);
  const isThere = onServer !== null && (state === undefined || state.type === 'uploaded');
  const error = errorOf({ slot, state, refusal, isMissing, removal });
  const emphasis = error ? 'border-error' : isOver ? 'border-primary' : '';

  // One line of text: the last word of the name and what follows it are never parted.
  const head = (
    <div>
      <h3 id={`${slot}-title`} className="inline text-lg font-bold">
        {documentLabelWords[slot]}
      </h3>
      {'\u00a0\u00a0'}
      <span className="text-sm whitespace-nowrap">
        {slots[slot].required ? documentsWords.required : documentsWords.optional}
      </span>
    </div>
  );
  const body = (
    <>
      {isEmpty && isOpen && <Samples slot={slot} />}
      {/* What belongs there is read before it is there. */}
      <p id={`${slot}-help`} className={isThere ? 'sr-only' : 'text-sm'}>
        {documentHelpWords[slot]}{' '}
        <span className="max-sm:sr-only">{acceptedMessage(acceptedExtensions(slot))}</span>
      </p>
      {review === 'flagged' && (
        <p className="text-warning mt-2 flex gap-2 font-semibold">
          <Icon name="alert" className="mt-0.5 size-5" />
          {documentsWords.flagged}
        </p>
      )}
      {onServer && <OnServerLine onServer={onServer} isFlagged={review === 'flagged'} />}
      {state && !isThere && (
        <>
          <div className="rule mt-3" />
          <FileRow slot={slot} state={state} />
        </>
      )}
      {/* What went wrong is above what can be done about it. */}
      <FieldError id={slot} error={error} />
      <div className="clear-both flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {state && isThere && <FileRow slot={slot} state={state} />}
        {isOpen ? (
          <FilePicker
            slot={slot}
            state={pickerState(state, onServer)}
            isOver={isOver}
            hasError={error !== undefined}
            onFiles={take}
          >
            {state && <FileActions slot={slot} state={state} />}
            {onServer && !slots[slot].required && !isRunning(state) && (
              <Button busy={removal?.type === 'removing'} onClick={onRemove}>
                <Icon name="trash" />
                {removal?.type === 'removing' ? documentsWords.removing : documentsWords.remove}
                <span className="sr-only">: {documentLabelWords[slot]}</span>
              </Button>
            )}
          </FilePicker>
        ) : (
          <p className="text-sm">{onServer ? documentsWords.locked : documentsWords.lockedEmpty}</p>
        )}
      </div>
      {isOpen && slots[slot].shows === 'paper' && (!isThere || hasPhoto(state)) && (
        <p className="mt-1 flex flex-wrap gap-x-5">
          <QuietAction icon="plus" slot={slot} onClick={openPages}>
            {documentsWords.severalPages}
          </QuietAction>
          {!isThere && hasCamera() && (
            <QuietAction icon="frame" slot={slot} onClick={() => setOverlay({ type: 'frame' })}>
              {documentsWords.withFrame}
            </QuietAction>
          )}
        </p>
      )}
      {isOpen && slot === 'ownerPhoto' && !isThere && <NoOwnerPhoto />}
      <Suspense fallback={null}>
        {overlay.type === 'pages' && <pagesDialog.Part slot={slot} photos={overlay.photos} onClose={close} />}
        {overlay.type === 'frame' && <viewfinder.Part onPhoto={onChoose} onClose={close} />}
      </Suspense>
    </>
  );

  return (
    <li
      {...(isOpen ? drag : {})}
      aria-labelledby={`${slot}-title`}
      className={`slip min-w-0 px-4 py-3 sm:p-5 ${emphasis}`}
      data-slot={slot}
      data-state={state?.type ?? stateOf(review, onServer)}
    >
      {slots[slot].required ? (
        <>
          {head}
          {body}
        </>
      ) : (
        <details
          open={isUnfolded || error !== undefined}
          onToggle={(event) => setUnfolded(event.currentTarget.open)}
        >
          <summary className="flex min-h-11 cursor-pointer items-center gap-2">
            {isEmpty && <Icon name="plus" className="size-4" />}
            {head}
          </summary>
          {body}
        </details>
      )}
    </li>
  );
}

function QuietAction(props: { icon: IconName; slot: SlotId; onClick: () => void; children: string }) {
  const { icon, slot, onClick, children } = props;
  return (
    <button
      type="button"
      className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm underline underline-offset-4"
      onClick={onClick}
    >
      <Icon name={icon} className="size-4" />
      {children}
      <span className="sr-only">: {documentLabelWords[slot]}</span>
    </button>
  );
}

/** A photo that was chosen here can become the first of several pages. */
function hasPhoto(state: UploadState | undefined): boolean {
  return state !== undefined && isPhoto(state.chosen.original);
}

/** Where the browser lets a page show the camera's picture: on a phone, over https. */
function hasCamera(): boolean {
  // It is missing on plain http.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return devices !== undefined && matchMedia('(pointer: coarse)').matches;
}

/** The way on for an owner who cannot take a photo of their face. */
function NoOwnerPhoto() {
  const phone = brand.supportPhone.replaceAll(' ', '\u00a0');
  return (
    <details className="mt-1 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {documentsWords.noOwnerPhoto}
      </summary>
      <p>{documentsWords.noOwnerPhotoHelp}</p>
      <p className="flex flex-wrap gap-x-5">
        <a
          className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4"
          href={brand.supportPhoneHref}
        >
          <Icon name="phone" className="size-4" />
          {phone}
        </a>
        <a
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          href={`${brand.supportEmailHref}?subject=${encodeURIComponent(documentsWords.noOwnerPhotoSubject)}`}
        >
          {brand.supportEmail}
        </a>
      </p>
    </details>
  );
}

function pickerState(state: UploadState | undefined, onServer: OnServer | null): FilePickerProps['state'] {
  if (state?.type === 'noted') return 'noted';
  return state === undefined && onServer === null ? 'empty' : 'filled';
}

function stateOf(review: SlotCardProps['review'], onServer: OnServer | null): string {
  if (review === 'flagged') return 'flagged';
  return onServer ? 'uploaded' : 'empty';
}

/** What was sent. Of a flagged document it is only to be looked at: that it has to be sent again is its one state. */
function OnServerLine({ onServer, isFlagged }: { onServer: OnServer; isFlagged: boolean }) {
  const url = safeHttpUrl(onServer.url, documentBase(env.apiBase, globalThis.location.origin));
  const day = formatDate(onServer.at);
  const uploaded = day === null ? documentsWords.uploaded : documentWords.uploadedOn(day);
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      {isFlagged ? (
        <span>{uploaded}</span>
      ) : (
        <span className="text-success flex items-center gap-1.5 font-semibold" role="status">
          <Icon name="check" className="size-4" />
          {uploaded}
        </span>
      )}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-1 underline underline-offset-4"
        >
          {documentsWords.view}
          <Icon name="external" className="size-4" />
          <span className="sr-only">{documentsWords.opensNewTab}</span>
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
  removal,
}: Pick<SlotCardProps, 'slot' | 'state' | 'refusal' | 'isMissing' | 'removal'>): string | undefined {
  if (refusal) return refusalMessage(refusal.problem, acceptedExtensions(slot));
  if (state?.type === 'failed') return errorMessage('application', state.error);
  if (removal?.type === 'unsupported') return documentsWords.removalUnsupported;
  if (removal?.type === 'failed') return errorMessage('application', removal.error);
  if (!isMissing) return undefined;
  if (state?.type === 'noted') return documentsWords.undecided;
  return state === undefined ? documentsWords.missing : undefined;
}
