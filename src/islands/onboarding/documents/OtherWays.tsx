import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { documentsWords } from '#lib/copy/documents.ts';
import { documentLabelWords } from '#lib/copy/fields.ts';
import type { SlotId } from '#lib/domain/documents.ts';

interface OtherWaysProps {
  slot: SlotId;
  /** Whether the slot still needs a document, so that a photo can be taken. */
  isEmpty: boolean;
  onPages: () => void;
  onFrame: () => void;
}

/** Other ways to photograph a paper: page by page, or inside a frame. */
export function OtherWays({ slot, isEmpty, onPages, onFrame }: OtherWaysProps) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-5">
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

/** Whether the page can show the camera's picture: on a touch device, over HTTPS. */
function hasCamera(): boolean {
  // The property is missing on plain HTTP.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return devices !== undefined && matchMedia('(pointer: coarse)').matches;
}
