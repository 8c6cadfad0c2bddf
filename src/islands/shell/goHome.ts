import { paths } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';

/** Leads a vendor who has just signed out home, with the nav as visitors see it. */
export function goHomeSignedOut(): void {
  delete document.documentElement.dataset.session;
  navigation.to(paths.home);
}
