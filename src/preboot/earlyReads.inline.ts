/**
 * The script in the head of a page that shows a vendor. It requests the vendor while the app still loads, if
 * the stored session needs no refresh first. The app takes over the replies (`lib/api/transport.ts`); this
 * script shows nothing.
 */
import { keyPrefix } from '#lib/brand.ts';
import { namedVendor } from '#lib/domain/url.ts';
import { currentToken, dropEarlyReads, readVendorEarly } from './earlyRequests.ts';

const stored = (name: string): unknown => JSON.parse(localStorage.getItem(keyPrefix + name) ?? 'null');

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
  if (key === null || key === `${keyPrefix}session`) dropEarlyReads();
});
