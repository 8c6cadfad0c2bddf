import { useState } from 'react';
import { CategoryDialog } from '#islands/applications/CategoryDialog.tsx';
import { LoginDialog } from '#islands/auth/LoginDialog.tsx';
import { Frame } from '#islands/shell/Frame.tsx';
import { SessionScreens } from '#islands/shell/session/SessionScreens.tsx';
import { SessionWhenNeeded } from '#islands/shell/session/SessionWhenNeeded.tsx';
import { useNavMark, useSessionStage } from '#islands/shell/session/useSession.ts';
import { CategoryChoices } from './CategoryChoices.tsx';
import { VerifyCard } from './VerifyCard.tsx';

/** The start of a registration: verify the phone, then choose a category. */
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
  // Choosing a category requires a sign-in. The session alone decides which dialog opens, also for a press
  // while it was still being restored.
  return (
    <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-2">
      <VerifyCard session={session} onChoose={choose} />
      <CategoryChoices isOpen={isVerified} onChoose={choose} />
      <LoginDialog open={choosing && session === 'signed-out'} onClose={close} onSignedIn={choose} />
      <CategoryDialog open={choosing && isVerified} onClose={close} />
    </div>
  );
}
