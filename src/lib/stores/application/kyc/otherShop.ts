import { call } from '#lib/api/client.ts';
import { applicationOf } from '#lib/domain/application/application.ts';
import { bankDetailsOf, type BankDetails } from '#lib/domain/bank/bank.ts';
import { emptyKycForm } from '#lib/domain/kyc/kyc.ts';
import { reusableOf, shopToReuse, type Reusable } from '#lib/domain/kyc/reuse.ts';
import { $bank, openBank } from '#lib/stores/application/kyc/bank.ts';
import { applicationsQuery, progressQuery, vendorQuery } from '#lib/stores/application/reads/queries.ts';

/** Another shop of the signed-in vendor. */
export interface OtherShop {
  id: string;
  name: string;
}

/**
 * Returns the shop whose details are offered for another application; null if there is none. `current` is the vendor of
 * that application, if it exists. Requires the API's capability `reuse`.
 * @throws {ApiError}
 */
export async function findOtherShop(current: string | null): Promise<OtherShop | null> {
  const shop = shopToReuse(await applicationsQuery().load(), current);
  return shop && { id: shop.id, name: shop.name ?? '' };
}

/**
 * Returns the details of a shop that another one may use. They stay in memory.
 * @throws {ApiError}
 */
export async function loadReusable({ id }: OtherShop): Promise<Reusable> {
  const [vendor, progress] = await Promise.all([
    vendorQuery(id).load(),
    progressQuery(id)
      .load()
      .catch(() => null),
  ]);
  return reusableOf(applicationOf({ vendor, progress }));
}

/**
 * Asks the API whether the account of an application, which it has as a draft, was checked before. If so, it is not
 * checked again.
 * @throws {ApiError}
 */
export async function adoptBankCheck(vendorId: string, typed: () => BankDetails): Promise<void> {
  const { bankCheck, kyc } = await call('progress', { id: vendorId });
  if (bankCheck === null || $bank.get().type !== 'unverified') return;
  openBank(typed(), { details: bankDetailsOf({ ...emptyKycForm, ...kyc }), check: bankCheck });
}
