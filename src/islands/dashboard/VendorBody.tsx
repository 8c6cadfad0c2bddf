import { Rows, RuledRow, Slip } from '#islands/vendorPages/parts.tsx';
import { DeleteApplication } from '#islands/applications/DeleteApplication.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { dashboardWords } from '#lib/words/dashboard.ts';
import { paths } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { Documents } from './Documents.tsx';
import { KycDetails } from './KycDetails.tsx';
import { LicenceReminders } from './LicenceReminders.tsx';
import type { DashboardView } from './firstView/view.ts';

/** The vendor's data: in one column on a phone, in two balanced columns on a wider screen. */
export function VendorBody({ view }: { view: DashboardView }) {
  return (
    <>
      {/* Slips of any height in balanced columns, so that no column stays empty. */}
      <div className="columns-[2_26rem] gap-x-5 *:break-inside-avoid *:not-last:mb-5">
        <Slip title={dashboardWords.basic}>
          <Rows rows={view.basic}>
            {view.categories.length > 0 && (
              <RuledRow label={dashboardWords.categories}>
                <Categories names={view.categories} />
              </RuledRow>
            )}
          </Rows>
        </Slip>
        <Slip title={dashboardWords.location}>
          {view.mapHref !== null && <MapLink href={view.mapHref} />}
          <Rows rows={view.address} />
        </Slip>
        {view.kyc && <KycDetails rows={view.kyc} />}
        {view.renewals.length > 0 && <LicenceReminders renewals={view.renewals} />}
        <Documents documents={view.documents} />
      </div>
      {view.deletable && (
        <DeleteApplication
          vendorId={view.vendorId}
          name={view.title}
          category={view.deletable.category}
          onDeleted={() => navigation.to(paths.dashboard)}
        />
      )}
    </>
  );
}

/** Opens the place in the reader's own map app. The address follows, so the link does not name the place. */
function MapLink({ href }: { href: string }) {
  return (
    <p>
      <a
        className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4 print:hidden"
        href={href}
        target="_blank"
        rel="noopener"
      >
        <Icon name="pin" className="size-5" />
        {dashboardWords.mapApp}
        <Icon name="external" className="size-4" />
        <span className="sr-only">({dashboardWords.opensNewTab})</span>
      </a>
    </p>
  );
}

function Categories({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name} className="badge badge-secondary font-semibold">
          {name}
        </li>
      ))}
    </ul>
  );
}
