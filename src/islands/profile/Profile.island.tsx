import { VendorPage } from '#islands/vendorPages/VendorPage.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** The KYC status page, for signed-in vendors. */
export function Profile() {
  return <VendorPage className="max-w-xl" screen={<ProfileScreen />} skeleton={<ProfileSkeleton />} />;
}
