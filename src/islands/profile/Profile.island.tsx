import { AccountPage } from '#islands/account/AccountPage.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** The KYC status page, for signed-in vendors. */
export function Profile() {
  return <AccountPage className="max-w-xl" screen={<ProfileScreen />} skeleton={<ProfileSkeleton />} />;
}
