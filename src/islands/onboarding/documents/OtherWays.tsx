import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { documentsWords } from '#lib/words/documents.ts';
import { documentLabelWords } from '#lib/words/fields.ts';
import type { SlotId } from '#lib/domain/documents/documents.ts';
import { foldedId } from './FilePicker.tsx';
import { cameraId } from './photo/CameraButton.tsx';
import { hasCamera, takesPhotosHere } from './device.ts';

interface OtherWaysProps {
  slot: SlotId;
  /** Whether the slot still needs a document, so that a photo can be taken. */
  isEmpty: boolean;
  /** Whether choosing a file is one of them. */
  withChoose: boolean;
  /** Whether taking a photo is one of them. */
  withCamera: boolean;
  onFrame: () => void;
  /** Null for a document that is one photo. */
  onPages: (() => void) | null;
}

/** Other ways to add a document: as a file, page by page, inside a frame, or by the camera app. */
export function OtherWays({ slot, isEmpty, withChoose, withCamera, onPages, onFrame }: OtherWaysProps) {
  const openCamera = (): void => document.getElementById(cameraId(slot))?.click();
  return (
    <p className="mt-1 flex flex-wrap gap-x-5">
      {withCamera && (
        <QuietAction icon="camera" slot={slot} onClick={takesPhotosHere() ? onFrame : openCamera}>
          {documentsWords.takePhoto}
        </QuietAction>
      )}
      {withChoose && (
        <QuietAction
          icon="upload"
          slot={slot}
          onClick={() => document.getElementById(foldedId(slot))?.click()}
        >
          {documentsWords.choose}
        </QuietAction>
      )}
      {onPages && (
        <QuietAction icon="plus" slot={slot} onClick={onPages}>
          {documentsWords.severalPages}
        </QuietAction>
      )}
      {isEmpty && hasCamera() && !takesPhotosHere() && (
        <QuietAction icon="frame" slot={slot} onClick={onFrame}>
          {documentsWords.withFrame}
        </QuietAction>
      )}
      {isEmpty && takesPhotosHere() && (
        <QuietAction icon="camera" slot={slot} onClick={openCamera}>
          {documentsWords.cameraApp}
        </QuietAction>
      )}
    </p>
  );
}

const quiet = 'inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm underline underline-offset-4';

/** A way to add a document that needs no button of its own. */
export function QuietAction(props: { icon: IconName; slot: SlotId; onClick: () => void; children: string }) {
  const { icon, slot, onClick, children } = props;
  return (
    <button type="button" className={quiet} onClick={onClick}>
      <Icon name={icon} className="size-4" />
      {children}
      <span className="sr-only">: {documentLabelWords[slot]}</span>
    </button>
  );
}
