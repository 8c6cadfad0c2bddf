import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { documentsWords } from '#lib/copy/documents.ts';
import { documentLabelWords } from '#lib/copy/fields.ts';
import type { SlotId } from '#lib/domain/documents.ts';

interface OtherWaysProps {
  slot: SlotId;
  /** A photo can still be taken: there is none yet. */
  isEmpty: boolean;
  onPages: () => void;
  onFrame: () => void;
}

/** Other ways to photograph a paper: page by page, or within a frame. */
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

/** Where the browser lets a page show the camera's picture: on a phone, over https. */
function hasCamera(): boolean {
  // It is missing on plain http.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return devices !== undefined && matchMedia('(pointer: coarse)').matches;
}
