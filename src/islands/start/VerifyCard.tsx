import { useEffect, useRef, useState } from 'react';
import { PrivacyNote } from '#islands/auth/PrivacyNote.tsx';
import { SignInForm } from '#islands/auth/SignInForm.tsx';
import { useAuth } from '#islands/shell/AuthProvider.tsx';
import type { SessionStage } from '#islands/shell/useSession.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { startWords, verifiedToast } from '#lib/copy/auth.ts';
import { loadWords } from '#lib/copy/app.ts';
import { displayPhone } from '#lib/domain/phone.ts';

export interface VerifyCardProps {
  session: SessionStage;
  /** Choosing what to register, which signs in first where that is still to do. */
  onChoose: () => void;
}

/** Proves the phone right on the page, and afterwards says whose it is. */
export function VerifyCard({ session, onChoose }: VerifyCardProps) {
  const [justVerified, setJustVerified] = useState(false);
  const isRestoring = session === 'restoring';
  return (
    <section aria-labelledby="verify-title" className="slip flex flex-col gap-4 p-5">
      <h2 id="verify-title" className="text-xl font-bold">
        {startWords.cardTitle}
      </h2>
      {session !== 'signed-in' && (
        // There from the start, unseen until it is known to be needed: were it to come later, the categories would move
        // away under the finger, and a press on them would be lost.
        <div className={`relative flex flex-col gap-4 ${isRestoring ? 'invisible' : ''}`} inert={isRestoring}>
          {isRestoring && (
            <div role="status" className="visible absolute inset-0 flex flex-col gap-4">
              <span className="sr-only">{loadWords.loading}</span>
              <span className="skeleton h-12" aria-hidden="true" />
              <span className="skeleton h-12" aria-hidden="true" />
              <span className="skeleton h-12" aria-hidden="true" />
            </div>
          )}
          <SignInForm place="page" succeeded={verifiedToast} onSignedIn={() => setJustVerified(true)} />
          <PrivacyNote />
          <div className="rule pt-4">
            <Button className="w-full" onClick={onChoose}>
              {startWords.signIn}
            </Button>
          </div>
        </div>
      )}
      {session === 'signed-in' && <Verified takeFocus={justVerified} onChoose={onChoose} />}
    </section>
  );
}

function Verified({ takeFocus, onChoose }: { takeFocus: boolean; onChoose: () => void }) {
  const { phone } = useAuth();
  const ref = useRef<HTMLParagraphElement>(null);
  // The form that had focus is gone.
  useEffect(() => {
    if (takeFocus) ref.current?.focus();
  }, [takeFocus]);
  return (
    <>
      <p ref={ref} tabIndex={-1} className="flex gap-2">
        <Icon name="check" className="text-success mt-0.5 size-5" />
        <span>
          <strong className="block">{startWords.verified}</strong>
          {startWords.verifiedAs} <span className="figures">{displayPhone(phone ?? '')}</span>
        </span>
      </p>
      <Button kind="next" onClick={onChoose}>
        {startWords.choose}
      </Button>
    </>
  );
}
