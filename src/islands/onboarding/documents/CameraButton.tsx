import type { ReactNode, RefObject } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { documentsWords } from '#lib/copy/documents.ts';

interface CameraButtonProps {
  /** The input behind the button, which others may click too. */
  input: RefObject<HTMLInputElement | null>;
  /** Which camera a phone opens. */
  capture: 'user' | 'environment';
  /** Without it the input alone is there. */
  isShown?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** What a screen reader reads after the button's words. */
  children?: ReactNode;
}

/** Opens the phone's camera; only touch screens show it. */
export function CameraButton({ input, capture, isShown = true, onFiles, children }: CameraButtonProps) {
  return (
    <>
      {isShown && (
        <Button
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

/** The chosen files. The input is emptied, so that choosing the same file again counts as a choice. */
export function takeFiles(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}
