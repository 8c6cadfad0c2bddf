import { categories, type CategoryId } from '#lib/domain/category/category.ts';
import { licenceFieldOf } from '#lib/domain/kyc/kycFields.ts';
import { slots, slotsOf, type FileKind, type SlotId } from '#lib/domain/documents/documents.ts';
import { infoAnswers, kycAnswers, licenceAnswers } from '../support/answers.ts';
import type { TestSandbox } from '#sandbox/testing.ts';
import { chunk, pngOf } from './sampleFiles.ts';

export type Body = Record<string, any>;

/** A reply's status, JSON body and headers. */
export interface Answer {
  status: number;
  body: Body;
  headers: Headers;
}

export const testPhone = '+919876543210';

/** The complete answers of step 1. */
export const vendorInfo = {
  ...infoAnswers,
  coords: { lat: 12.9716, lng: 77.5946 },
  deliveryTimings: { openTime: '09:00', closeTime: '22:00', openDays: [1, 2, 3, 4, 5, 6] },
};

/** Returns the complete answers of step 2 for a category. */
export function kycOf(category: CategoryId): Record<string, string> {
  const field = licenceFieldOf(category);
  return { ...kycAnswers, [field]: licenceAnswers[field] };
}

export const contractOf = (category: CategoryId): Body =>
  categories[category].hasDeliveryTerms
    ? { termsAccepted: true, minimumOrder: 200, deliveryRadius: 8 }
    : { termsAccepted: true };

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Builds a file of each kind around a filling. */
const frames: Record<FileKind, (filling: Buffer) => Buffer> = {
  pdf: (filling) =>
    Buffer.concat([
      latin1(`%PDF-1.7\n1 0 obj\n<< /Length ${String(filling.length).padStart(8, '0')} >>\nstream\n`),
      filling,
      latin1('\nendstream\nendobj\ntrailer\n<< >>\nstartxref\n0\n%%EOF\n'),
    ]),
  jpeg: (filling) =>
    Buffer.concat([
      Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
      Buffer.from('ffc0000b080001000101011100ffda0008010100003f00', 'hex'),
      filling,
      Buffer.from('ffd9', 'hex'),
    ]),
  png: (filling) => pngOf([chunk('IDAT', filling)]),
};

/** Returns a valid file of a kind with exactly `size` bytes. */
export function bytesOf(kind: FileKind, size = 200): Uint8Array<ArrayBuffer> {
  const frame = frames[kind];
  return new Uint8Array(frame(Buffer.alloc(size - frame(Buffer.alloc(0)).length, 0x20)));
}

const mimeTypes: Record<FileKind, string> = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' };

/** Returns a file as a browser sends it. */
export function fileOf(kind: FileKind, size?: number, name = `scan.${kind}`): File {
  return new File([bytesOf(kind, size)], name, { type: mimeTypes[kind] });
}

/** Calls the sandbox with JSON, a form or nothing. */
export async function call(
  sandbox: TestSandbox,
  method: string,
  path: string,
  given: { token?: string | undefined; body?: unknown; key?: string; form?: Record<string, File> } = {},
): Promise<Answer> {
  const headers = new Headers();
  if (given.token) headers.set('authorization', `Bearer ${given.token}`);
  if (given.key) headers.set('idempotency-key', given.key);
  let body: BodyInit | null = null;
  if (given.form) {
    const form = new FormData();
    for (const [name, file] of Object.entries(given.form)) form.append(name, file);
    body = form;
  } else if (given.body !== undefined) {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(given.body);
  }
  const response = await sandbox.fetch(path, { method, headers, body });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: isJson ? JSON.parse(text) : { text }, headers: response.headers };
}

export const sendLoginCode = (sandbox: TestSandbox, phone = testPhone): Promise<Answer> =>
  call(sandbox, 'POST', '/api/auth/send-otp', { body: { phone, userType: 'VENDOR' } });

export const sendCreateCode = (sandbox: TestSandbox, phone = testPhone): Promise<Answer> =>
  call(sandbox, 'POST', '/api/vendors/send-otp', { body: { phone } });

export const login = (sandbox: TestSandbox, phone = testPhone, code = '123456'): Promise<Answer> =>
  call(sandbox, 'POST', '/api/auth/login', {
    body: { phone, verificationCode: code, userType: 'VENDOR' },
  });

export const refresh = (sandbox: TestSandbox, refreshToken: unknown, key?: string): Promise<Answer> =>
  call(sandbox, 'POST', '/api/auth/refresh', { body: { refreshToken }, ...(key ? { key } : {}) });

/** Signs in and returns login's data. */
export async function signIn(sandbox: TestSandbox, phone = testPhone): Promise<Body> {
  await sendLoginCode(sandbox, phone);
  const { body } = await login(sandbox, phone);
  return body['data'];
}

export const createBody = (more: Body = {}): Body => ({
  phone: testPhone,
  otp: '123456',
  category: 'pharmacy',
  baseInfo: vendorInfo,
  ...more,
});

export interface MadeVendor {
  id: string;
  token: string;
  refreshToken: string;
  category: CategoryId;
}

/** Creates a vendor with a verified phone. */
export async function newVendor(
  sandbox: TestSandbox,
  given: { category?: CategoryId; phone?: string; name?: string; consents?: Body[] } = {},
): Promise<MadeVendor> {
  const { category = 'pharmacy', phone = testPhone, name = vendorInfo.vendorName, consents } = given;
  await sendCreateCode(sandbox, phone);
  const { body } = await call(sandbox, 'POST', '/api/vendors/create', {
    body: createBody({
      phone,
      category,
      baseInfo: { ...vendorInfo, vendorName: name },
      ...(consents ? { consents } : {}),
    }),
  });
  const { accessToken: token, refreshToken } = body['data'];
  return { id: body['vendorId'], token, refreshToken, category };
}

export const vendorPath = (vendor: MadeVendor, rest = ''): string => `/api/vendors/${vendor.id}${rest}`;

export const patchKyc = (sandbox: TestSandbox, vendor: MadeVendor, change: Body = {}): Promise<Answer> =>
  call(sandbox, 'PATCH', vendorPath(vendor, '/kyc'), {
    token: vendor.token,
    body: { ...kycOf(vendor.category), ...change },
  });

export const upload = (
  sandbox: TestSandbox,
  vendor: MadeVendor,
  form: Record<string, File>,
  key?: string,
): Promise<Answer> =>
  call(sandbox, 'POST', vendorPath(vendor, '/documents'), {
    token: vendor.token,
    form,
    ...(key ? { key } : {}),
  });

export const requiredOf = ({ category }: MadeVendor): SlotId[] =>
  slotsOf(category).filter((slot) => slots[slot].required);

/** Uploads all required documents of the category in one request. */
export function uploadRequired(sandbox: TestSandbox, vendor: MadeVendor): Promise<Answer> {
  const files = requiredOf(vendor).map((slot) => [slot, fileOf('jpeg')]);
  return upload(sandbox, vendor, Object.fromEntries(files));
}

export const acceptContract = (sandbox: TestSandbox, vendor: MadeVendor): Promise<Answer> =>
  call(sandbox, 'POST', vendorPath(vendor, '/contract'), {
    token: vendor.token,
    body: contractOf(vendor.category),
  });

/** Creates a vendor whose application is under review. */
export async function submittedVendor(
  sandbox: TestSandbox,
  given: Parameters<typeof newVendor>[1] = {},
): Promise<MadeVendor> {
  const vendor = await newVendor(sandbox, given);
  await patchKyc(sandbox, vendor);
  await uploadRequired(sandbox, vendor);
  await acceptContract(sandbox, vendor);
  return vendor;
}

export const getVendor = async (sandbox: TestSandbox, vendor: MadeVendor): Promise<Body> =>
  (await call(sandbox, 'GET', vendorPath(vendor), { token: vendor.token })).body['vendor'];

export const getProgress = async (sandbox: TestSandbox, vendor: MadeVendor): Promise<Body> =>
  (await call(sandbox, 'GET', vendorPath(vendor, '/application-progress'), { token: vendor.token })).body[
    'applicationData'
  ];
