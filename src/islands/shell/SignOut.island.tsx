import { signOut } from '#lib/stores/session/session.ts';
import { goHomeSignedOut } from './goHome.ts';

/** Signs out on a static page: its script imports this when the nav's button is pressed. */
export function wake(): void {
  signOut();
  goHomeSignedOut();
}
