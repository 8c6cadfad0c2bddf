import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { documentsWords } from '#lib/copy/documents.ts';
import { documentLabelWords } from '#lib/copy/fields.ts';
import type { SlotId } from '#lib/domain/documents.ts';

interface OtherWaysProps {
  slot: SlotId;
  /** Whether the slot still needs a document, so that a photo can be taken. */
  isEmpty: boolean;
  /** Whether choosing a file is one of them. */
  withChoose: boolean;
  onPages: () => void;
  onFrame: () => void;
}

/** Other ways to add a paper: as a file, page by page, or inside a frame. */
export function OtherWays({ slot, isEmpty, withChoose, onPages, onFrame }: OtherWaysProps) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-5">
      {withChoose && (
        <label htmlFor={slot} className={quiet}>
          <Icon name="upload" className="size-4" />
          <span className="sr-only">{documentLabelWords[slot]}: </span>
          {documentsWords.choose}
        </label>
      )}
      <QuietAction icon="plus" slot={slot} onClick={onPages}>
        {documentsWords.severalPages}
      </QuietAction>
      {isEmpty && hasCamera() && (
        <QuietAction icon="frame" slot={slot} onClick={onFrame}>
          {documentsWords.withFrame}
        </QuietAction>
      )}
    </p>
  );
}

const quiet = 'inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm underline underline-offset-4';

function QuietAction(props: { icon: IconName; slot: SlotId; onClick: () => void; children: string }) {
  const { icon, slot, onClick, children } = props;
  return (
    <button type="button" className={quiet} onClick={onClick}>
      <Icon name={icon} className="size-4" />
      {children}
      <span className="sr-only">: {documentLabelWords[slot]}</span>
    </button>
  );
}

/** Whether the screen is for fingers. Such a device opens its camera for a photo. */
export function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** Whether the page can show the camera's picture: on a touch device, over HTTPS. */
function hasCamera(): boolean {
  // The property is missing on plain HTTP.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return devices !== undefined && isTouch();
}
