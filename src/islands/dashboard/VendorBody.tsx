import { NotProvided, Rows, RuledRow, Slip } from '#islands/account/parts.tsx';
import { DeleteApplication } from '#islands/applications/DeleteApplication.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { dashboardWords } from '#lib/copy/dashboard.ts';
import { paths } from '#lib/paths.ts';
import { navigation } from '#lib/stores/browser/navigation.ts';
import { Documents } from './Documents.tsx';
import { KycDetails } from './KycDetails.tsx';
import { LicenceReminders } from './LicenceReminders.tsx';
import type { DashboardView } from './view.ts';

/** The vendor's data: in one column on a phone, in two balanced columns on a wider screen. */
export function VendorBody({ view }: { view: DashboardView }) {
  return (
    <>
      <div className="slip-columns">
        <div>
          <Slip title={dashboardWords.basic}>
            <Rows rows={view.basic} />
            <dl>
              <RuledRow label={dashboardWords.categories}>
                <Categories names={view.categories} />
              </RuledRow>
            </dl>
          </Slip>
        </div>
        <div>
          <Slip title={dashboardWords.location}>
            {view.mapHref !== null && <MapLink href={view.mapHref} />}
            <Rows rows={view.address} />
            <Rows rows={view.hours} />
          </Slip>
        </div>
        {view.kyc && (
          <div>
            <KycDetails rows={view.kyc} />
          </div>
        )}
        {view.renewals.length > 0 && (
          <div>
            <LicenceReminders renewals={view.renewals} />
          </div>
        )}
        <div>
          <Documents documents={view.documents} />
        </div>
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
        className="no-print inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4"
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
  if (names.length === 0) return <NotProvided />;
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
