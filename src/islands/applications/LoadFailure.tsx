import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { Message } from '#islands/ui/Message.tsx';
import { loadWords } from '#lib/words/app.ts';
import { errorMessage } from '#lib/messages/errorMessage.ts';
import { loadFailure } from '#lib/stores/application/reads/loadFailure.ts';

/** Says what could not be loaded and why, and offers a retry. */
export function LoadFailure({
  error,
  busy,
  onRetry,
}: {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}) {
  const isOffline = loadFailure(error, globalThis.navigator.onLine) === 'offline';
  return (
    <div role="alert" className="flex flex-col items-start gap-3 py-3">
      <p className="flex gap-2">
        <Icon name="alert" className="text-error mt-0.5 size-5" />
        <span>
          <strong className="block">{isOffline ? loadWords.offlineTitle : loadWords.failedTitle}</strong>
          <Message text={isOffline ? loadWords.offline : errorMessage('application', error)} />
        </span>
      </p>
      <Button busy={busy} onClick={onRetry}>
        {loadWords.retry}
      </Button>
    </div>
  );
}
