/** The part of Trusted Types that the site uses. Safari and Firefox have it only in newer versions. */
export interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => object };
}

/**
 * Returns a function that makes an address one from which the page may start code. It throws for every other
 * address than the given ones. The content security policy requires Trusted Types and allows one policy of
 * this name (`build/policy.ts`): it makes no HTML and no script.
 */
export function trustedAddresses(
  trustedTypes: TrustedTypes | undefined,
  name: string,
  addresses: readonly string[],
): (address: string) => string {
  const createScriptURL = (address: string): string => {
    if (!addresses.includes(address)) throw new TypeError('This address is no worker of the build');
    return address;
  };
  const policy = trustedTypes?.createPolicy(name, { createScriptURL }) ?? { createScriptURL };
  // The types of `Worker` know texts alone. The browser takes the trusted object in their place.
  return (address) => policy.createScriptURL(address) as string;
}
