import { useStore } from '@nanostores/react';
import { FrameIcon } from '#islands/ui/FrameIcon.tsx';
import { autosaveWords } from '#lib/copy/kyc.ts';
import { formatTime } from '#lib/domain/dates.ts';
import type { Autosave } from '#lib/stores/application/autosave.ts';

/** Says what became of what was typed. What is not saved looks like the trouble it is. */
export function AutosaveNote({ $state }: { $state: Autosave<unknown>['$state'] }) {
  const state = useStore($state);
  return (
    <span role="status" className="autosave" data-state={state.type}>
      {state.type === 'will-retry' && <FrameIcon name="alert" className="size-4" />}
      {words(state)}
    </span>
  );
}

function words(state: ReturnType<Autosave<unknown>['$state']['get']>): string {
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
