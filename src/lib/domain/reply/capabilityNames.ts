import { otherCapabilities, type Capability } from '#lib/domain/reply/capabilities.ts';
import { optionalKycNames } from '#lib/domain/kyc/kycFields.ts';

/** Every capability that this version knows. Not in `capabilities.ts`, which every portal page loads. */
export const capabilityNames: readonly Capability[] = [...optionalKycNames, ...otherCapabilities];

/** Returns the names in a list that this version does not know. */
export function unknownCapabilities(list: string): string[] {
  const known: readonly string[] = [...capabilityNames, 'all'];
  return list.split(/[\s,]+/).filter((name) => name !== '' && !known.includes(name));
}
