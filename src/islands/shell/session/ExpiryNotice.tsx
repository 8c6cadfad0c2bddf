import { useStore } from '@nanostores/react';
import { Button } from '#islands/ui/Button.tsx';
import { FrameIcon } from '#islands/ui/FrameIcon.tsx';
import { sessionWords } from '#lib/words/app.ts';
import { $session, askToSignInAgain } from '#lib/stores/session/session.ts';

/**
 * Says on every screen that the session is about to end and could not be renewed, and offers a new sign-in.
 */
export function ExpiryNotice() {
  const isSoon = useStore($session, { ssr: 'initial' }).type === 'expiring-soon';
  return (
    <div role="status" className="sticky top-2 z-20 mx-auto w-full max-w-3xl px-4 empty:hidden">
      {isSoon && (
        <div className="slip [box-shadow:0_.5rem_1.5rem_#0003] border-warning my-2 flex flex-wrap items-center gap-3 p-3">
          <FrameIcon name="alert" className="text-warning size-5 shrink-0" />
          <p className="min-w-0 flex-1 basis-56 text-sm">{sessionWords.expiring}</p>
          <Button className="w-full sm:w-auto" onClick={() => askToSignInAgain()}>
            {sessionWords.signInAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
