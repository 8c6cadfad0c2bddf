import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ApplicationsDialog } from '#islands/applications/ApplicationsDialog.tsx';
import { CategoryDialog } from '#islands/applications/CategoryDialog.tsx';
import { SessionFrame } from '#islands/shell/session/SessionFrame.tsx';
import { useSessionStage } from '#islands/shell/session/useSession.ts';
import { $entry, continueFromEntry, showEntry } from '#lib/stores/application/vendorEntry.ts';
import { VendorPanel } from './VendorPanel.tsx';

/** The session on /vendor and, for a signed-in vendor, the panel. */
export function VendorSession({ justSignedIn }: { justSignedIn: boolean }) {
  const session = useSessionStage();
  return <SessionFrame>{session === 'signed-in' && <SignedIn justSignedIn={justSignedIn} />}</SessionFrame>;
}

/**
 * The panel and dialogs of a signed-in vendor. A new sign-in opens the next action at once; otherwise the
 * vendor has to press it.
 */
function SignedIn({ justSignedIn }: { justSignedIn: boolean }) {
  const { open } = useStore($entry);
  useEffect(() => {
    if (justSignedIn) void continueFromEntry();
  }, [justSignedIn]);
  return (
    <>
      <VendorPanel takeFocus={justSignedIn} />
      <ApplicationsDialog
        open={open === 'list'}
        onClose={() => showEntry(null)}
        onStartNew={() => showEntry('new')}
      />
      <CategoryDialog open={open === 'new'} onClose={() => showEntry(null)} />
    </>
  );
}
