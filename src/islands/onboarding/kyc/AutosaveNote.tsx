import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { FrameIcon } from '#islands/ui/FrameIcon.tsx';
import { autosaveWords } from '#lib/copy/kyc.ts';
import { formatTime } from '#lib/domain/dates.ts';
import type { AutosaveState } from '#lib/stores/application/kyc/autosave.ts';

/** Says whether the draft is saved. A failed save is styled as an error. */
export function AutosaveNote({ $state }: { $state: ReadableAtom<AutosaveState> }) {
  const state = useStore($state);
  return (
    <span role="status" className="autosave" data-state={state.type}>
      {state.type === 'will-retry' && <FrameIcon name="alert" className="size-4" />}
      {words(state)}
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
      return autosaveWords.retry;
  }
}
