import { Suspense, useEffect, useState } from 'react';
import { LoginDialog } from '#islands/auth/LoginDialog.tsx';
import { lazyPart } from '#islands/onboarding/lazyPart.tsx';
import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import { useNavMark, useSessionState } from '#islands/shell/useSession.ts';

const SignedIn = lazyPart(async () => (await import('./SignedIn.tsx')).SignedIn);

export interface VendorPartsProps {
  /** The sign-in button was pressed. */
  wanted: boolean;
  onClose: () => void;
  /** Tells whether the button must make room for the signed-in panel. */
  onSession: (signedIn: boolean) => void;
}

/** What stands behind the button of /vendor: signing in, and for a signed-in vendor the panel. */
export function VendorParts(props: VendorPartsProps) {
  return (
    <IslandFrame>
      <Parts {...props} />
    </IslandFrame>
  );
}

function Parts({ wanted, onClose, onSession }: VendorPartsProps) {
  const session = useSessionState();
  useNavMark();
  const [justSignedIn, setJustSignedIn] = useState(false);
  const signingIn = wanted && session === 'signed-out';

  useEffect(() => onSession(session === 'signed-in'), [session, onSession]);
  useEffect(() => {
    // What comes after signing in is fetched while the code is on its way.
    if (signingIn) SignedIn.preload();
  }, [signingIn]);

  return (
    <>
      {session === 'signed-in' && (
        <Suspense>
          <SignedIn.Part justSignedIn={justSignedIn} />
        </Suspense>
      )}
      <LoginDialog open={signingIn} onClose={onClose} onSignedIn={() => setJustSignedIn(true)} />
    </>
  );
}
