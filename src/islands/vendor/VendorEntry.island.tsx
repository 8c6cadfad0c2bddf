import { loadStylesheet } from '#islands/ui/loadStylesheet.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadWords } from '#lib/copy/app.ts';
import { vendorEntryWords } from '#lib/copy/applications.ts';
import dialogsCss from '../../styles/dialogs.css?url';
import { $signInWanted } from './signInWanted.ts';

type Parts = typeof import('./VendorParts.tsx');

/**
 * The way in on /vendor. The document carries only the signed-out button, in the public site's own style; everything
 * behind it, session and error screen included, loads with its style sheet once the page stands.
 */
export function VendorEntry() {
  const [parts, setParts] = useState<Parts | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = useStore($signInWanted, { ssr: 'initial' });
  const [signedIn, setSignedIn] = useState(false);

  useEffect(() => {
    if (parts !== null || failed) return;
    let gone = false;
    loadParts().then(
      (loaded) => !gone && setParts(loaded),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [parts, failed]);

  const press = (): void => {
    $signInWanted.set(true);
    setFailed(false);
  };

  return (
    <>
      {!signedIn && (
        <button
          className="action"
          type="button"
          aria-busy={(wanted && parts === null && !failed) || undefined}
          onClick={press}
        >
          {vendorEntryWords.signIn}
        </button>
      )}
      {failed && (
        <p role="alert">
          {loadWords.failedTitle}. {loadWords.offline}{' '}
          <button className="quiet-link" type="button" onClick={() => setFailed(false)}>
            {loadWords.retry}
          </button>
        </p>
      )}
      {parts && (
        <parts.VendorParts wanted={wanted} onClose={() => $signInWanted.set(false)} onSession={setSignedIn} />
      )}
    </>
  );
}

/** The dialog and the style it needs: neither shows without the other. */
async function loadParts(): Promise<Parts> {
  const [parts] = await Promise.all([import('./VendorParts.tsx'), loadStylesheet(dialogsCss)]);
  return parts;
}

/** Brings the delivered button to life. The page's script calls it when the page has loaded. */
export function start(container: HTMLElement): void {
  delete container.dataset.wake;
  // A tap and the page may both have asked for it.
  if (container.dataset.started !== undefined) return;
  container.dataset.started = '';
  hydrateRoot(container, <VendorEntry />);
}

/** The same for a tap that came first: it is answered as soon as that is possible. */
export function wake(container: HTMLElement): void {
  $signInWanted.set(true);
  start(container);
}
