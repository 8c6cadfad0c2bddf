import { beforeEach, expect, test, vi } from 'vitest';

type Module = typeof import('#lib/stores/application/optionalFields.ts');
type Errors = typeof import('#lib/api/errors.ts');
type Toasts = typeof import('#lib/stores/browser/toasts.ts');
let sendWithOptional: Module['sendWithOptional'];
let ApiError: Errors['ApiError'];
let $toasts: Toasts['$toasts'];

// A page of its own for each test: what an API refused is known as long as the page lives.
beforeEach(async () => {
  vi.resetModules();
  ({ sendWithOptional } = await import('#lib/stores/application/optionalFields.ts'));
  ({ ApiError } = await import('#lib/api/errors.ts'));
  ({ $toasts } = await import('#lib/stores/browser/toasts.ts'));
});

const body = { termsAccepted: true };
const optional = { contractVersion: '2026-11-21', consents: [{ id: 'terms' }] };
const refusal = (details: ConstructorParameters<Errors['ApiError']>[1]) =>
  new ApiError('bad-request', { status: 400, ...details });

/** An API that refuses a body as told, and otherwise returns what it got. */
function api(refuse: (sent: object) => Error | null) {
  const bodies: object[] = [];
  const send = (sent: object): Promise<object> => {
    bodies.push(sent);
    const error = refuse(sent);
    return error === null ? Promise.resolve(sent) : Promise.reject(error);
  };
  return { bodies, send };
}

test('an API that takes the optional fields gets them, and those without a value are left out', async () => {
  const { bodies, send } = api(() => null);
  await sendWithOptional(body, { ...optional, licences: undefined }, send);
  expect(bodies).toEqual([{ ...body, ...optional }]);
  expect($toasts.get()).toEqual([]);
});

test('a field that a refusal names is left out, from then on, and the vendor is told once', async () => {
  const { bodies, send } = api((sent) =>
    'consents' in sent ? refusal({ fieldErrors: [{ path: 'consents.0.id', code: 'unknown' }] }) : null,
  );
  await sendWithOptional(body, optional, send);
  const { consents: _, ...rest } = { ...body, ...optional };
  expect(bodies).toEqual([{ ...body, ...optional }, rest]);
  expect($toasts.get()).toHaveLength(1);
  await sendWithOptional(body, optional, send);
  expect(bodies).toHaveLength(3);
  expect($toasts.get()).toHaveLength(1);
});

test('fields that are refused one after the other, by message alone, leave the body as specified', async () => {
  const { bodies, send } = api((sent) => {
    const unknown = ['contractVersion', 'consents'].find((name) => name in sent);
    return unknown ? refusal({ serverMessage: `Unrecognized key: "${unknown}"` }) : null;
  });
  expect(await sendWithOptional(body, optional, send)).toEqual(body);
  expect(bodies).toHaveLength(3);
  expect($toasts.get()).toHaveLength(1);
});

test.each([
  ['names another field', () => refusal({ fieldErrors: [{ path: 'termsAccepted', code: 'required' }] })],
  ['names none', () => refusal({ serverMessage: 'Bad request' })],
  ['is no refusal of the body', () => new ApiError('conflict', { status: 409, serverMessage: 'consents' })],
  ['is a lost reply', () => new ApiError('network')],
])('a failure that %s is passed on', async (_, failure) => {
  const error = failure();
  const { bodies, send } = api(() => error);
  await expect(sendWithOptional(body, optional, send)).rejects.toBe(error);
  expect(bodies).toHaveLength(1);
  expect($toasts.get()).toEqual([]);
});
