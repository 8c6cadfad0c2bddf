import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { FrameIcon } from '#islands/ui/FrameIcon.tsx';
import { Message } from '#islands/ui/Message.tsx';
import { withNumber } from '#lib/messages/requestNumber.ts';
import { autosaveWords } from '#lib/words/kyc.ts';
import { formatTime } from '#lib/domain/dates.ts';
import type { AutosaveState } from '#lib/stores/application/kyc/autosave.ts';

/** Says whether the draft is saved. A failed save is styled as an error. */
export function AutosaveNote({ $state }: { $state: ReadableAtom<AutosaveState> }) {
  const state = useStore($state);
  return (
    <span role="status" className="autosave inline-flex items-center gap-1" data-state={state.type}>
      {state.type === 'will-retry' && <FrameIcon name="alert" className="size-4" />}
      <Message text={words(state)} />
    </span>
  );
}

function words(state: AutosaveState): string {
  switch (state.type) {
    case 'idle':
      return '';
    case 'saving':
      return autosaveWords.saving;
    case 'saved':
      return autosaveWords.saved(formatTime(state.at));
    case 'will-retry':
      return withNumber(autosaveWords.retry, state.error);
  }
}
