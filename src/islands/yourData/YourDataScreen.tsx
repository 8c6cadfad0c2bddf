import { useEffect, useState } from 'react';
import { useSubmit } from '#islands/ui/form/useSubmit.ts';
import { Message } from '#islands/ui/Message.tsx';
import { saveFile } from '#islands/ui/saveFile.ts';
import { useSessionStage } from '#islands/shell/session/useSession.ts';
import { appErrorWords } from '#lib/words/app.ts';
import { keptUntil } from '#lib/words/law/storage.ts';
import { lawWords } from '#lib/words/lawPages.ts';
import { storedWords, untilWords } from '#lib/words/storage.ts';
import { signInWithPhone } from '#lib/words/vendorEntry.ts';
import { yourDataWords as words } from '#lib/words/yourData.ts';
import { errorMessage } from '#lib/messages/errorMessage.ts';
import { paths } from '#lib/paths.ts';
import { workerFile } from '#lib/serviceWorker.ts';
import { copyOfApplications, entriesHere, keepsPages } from '#lib/stores/application/yourData.ts';
import { Consents } from './Consents.tsx';

/** The visitor's own data, in three parts: consents, what the browser keeps, and a copy of the applications. */
export function YourDataScreen() {
  const stage = useSessionStage();
  if (stage === 'restoring') return null;
  const isSignedIn = stage === 'signed-in';
  return (
    <>
      <section>
        <h2>{words.consents.title}</h2>
        <Consents isSignedIn={isSignedIn} />
      </section>
      <section>
        <h2>{words.browser.title}</h2>
        <Entries />
      </section>
      <section>
        <h2>{words.copy.title}</h2>
        {isSignedIn ? <Copy /> : <SignIn />}
      </section>
    </>
  );
}

/** The entries that this browser has now, with the button that removes them. The frame handles its press. */
function Entries() {
  const entries = entriesHere();
  const [hasPages, setHasPages] = useState(false);
  useEffect(() => void keepsPages().then(setHasPages), []);
  if (entries.length === 0 && !hasPages) return <p>{words.browser.nothing}</p>;
  const { labels } = lawWords;
  return (
    <>
      <dl className="law-items">
        {entries.map((entry) => (
          <div key={entry.id}>
            <dt>
              <code lang="en">{entry.names.join(', ')}</code>
            </dt>
            <dd>
              <b>{labels.holds}:</b> {storedWords[entry.id]}
            </dd>
            <dd>
              <b>{labels.keptUntil}:</b> {keptUntil(entry)}
            </dd>
          </div>
        ))}
        {hasPages && (
          <div>
            <dt>
              <code lang="en">{workerFile}</code>
            </dt>
            <dd>
              <b>{labels.holds}:</b> {words.browser.pages}
            </dd>
            <dd>
              <b>{labels.keptUntil}:</b> {untilWords.cleared}
            </dd>
          </div>
        )}
      </dl>
      <p>
        <button className="outlined" type="button" data-clear-data="">
          {appErrorWords.clear}
        </button>
      </p>
    </>
  );
}

function SignIn() {
  return (
    <>
      <p>{words.copy.signIn}</p>
      <p>
        <a className="outlined" href={paths.vendor}>
          {signInWithPhone}
        </a>
      </p>
    </>
  );
}

/** Offers the vendor's applications as a file. It goes from the API into the file, and through no storage. */
function Copy() {
  const { isBusy, failure, run } = useSubmit((error) => errorMessage('application', error));
  const download = (): Promise<void> =>
    run(async () => saveFile('applications.json', await copyOfApplications(), 'application/json'));
  return (
    <>
      <p>{words.copy.text}</p>
      <p>
        <button className="outlined" type="button" aria-busy={isBusy} onClick={() => void download()}>
          {words.copy.button}
        </button>
      </p>
      {failure !== null && (
        <p role="alert">
          <Message text={failure} />
        </p>
      )}
    </>
  );
}
