/**
 * The script in the head of the landing page. It also shows the note that a sign-in is needed, after a page that
 * requires a session redirected here. The requested page is an entry of this tab
 * (`stores/session/signIn/askedPage.ts`). One script costs the document fewer bytes than two.
 */
import './lazyIslands.ts';
import { keyPrefix } from '#lib/brand.ts';
import type { AskedPage } from '#lib/domain/session/askedPage.ts';
import { askedPageMs } from '#lib/limits.ts';
import type { PageFlags } from './handover.ts';

const flags: PageFlags = document.documentElement.dataset;
const markAsked = (): void => {
  delete flags.asked;
  delete flags.askedProfile;
  try {
    const { path, at } = JSON.parse(sessionStorage[`${keyPrefix}askedPage`] as string) as AskedPage;
    if (at > Date.now() - askedPageMs) flags.asked = '';
    if (!path.indexOf('/profile')) flags.askedProfile = '';
  } catch {
    // Nothing was requested, or storage is blocked.
  }
};
markAsked();
addEventListener('pageshow', markAsked);
