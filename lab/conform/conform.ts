import { reverseUrl } from '#lib/api/data/geocoder.ts';
import { readErrorBody } from '#lib/api/reply/errorBody.ts';
import { readCapabilities } from '#lib/domain/reply/capabilities.ts';
import { apiNames, apiPaths } from '#site/api.ts';
import { readReply, sender, type Exchange, type Fetch, type Mapping } from './api.ts';
import { checks, type Check, type Play } from './checks.ts';

export interface Options {
  base: string;
  /** Capabilities of the API, as `PUBLIC_API_CAPABILITIES` lists them. */
  capabilities: string;
  /** The address of the place search, which ends in `/search`. */
  geocoder?: string | undefined;
  /** The site's origin, where it differs from the API's. */
  origin?: string | undefined;
  phone?: string | undefined;
  otherPhone?: string | undefined;
  /** Whether checks may change data. */
  writes?: boolean;
  codeOf: Play['codeOf'];
  fetch: Fetch;
  /** The mapping of `src/site/api.ts`, unless another one is given. */
  mapping?: Mapping;
}

/** The outcome of a check: its failures, or the reason why it did not run. */
export interface Row {
  name: string;
  skipped: string | null;
  failures: readonly { words: string; curl: string }[];
}

/** Plays the API schema against an API and returns a row for each check. */
export async function conform(options: Options): Promise<Row[]> {
  let failures: Row['failures'][number][] = [];
  const fail: Play['fail'] = ({ curl, call }, words) =>
    void failures.push({ words: `${call.operationId}: ${words}`, curl });
  const { base, origin, mapping = { paths: apiPaths, names: apiNames } } = options;
  const send = sender(base, origin, options.fetch, mapping);
  const exchanges: Exchange[] = [];
  const play: Play = {
    exchanges,
    send: async (name, given) => {
      const exchange = await send(name, given);
      exchanges.push(exchange);
      return exchange;
    },
    preflight: (call, headers) => {
      const asked: Fetch = (url, init) =>
        options.fetch(url, { method: 'OPTIONS', headers: { ...init.headers, ...headers } });
      return sender(base, origin, asked, mapping)(call.operationId);
    },
    answers: (exchange, ...statuses) => {
      const problem = problemOf(exchange, statuses);
      if (problem !== null) fail(exchange, problem);
      return problem === null;
    },
    fail,
    reverse: async (at) => {
      const url = reverseUrl(at, options.geocoder) ?? String(options.geocoder);
      const reply = await options.fetch(url, { headers: { accept: 'application/json' } }).catch(() => null);
      const place: unknown = await reply?.json().catch(() => null);
      return { place, curl: `curl -i '${url}'`, call: { operationId: 'reverse' } };
    },
    offers: readCapabilities(options.capabilities),
    codeOf: options.codeOf,
    origin,
    phone: options.phone ?? '',
    otherPhone: options.otherPhone ?? '',
    session: null,
    vendorId: null,
  };
  const rows: Row[] = [];
  for (const check of checks) {
    failures = [];
    const skipped = reasonToSkip(check, options, play);
    if (skipped === null) await check.run(play);
    rows.push({ name: check.name, skipped, failures });
  }
  return rows;
}

function reasonToSkip({ needs, capability, signsIn }: Check, options: Options, play: Play): string | null {
  if (capability !== undefined && !play.offers(capability)) return `the API does not offer ${capability}`;
  if (needs === 'origin') return options.origin === undefined ? 'needs --origin' : null;
  if (needs === 'geocoder') return options.geocoder === undefined ? 'needs --geocoder' : null;
  if (needs === undefined) return null;
  if (options.phone === undefined) return 'needs --phone';
  if (needs === 'writes' && !options.writes) return 'needs --writes';
  if (needs === 'writes' && options.otherPhone === undefined) return 'needs --other-phone';
  if (play.session === null && !signsIn) return 'nobody is signed in';
  return null;
}

/** Returns what is wrong with a reply that should have one of these statuses; null if nothing is. */
function problemOf(exchange: Exchange, statuses: readonly number[]): string | null {
  const { call, status, body } = exchange;
  if (status === 0) return 'There is no reply.';
  if (!statuses.includes(status)) return `The status is ${status}, not ${statuses.join(' or ')}.`;
  if (status >= 400) {
    const { serverMessage, fieldErrors } = readErrorBody(body);
    return serverMessage === null && fieldErrors.length === 0
      ? `The refusal (${status}) says nothing.`
      : null;
  }
  const isRefusal = (body as { success?: unknown } | null)?.success === false;
  if (isRefusal) return `The status is ${status}, and the body says success: false.`;
  return readReply(call.operationId, exchange) === null ? 'The client cannot read the reply.' : null;
}

/** Returns the rows as a table, and a line of curl for each failure. */
export function report(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ name, skipped, failures }) => [
    `${skipped !== null ? '–' : failures.length > 0 ? '✗' : '✓'} ${name}${skipped === null ? '' : ` (${skipped})`}`,
    ...failures.flatMap(({ words, curl }) => [`    ${words}`, `      ${curl}`]),
  ]);
  const failed = rows.filter(({ failures }) => failures.length > 0).length;
  const skipped = rows.filter((row) => row.skipped !== null).length;
  return [
    ...lines,
    '',
    `${rows.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n');
}
