import { paths } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';

/** Where whoever has just signed out goes: home, with the nav as visitors see it. */
export function goHomeSignedOut(): void {
  delete document.documentElement.dataset.session;
  navigation.to(paths.home);
}
