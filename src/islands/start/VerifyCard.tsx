import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { PrivacyNote } from '#islands/auth/PrivacyNote.tsx';
import { SignInForm } from '#islands/auth/SignInForm.tsx';
import { useAuth } from '#islands/shell/session/AuthProvider.tsx';
import { noteEarly, takeOver } from '#islands/shell/page/deliveredForm.ts';
import type { SessionStage } from '#islands/shell/session/useSession.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { useIsHydrated } from '#islands/shell/page/useIsHydrated.ts';
import { startWords, verifiedToast } from '#lib/words/auth.ts';
import { loadWords } from '#lib/words/app.ts';
import { displayPhone } from '#lib/domain/session/phone.ts';

interface VerifyCardProps {
  session: SessionStage;
  /** Opens the choice of a category, after a sign-in if necessary. */
  onChoose: () => void;
}

/** Verifies the phone on the page, and then shows it. */
export function VerifyCard({ session, onChoose }: VerifyCardProps) {
  const [justVerified, setJustVerified] = useState(false);
  const card = useDeliveredCard();
  return (
    <section aria-labelledby="verify-title" className="slip flex flex-col gap-4 p-5">
      <h2 id="verify-title" className="text-xl font-bold">
        {startWords.cardTitle}
      </h2>
      {session !== 'signed-in' && (
        // Always rendered, but a vendor with a stored session does not see it. If it appeared later, the
        // categories would move under the finger, and a press on them would be lost.
        <div ref={card} className="sign-in-card relative flex flex-col gap-4">
          <div role="status" className="session-pending absolute inset-0 flex flex-col gap-4">
            <span className="sr-only">{loadWords.loading}</span>
            <span className="skeleton h-12" aria-hidden="true" />
            <span className="skeleton h-12" aria-hidden="true" />
            <span className="skeleton h-12" aria-hidden="true" />
          </div>
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

/**
 * Takes over the card in the document: the typed phone, the requested code, and the typed digits of the code.
 */
function useDeliveredCard(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const [wasDelivered] = useState(!useIsHydrated());
  useLayoutEffect(() => {
    const card = ref.current;
    if (!wasDelivered || card === null) return;
    const [phone, code] = [...card.querySelectorAll('form')].map((form) => ({
      form,
      again: noteEarly(form),
    }));
    const country = card.querySelector('select');
    const chosen = country?.value;
    const isPressed = takeOver(card);
    // Each of these needs its own render, which is impossible while React still commits.
    queueMicrotask(() => {
      if (country && chosen) {
        country.value = chosen;
        country.dispatchEvent(new Event('change', { bubbles: true }));
      }
      phone?.again();
      if (isPressed) phone?.form.requestSubmit();
      // Must follow the submit, because the code may have arrived already.
      code?.again();
    });
  }, [wasDelivered]);
  return ref;
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
