import { loadStylesheet } from '#islands/ui/loadStylesheet.ts';
import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rootOptions } from '#islands/ui/rootOptions.ts';
import { loadWords } from '#lib/copy/app.ts';
import { signInWords } from '#lib/copy/auth.ts';
import { opening, signInWithPhone } from '#lib/copy/vendorEntry.ts';
import { loadPart } from '#lib/stores/browser/newVersion.ts';
import { hasEntries } from '#lib/stores/browser/storage.ts';
import dialogsCss from '../../styles/dialogs.css?url';
import { loadVendorSession } from './loadVendorSession.ts';
import { $signInWanted } from './signInWanted.ts';
import { VendorParts } from './VendorParts.tsx';

/**
 * The way in on /vendor. The document carries only the signed-out button, in the public site's own style; everything
 * behind it, the error screen included, loads with its style sheet once the page has loaded. From the press until the
 * dialog is open there is a field for the phone, shown by the page's own script.
 */
export function VendorEntry() {
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const wanted = useStore($signInWanted, { ssr: 'initial' });
  // A slow phone draws the press, and the field that takes keys, before it begins with the dialog.
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
      // The dialog gives focus back to what had it, unless that was the field, which is gone.
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
          // Shown by the style sheet after a tap that comes before this script.
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

/** What must be there before anything shows: the style and, for a vendor who may be signed in, the code that reads the session. */
async function prepare(): Promise<void> {
  await (hasEntries() ? loadPart(loadVendorSession) : loadStylesheet(dialogsCss));
}

/** Brings the delivered button to life. The page's script calls it when the page has loaded. */
export function start(container: HTMLElement): void {
  delete container.dataset.wake;
  // A tap and the page may both have asked for it.
  if (container.dataset.started !== undefined) return;
  container.dataset.started = '';
  hydrateRoot(container, <VendorEntry />, rootOptions);
}

/** As above for a tap that came first: it takes effect as soon as that is possible. */
export function wake(container: HTMLElement): void {
  $signInWanted.set(true);
  start(container);
}
