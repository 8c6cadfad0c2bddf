import { Suspense, useEffect, useState } from 'react';
import { LoginDialog } from '#islands/auth/LoginDialog.tsx';
import { Frame } from '#islands/shell/Frame.tsx';
import { useNavMark, useSessionStage } from '#islands/shell/session/useSession.ts';
import { onSessionToRestore } from '#lib/stores/session/session.ts';
import { vendorSession } from './vendorSession.ts';

interface VendorPartsProps {
  /** Whether the sign-in button was pressed. */
  wanted: boolean;
  /** Returns what was typed of the phone before the dialog opened. */
  typed: () => string | null;
  /** Called when the dialog is open and has focus. */
  onOpened: () => void;
  onClose: () => void;
  /** Called with true when the signed-in panel must replace the button. */
  onSession: (signedIn: boolean) => void;
}

/**
 * The parts behind the button of /vendor: the sign-in dialog, and the panel for a signed-in vendor. The
 * session's code is too large for the dialog alone. It loads only if there is a session to restore, or with
 * the sign-in.
 */
export function VendorParts(props: VendorPartsProps) {
  return (
    <Frame>
      <Parts {...props} />
    </Frame>
  );
}

function Parts({ wanted, typed, onOpened, onClose, onSession }: VendorPartsProps) {
  const session = useSessionStage();
  useNavMark();
  const restores = useRestoring();
  const [justSignedIn, setJustSignedIn] = useState(false);
  // The next vendor may sign in in another tab. Only a sign-in here leads on.
  if (justSignedIn && session === 'signed-out') setJustSignedIn(false);

  const isOpen = wanted && session === 'signed-out';

  useEffect(() => onSession(session === 'signed-in'), [session, onSession]);
  // Must follow the effect of the dialog, which moves focus into it.
  useEffect(() => {
    if (isOpen) onOpened();
  }, [isOpen, onOpened]);

  return (
    <>
      {(restores || session === 'signed-in') && (
        <Suspense>
          <vendorSession.Part justSignedIn={justSignedIn} />
        </Suspense>
      )}
      <LoginDialog
        opensAskedPage
        open={isOpen}
        initialPhone={typed()}
        onClose={onClose}
        onSent={vendorSession.preload}
        onSignedIn={() => setJustSignedIn(true)}
      />
    </>
  );
}

/** Whether there is a stored session, and the code that reads it has loaded. */
function useRestoring(): boolean {
  const [restores, setRestores] = useState(false);
  useEffect(
    () =>
      onSessionToRestore(() => {
        vendorSession.load().then(
          () => setRestores(true),
          // Stay silent, because the vendor did not ask for it. The next change in storage, or a sign-in,
          // tries again.
          () => undefined,
        );
      }),
    [],
  );
  return restores;
}
