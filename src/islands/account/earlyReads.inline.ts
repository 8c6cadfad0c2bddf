/**
 * The script in the head of a page that shows a vendor. It requests the vendor while the app still loads, if
 * the stored session needs no refresh first. The app takes over the replies (`transport.ts`); this script
 * shows nothing.
 */
import { currentToken, dropEarlyReads, readVendorEarly } from '#lib/api/transportEarly.ts';
import { namedVendor } from '#lib/domain/url.ts';
import { brand } from '#lib/brand.ts';

const entry = (name: string): string => `${brand.storagePrefix}.${name}`;
const stored = (name: string): Record<string, unknown> | null =>
  JSON.parse(localStorage.getItem(entry(name)) ?? 'null') as Record<string, unknown> | null;

try {
  const token = currentToken(stored('session'), stored('tokens'), Date.now());
  if (token !== null) readVendorEarly(token, namedVendor(location.search));
} catch {
  // Storage is blocked, or an entry is damaged. The app reports it.
}
// Drop the replies when the session may have changed: in another tab, or before the page comes back from the
// page cache. Otherwise the next vendor would see them.
addEventListener('pagehide', dropEarlyReads);
addEventListener('storage', ({ key }) => {
  if (key === null || key === entry('session')) dropEarlyReads();
});
