import type { ReactNode, RefObject } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { documentsWords } from '#lib/copy/documents.ts';

interface CameraButtonProps {
  /** The file input behind the button. Other buttons may click it too. */
  input: RefObject<HTMLInputElement | null>;
  /** The camera that a phone opens. */
  capture: 'user' | 'environment';
  /** Shows the button. The file input is always there. */
  isShown?: boolean;
  /** Whether this is the next action of the step. It has the accent. */
  isNext?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Text for screen readers after the button's words. */
  children?: ReactNode;
}

/** Opens the phone's camera. Only touch screens show the button. */
export function CameraButton({
  input,
  capture,
  isShown = true,
  isNext = false,
  onFiles,
  children,
}: CameraButtonProps) {
  return (
    <>
      {isShown && (
        <Button
          kind={isNext ? 'next' : 'quiet'}
          className="hidden flex-1 basis-32 px-2 pointer-coarse:inline-flex"
          onClick={() => input.current?.click()}
        >
          <Icon name="camera" />
          {documentsWords.takePhoto}
          {children}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture={capture}
        onChange={(event) => onFiles(takeFiles(event.currentTarget))}
      />
    </>
  );
}

/** Returns the chosen files. Empties the file input, so that the same file can be chosen again. */
export function takeFiles(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}
