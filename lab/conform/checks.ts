import { reverseUrl } from '#lib/api/data/geocoder.ts';
import { endpoints, type EndpointName } from '#lib/api/schema/endpoints.ts';
import { idempotencyHeader } from '#lib/api/schema/endpointsOfSession.ts';
import { applicationOf } from '#lib/domain/application/application.ts';
import { isWithdrawable } from '#lib/domain/contract/consentList.ts';
import { missingSlots, slots, slotsOf } from '#lib/domain/documents/documents.ts';
import { readDoor } from '#lib/domain/info/place.ts';
import type { KycDetails } from '#lib/domain/kyc/kycDetails.ts';
import { otherCapabilities, type Capability } from '#lib/domain/reply/capabilities.ts';
import { isUnfinished } from '#lib/domain/status/applicationState.ts';
import * as limits from '#lib/limits.ts';
import { pdf } from '../../e2e/files.ts';
import { requestExamples } from '../../scripts/openapi-examples.ts';
import { wrongToken, type Exchange } from './api.ts';
import { category, formOf, newKey, success, type Play } from './play.ts';

/** A condition of a check: a capability or an option. `session` asks for a signed-in vendor; `writes` also allows changes. */
type Need = Capability | 'origin' | 'geocoder' | 'phone' | 'session' | 'writes';

/** A rule of the API schema. */
export interface Check {
  name: string;
  needs: readonly Need[];
  run: (play: Play) => Promise<unknown>;
}

/** The checks, in the order in which they run. A later one uses the session and the vendor of an earlier one. */
export const checks: Check[] = [];
const check = (name: string, needs: Check['needs'], run: Check['run']): void =>
  void checks.push({ name, needs, run });

/** Optional calls that are not named like their capability. */
const capabilities: Partial<Record<EndpointName, Capability>> = { startUpi: 'bankUpi', upiState: 'bankUpi' };
const calls = Object.keys(endpoints) as EndpointName[];
/** Returns the calls that the API offers. */
const callsOf = (play: Play): EndpointName[] =>
  calls.filter((name) => {
    const capability = capabilities[name] ?? otherCapabilities.find((each) => each === name);
    return capability === undefined || play.offers(capability);
  });

/** Returns the names in a list of a CORS header. */
const listOf = (header: string | null): string[] => (header ?? '').toLowerCase().split(/\s*,\s*/);

/** Asks for a code. Returns it, and the id that some APIs want with it. */
async function codeFor(play: Play, name: 'sendOtp' | 'vendorSendOtp', phone: string) {
  const { reply } = await play.send(name, { body: play.bodyOf(name, { phone }) });
  if (reply === null) return null;
  return { code: await play.options.codeOf(phone), id: reply.otpId ? { otpId: reply.otpId } : {} };
}

/** Signs a phone in and returns its tokens. Also guesses a wrong code if asked. */
async function signIn(play: Play, phone = '', guesses = false): Promise<Play['session']> {
  const sent = await codeFor(play, 'sendOtp', phone);
  if (sent === null) return null;
  const login = (verificationCode: string, statuses?: readonly number[]) =>
    play.send('login', { body: play.bodyOf('login', { phone, verificationCode, ...sent.id }) }, statuses);
  if (guesses) await login(`${sent.code.slice(0, -1)}${(Number(sent.code.at(-1)) + 1) % 10}`, [401]);
  const signedIn = await login(sent.code);
  if (signedIn.reply === null) return null;
  const grant = signedIn.reply.grant(phone);
  if (grant === null) play.fail(signedIn, 'The tokens or the user are missing.');
  return grant;
}

/** Creates a vendor with a code of the signed-in phone. Returns the request, which can be repeated. */
async function createVendor(play: Play) {
  const { phone = '' } = play.options;
  const sent = await codeFor(play, 'vendorSendOtp', phone);
  if (sent === null) return null;
  const given = { key: newKey(), body: play.bodyOf('createVendor', { phone, otp: sent.code, ...sent.id }) };
  const created = await play.send('createVendor', given);
  if (created.reply === null) return null;
  if (created.reply.vendorId === null) play.fail(created, 'The id of the vendor is missing.');
  play.vendorId = created.reply.vendorId ?? undefined;
  return given;
}

check('Calls for vendors ask for a token', [], async (play) => {
  for (const name of callsOf(play).filter((each) => endpoints[each].auth === 'required')) {
    await play.send(name, {}, [401]);
    await play.send(name, { token: wrongToken }, [401]);
  }
});

check('A body that cannot be read, or lacks its fields, is refused', [], async (play) => {
  for (const name of calls.filter((each) => each in requestExamples)) {
    const { auth } = endpoints[name];
    if (auth === 'required') continue;
    const refused = auth === 'none' ? [400] : [400, 401];
    await play.send(name, { body: '{' }, refused);
    await play.send(name, { body: {} }, refused);
  }
});

check('A body of a megabyte is refused', [], (play) =>
  play.send('sendOtp', { body: { phone: '9'.repeat(2 ** 20) } }, [413]),
);

check('An unknown refresh token is refused', [], (play) =>
  play.send('refresh', { body: { refreshToken: wrongToken } }, [401]),
);

check('A page at the origin may call and may read refusals (CORS)', ['origin'], async (play) => {
  const wanted = ['accept-language', 'authorization', 'content-type', idempotencyHeader.toLowerCase()];
  const allows = (exchange: Exchange): boolean => {
    const allowed = exchange.headers.get('access-control-allow-origin');
    if (allowed === '*' || allowed === play.options.origin) return true;
    play.fail(exchange, 'Access-Control-Allow-Origin does not name the origin.');
    return false;
  };
  for (const name of callsOf(play)) {
    const { method } = endpoints[name];
    const exchange = await play.request(name, {
      preflight: {
        'access-control-request-method': method,
        'access-control-request-headers': wanted.join(),
      },
    });
    if (!allows(exchange)) continue;
    const headers = listOf(exchange.headers.get('access-control-allow-headers'));
    const missing = wanted.filter((header) => !headers.includes(header));
    if (missing.length > 0) play.fail(exchange, `Access-Control-Allow-Headers lacks ${missing.join(', ')}.`);
    const methods = listOf(exchange.headers.get('access-control-allow-methods'));
    if (!methods.includes(method.toLowerCase()) && !['GET', 'POST'].includes(method))
      play.fail(exchange, `Access-Control-Allow-Methods lacks ${method}.`);
  }
  allows(await play.send('refresh', { body: {} }, [400]));
});

check('A wrong code is refused, and the right one signs in', ['phone'], async (play) => {
  play.session = await signIn(play, play.options.phone, true);
});

check('The client can read the applications and the vendor', ['session'], async (play) => {
  await play.send('applications');
  await play.send('currentVendor', {}, [...success, 404]);
});

check('An unknown vendor is refused', ['session'], async (play) => {
  await play.send('vendor', {}, [403, 404]);
  await play.send('progress', {}, [403, 404]);
});

check('A code creates a vendor, once for its Idempotency-Key', ['writes'], async (play) => {
  const given = await createVendor(play);
  if (given === null || !play.offers('idempotency')) return;
  const again = await play.send('createVendor', given);
  if (again.reply !== null && again.reply.vendorId !== play.vendorId)
    play.fail(again, 'The repeated call created another vendor.');
});

check('A draft is returned as it was saved', ['writes'], async (play) => {
  const saved = await play.send('kycDraft', { body: { panNumber: 'ABCDE' } });
  if (saved.reply === null) return;
  const progress = await play.send('progress');
  if (progress.reply !== null && !JSON.stringify(progress.body).includes('ABCDE'))
    play.fail(progress, 'The saved draft is missing.');
});

check('A GSTIN is looked up by its number in the body', ['gstinLookup', 'session'], async (play) => {
  await play.send('gstinLookup', {}, [...success, 404]);
  await play.send('gstinLookup', { body: { gstNumber: '29' } }, [400]);
});

check(
  'A payment by UPI has an address and a state, and no other payment has',
  ['bankUpi', 'writes'],
  async (play) => {
    const started = await play.send('startUpi');
    if (started.reply === null) return;
    await play.send('upiState', { slot: started.reply.id });
    await play.send('upiState', { slot: 'conform-none' }, [404]);
  },
);

check('An answer to a reviewer who asked nothing is refused', ['reviewReply', 'writes'], (play) =>
  play.send('reviewReply', {}, [409]),
);

check('An Idempotency-Key is refused for another body', ['idempotency', 'writes'], async (play) => {
  const key = newKey();
  await play.send('kycDraft', { key, body: { panNumber: 'ABCDE' } });
  await play.send('kycDraft', { key, body: { panNumber: 'ABCDE' } });
  await play.send('kycDraft', { key, body: { panNumber: 'ABCDF' } }, [409]);
});

check('A text beyond its limit is refused', ['writes'], (play) =>
  play.send('kycDraft', { body: { panHolderName: 'x'.repeat(201) } }, [400]),
);

check('A file that is too large, or of another type, is refused', ['writes'], async (play) => {
  await play.send('documents', { body: formOf('gst', pdf(limits.documentMaxBytes + 1)) }, [413]);
  const page = { ...pdf(200, 'page.html'), mimeType: 'text/html' };
  await play.send('documents', { body: formOf('gst', page) }, [415]);
});

check('The contract comes last', ['writes'], (play) => play.send('contract', {}, [409]));

check('Another account cannot reach the vendor', ['writes'], async (play) => {
  const other = await signIn(play, play.options.otherPhone);
  if (other === null) return;
  for (const name of callsOf(play).filter((each) => endpoints[each].path.includes(':id')))
    await play.send(name, { token: other.accessToken }, [403, 404]);
  await play.send('vendor');
});

check(
  'The consents are listed, and a withdrawn one stays in the list',
  ['consentList', 'writes'],
  async (play) => {
    const { reply } = await play.send('consentList');
    const consent = reply?.find(isWithdrawable);
    if (!consent?.vendorId || !play.offers('withdrawConsent')) return;
    const given = { id: consent.vendorId, body: { text: consent.id } };
    if ((await play.send('withdrawConsent', given)).reply === null) return;
    const list = await play.send('consentList');
    const isKept = list.reply?.some(
      ({ id, vendorId, withdrawnAt }) =>
        id === consent.id && vendorId === consent.vendorId && withdrawnAt !== null,
    );
    if (!isKept) play.fail(list, 'The withdrawn consent is not listed with its time.');
  },
);

check('An unfinished application can be deleted', ['deleteVendor', 'writes'], async (play) => {
  if ((await play.send('deleteVendor')).reply === null) return;
  await play.send('vendor', {}, [403, 404]);
  play.vendorId = undefined;
});

check('An application is played to its end, and the site shows it in review', ['writes'], async (play) => {
  if (play.vendorId === undefined) await createVendor(play);
  if (play.vendorId === undefined) return;
  await play.send('verifyBank');
  await play.send('kyc');
  for (const slot of slotsOf(category).filter((each) => slots[each].required))
    await play.send('documents', { body: formOf(slot) });
  const last = await play.send('contract');
  const { reply: vendor } = await play.send('vendor');
  const { reply: progress } = await play.send('progress');
  if (vendor === null || progress === null) return;
  const { applicationState, documents, kyc } = applicationOf({ vendor, progress });
  if (isUnfinished(applicationState))
    play.fail(last, `The application is ${applicationState} after its last step.`);
  const listed = documents.map(({ type }) => type);
  const missing = missingSlots(category, listed);
  if (missing.length > 0) play.fail(last, `The documents ${missing.join(', ')} are not listed.`);
  if (!play.offers('reuse')) return;
  const masked = Object.entries(play.bodyOf('kyc')).filter(
    ([name, value]) => typeof value === 'string' && kyc[name as keyof KycDetails] !== value,
  );
  if (masked.length > 0)
    play.fail(last, `reuse: ${masked.map(([name]) => name).join(', ')} is not returned whole.`);
});

check('A refresh rotates the tokens, and a used token is refused', ['session'], async (play) => {
  const refreshToken = play.session?.refreshToken;
  const given = { key: newKey(), body: { refreshToken } };
  const next = await play.send('refresh', given);
  if (next.reply === null) return;
  if (!next.reply.accessToken || !next.reply.refreshToken || next.reply.refreshToken === refreshToken)
    play.fail(next, 'The reply has no new tokens.');
  await play.send('applications', { token: next.reply.accessToken ?? wrongToken });
  if (play.offers('idempotency')) {
    const again = await play.send('refresh', given);
    if (again.reply !== null && again.reply.refreshToken !== next.reply.refreshToken)
      play.fail(again, 'The repeated refresh, with the same key, got other tokens.');
  }
  await play.send('refresh', { body: given.body }, [401]);
});

check('Too many codes for one phone are refused', ['writes'], async (play) => {
  const body = play.bodyOf('sendOtp', { phone: play.options.otherPhone });
  for (let left = 9; left >= 0; left -= 1) {
    const { status } = await play.send('sendOtp', { body }, left > 0 ? [...success, 429] : [429]);
    if (status === 429) return;
  }
});

check('A page at the origin may read Retry-After and X-Request-Id (CORS)', ['origin'], async (play) => {
  for (const name of ['retry-after', 'x-request-id']) {
    const hidden = play.exchanges.find(
      ({ headers }) =>
        headers.has(name) &&
        !listOf(headers.get('access-control-expose-headers')).some((each) => each === name || each === '*'),
    );
    if (hidden) play.fail(hidden, `Access-Control-Expose-Headers lacks ${name}.`);
  }
});

check('The geocoder returns the address at a position', ['reverseSearch', 'geocoder'], async (play) => {
  const { geocoder, fetch } = play.options;
  const url = reverseUrl({ lat: 12.9716, lng: 77.5946 }, geocoder) ?? String(geocoder);
  const reply = await fetch(url, { headers: { accept: 'application/json' } }).catch(() => null);
  const place: unknown = await reply?.json().catch(() => null);
  const { street, pincode } = readDoor(place);
  if (street === null && pincode === undefined)
    play.fail({ name: 'reverse', curl: `curl -i '${url}'` }, 'There is no address that the site can read.');
});
