import { loadStylesheet } from '#islands/ui/loadStylesheet.ts';
import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rootOptions } from '#islands/ui/rootOptions.ts';
import { loadWords } from '#lib/words/app.ts';
import { signInWords } from '#lib/words/auth.ts';
import { opening, signInWithPhone } from '#lib/words/vendorEntry.ts';
import { loadOrReload } from '#lib/stores/browser/newVersion.ts';
import { hasEntries } from '#lib/stores/browser/storage.ts';
import dialogsCss from '../../styles/dialogs.css?url';
import { vendorSession } from './vendorSession.ts';
import { $signInWanted } from './signInWanted.ts';
import { VendorParts } from './VendorParts.tsx';

/**
 * The entry on /vendor. The document has only the signed-out button, in the style of the public site. The
 * rest, including the error boundary, loads with its style sheet once the page has loaded. From the press
 * until the dialog opens, the page's own script shows a field for the phone.
 */
export function VendorEntry() {
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const wanted = useStore($signInWanted, { ssr: 'initial' });
  // A slow phone first renders the press and the field that takes keys, then begins with the dialog.
  const isDrawn = useDeferredValue(wanted);
  const isShown = wanted && isDrawn;
  const [signedIn, setSignedIn] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const early = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (ready || failed) return;
    let gone = false;
    prepare().then(
      () => !gone && setReady(true),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [ready, failed]);

  useEffect(() => {
    const opener = button.current;
    if (!isShown) return;
    return () => {
      // The dialog returns focus to the element that had it. If that was the field, it is gone.
      if (document.activeElement === document.body) opener?.focus();
    };
  }, [isShown]);

  const press = (): void => {
    $signInWanted.set(true);
    setFailed(false);
  };

  const isOpening = wanted && !ready && !failed;
  return (
    <>
      {!signedIn && (
        <button
          ref={button}
          className="action"
          type="button"
          aria-busy={isOpening || undefined}
          // The style sheet shows this text after a tap that comes before this script.
          data-opening={opening}
          onClick={press}
        >
          {isOpening ? opening : signInWithPhone}
        </button>
      )}
      {!hasOpened && (
        <input
          ref={early}
          className="early-phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={24}
          aria-label={signInWords.phone}
          placeholder={signInWords.phone}
        />
      )}
      {failed && (
        <p role="alert">
          <strong>{loadWords.failedTitle}</strong>
          <br />
          {loadWords.offline}{' '}
          <button className="quiet-link" type="button" onClick={() => setFailed(false)}>
            {loadWords.retry}
          </button>
        </p>
      )}
      {ready && (
        <VendorParts
          wanted={isShown}
          typed={() => early.current?.value ?? null}
          onOpened={() => setHasOpened(true)}
          onClose={() => $signInWanted.set(false)}
          onSession={setSignedIn}
        />
      )}
    </>
  );
}

/**
 * Loads what must exist before anything is shown: the style and, for a visitor who may be signed in, the code
 * that reads the session.
 */
async function prepare(): Promise<void> {
  await (hasEntries() ? loadOrReload(vendorSession) : loadStylesheet(dialogsCss));
}

/** Hydrates the button in the page. The page's script calls it when the page has loaded. */
export function start(container: HTMLElement): void {
  delete container.dataset.lazy;
  // A tap and the page's script may both call this.
  if (container.dataset.started !== undefined) return;
  container.dataset.started = '';
  hydrateRoot(container, <VendorEntry />, rootOptions);
}

/** Hydrates the button after a tap that came first. The tap takes effect as soon as possible. */
export function onTap(container: HTMLElement): void {
  $signInWanted.set(true);
  start(container);
}
