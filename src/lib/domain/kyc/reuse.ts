import type { Application } from '#lib/domain/application/application.ts';
import type { ApplicationSummary } from '#lib/domain/application/applicationSummary.ts';
import { stateOfGstin, statesOfPin } from '#lib/domain/gst/gstStates.ts';
import { textRow } from '#lib/domain/kyc/kycFields.ts';
import { isMasked } from '#lib/domain/kyc/masked.ts';
import type { ApplicationState } from '#lib/domain/status/applicationState.ts';

/** The fields that two shops of one vendor may share. The place and the photos are never among them. */
export const reuseNames = [
  'ownerName',
  'email',
  'panNumber',
  'panHolderName',
  'gstNumber',
  'bankAccount',
  'accountHolderName',
  'ifsc',
] as const;
export type ReuseName = (typeof reuseNames)[number];

/** Whether a field is one of the first step; the others are of the KYC step. */
export const isInfoName = (name: ReuseName): name is 'ownerName' | 'email' =>
  name === 'ownerName' || name === 'email';

export type Reusable = Partial<Record<ReuseName, string>>;

/**
 * Returns the values of a shop that another shop may use. A value that the API masks, or that its own rule refuses, is
 * left out. The owner of a shop without one is the holder of the PAN. An account is whole or left out.
 */
export function reusableOf({ info, kyc }: Pick<Application, 'info' | 'kyc'>): Reusable {
  const texts: Record<ReuseName, string | undefined> = {
    ownerName: info.ownerName ?? kyc.panHolderName,
    email: info.email,
    panNumber: kyc.panNumber,
    panHolderName: kyc.panHolderName,
    gstNumber: kyc.gstNumber,
    bankAccount: kyc.bankAccount,
    accountHolderName: kyc.accountHolderName,
    ifsc: kyc.ifsc,
  };
  const isWhole = (name: ReuseName): boolean => {
    const text = texts[name]?.trim() ?? '';
    if (text === '' || isMasked(text)) return false;
    return isInfoName(name) || textRow(name).rule.safeParse(text).success;
  };
  const isAccountWhole = (['bankAccount', 'accountHolderName', 'ifsc'] as const).every(isWhole);
  const names = reuseNames.filter((name) => isWhole(name) && (isAccountWhole || !isOfBank(name)));
  return Object.fromEntries(names.map((name) => [name, texts[name]?.trim()]));
}

const isOfBank = (name: ReuseName): boolean => !isInfoName(name) && textRow(name).group === 'bank';

/** Whether a GSTIN may be of a shop with this PIN code: only if its state may be the same. */
export function isGstinOf(gstin: string, pincode: string): boolean {
  const state = stateOfGstin(gstin);
  return state !== null && statesOfPin(pincode).includes(state);
}

/** Whether a GSTIN may be offered for a shop: its PIN code is not known yet, or of the same state. */
export function mayReuseGstin(gstin: string, pincode: string): boolean {
  return pincode === '' ? stateOfGstin(gstin) !== null : isGstinOf(gstin, pincode);
}

/** The states of a shop that sent its KYC details, the best checked first. */
const sent: readonly ApplicationState[] = ['approved', 'in-review', 'submitted', 'changed', 'rejected'];

/** Returns the shop whose details are offered for another one: the best checked, then the newest. Null if none has any. */
export function shopToReuse(
  applications: readonly ApplicationSummary[],
  current: string | null,
): ApplicationSummary | null {
  const rank = ({ applicationState }: ApplicationSummary): number => sent.indexOf(applicationState);
  const others = applications.filter((each) => each.id !== current && each.name !== null && rank(each) >= 0);
  const [best] = others.toSorted(
    (a, b) => rank(a) - rank(b) || (b.updatedAt?.at ?? 0) - (a.updatedAt?.at ?? 0),
  );
  return best ?? null;
}
