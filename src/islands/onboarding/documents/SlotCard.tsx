import { Suspense, useState } from 'react';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { reviewNote } from '#islands/shell/reviewParts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { FieldError } from '#islands/ui/form/Field.tsx';
import { useFileDrop } from '#islands/ui/form/useFileDrop.ts';
import { Icon } from '#islands/ui/Icon.tsx';
import { offers } from '#lib/capabilities.ts';
import { documentHelpWords, documentsWords, pageWords } from '#lib/words/documents.ts';
import { documentLabelWords } from '#lib/words/fields.ts';
import { acceptedExtensions, slots, type SlotId } from '#lib/domain/documents/documents.ts';
import { knownCode } from '#lib/domain/review/reviewCodes.ts';
import type { ReviewItem } from '#lib/domain/review/reviewItems.ts';
import { isPhoto } from '#lib/domain/documents/photoFile.ts';
import { errorMessage } from '#lib/messages/errorMessage.ts';
import { acceptedMessage, refusalMessage } from '#lib/messages/refusals.ts';
import { showToast } from '#lib/stores/browser/toasts.ts';
import { isRunning, type Refusal, type UploadState } from '#lib/stores/application/documents/chosenFiles.ts';
import type { Removal } from '#lib/stores/application/documents/documentRemoval.ts';
import { noteTaking } from '#lib/stores/application/documents/keptFiles.ts';
import { pagesOf } from '#lib/stores/application/documents/photographedPages.ts';
import type { Interrupted } from '#lib/stores/application/documents/restoredFiles.ts';
import { FilePicker, type FilePickerProps } from './FilePicker.tsx';
import { FileActions, FileRow } from './FileRow.tsx';
import { NoOwnerPhoto } from './NoOwnerPhoto.tsx';
import { OnServerLine, type OnServer } from './OnServerLine.tsx';
import { hasCamera, isTouch, takesPhotosHere } from './device.ts';
import { OtherWays, QuietAction } from './OtherWays.tsx';
import { Samples } from './photo/Samples.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

interface SlotCardProps {
  slot: SlotId;
  state: UploadState | undefined;
  refusal: Refusal | undefined;
  onServer: OnServer | null;
  /** Whether Next was tried while the slot was missing or undecided. */
  isMissing: boolean;
  /** Whether the next action of the step is in this card. */
  isNext: boolean;
  review: 'open' | 'flagged' | 'locked';
  /** The reviewer's remark on the document. */
  said: ReviewItem | null;
  /** The removal of the uploaded document, for a document that is not required. */
  removal: Removal | undefined;
  /** The work in the slot that ended when an earlier page of this tab was closed. */
  interrupted: Interrupted | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

// Loaded on demand, because most documents are one photo.
const pagesDialog = lazyPart(() => import('./photo/PagesDialog.tsx').then((module) => module.PagesDialog));
const viewfinder = lazyPart(() => import('./photo/Viewfinder.tsx').then((module) => module.Viewfinder));

/** The dialog that is open over the card. */
type Overlay = { type: 'none' } | { type: 'pages'; photos: readonly File[] } | { type: 'frame' };

/** One document: what is required, what is there, and how to add it. */
export function SlotCard(props: SlotCardProps) {
  const { slot, state, refusal, onServer, isMissing, isNext, review, said, removal, onChoose, onRemove } =
    props;
  const { interrupted } = props;
  const isPaper = slots[slot].shows === 'paper';
  const code = review === 'flagged' ? knownCode(said?.code ?? null) : null;
  /** An optional document is folded until it is wanted or present. */
  const [isUnfolded, setUnfolded] = useState(false);
  const [areWaysShown, setWaysShown] = useState(false);
  const [overlay, setOverlay] = useState<Overlay>({ type: 'none' });
  const isOpen = review !== 'locked';
  const close = (): void => {
    setOverlay({ type: 'none' });
    noteTaking(null);
  };
  const openFrame = (): void => {
    setOverlay({ type: 'frame' });
    noteTaking(slot);
  };
  const take = (files: readonly File[]): void => {
    const [file] = files;
    if (file === undefined) return;
    setWaysShown(false);
    if (files.length > 1 && isPaper && files.every(isPhoto)) {
      setOverlay({ type: 'pages', photos: files });
      return;
    }
    if (files.length > 1) showToast({ tone: 'info', title: documentsWords.oneFile });
    onChoose(file);
  };
  const { isOver, drop } = useFileDrop(take);
  const focus = useKeptFocus<HTMLLIElement>(state?.type);
  /** Opens the dialog for pages. The photo in the slot becomes the first page. */
  const openPages = (): void => {
    const chosen = state?.chosen.original;
    const isFirst = chosen !== undefined && isPhoto(chosen) && pagesOf(slot).length === 0;
    setOverlay({ type: 'pages', photos: isFirst ? [chosen] : [] });
  };
  const isEmpty = state === undefined && onServer === null;
  if ((!isEmpty || interrupted) && !isUnfolded) setUnfolded(true);
  const isThere = onServer !== null && (state === undefined || state.type === 'uploaded');
  /**
   * On touch screens a photo is the way to go. The other ways are folded, and those to replace a document that need not
   * be sent again.
   */
  const areWaysFolded = isTouch() && (isThere ? review !== 'flagged' : isEmpty && isPaper);
  const areWaysOffered = areWaysFolded
    ? areWaysShown
    : isPaper
      ? !isThere || hasPhoto(state)
      : takesPhotosHere() && !isThere;
  const error = errorOf({ slot, state, refusal, isMissing, removal });
  const emphasis = error ? 'border-error' : isOver ? 'border-primary' : '';

  // One line of text. The non-breaking spaces keep the last word of the name and the hint together.
  const head = (
    <div>
      <h3 id={`${slot}-title`} className="inline text-lg font-bold">
        {documentLabelWords[slot]}
      </h3>
      {'\u00a0\u00a0'}
      <span className="pb-1 text-sm whitespace-nowrap @max-[16rem]:block @max-[16rem]:whitespace-normal">
        {slots[slot].required ? documentsWords.required : documentsWords.optional}
      </span>
    </div>
  );
  const body = (
    <>
      {isEmpty && isOpen && <Samples slot={slot} />}
      {/* Once the document is there, only screen readers need the help. */}
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
      {review === 'flagged' && said && <reviewNote.Part said={said} />}
      {onServer && <OnServerLine slot={slot} onServer={onServer} isFlagged={review === 'flagged'} />}
      {state && !isThere && (
        <>
          <div className="rule mt-3" />
          <FileRow slot={slot} state={state} />
        </>
      )}
      {isOpen && interrupted && <InterruptedNote slot={slot} interrupted={interrupted} onPages={openPages} />}
      {/* The error comes before the actions that solve it. */}
      <FieldError id={slot} error={error} />
      <div className="clear-both mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {state && isThere && <FileRow slot={slot} state={state} />}
        {isOpen ? (
          <FilePicker
            slot={slot}
            state={pickerState(state, onServer)}
            isOver={isOver}
            isNext={isNext}
            ways={
              areWaysFolded ? { areShown: areWaysShown, onToggle: () => setWaysShown(!areWaysShown) } : null
            }
            hasError={error !== undefined}
            onFiles={take}
            // The camera of the page can show what to mind; the phone's own camera cannot.
            onFrame={takesPhotosHere() || (code !== null && hasCamera()) ? openFrame : null}
          >
            {state && <FileActions slot={slot} state={state} />}
            {onServer && !slots[slot].required && !isRunning(state) && offers('deleteDocument') && (
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
        {/* A photo may be the first page of more, so this way stays in sight. */}
        {isOpen && areWaysFolded && !areWaysShown && isPaper && hasPhoto(state) && (
          <QuietAction icon="plus" slot={slot} onClick={openPages}>
            {documentsWords.severalPages}
          </QuietAction>
        )}
      </div>
      {isOpen && areWaysOffered && (
        <OtherWays
          slot={slot}
          isEmpty={!isThere}
          withChoose={areWaysFolded}
          withCamera={areWaysFolded && isThere}
          onPages={isPaper ? openPages : null}
          onFrame={openFrame}
        />
      )}
      {isOpen && slot === 'ownerPhoto' && !isThere && <NoOwnerPhoto />}
      <Suspense fallback={null}>
        {overlay.type === 'pages' && <pagesDialog.Part slot={slot} photos={overlay.photos} onClose={close} />}
        {overlay.type === 'frame' && (
          <viewfinder.Part slot={slot} code={code} onPhoto={onChoose} onClose={close} />
        )}
      </Suspense>
    </>
  );

  return (
    <li
      {...(isOpen ? drop : {})}
      {...focus}
      aria-labelledby={`${slot}-title`}
      className={`slip min-w-0 px-4 py-2.5 sm:p-5 ${emphasis}`}
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
          <summary className="chevron min-h-11 cursor-pointer">{head}</summary>
          {body}
        </details>
      )}
    </li>
  );
}

/** Says what a closed page of this tab left in the slot, and what it lost. */
function InterruptedNote(props: { slot: SlotId; interrupted: Interrupted; onPages: () => void }) {
  const { slot, onPages } = props;
  const { lost, pages } = props.interrupted;
  return (
    <div role="status" className="mt-2 text-sm">
      {lost > 0 ? (
        <p className="text-warning font-semibold">{pageWords.lost(lost)}</p>
      ) : (
        pages === 0 && <p className="text-warning font-semibold">{documentsWords.interrupted}</p>
      )}
      {pages > 0 && (
        <>
          <p>{pageWords.back(pages)}</p>
          <Button className="mt-1" onClick={onPages}>
            {pageWords.title(documentLabelWords[slot])}
          </Button>
        </>
      )}
    </div>
  );
}

/** Whether the slot has a photo that was chosen here. It can become the first of several pages. */
function hasPhoto(state: UploadState | undefined): boolean {
  return state !== undefined && isPhoto(state.chosen.original);
}

function pickerState(state: UploadState | undefined, onServer: OnServer | null): FilePickerProps['state'] {
  if (state?.type === 'noted') return 'noted';
  return state === undefined && onServer === null ? 'empty' : 'filled';
}

function stateOf(review: SlotCardProps['review'], onServer: OnServer | null): string {
  if (review === 'flagged') return 'flagged';
  return onServer ? 'uploaded' : 'empty';
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
  if (removal?.type === 'failed') return errorMessage('application', removal.error);
  if (!isMissing) return undefined;
  if (state?.type === 'noted') return documentsWords.undecided;
  return state === undefined ? documentsWords.missing : undefined;
}
