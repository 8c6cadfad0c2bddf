import { VendorPage } from '#islands/vendorPages/VendorPage.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { DashboardSkeleton } from './Skeleton.tsx';

/** The vendor dashboard, for signed-in vendors. */
export function Dashboard() {
  return <VendorPage className="max-w-5xl" screen={<DashboardScreen />} skeleton={<DashboardSkeleton />} />;
}
