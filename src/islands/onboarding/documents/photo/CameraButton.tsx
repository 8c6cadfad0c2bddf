import type { ReactNode, RefObject } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { documentsWords } from '#lib/words/documents.ts';
import type { SlotId } from '#lib/domain/documents/documents.ts';
import { noteTaking } from '#lib/stores/application/documents/keptFiles.ts';

interface CameraButtonProps {
  slot: SlotId;
  /** The file input behind the button. Other buttons may click it too. */
  input: RefObject<HTMLInputElement | null>;
  /** The camera that a phone opens. */
  capture: 'user' | 'environment';
  /** Shows the button. The file input is always there. */
  isShown?: boolean;
  /** Whether this is the next action of the step. It has the accent. */
  isNext?: boolean;
  /** The id and description of the button while the file input is folded. The error summary then leads to the button. */
  target?: { id: string; 'aria-describedby': string } | undefined;
  /** Opens the camera in the page, where that is better than the camera app; otherwise null. */
  onFrame: (() => void) | null;
  onFiles: (files: readonly File[]) => void;
  /** Text for screen readers after the button's words. */
  children?: ReactNode;
}

/** The id of the file input that opens the camera app. */
export const cameraId = (slot: SlotId): string => `${slot}-camera`;

/** Opens the phone's camera. Only touch screens show the button. */
export function CameraButton({
  slot,
  input,
  capture,
  isShown = true,
  isNext = false,
  target,
  onFrame,
  onFiles,
  children,
}: CameraButtonProps) {
  return (
    <>
      {isShown && (
        <Button
          {...target}
          kind={isNext ? 'next' : 'quiet'}
          className="hidden flex-1 basis-32 px-2 pointer-coarse:inline-flex"
          onClick={onFrame ?? (() => input.current?.click())}
        >
          <Icon name="camera" />
          {documentsWords.takePhoto}
          {children}
        </Button>
      )}
      <input
        ref={input}
        id={cameraId(slot)}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture={capture}
        onClick={({ currentTarget }) => noteOpened(slot, currentTarget)}
        onChange={(event) => onFiles(takeFiles(event.currentTarget))}
      />
    </>
  );
}

/** Notes that a file input is open for a slot, until it is closed without a choice. */
export function noteOpened(slot: SlotId, input: HTMLInputElement): void {
  noteTaking(slot);
  input.addEventListener('cancel', () => noteTaking(null), { once: true });
}

/** Returns the chosen files. Empties the file input, so that the same file can be chosen again. */
export function takeFiles(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}
