import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { categoryIds } from '#lib/domain/category/category.ts';
import { slotIds } from '#lib/domain/documents/documents.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import { testAccounts } from '#sandbox/bank.ts';
import {
  withoutReferences,
  type ApiDocument,
  type Operation as DocumentedOperation,
  type Schema,
} from '../support/openapiDocument.ts';
import { openApiFile, unusedMark } from '../../scripts/build-openapi.ts';
import {
  bytesOf,
  contractOf,
  fileOf,
  createBody,
  kycOf,
  newVendor,
  patchKyc,
  sendCreateCode,
  sendLoginCode,
  submittedVendor,
  upload,
  uploadRequired,
  type Body,
  type MadeVendor,
} from '../sandbox/helpers.ts';
import { playCases, runTimeoutMs, type Dice, type Run } from './cases.ts';
import { mutated, valueOf, type Making } from './apiRequests.ts';

const run: Run = { name: 'apiSchema', sample: 100, full: 20_000 };
const callsPerCase = 8;
/** Whether one case is repeated alone. It then need not get every call accepted. */
const isRepeat = process.env['TORTURE_CASES'] === '1';

interface Operation extends DocumentedOperation {
  method: string;
  path: string;
}

// Read the committed file with a validator that does not know our schemas, as an outside client does.
const document = withoutReferences(JSON.parse(readFileSync(openApiFile, 'utf8')) as ApiDocument);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => !(unusedMark in operation))
    .map(([method, operation]): Operation => ({ ...operation, method, path })),
) as [Operation, ...Operation[]];

const ajv = new Ajv2020({ strict: true, allErrors: true });
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
const validators = new Map<string, ValidateFunction>();
/** Returns the validator of a schema in the document. */
function validatorOf(key: string, schema: Schema): ValidateFunction {
  const known = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, known);
  return known;
}

const consents = [{ id: 'privacy', version: '2026-11-21', acceptedAt: '2026-11-21T06:00:00.000Z' }];
/** The states in which a case finds its application. */
const states = ['new', 'kyc', 'documents', 'submitted', 'approved', 'rejected'] as const;
const made = new Map<string, { sandbox: TestSandbox; vendor: MadeVendor; snapshot: string }>();

/** A sandbox with one vendor in a random state, restored to how it was before the last case. */
async function begin(dice: Dice): Promise<{ sandbox: TestSandbox; vendor: MadeVendor }> {
  // Only a case with documents can delete one.
  const state = dice.pick([...states, 'documents'] as const);
  const category = dice.pick(categoryIds);
  const key = `${state} ${category}`;
  const known = made.get(key) ?? (await make(state, category));
  made.set(key, known);
  const { sandbox, snapshot } = known;
  await sandbox.fetch('/__sandbox/restore', { method: 'POST', body: JSON.stringify({ id: snapshot }) });
  // Half of the cases have a code to sign in and one to create a vendor.
  if (dice.chance(0.5)) await Promise.all([sendLoginCode(sandbox), sendCreateCode(sandbox)]);
  return known;
}

async function make(state: (typeof states)[number], category: MadeVendor['category']) {
  const sandbox = createSandbox({
    settings: { slowBankDelayMs: 0, loginTokenSeconds: 1e8, refreshedTokenSeconds: 1e8 },
  });
  const isSubmitted = ['submitted', 'approved', 'rejected'].includes(state);
  const vendor = await (isSubmitted ? submittedVendor : newVendor)(sandbox, { category, consents });
  if (state === 'kyc' || state === 'documents') await patchKyc(sandbox, vendor);
  if (state === 'documents') await uploadRequired(sandbox, vendor);
  if (state === 'documents') await upload(sandbox, vendor, { cheque: fileOf('pdf') });
  if (state === 'approved')
    sandbox.review(vendor.id, { decision: 'approve', reason: undefined, flags: undefined });
  if (state === 'rejected')
    sandbox.review(vendor.id, { decision: 'reject', reason: 'Unclear', flags: ['gst', 'panNumber'] });
  const reply = await sandbox.fetch('/__sandbox/snapshot', { method: 'POST', body: '{}' });
  const { id } = (await reply.json()) as { id: string };
  return { sandbox, vendor, snapshot: id };
}

afterAll(async () => {
  for (const { sandbox } of made.values()) await sandbox.close();
});

/** A body that the sandbox accepts, so that a run tests more than refusals. */
function likelyBody({ operationId }: Operation, vendor: MadeVendor): Body | null {
  const phone = '+919876543210';
  const bodies: Record<string, Body> = {
    sendOtp: { phone, userType: 'VENDOR' },
    login: { phone, verificationCode: '123456', userType: 'VENDOR' },
    refresh: { refreshToken: vendor.refreshToken },
    vendorSendOtp: { phone },
    createVendor: createBody({ category: vendor.category }),
    kycDraft: { panNumber: 'ABCDE' },
    kyc: kycOf(vendor.category),
    verifyBank: { accountNumber: '012345678901', ifsc: 'HDFC0000123', accountHolderName: 'Asha Rao' },
    contract: contractOf(vendor.category),
    withdrawConsent: { text: 'privacy' },
    reviewReply: { item: 'gst', text: 'The name changed.' },
  };
  return bodies[operationId] ?? null;
}

/** The last payment by UPI of each vendor. */
const payments = new Map<string, string>();

interface Sent {
  url: string;
  init: RequestInit;
  /** The JSON that was sent; undefined when the body is missing or unreadable. */
  json: unknown;
}

function requestOf(dice: Dice, operation: Operation, vendor: MadeVendor): Sent {
  const url = operation.path
    .replace('{id}', () =>
      dice.chance(0.85)
        ? vendor.id
        : encodeURIComponent(dice.pick(['vnd_none', '%', 'ü/..', 'me', ' ', '0', 'a'.repeat(300)])),
    )
    .replace('{payment}', () => (dice.chance(0.8) ? (payments.get(vendor.id) ?? 'upi_none') : 'upi_none'))
    .replace('{slot}', () =>
      dice.chance(0.8)
        ? dice.pick(['cheque', 'cheque', 'cheque', ...slotIds, 'cheque', 'cheque'])
        : encodeURIComponent(dice.pick(['none', '..', '%00', 'GST'])),
    );
  const headers = new Headers();
  if (dice.chance(0.9)) headers.set('authorization', `Bearer ${vendor.token}`);
  else if (dice.chance(0.5))
    headers.set(
      'authorization',
      dice.pick(['Bearer', 'Bearer x.y.z', 'Basic YTpi', `Bearer ${vendor.refreshToken}`]),
    );
  if (dice.chance(0.4))
    headers.set('idempotency-key', dice.pick(['a', 'b', 'x'.repeat(200), 'x'.repeat(201), 'a b', 'é']));
  const init: RequestInit = { method: operation.method.toUpperCase(), headers };
  const content = operation.requestBody?.content ?? {};
  if (content['multipart/form-data']) return { url, init: { ...init, body: formOf(dice) }, json: undefined };
  const schema = content['application/json']?.schema;
  if (schema === undefined) return { url, init, json: undefined };
  headers.set('content-type', 'application/json');
  if (dice.chance(0.04)) {
    const body = dice.pick([
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '\u0000',
      `{"a":"${'x'.repeat(70_000)}"}`,
      `${'[{"a":'.repeat(40)}1${'}]'.repeat(40)}`,
    ]);
    return { url, init: { ...init, body }, json: undefined };
  }
  const likely = dice.chance(0.5) ? likelyBody(operation, vendor) : null;
  const making = dice.pick<Making>(['valid', 'boundary', 'invalid']);
  const whole = likely ?? valueOf(schema, dice, making);
  const account = dice.pick(Object.values(testAccounts) as [string, ...string[]]);
  const known =
    operation.operationId === 'verifyBank' && dice.chance(0.2)
      ? { ...(whole as Body), accountNumber: account }
      : whole;
  const json = making === 'invalid' ? mutated(known, dice) : known;
  return { url, init: { ...init, body: JSON.stringify(json) }, json };
}

function formOf(dice: Dice): FormData {
  const form = new FormData();
  if (dice.chance(0.4)) {
    form.append('ownerPhoto', fileOf('jpeg'));
    return form;
  }
  for (let left = dice.between(0, 2); left >= 0; left--) {
    const kind = dice.pick(['pdf', 'jpeg', 'png'] as const);
    const type = dice.pick(['application/pdf', 'image/jpeg', 'image/png', 'text/html', '']);
    const name = dice.chance(0.8)
      ? dice.pick(['cheque', ...slotIds, 'cheque', 'cheque'])
      : dice.pick(['none', '', '__proto__']);
    form.append(
      name,
      dice.chance(0.9) ? new File([bytesOf(kind, dice.between(200, 400))], `a.${kind}`, { type }) : 'text',
    );
  }
  return form;
}

/** Codes that are also accepted in lower case. */
const codes = ['panNumber', 'gstNumber', 'ifsc'];

/** The body with trimmed texts and codes in capitals. The document says that both forms are accepted alike. */
function tidied(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return codes.includes(name) ? value.trim().toUpperCase() : value.trim();
  if (Array.isArray(value)) return value.map((each) => tidied(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, tidied(each, key)]));
}

/** Fields whose rules the document states only in words. A refusal of them contradicts no schema. */
const inWords = ['drugLicenseNumber', 'gstNumber'];

/** The ways in which a reply contradicts the document; empty when it does not. */
function problemsOf(
  operation: Operation,
  vendor: MadeVendor,
  sent: Sent,
  reply: Response,
  text: string,
): string[] {
  const isTaken = reply.status < 300;
  const documented = operation.responses[isTaken ? '2XX' : String(reply.status)];
  if (documented === undefined || reply.status === 500) return ['a status that the document does not have'];
  const body = JSON.parse(text) as Body;
  const problems: string[] = [];
  const validateReply = validatorOf(
    `${operation.operationId} ${isTaken}`,
    documented.content['application/json']?.schema ?? {},
  );
  if (!validateReply(body))
    problems.push(`a reply that does not fit: ${ajv.errorsText(validateReply.errors)}`);
  if (
    'Retry-After' in (documented.headers ?? {}) &&
    !/^[1-9]\d*$/.test(reply.headers.get('retry-after') ?? '')
  )
    problems.push('no Retry-After');
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (schema === undefined || sent.json === undefined) return problems;
  const own = schema.anyOf?.find(({ title }) => title === vendor.category) ?? schema;
  const validate = validatorOf(`${operation.operationId} ${own.title ?? ''}`, own);
  const isWhole = validate(sent.json) && validate(tidied(sent.json));
  if (isTaken && !validate(sent.json) && !validate(tidied(sent.json)))
    problems.push(`a body is taken that does not fit: ${ajv.errorsText(validate.errors)}`);
  const refusedFields = ((body['errors'] ?? []) as { path: string }[]).map(({ path }) => path);
  if (isWhole && body['code'] === 'invalid' && !refusedFields.every((field) => inWords.includes(field)))
    problems.push(`a body that fits is refused for ${refusedFields.join(', ')}`);
  return problems;
}

const taken = new Set<string>();

async function play(dice: Dice): Promise<void> {
  const { sandbox, vendor } = await begin(dice);
  for (let calls = 0; calls < callsPerCase; calls++) {
    const operation = dice.pick(operations);
    const sent = requestOf(dice, operation, vendor);
    const reply = await sandbox.fetch(sent.url, sent.init);
    const text = await reply.text();
    if (reply.status < 300) taken.add(operation.operationId);
    if (operation.operationId === 'startUpi' && reply.status < 300)
      payments.set(vendor.id, String((JSON.parse(text) as Body)['paymentId']));
    const problems = problemsOf(operation, vendor, sent, reply, text);
    if (problems.length === 0) continue;
    const asked = `${operation.operationId} ${JSON.stringify(sent.json)?.slice(0, 600)}`;
    throw new Error(`${problems.join('; ')}\n${asked}\n${reply.status} ${text.slice(0, 600)}`);
  }
}

test(
  'the sandbox accepts, refuses and replies as docs/openapi.json says',
  { timeout: runTimeoutMs },
  async () => {
    await playCases(run, play);
    // Otherwise the run may have tested refusals only.
    if (!isRepeat)
      expect(operations.map(({ operationId }) => operationId).filter((id) => !taken.has(id))).toEqual([]);
  },
);
