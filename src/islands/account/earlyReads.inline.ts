/**
 * The script at the head of a page that shows a vendor: asks for the vendor while the app is still on its way, if a session is
 * stored that the app would ask with as it is. The app takes the replies over (`transport.ts`); nothing of them is shown here.
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
  // Blocked storage, or damaged entries: the app says so.
}
// The next vendor, in another tab or when the page comes back from the page cache, is not shown what is requested now.
addEventListener('pagehide', dropEarlyReads);
addEventListener('storage', ({ key }) => {
  if (key === null || key === entry('session')) dropEarlyReads();
});
