import { useStore } from '@nanostores/react';
import { useId, useState, type ReactNode } from 'react';
import { useSubmit } from '#islands/ui/form/useSubmit.ts';
import { takeFocus } from '#islands/ui/takeFocus.ts';
import { Message } from '#islands/ui/Message.tsx';
import { offers } from '#lib/capabilities.ts';
import { brand } from '#lib/brand.ts';
import { loadWords } from '#lib/words/app.ts';
import { lawPageWords, lawWords } from '#lib/words/lawPages.ts';
import { yourDataWords } from '#lib/words/yourData.ts';
import { isWithdrawable, type RecordedConsent } from '#lib/domain/contract/consentList.ts';
import { formatDate, formatTime, machineDate } from '#lib/domain/dates.ts';
import { errorMessage } from '#lib/messages/errorMessage.ts';
import { paths } from '#lib/paths.ts';
import type { Query } from '#lib/stores/application/reads/query.ts';
import {
  consentsHere,
  consentsQuery,
  contractsQuery,
  listsConsents,
  withdrawConsent,
} from '#lib/stores/application/yourData.ts';
import { operator } from '#site/operator.ts';

const words = yourDataWords.consents;

/** The texts by the ids of consents. */
const texts = new Map([
  ['privacy', { heading: lawPageWords.privacy.heading, path: paths.privacy }],
  ['terms', { heading: lawPageWords.terms.heading, path: paths.terms }],
  ['partner-terms', { heading: lawPageWords.partnerTerms.heading, path: paths.partnerTerms }],
]);

/**
 * The visitor's consents: as the API lists them to the signed-in vendor, otherwise as this browser recorded them, with the
 * contracts that the applications show. The consent to the use of data can always be withdrawn here, also without a record.
 */
export function Consents({ isSignedIn }: { isSignedIn: boolean }) {
  if (isSignedIn && listsConsents())
    return (
      <Loaded query={consentsQuery()}>
        {(consents) => (
          <>
            {consents.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <List from={words.fromServer} consents={consents} />
            )}
            <Unlisted consents={consents} />
          </>
        )}
      </Loaded>
    );
  const consents = consentsHere();
  const none = consents.length === 0 && <p>{words.none}</p>;
  return (
    <>
      {consents.length > 0 && <List from={words.fromBrowser} consents={consents} />}
      {isSignedIn ? (
        <Loaded query={contractsQuery()}>
          {(contracts) =>
            contracts.length === 0 ? none : <List from={words.fromServer} consents={contracts} />
          }
        </Loaded>
      ) : (
        none
      )}
      <Unlisted consents={consents} />
      {!listsConsents() && (
        <p>
          {words.withUs} <a href={mailTo(words.recordMail)}>{words.askByMail}</a>
        </p>
      )}
    </>
  );
}

interface LoadedProps<Value> {
  query: Query<Value>;
  children: (data: Value) => ReactNode;
}

/** A part of the page that needs a reply, with its waiting and its failure. */
function Loaded<Value>({ query, children }: LoadedProps<Value>) {
  const { data, error, loading } = useStore(query, { ssr: 'initial' });
  if (data !== undefined) return children(data);
  // The button keeps the focus while the reply is requested again.
  if (error === undefined) return <p>{loadWords.loading}</p>;
  return (
    <>
      <p role="alert">
        <Message text={errorMessage('application', error)} />
      </p>
      <p>
        <button className="outlined" type="button" aria-busy={loading} onClick={query.refresh}>
          {loadWords.retry}
        </button>
      </p>
    </>
  );
}

/** Consents of one record. `from` says whose. Each has its version and time, and how it is withdrawn or ends. */
function List({ from, consents }: { from: string; consents: readonly RecordedConsent[] }) {
  return (
    <>
      <p>{from}</p>
      <dl className="law-items">
        {consents.map((consent) => (
          // After a withdrawal, the list may be another one. The confirmation must not move to another consent.
          <ConsentRow key={`${consent.vendorId} ${consent.id} ${consent.acceptedAt?.at}`} consent={consent} />
        ))}
      </dl>
    </>
  );
}

/** The message that withdraws the consent to the use of data, if no record has that consent. */
function Unlisted({ consents }: { consents: readonly RecordedConsent[] }) {
  if (consents.some(({ id }) => id === 'privacy')) return null;
  const body = words.unlistedBody(lawPageWords.privacy.heading);
  return (
    <p>
      {words.unlisted} <a href={mailTo({ subject: words.mail.subject, body })}>{words.byMail}</a>
    </p>
  );
}

function ConsentRow({ consent }: { consent: RecordedConsent }) {
  const { id, version, name, acceptedAt, withdrawnAt } = consent;
  const [isDone, setDone] = useState(false);
  const title = useId();
  const text = texts.get(id);
  return (
    <div>
      <dt id={title}>
        {text ? <a href={text.path}>{text.heading}</a> : id}
        {name !== null && `, ${name}`}
      </dt>
      {version !== null && (
        <dd>
          <b>{lawWords.version}:</b> {version}
        </dd>
      )}
      <When moment={acceptedAt} say={words.given} />
      <When moment={withdrawnAt} say={words.withdrawn} />
      {isDone ? (
        // The button that had the focus is gone.
        <dd ref={takeFocus} tabIndex={-1}>
          {words.done}
        </dd>
      ) : (
        isWithdrawable(consent) && (
          <Withdraw
            consent={consent}
            title={title}
            heading={text?.heading ?? id}
            onDone={() => setDone(true)}
          />
        )
      )}
      {text !== undefined && id !== 'privacy' && <dd>{words.contract}</dd>}
    </div>
  );
}

/** When a consent was given or withdrawn: the date, and the time of day where the record has one. */
function When({ moment, say }: { moment: RecordedConsent['acceptedAt']; say: (when: string) => string }) {
  const date = formatDate(moment);
  if (moment === null || date === null) return null;
  const when = moment.hasTime ? `${date}, ${formatTime(moment.at)}` : date;
  return (
    <dd>
      <time dateTime={machineDate(moment) ?? undefined}>{say(when)}</time>
    </dd>
  );
}

interface WithdrawProps {
  consent: RecordedConsent;
  /** The id of the consent’s title, which tells its button from those of other consents. */
  title: string;
  heading: string;
  onDone: () => void;
}

/** Withdraws a consent by a call, where the API has one for this record; otherwise by a message that is ready to send. */
function Withdraw({ consent, title, heading, onDone }: WithdrawProps) {
  const { id, vendorId, version } = consent;
  const { isBusy, failure, run } = useSubmit((error) => errorMessage('application', error));
  if (vendorId === null || !offers('withdrawConsent')) {
    const { subject, body } = words.mail;
    const written = version === null ? words.unlistedBody(heading) : body(heading, version);
    return (
      <dd>
        <a href={mailTo({ subject, body: written })} aria-describedby={title}>
          {words.byMail}
        </a>
      </dd>
    );
  }
  const withdraw = (): Promise<void> =>
    run(async () => {
      if (!globalThis.confirm(words.ask)) return;
      await withdrawConsent(vendorId, id);
      onDone();
    });
  return (
    <dd>
      <button
        className="outlined"
        type="button"
        aria-busy={isBusy}
        aria-describedby={title}
        onClick={() => void withdraw()}
      >
        {words.withdraw}
      </button>
      {failure !== null && (
        <span role="alert">
          <Message text={failure} />
        </span>
      )}
    </dd>
  );
}

/** Returns the address of a message to the grievance officer that is ready to send. */
function mailTo(message: { subject: string; body: string }): string {
  const to = operator.grievanceOfficer.email ?? brand.supportEmail;
  // Mail programs read a plus as a plus.
  return `mailto:${to}?${new URLSearchParams(message).toString().replaceAll('+', '%20')}`;
}
