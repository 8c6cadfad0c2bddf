import { pageFlags } from '#preboot/handover.ts';
import { paths } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';

/** Opens the home page after a sign-out, with the nav of a visitor. */
export function goHomeSignedOut(): void {
  delete pageFlags().session;
  navigation.to(paths.home);
}
