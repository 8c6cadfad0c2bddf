import { Suspense, useEffect, useState } from 'react';
import { LoginDialog } from '#islands/auth/LoginDialog.tsx';
import { lazyPart } from '#islands/onboarding/lazyPart.tsx';
import { Frame } from '#islands/shell/Frame.tsx';
import { useNavMark, useSessionStage } from '#islands/shell/useSession.ts';
import { onSessionToRestore } from '#lib/stores/session/session.ts';

const load = async () => (await import('./VendorSession.tsx')).VendorSession;
const VendorSession = lazyPart(load);

export interface VendorPartsProps {
  /** The sign-in button was pressed. */
  wanted: boolean;
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

function Parts({ wanted, onClose, onSession }: VendorPartsProps) {
  const session = useSessionStage();
  useNavMark();
  const restores = useRestoring();
  const [justSignedIn, setJustSignedIn] = useState(false);

  useEffect(() => onSession(session === 'signed-in'), [session, onSession]);

  return (
    <>
      {(restores || session === 'signed-in') && (
        <Suspense>
          <VendorSession.Part justSignedIn={justSignedIn} />
        </Suspense>
      )}
      <LoginDialog
        opensAskedPage
        open={wanted && session === 'signed-out'}
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
        load().then(
          () => setRestores(true),
          // Nobody asked for it: the next change in storage, or signing in, tries again.
          () => undefined,
        );
      }),
    [],
  );
  return restores;
}
