import { foreignHosts } from '#lib/domain/url.ts';

/** The settings of a build that name other hosts, and the further origins of its street map (`site/map.ts`). */
interface CalledAddresses {
  geocoderUrl: string;
  /** Null without streets. */
  streetMap: { light: string; dark: string } | null;
  mapOrigins: readonly string[];
}

/** Returns the foreign hosts that the pages of a build call for the place search and the street map. */
export function calledHosts(
  { geocoderUrl, streetMap, mapOrigins }: CalledAddresses,
  siteUrl: string,
): string[] {
  const ofMap = streetMap === null ? [] : [streetMap.light, streetMap.dark, ...mapOrigins];
  return foreignHosts([geocoderUrl, ...ofMap], siteUrl);
}
