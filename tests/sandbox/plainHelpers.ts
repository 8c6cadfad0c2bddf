import type { CategoryId } from '#lib/domain/category/category.ts';
import { createSandbox, type TestSandbox } from '#sandbox/testing.ts';
import {
  acceptContract,
  call,
  createBody,
  patchKyc,
  sendCreateCode,
  signIn,
  uploadRequired,
  vendorPath,
  type Body,
  type MadeVendor,
} from './helpers.ts';

export const createPlainSandbox = (): TestSandbox => createSandbox({ profile: 'plain' });

/** Creates a vendor and signs in for a token, because creating a vendor returns none. */
export async function newPlainVendor(
  sandbox: TestSandbox,
  category: CategoryId = 'pharmacy',
): Promise<MadeVendor> {
  await sendCreateCode(sandbox);
  const { body } = await call(sandbox, 'POST', '/api/vendors/create', { body: createBody({ category }) });
  const { accessToken: token, refreshToken } = await signIn(sandbox);
  return { id: body['vendorId'], token, refreshToken, category };
}

export async function submittedPlainVendor(
  sandbox: TestSandbox,
  category: CategoryId = 'pharmacy',
): Promise<MadeVendor> {
  const vendor = await newPlainVendor(sandbox, category);
  await patchKyc(sandbox, vendor);
  await uploadRequired(sandbox, vendor);
  await acceptContract(sandbox, vendor);
  return vendor;
}

const get = async (sandbox: TestSandbox, vendor: MadeVendor, rest: string): Promise<Body> =>
  (await call(sandbox, 'GET', vendorPath(vendor, rest), { token: vendor.token })).body;

/** Reads the vendor, which has no wrapper. */
export const vendorRead = (sandbox: TestSandbox, vendor: MadeVendor): Promise<Body> =>
  get(sandbox, vendor, '');

export const progressRead = async (sandbox: TestSandbox, vendor: MadeVendor): Promise<Body> =>
  (await get(sandbox, vendor, '/application-progress'))['applicationData'];

/** Returns every name in a reply with its path. */
export function namesIn(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => namesIn(item, prefix)))];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    `${prefix}${name}`,
    ...namesIn(field, `${prefix}${name}.`),
  ]);
}
