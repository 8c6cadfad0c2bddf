import { useId } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { signInWords } from '#lib/copy/auth.ts';
import type { Grant } from '#lib/domain/grant.ts';
import { SignInForm } from './SignInForm.tsx';

export interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called after the session is stored and the dialog asked to close. */
  onSignedIn: (grant: Grant) => void;
  /** A code is on its way. */
  onSent?: () => void;
  /** Prefills the number, e.g. `+919876543210`. */
  initialPhone?: string | null;
  /** Why, in words; unless told, what signing in does. */
  intro?: string;
  /** Signing in where the vendor stands: never leads to another page. */
  inPlace?: boolean;
}

/** Vendor Login: by phone code; e-mail and Google are announced. */
export function LoginDialog({
  open,
  onClose,
  onSent,
  onSignedIn,
  initialPhone,
  intro = signInWords.intro,
  inPlace = false,
}: LoginDialogProps) {
  const termsId = useId();
  return (
    <Dialog title={signInWords.title} open={open} onClose={onClose}>
      <p className="mb-4">{intro}</p>
      <SignInForm
        autoFocus
        phone={initialPhone}
        inPlace={inPlace}
        onSent={onSent}
        onSignedIn={(grant) => {
          onClose();
          onSignedIn(grant);
        }}
      />
      <div className="mt-3 flex min-h-11 items-start gap-3">
        <input id={termsId} name="terms" type="checkbox" className="checkbox border-base-content/60 mt-2.5" />
        <label htmlFor={termsId} className="grow py-2.5 text-sm">
          {signInWords.terms}
        </label>
      </div>
      <div className="rule mt-3 flex flex-col gap-2 pt-4">
        <Button disabled className="w-full">
          {signInWords.email}
        </Button>
        <Button disabled className="w-full">
          {signInWords.google}
        </Button>
      </div>
    </Dialog>
  );
}
