import type { EndpointName } from '#lib/api/schema/endpoints.ts';
import { applicationOf } from '#lib/domain/application/application.ts';
import { missingSlots, slots, slotsOf, type SlotId } from '#lib/domain/documents/documents.ts';
import type { Coordinates } from '#lib/domain/info/coordinates.ts';
import { readDoor } from '#lib/domain/info/place.ts';
import type { KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { isUnfinished } from '#lib/domain/status/applicationState.ts';
import { pdf, photo } from '../../e2e/files.ts';
import { idempotencyHeader } from '#lib/api/schema/endpointsOfSession.ts';
import { capabilityNames } from '#lib/domain/reply/capabilityNames.ts';
import { otherCapabilities, type Capability, type Offers } from '#lib/domain/reply/capabilities.ts';
import { isWithdrawable } from '#lib/domain/contract/consentList.ts';
import * as limits from '#lib/limits.ts';
import { calls, exampleOf, readReply, wrongToken, type Call, type Exchange, type Given } from './api.ts';

/** The state of a run, which its checks share. */
export interface Play {
  send: (name: EndpointName, given?: Given) => Promise<Exchange>;
  /** The requests so far, with their replies. */
  exchanges: readonly Exchange[];
  /** Sends a request outside of the document. */
  preflight: (call: Call, headers: Readonly<Record<string, string>>) => Promise<Exchange>;
  /** Whether the reply has one of the statuses. If not, or if its body does not fit its status, notes a failure. */
  answers: (exchange: Exchange, ...statuses: readonly number[]) => boolean;
  fail: (exchange: { curl: string; call: { operationId: string } }, words: string) => void;
  /** Asks the geocoder for the address at a position. */
  reverse: (at: Coordinates) => Promise<{ place: unknown; curl: string; call: { operationId: string } }>;
  offers: Offers;
  /** Returns the code that was sent to a phone. */
  codeOf: (phone: string) => Promise<string>;
  origin: string | undefined;
  phone: string;
  otherPhone: string;
  session: { accessToken: string; refreshToken: string } | null;
  vendorId: string | null;
}

/** A rule of the API schema. `phone` needs a signed-in vendor; `writes` also changes data. */
export interface Check {
  name: string;
  needs?: 'origin' | 'geocoder' | 'phone' | 'writes';
  capability?: Capability;
  /** Whether the check opens the session that those after it need. */
  signsIn?: boolean;
  run: (play: Play) => Promise<void>;
}

const category = 'pharmacy';
const success = [200, 201, 202, 204] as const;
const needsToken = ({ security }: Call): boolean =>
  security.length > 0 && security.every((one) => 'bearer' in one);
/** Optional calls that are not named like their capability. */
const capabilities: Partial<Record<EndpointName, Capability>> = { startUpi: 'bankUpi', upiState: 'bankUpi' };
/** Returns the calls that the API offers. */
const callsOf = (play: Play): Call[] =>
  calls.filter(({ operationId: name }) => {
    const capability = capabilities[name] ?? otherCapabilities.find((each) => each === name);
    return capability === undefined || play.offers(capability);
  });
const newKey = (): string => crypto.randomUUID();

/** Returns the example of a body, without the fields that the API does not offer. */
function bodyOf(play: Play, name: EndpointName, more: object = {}): object {
  const call = calls.find(({ operationId }) => operationId === name);
  const example = (call && exampleOf(call, category)) ?? {};
  const isOffered = ([field]: [string, unknown]): boolean =>
    !capabilityNames.some((capability) => capability === field && !play.offers(capability));
  return { ...Object.fromEntries(Object.entries(example).filter(isOffered)), ...more };
}

function formWith(name: string, type: string, content: Uint8Array, slot: SlotId = 'gst'): FormData {
  const form = new FormData();
  form.append(slot, new File([new Uint8Array(content)], name, { type }));
  return form;
}

/** Returns a file that a slot accepts. */
function goodFile(slot: SlotId): FormData {
  const { name, mimeType, buffer } = slots[slot].shows === 'photo' ? photo() : pdf();
  return formWith(name, mimeType, buffer, slot);
}

/** Returns the names in a list of a CORS header. */
const listOf = (header: string | null): string[] => (header ?? '').toLowerCase().split(/\s*,\s*/);

const bodyFor = (play: Play, { operationId, requestBody }: Call): Given => {
  if (requestBody === undefined) return {};
  if ('multipart/form-data' in requestBody.content)
    return { form: formWith('scan.pdf', 'application/pdf', new Uint8Array(200)) };
  return { body: bodyOf(play, operationId) };
};

/** Signs a phone in and returns its tokens. Also guesses a wrong code if asked. */
async function signIn(play: Play, phone: string, guesses = false): Promise<Play['session']> {
  const sent = await play.send('sendOtp', { body: bodyOf(play, 'sendOtp', { phone }) });
  if (!play.answers(sent, ...success)) return null;
  const otpId = readReply('sendOtp', sent)?.otpId;
  const code = await play.codeOf(phone);
  const login = (verificationCode: string) =>
    play.send('login', {
      body: bodyOf(play, 'login', { phone, verificationCode, ...(otpId ? { otpId } : {}) }),
    });
  if (guesses) play.answers(await login(`${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`), 401);
  const signedIn = await login(code);
  if (!play.answers(signedIn, ...success)) return null;
  const grant = readReply('login', signedIn)?.grant(phone) ?? null;
  if (grant === null) play.fail(signedIn, 'The tokens or the user are missing.');
  return grant;
}

/** Creates a vendor with a code of the signed-in phone. Returns its id, and the request, which can be repeated. */
async function createVendor(play: Play) {
  const { phone } = play;
  const sent = await play.send('vendorSendOtp', { token: token(play), body: { phone } });
  if (!play.answers(sent, ...success)) return null;
  const otpId = readReply('vendorSendOtp', sent)?.otpId;
  const otp = await play.codeOf(phone);
  const body = bodyOf(play, 'createVendor', { phone, otp, ...(otpId ? { otpId } : {}) });
  const given = { token: token(play), key: newKey(), body };
  const created = await play.send('createVendor', given);
  if (!play.answers(created, ...success)) return null;
  const id = readReply('createVendor', created)?.vendorId ?? null;
  if (id === null) play.fail(created, 'The id of the vendor is missing.');
  return { id, given };
}

async function refresh(play: Play, refreshToken: string, key?: string) {
  const exchange = await play.send('refresh', { body: { refreshToken }, ...(key ? { key } : {}) });
  const tokens = readReply('refresh', exchange);
  return { exchange, accessToken: tokens?.accessToken, refreshToken: tokens?.refreshToken };
}

const token = (play: Play): string | undefined => play.session?.accessToken;
const own = (play: Play): Given => ({ token: token(play), id: play.vendorId ?? undefined });

/** The checks, in the order in which they run. A later one uses the session and the vendor of an earlier one. */
export const checks: readonly Check[] = [
  {
    name: 'Calls for vendors ask for a token',
    run: async (play) => {
      for (const call of callsOf(play).filter(needsToken)) {
        const given = bodyFor(play, call);
        play.answers(await play.send(call.operationId, given), 401);
        play.answers(await play.send(call.operationId, { ...given, token: wrongToken }), 401);
      }
    },
  },
  {
    name: 'A body that cannot be read, or lacks its fields, is refused',
    run: async (play) => {
      for (const call of calls.filter((one) => one.requestBody && !needsToken(one))) {
        const refused = [400, ...(call.security.length > 0 ? [401] : [])];
        play.answers(await play.send(call.operationId, { text: '{' }), ...refused);
        play.answers(await play.send(call.operationId, { body: {} }), ...refused);
      }
    },
  },
  {
    name: 'A body of a megabyte is refused',
    run: async (play) => {
      play.answers(await play.send('sendOtp', { body: { phone: '9'.repeat(2 ** 20) } }), 413);
    },
  },
  {
    name: 'An unknown refresh token is refused',
    run: async (play) => {
      play.answers(await play.send('refresh', { body: { refreshToken: wrongToken } }), 401);
    },
  },
  {
    name: 'A page at the origin may call and may read refusals (CORS)',
    needs: 'origin',
    run: async (play) => {
      const wanted = ['accept-language', 'authorization', 'content-type', idempotencyHeader.toLowerCase()];
      const allows = (exchange: Exchange): boolean => {
        const allowed = exchange.headers.get('access-control-allow-origin');
        if (allowed === '*' || allowed === play.origin) return true;
        play.fail(exchange, 'Access-Control-Allow-Origin does not name the origin.');
        return false;
      };
      for (const call of callsOf(play)) {
        const asked = {
          'access-control-request-method': call.method,
          'access-control-request-headers': wanted.join(),
        };
        const exchange = await play.preflight(call, asked);
        if (!allows(exchange)) continue;
        const headers = listOf(exchange.headers.get('access-control-allow-headers'));
        const missing = wanted.filter((name) => !headers.includes(name));
        if (missing.length > 0)
          play.fail(exchange, `Access-Control-Allow-Headers lacks ${missing.join(', ')}.`);
        const methods = listOf(exchange.headers.get('access-control-allow-methods'));
        if (!methods.includes(call.method.toLowerCase()) && !['GET', 'POST'].includes(call.method))
          play.fail(exchange, `Access-Control-Allow-Methods lacks ${call.method}.`);
      }
      allows(await play.send('refresh', { body: {} }));
    },
  },
  {
    name: 'A wrong code is refused, and the right one signs in',
    needs: 'phone',
    signsIn: true,
    run: async (play) => {
      play.session = await signIn(play, play.phone, true);
    },
  },
  {
    name: 'The client can read the applications and the vendor',
    needs: 'phone',
    run: async (play) => {
      play.answers(await play.send('applications', { token: token(play) }), ...success);
      play.answers(await play.send('currentVendor', { token: token(play) }), ...success, 404);
    },
  },
  {
    name: 'An unknown vendor is refused',
    needs: 'phone',
    run: async (play) => {
      for (const name of ['vendor', 'progress'] as const)
        play.answers(await play.send(name, { token: token(play) }), 403, 404);
    },
  },
  {
    name: 'A code creates a vendor, once for its Idempotency-Key',
    needs: 'writes',
    run: async (play) => {
      const created = await createVendor(play);
      play.vendorId = created?.id ?? null;
      if (created === null || !play.offers('idempotency')) return;
      const again = await play.send('createVendor', created.given);
      if (play.answers(again, ...success) && readReply('createVendor', again)?.vendorId !== play.vendorId)
        play.fail(again, 'The repeated call created another vendor.');
    },
  },
  {
    name: 'A draft is returned as it was saved',
    needs: 'writes',
    run: async (play) => {
      const saved = await play.send('kycDraft', {
        ...own(play),
        key: newKey(),
        body: { panNumber: 'ABCDE' },
      });
      if (!play.answers(saved, ...success)) return;
      const progress = await play.send('progress', own(play));
      if (play.answers(progress, ...success) && !JSON.stringify(progress.body).includes('ABCDE'))
        play.fail(progress, 'The saved draft is missing.');
    },
  },
  {
    name: 'A GSTIN is looked up by its number in the body',
    needs: 'phone',
    capability: 'gstinLookup',
    run: async (play) => {
      const looked = await play.send('gstinLookup', {
        token: token(play),
        body: bodyOf(play, 'gstinLookup'),
      });
      if (play.answers(looked, ...success, 404) && looked.status !== 404) readReply('gstinLookup', looked);
      const wrong = { token: token(play), body: { gstNumber: '29' } };
      play.answers(await play.send('gstinLookup', wrong), 400);
    },
  },
  {
    name: 'A payment by UPI has an address and a state, and no other payment has',
    needs: 'writes',
    capability: 'bankUpi',
    run: async (play) => {
      const started = await play.send('startUpi', own(play));
      if (!play.answers(started, ...success)) return;
      const slot = readReply('startUpi', started)?.id ?? '';
      play.answers(await play.send('upiState', { ...own(play), slot }), ...success);
      play.answers(await play.send('upiState', { ...own(play), slot: 'conform-none' }), 404);
    },
  },
  {
    name: 'An answer to a reviewer who asked nothing is refused',
    needs: 'writes',
    capability: 'reviewReply',
    run: async (play) => {
      const given = { ...own(play), key: newKey(), body: bodyOf(play, 'reviewReply') };
      play.answers(await play.send('reviewReply', given), 409);
    },
  },
  {
    name: 'An Idempotency-Key is refused for another body',
    needs: 'writes',
    capability: 'idempotency',
    run: async (play) => {
      const key = newKey();
      for (const [panNumber, statuses] of [
        ['ABCDE', success],
        ['ABCDE', success],
        ['ABCDF', [409]],
      ] as const)
        play.answers(await play.send('kycDraft', { ...own(play), key, body: { panNumber } }), ...statuses);
    },
  },
  {
    name: 'A text beyond its limit is refused',
    needs: 'writes',
    run: async (play) => {
      play.answers(
        await play.send('kycDraft', { ...own(play), body: { panHolderName: 'x'.repeat(201) } }),
        400,
      );
    },
  },
  {
    name: 'A file that is too large, or of another type, is refused',
    needs: 'writes',
    run: async (play) => {
      const large = formWith('scan.pdf', 'application/pdf', new Uint8Array(limits.documentMaxBytes + 1));
      play.answers(await play.send('documents', { ...own(play), form: large }), 413);
      const page = formWith('page.html', 'text/html', new Uint8Array(200));
      play.answers(await play.send('documents', { ...own(play), form: page }), 415);
    },
  },
  {
    name: 'The contract comes last',
    needs: 'writes',
    run: async (play) => {
      play.answers(await play.send('contract', { ...own(play), body: bodyOf(play, 'contract') }), 409);
    },
  },
  {
    name: 'Another account cannot reach the vendor',
    needs: 'writes',
    run: async (play) => {
      const other = await signIn(play, play.otherPhone);
      if (other === null) return;
      for (const call of callsOf(play).filter(({ path }) => path.includes('{id}'))) {
        const given = { ...own(play), ...bodyFor(play, call), token: other.accessToken };
        play.answers(await play.send(call.operationId, given), 403, 404);
      }
      play.answers(await play.send('vendor', own(play)), ...success);
    },
  },
  {
    name: 'The consents are listed, and a withdrawn one stays in the list',
    needs: 'writes',
    capability: 'consentList',
    run: async (play) => {
      const list = async () => {
        const exchange = await play.send('consentList', own(play));
        play.answers(exchange, ...success);
        return { exchange, consents: readReply('consentList', exchange) ?? [] };
      };
      const consent = (await list()).consents.find(isWithdrawable);
      if (!consent?.vendorId || !play.offers('withdrawConsent')) return;
      const given = { ...own(play), id: consent.vendorId, body: { text: consent.id }, key: newKey() };
      if (!play.answers(await play.send('withdrawConsent', given), ...success)) return;
      const { exchange, consents } = await list();
      const isKept = consents.some(
        ({ id, vendorId, withdrawnAt }) =>
          id === consent.id && vendorId === consent.vendorId && withdrawnAt !== null,
      );
      if (!isKept) play.fail(exchange, 'The withdrawn consent is not listed with its time.');
    },
  },
  {
    name: 'An unfinished application can be deleted',
    needs: 'writes',
    capability: 'deleteVendor',
    run: async (play) => {
      if (!play.answers(await play.send('deleteVendor', { ...own(play), key: newKey() }), ...success)) return;
      play.answers(await play.send('vendor', own(play)), 403, 404);
      play.vendorId = null;
    },
  },
  {
    name: 'An application is played to its end, and the site shows it in review',
    needs: 'writes',
    run: async (play) => {
      play.vendorId ??= (await createVendor(play))?.id ?? null;
      if (play.vendorId === null) return;
      const send = async (name: EndpointName, more: Given = {}): Promise<Exchange> => {
        const exchange = await play.send(name, { ...own(play), key: newKey(), ...more });
        play.answers(exchange, ...success);
        return exchange;
      };
      const details = bodyOf(play, 'kyc');
      await send('verifyBank', { body: bodyOf(play, 'verifyBank') });
      await send('kyc', { body: details });
      for (const slot of slotsOf(category).filter((each) => slots[each].required))
        await send('documents', { form: goodFile(slot) });
      const last = await send('contract', { body: bodyOf(play, 'contract') });
      const vendor = readReply('vendor', await send('vendor'));
      const progress = readReply('progress', await send('progress'));
      if (vendor === null || progress === null) return;
      const application = applicationOf({ vendor, progress });
      if (isUnfinished(application.applicationState))
        play.fail(last, `The application is ${application.applicationState} after its last step.`);
      const missing = missingSlots(
        category,
        application.documents.map(({ type }) => type),
      );
      if (missing.length > 0) play.fail(last, `The documents ${missing.join(', ')} are not listed.`);
      if (!play.offers('reuse')) return;
      const masked = Object.entries(details).filter(
        ([name, value]) => typeof value === 'string' && application.kyc[name as keyof KycDetails] !== value,
      );
      if (masked.length > 0)
        play.fail(last, `reuse: ${masked.map(([name]) => name).join(', ')} is not returned whole.`);
    },
  },
  {
    name: 'A refresh rotates the tokens, and a used token is refused',
    needs: 'phone',
    run: async (play) => {
      const first = play.session?.refreshToken ?? '';
      const key = newKey();
      const next = await refresh(play, first, key);
      if (!play.answers(next.exchange, ...success)) return;
      if (!next.accessToken || !next.refreshToken || next.refreshToken === first)
        play.fail(next.exchange, 'The reply has no new tokens.');
      const { accessToken } = next;
      play.answers(await play.send('applications', { token: accessToken ?? wrongToken }), ...success);
      if (play.offers('idempotency')) {
        const again = await refresh(play, first, key);
        if (play.answers(again.exchange, ...success) && again.refreshToken !== next.refreshToken)
          play.fail(again.exchange, 'The repeated refresh, with the same key, got other tokens.');
      }
      play.answers((await refresh(play, first, newKey())).exchange, 401);
    },
  },
  {
    name: 'Too many codes for one phone are refused',
    needs: 'writes',
    run: async (play) => {
      const body = bodyOf(play, 'sendOtp', { phone: play.otherPhone });
      for (let sent = 1; ; sent += 1) {
        const exchange = await play.send('sendOtp', { body });
        if (exchange.status === 429 || sent === 10) {
          play.answers(exchange, 429);
          return;
        }
      }
    },
  },
  {
    name: 'A page at the origin may read Retry-After and X-Request-Id (CORS)',
    needs: 'origin',
    run: async (play) => {
      for (const name of ['retry-after', 'x-request-id']) {
        const hidden = play.exchanges.find(
          ({ headers }) =>
            headers.has(name) &&
            !listOf(headers.get('access-control-expose-headers')).some(
              (each) => each === name || each === '*',
            ),
        );
        if (hidden) play.fail(hidden, `Access-Control-Expose-Headers lacks ${name}.`);
      }
    },
  },
  {
    name: 'The geocoder returns the address at a position',
    needs: 'geocoder',
    capability: 'reverseSearch',
    run: async (play) => {
      const asked = await play.reverse({ lat: 12.9716, lng: 77.5946 });
      const { street, pincode } = readDoor(asked.place);
      if (street === null && pincode === undefined)
        play.fail(asked, 'There is no address that the site can read.');
    },
  },
];
