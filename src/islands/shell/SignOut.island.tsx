import { signOut } from '#lib/stores/session/session.ts';
import { goHomeSignedOut } from './page/goHome.ts';

/** Signs out on a public page. The page's script imports this file when the nav's button is pressed. */
export function onTap(): void {
  signOut();
  goHomeSignedOut();
}
