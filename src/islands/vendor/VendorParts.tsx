import { Suspense, useEffect, useState } from 'react';
import { LoginDialog } from '#islands/auth/LoginDialog.tsx';
import { Frame } from '#islands/shell/Frame.tsx';
import { lazyPart } from '#islands/shell/lazyPart.tsx';
import { useNavMark, useSessionStage } from '#islands/shell/useSession.ts';
import { onSessionToRestore } from '#lib/stores/session/session.ts';
import { loadVendorSession } from './loadVendorSession.ts';

const VendorSession = lazyPart(loadVendorSession);

interface VendorPartsProps {
  /** The sign-in button was pressed. */
  wanted: boolean;
  /** What was typed of the phone before the dialog was there. */
  typed: () => string | null;
  /** The dialog is open and has the focus. */
  onOpened: () => void;
  onClose: () => void;
  /** Tells whether the button must make room for the signed-in panel. */
  onSession: (signedIn: boolean) => void;
}

/**
 * What the button of /vendor opens: signing in, and for a signed-in vendor the panel. The session comes only with
 * what there is to restore, or with signing in: for the dialog alone it would weigh too much.
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

  const isOpen = wanted && session === 'signed-out';

  useEffect(() => onSession(session === 'signed-in'), [session, onSession]);
  // Behind the effect of the dialog, which gives it the focus.
  useEffect(() => {
    if (isOpen) onOpened();
  }, [isOpen, onOpened]);

  return (
    <>
      {(restores || session === 'signed-in') && (
        <Suspense>
          <VendorSession.Part justSignedIn={justSignedIn} />
        </Suspense>
      )}
      <LoginDialog
        opensAskedPage
        open={isOpen}
        initialPhone={typed()}
        onClose={onClose}
        onSent={VendorSession.preload}
        onSignedIn={() => setJustSignedIn(true)}
      />
    </>
  );
}

/** Whether a stored session is to be read, and what reads it is there. */
function useRestoring(): boolean {
  const [restores, setRestores] = useState(false);
  useEffect(
    () =>
      onSessionToRestore(() => {
        loadVendorSession().then(
          () => setRestores(true),
          // Nobody asked for it: the next change in storage, or signing in, tries again.
          () => undefined,
        );
      }),
    [],
  );
  return restores;
}
