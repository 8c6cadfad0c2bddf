import { kycNames, kycRow, type KycForm, type KycName } from '#lib/domain/kyc/kycFields.ts';
import { kycKinds } from '#lib/domain/kyc/kycKinds.ts';
import type { Loose } from '#lib/domain/reply/parse.ts';

/** The KYC fields on the server by name. An emptied field is empty; a field that the reply does not name is absent. */
export type KycDetails = Partial<Pick<KycForm, KycName>>;

/** Reads the KYC fields of a reply. `bankHolderName` is another name of the PAN holder in the specification. */
export function readKycDetails(source: Loose): KycDetails {
  const details = Object.fromEntries(
    kycNames.flatMap((name) => {
      const given = source[name];
      const value = given === undefined ? undefined : kycKinds[kycRow(name).kind].read(given);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as KycDetails;
  const holder = kycKinds.text.read(source['bankHolderName']);
  return details.panHolderName || !holder ? details : { ...details, panHolderName: holder };
}
