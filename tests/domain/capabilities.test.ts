import { describe, expect, test } from 'vitest';
import { offersAll, readCapabilities, type Capability } from '#lib/domain/reply/capabilities.ts';
import { capabilityNames, unknownCapabilities } from '#lib/domain/reply/capabilityNames.ts';

const offered = (list: string): Capability[] => capabilityNames.filter(readCapabilities(list));

describe('The capabilities of an API', () => {
  test('are none by default, as in the specification', () => {
    expect(offered('')).toEqual([]);
    expect(offered('  ')).toEqual([]);
  });

  test('are those in the list, separated by commas or spaces', () => {
    expect(offered('consents,gstExempt')).toEqual(['gstExempt', 'consents']);
    expect(offered(' deleteVendor   dayWise ')).toEqual(['dayWise', 'deleteVendor']);
  });

  test('are all that this version knows with "all"', () => {
    expect(offered('all')).toEqual(capabilityNames);
    expect(capabilityNames.every(offersAll)).toBe(true);
  });

  test('do not include those of a newer version', () => {
    expect(offered('consents, fromTheFuture')).toEqual(['consents']);
    expect(unknownCapabilities('consents, fromTheFuture all')).toEqual(['fromTheFuture']);
  });
});
