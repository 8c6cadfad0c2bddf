import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { useNews } from '#islands/ui/useNews.ts';
import { documentsWords, pageWords, photoNoteWords } from '#lib/words/documents.ts';
import { documentLabelWords } from '#lib/words/fields.ts';
import { refusalMessage } from '#lib/messages/refusals.ts';
import { acceptedExtensions, type SlotId } from '#lib/domain/documents/documents.ts';
import {
  $newPages,
  $pages,
  addPages,
  noteJoined,
  placePage,
  removePage,
  takeUnprepared,
  turnPage,
  type Page,
} from '#lib/stores/application/documents/photographedPages.ts';
import { chooseFile } from '#lib/stores/application/documents/uploads.ts';
import { CameraButton, noteOpened, takeFiles } from './CameraButton.tsx';
import { takesPhotosHere } from '#islands/onboarding/documents/device.ts';
import { useFileImage } from '#islands/onboarding/documents/useFileImage.ts';
import { pagesToPdf } from './pagesToPdf.ts';
import { preparePhoto } from './preparePhoto.ts';
import { Viewfinder } from './Viewfinder.tsx';

interface PagesDialogProps {
  slot: SlotId;
  /** Photos to start with. */
  photos: readonly File[];
  onClose: () => void;
}

/**
 * Collects photographed pages and joins them into one PDF. Pages can be added, turned, removed, and moved by
 * pointer or keyboard.
 */
export function PagesDialog({ slot, photos, onClose }: PagesDialogProps) {
  const pages = useStore($pages)[slot] ?? [];
  // Photos may be added while others, or those of an earlier opening, are still prepared.
  const isAdding = (useStore($newPages)[slot] ?? []).length > 0;
  const [isJoining, setJoining] = useState(false);
  const [error, setError] = useState('');
  const [isFrameOpen, setFrameOpen] = useState(false);
  const [news, say] = useNews();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);

  const add = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    setError('');
    try {
      const refusals = await addPages(slot, files, preparePhoto);
      const accepted = acceptedExtensions(slot).filter((extension) => extension !== 'pdf');
      if (refusals.length === 0) return;
      setError(
        refusals.map(({ name, problem }) => `${name}: ${refusalMessage(problem, accepted)}`).join(' '),
      );
    } catch {
      setError(documentsWords.pagesNotLoaded);
    }
  };
  const came = useRef(photos);
  const addLatest = useRef(add);
  useEffect(() => {
    const files = [...takeUnprepared(slot), ...came.current];
    came.current = [];
    void addLatest.current(files);
  }, [slot]);

  const join = async (): Promise<void> => {
    setJoining(true);
    try {
      const pdf = await pagesToPdf(slot, pages);
      onClose();
      noteJoined(slot, pages);
      void chooseFile(slot, pdf, preparePhoto);
    } catch {
      setError(documentsWords.pagesNotLoaded);
      setJoining(false);
    }
  };
  const place = (page: Page, to: number): void => {
    if (to < 0 || to >= pages.length) return;
    placePage(slot, page.id, to);
    say(pageWords.moved(to + 1, pages.length));
  };
  /** Moves a dragged page to the position of the page under the pointer. */
  const drag = (page: Page, event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const over = rows.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY < bottom);
    if (over !== -1 && over !== pages.indexOf(page)) place(page, over);
  };

  return (
    <Dialog title={pageWords.title(documentLabelWords[slot])} open onClose={onClose}>
      {pages.length === 0 && !isAdding && <p className="mb-3">{documentsWords.pagesIntro}</p>}
      <ol ref={list} className="flex flex-col">
        {pages.map((page, index) => (
          <li key={page.id} className="border-base-300 border-b py-2" data-page={page.original.name}>
            <div className="flex items-center gap-2">
              <div
                className="flex min-w-0 grow cursor-grab touch-none items-center gap-2"
                onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerMove={(event) => drag(page, event)}
              >
                <Thumbnail page={page} />
                <span className="text-sm font-semibold whitespace-nowrap">{pageWords.page(index + 1)}</span>
              </div>
              <PageButton
                icon="chevron-up"
                label={pageWords.up(index + 1)}
                disabled={index === 0}
                onClick={() => place(page, index - 1)}
              />
              <PageButton
                icon="chevron-down"
                label={pageWords.down(index + 1)}
                disabled={index === pages.length - 1}
                onClick={() => place(page, index + 1)}
              />
              <PageButton
                icon="turn"
                label={pageWords.turn(index + 1)}
                onClick={() => {
                  turnPage(slot, page.id);
                  say(pageWords.turned(index + 1));
                }}
              />
              <PageButton
                icon="trash"
                label={pageWords.remove(index + 1)}
                onClick={({ detail }) => {
                  // The next page moves here. Ignore the second click of a double click.
                  if (detail > 1) return;
                  removePage(slot, page.id);
                  say(pageWords.removed(index + 1));
                  // The pressed button is gone, so keep focus inside the dialog.
                  picker.current?.focus();
                }}
              />
            </div>
            {page.prepared.notes.map((note) => (
              <p key={note} className="text-warning mt-1 text-sm">
                {photoNoteWords[note]}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
      <p role="status" className="min-h-6 pt-2 text-sm">
        {isAdding && documentsWords.preparing}
        {isJoining && documentsWords.pagesJoining}
      </p>
      {error && (
        <p role="alert" className="text-error mb-2 text-sm font-medium [overflow-wrap:anywhere]">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <div>
          <input
            ref={picker}
            id={`${slot}-pages`}
            type="file"
            multiple
            accept="image/jpeg,image/png"
            className="peer sr-only"
            onClick={({ currentTarget }) => noteOpened(slot, currentTarget)}
            onChange={(event) => void add(takeFiles(event.currentTarget))}
          />
          <label
            htmlFor={`${slot}-pages`}
            className="btn btn-outline peer-focus-visible:outline-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2"
          >
            <Icon name="plus" />
            {documentsWords.addPage}
          </label>
        </div>
        <CameraButton
          slot={slot}
          input={camera}
          capture="environment"
          onFrame={takesPhotosHere() ? () => setFrameOpen(true) : null}
          onFiles={(files) => void add(files)}
        />
        {takesPhotosHere() && (
          <Button kind="plain" onClick={() => camera.current?.click()}>
            {documentsWords.cameraApp}
          </Button>
        )}
        <Button
          kind="next"
          className="ml-auto"
          disabled={pages.length === 0 || isAdding}
          busy={isJoining}
          onClick={() => void join()}
        >
          {pageWords.use(pages.length)}
        </Button>
      </div>
      {isFrameOpen && (
        <Viewfinder
          slot={slot}
          code={null}
          onPhoto={(photo) => void add([photo])}
          onClose={() => setFrameOpen(false)}
        />
      )}
    </Dialog>
  );
}

function PageButton(props: {
  icon: IconName;
  label: string;
  disabled?: boolean;
  onClick: (event: MouseEvent) => void;
}) {
  const { icon, label, disabled = false, onClick } = props;
  return (
    // `aria-disabled` keeps focus at the end of the list. The `disabled` attribute would drop it.
    <button
      type="button"
      className="btn btn-ghost btn-square"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

const turned = { 0: '', 90: 'rotate-90', 180: 'rotate-180', 270: '-rotate-90' } as const;

function Thumbnail({ page }: { page: Page }) {
  const image = useFileImage(page.prepared.file);
  return (
    <span className="bg-base-200 border-base-300 flex size-14 shrink-0 items-center justify-center overflow-hidden border">
      <img
        ref={image}
        alt=""
        draggable={false}
        className={`max-h-full max-w-full object-contain ${turned[page.turn]}`}
      />
    </span>
  );
}
