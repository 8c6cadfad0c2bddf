import { useState } from 'react';
import { CategoryDialog } from '#islands/applications/CategoryDialog.tsx';
import { LoginDialog } from '#islands/auth/LoginDialog.tsx';
import { Frame } from '#islands/shell/Frame.tsx';
import { SessionScreens } from '#islands/shell/SessionScreens.tsx';
import { SessionWhenNeeded } from '#islands/shell/SessionWhenNeeded.tsx';
import { useNavMark, useSessionStage } from '#islands/shell/useSession.ts';
import { CategoryChoices } from './CategoryChoices.tsx';
import { VerifyCard } from './VerifyCard.tsx';

/** The start of a registration: prove the phone, then choose what to register. */
export function StartRegistration() {
  return (
    <Frame>
      <SessionWhenNeeded />
      <SessionScreens>
        <Start />
      </SessionScreens>
    </Frame>
  );
}

function Start() {
  const session = useSessionStage();
  useNavMark();
  const [choosing, setChoosing] = useState(false);
  const isVerified = session === 'signed-in';
  const choose = (): void => setChoosing(true);
  const close = (): void => setChoosing(false);
  // Choosing leads through signing in; which of the two is shown follows from the session alone, also for a press that
  // came while it was still being restored.
  return (
    <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-2">
      <VerifyCard session={session} onChoose={choose} />
      <CategoryChoices isOpen={isVerified} onChoose={choose} />
      <LoginDialog open={choosing && session === 'signed-out'} onClose={close} onSignedIn={choose} />
      <CategoryDialog open={choosing && isVerified} onClose={close} />
    </div>
  );
}
