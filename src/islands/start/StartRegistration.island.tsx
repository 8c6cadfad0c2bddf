import { useState } from 'react';
import { CategoryDialog } from '#islands/applications/CategoryDialog.tsx';
import { LoginDialog } from '#islands/auth/LoginDialog.tsx';
import { IslandFrame } from '#islands/shell/IslandFrame.tsx';
import { useNavMark, useSessionState } from '#islands/shell/useSession.ts';
import { CategoryChoices } from './CategoryChoices.tsx';
import { VerifyCard } from './VerifyCard.tsx';

/** The start of a registration: prove the phone, then choose what to register. */
export function StartRegistration() {
  return (
    <IslandFrame>
      <Start />
    </IslandFrame>
  );
}

function Start() {
  const session = useSessionState();
  useNavMark();
  const [open, setOpen] = useState<'login' | 'category' | null>(null);
  const isVerified = session === 'signed-in';
  const close = (): void => setOpen(null);
  return (
    <div className="grid items-start gap-8 md:grid-cols-2">
      <VerifyCard session={session} onSignIn={() => setOpen('login')} onChoose={() => setOpen('category')} />
      <CategoryChoices isOpen={isVerified} onChoose={() => setOpen(isVerified ? 'category' : 'login')} />
      <LoginDialog
        open={open === 'login' && !isVerified}
        onClose={close}
        onSignedIn={() => setOpen('category')}
      />
      <CategoryDialog open={open === 'category' && isVerified} onClose={close} />
    </div>
  );
}
