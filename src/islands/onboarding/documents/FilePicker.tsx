import { useRef, type ReactNode } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { documentsWords } from '#lib/words/documents.ts';
import { documentLabelWords } from '#lib/words/fields.ts';
import { acceptAttribute, slots, type SlotId } from '#lib/domain/documents/documents.ts';
import { CameraButton, noteOpened, takeFiles } from './photo/CameraButton.tsx';
import { isTouch } from './device.ts';

export interface FilePickerProps {
  slot: SlotId;
  /**
   * `empty`: a drop zone; `filled`: a small button for a replacement; `noted`: it also offers another photo.
   */
  state: 'empty' | 'filled' | 'noted';
  /** Whether a dragged file is over the card. */
  isOver: boolean;
  hasError: boolean;
  /** Whether this is the next action of the step. It has the accent. */
  isNext: boolean;
  /** The other ways, or those to replace a document, folded behind a button; null where they are in sight. */
  ways: { areShown: boolean; onToggle: () => void } | null;
  onFiles: (files: readonly File[]) => void;
  /** Opens the camera in the page; null where the phone's own camera opens. */
  onFrame: (() => void) | null;
  /** The actions for the chosen file, before the picker. */
  children?: ReactNode;
}

/** The id of a file input that is folded. */
export const foldedId = (slot: SlotId): string => `${slot}-file`;

/** The file input of a slot with its drop zone and, on phones, the camera. */
export function FilePicker(props: FilePickerProps) {
  const { slot, state, isOver, hasError, isNext, ways, onFiles, onFrame, children } = props;
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const name = <span className="sr-only">{documentLabelWords[slot]}: </span>;
  const of = <span className="sr-only">: {documentLabelWords[slot]}</span>;
  const chooseWords = state === 'empty' ? documentsWords.choose : documentsWords.chooseInstead;
  const focus =
    'peer-focus-visible:outline-base-content peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2';
  const isFolded = ways !== null;
  const isCameraShown = state === 'empty' || (state === 'filled' && !isFolded);
  /** The error summary leads to this control: the file input, or the first button while the input is folded. */
  const target = { id: slot, 'aria-describedby': `${slot}-help ${slot}-error` };
  const takeAgain = onFrame ?? ((): void => (isTouch() ? camera : picker).current?.click());
  return (
    <div
      className={`flex flex-wrap items-stretch gap-2 sm:gap-3 ${state === 'empty' ? 'clear-both w-full' : !isFolded ? 'pointer-coarse:w-full' : ''}`}
    >
      {state === 'noted' && (
        <Button kind={isNext ? 'next' : 'primary'} onClick={takeAgain}>
          <Icon name="camera" />
          {documentsWords.takeAgain}
          {of}
        </Button>
      )}
      {children}
      <div className={state === 'empty' && !isFolded ? 'min-w-0 flex-1 basis-32' : 'contents'}>
        <input
          ref={picker}
          type="file"
          {...(isFolded ? { id: foldedId(slot), hidden: true } : target)}
          name={slot}
          accept={acceptAttribute(slot)}
          multiple={slots[slot].shows === 'paper'}
          className="peer sr-only"
          aria-invalid={hasError || undefined}
          onClick={({ currentTarget }) => noteOpened(slot, currentTarget)}
          onChange={(event) => onFiles(takeFiles(event.currentTarget))}
        />
        {!isFolded && state === 'empty' && (
          <label
            htmlFor={slot}
            className={`rounded-box flex min-h-16 cursor-pointer flex-wrap items-center justify-center gap-x-2 gap-y-1 border-2 border-dashed px-1.5 py-2 text-center text-sm pointer-coarse:min-h-12 sm:text-base ${focus} ${
              isOver ? 'border-primary bg-secondary' : 'border-base-300 hover:border-primary'
            }`}
          >
            <Icon name="upload" />
            {name}
            <span className="pointer-coarse:hidden">{documentsWords.drop}</span>
            <span
              className={
                isNext && !isTouch() ? 'btn btn-accent' : 'font-semibold underline underline-offset-4'
              }
            >
              {documentsWords.choose}
            </span>
          </label>
        )}
        {!isFolded && state !== 'empty' && (
          <label htmlFor={slot} className={`btn btn-outline ${focus}`}>
            <Icon name="upload" />
            {name}
            {chooseWords}
          </label>
        )}
      </div>
      <CameraButton
        slot={slot}
        input={camera}
        capture={slots[slot].camera}
        isShown={isCameraShown}
        target={isFolded ? target : undefined}
        isNext={isNext}
        onFrame={onFrame}
        onFiles={onFiles}
      >
        {of}
      </CameraButton>
      {ways && (
        <Button
          {...(isCameraShown ? {} : target)}
          kind="plain"
          className="chevron px-2"
          aria-expanded={ways.areShown}
          onClick={ways.onToggle}
        >
          {state === 'empty' ? documentsWords.otherWays : documentsWords.chooseInstead}
          {of}
        </Button>
      )}
    </div>
  );
}
