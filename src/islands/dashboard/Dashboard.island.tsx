import { AccountPage } from '#islands/account/AccountPage.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { DashboardSkeleton } from './Skeleton.tsx';

/** The vendor dashboard, for signed-in vendors. */
export function Dashboard() {
  return <AccountPage className="max-w-5xl" screen={<DashboardScreen />} skeleton={<DashboardSkeleton />} />;
}
