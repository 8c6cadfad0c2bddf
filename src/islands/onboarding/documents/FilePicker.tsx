import { useRef, type ReactNode } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { documentsCopy } from '#lib/copy/documents.ts';
import { documentLabels } from '#lib/copy/fields.ts';
import { acceptAttribute, slots, type SlotId } from '#lib/domain/documents.ts';

export interface FilePickerProps {
  slot: SlotId;
  /** Something is there already: the picker is small and replaces it. */
  isFilled: boolean;
  /** A file is held over the card. */
  isOver: boolean;
  hasError: boolean;
  onFiles: (files: FileList | null) => void;
  /** What can be done about the chosen file; stands before the picker. */
  children?: ReactNode;
}

/** The slot's file input under its drop zone, and on phones the camera. */
export function FilePicker({ slot, isFilled, isOver, hasError, onFiles, children }: FilePickerProps) {
  const camera = useRef<HTMLInputElement>(null);
  const input = (
    <input
      type="file"
      id={slot}
      name={slot}
      accept={acceptAttribute(slot)}
      className="peer sr-only"
      aria-describedby={`${slot}-help ${slot}-error`}
      aria-invalid={hasError || undefined}
      onChange={(event) => take(event.currentTarget, onFiles)}
    />
  );
  const name = <span className="sr-only">{documentLabels[slot]}: </span>;
  const focus =
    'peer-focus-visible:outline-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2';
  return (
    <div className="mt-3 flex flex-wrap items-stretch gap-2 sm:gap-3">
      {children}
      <div className={isFilled ? '' : 'min-w-0 grow'}>
        {input}
        {isFilled ? (
          <label htmlFor={slot} className={`btn btn-outline ${focus}`}>
            <Icon name="upload" />
            {name}
            {documentsCopy.chooseInstead}
          </label>
        ) : (
          <label
            htmlFor={slot}
            className={`rounded-box flex min-h-16 cursor-pointer flex-wrap items-center justify-center gap-x-2 gap-y-1 border-2 border-dashed px-3 py-2 text-center ${focus} ${
              isOver ? 'border-primary bg-secondary' : 'border-base-300 hover:border-primary'
            }`}
          >
            <Icon name="upload" />
            {name}
            <span className="pointer-coarse:hidden">{documentsCopy.drop}</span>
            <span className="font-semibold underline underline-offset-4">{documentsCopy.choose}</span>
          </label>
        )}
      </div>
      {slots[slot].isPhoto && (
        <>
          <Button className="hidden pointer-coarse:inline-flex" onClick={() => camera.current?.click()}>
            <Icon name="camera" />
            {documentsCopy.takePhoto}
            <span className="sr-only">: {documentLabels[slot]}</span>
          </Button>
          <input
            ref={camera}
            type="file"
            hidden
            accept="image/jpeg,image/png"
            capture="environment"
            onChange={(event) => take(event.currentTarget, onFiles)}
          />
        </>
      )}
    </div>
  );
}

/** The input is emptied, so that choosing the same file again counts as a choice. */
function take(input: HTMLInputElement, onFiles: (files: FileList | null) => void): void {
  onFiles(input.files);
  input.value = '';
}
