import { useId } from 'react';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { signInWords } from '#lib/words/auth.ts';
import { phoneNoticeWords } from '#lib/words/phoneNotice.ts';
import type { Grant } from '#lib/domain/session/grant.ts';
import { paths } from '#lib/paths.ts';
import { keepLoginConsent } from '#lib/stores/session/consents.ts';
import { PrivacyNote } from './PrivacyNote.tsx';
import { SignInForm } from './SignInForm.tsx';

interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called after the session is stored and `onClose` was called. */
  onSignedIn: (grant: Grant) => void;
  /** Called when a code was sent. */
  onSent?: () => void;
  /** The number to prefill when the dialog opens: `+919876543210`, or an unfinished one. */
  initialPhone?: string | null;
  /** The reason for signing in. By default, the text says what signing in does. */
  intro?: string;
  /** Signs in without leaving this page. */
  inPlace?: boolean;
  /** Opens the page that was requested without a session, if there is one, instead of calling back. */
  opensAskedPage?: boolean;
}

/** The Vendor Login dialog. Vendors sign in with a phone code; e-mail and Google are announced as coming. */
export function LoginDialog({
  open,
  onClose,
  onSent,
  onSignedIn,
  initialPhone,
  intro = signInWords.intro,
  inPlace = false,
  opensAskedPage = false,
}: LoginDialogProps) {
  const termsId = useId();
  return (
    <Dialog title={signInWords.title} open={open} onClose={onClose}>
      <p className="mb-4">{intro}</p>
      <SignInForm
        autoFocus
        phone={initialPhone}
        inPlace={inPlace}
        opensAskedPage={opensAskedPage}
        onSent={onSent}
        onSignedIn={(grant) => {
          onClose();
          onSignedIn(grant);
        }}
      />
      <div className="mt-3 flex min-h-11 items-start gap-3">
        <input
          id={termsId}
          name="terms"
          type="checkbox"
          className="checkbox border-base-content/60 mt-2.5"
          onChange={(event) => keepLoginConsent(event.target.checked)}
        />
        <label htmlFor={termsId} className="grow py-3 text-sm">
          <LinkedTerms />
        </label>
      </div>
      <PrivacyNote />
      <div className="rule mt-3 flex flex-col items-start gap-1 pt-3 text-sm">
        {[signInWords.email, signInWords.google].map((words) => (
          <button key={words} type="button" disabled className="py-1 text-start opacity-85">
            {words}
          </button>
        ))}
      </div>
      <div
        ref={showLanguages}
        className="mt-3 text-sm [&_a]:py-3 [&_a]:underline [&_a]:underline-offset-[0.3em]"
      />
    </Dialog>
  );
}

/** Copies the page's links to other languages into the dialog, which covers them. */
function showLanguages(place: HTMLElement | null): void {
  const links = document.querySelector('.languages');
  if (links) place?.replaceChildren(links.cloneNode(true));
}

/** The specified label, with links to its two texts. They open in a new tab, so that typed values stay. */
function LinkedTerms() {
  const targets = [paths.terms, paths.privacy];
  const texts: readonly string[] = phoneNoticeWords.terms;
  return signInWords.terms.split(new RegExp(`(${texts.join('|')})`)).map((part, index) => {
    const target = targets[texts.indexOf(part)];
    return target ? (
      <a key={index} className="underline underline-offset-4" href={target} target="_blank">
        {part}
      </a>
    ) : (
      part
    );
  });
}
