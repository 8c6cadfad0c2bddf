import { StaticMap } from '#islands/ui/StaticMap.tsx';
import { dashboardWords } from '#lib/copy/dashboard.ts';
import { Documents } from './Documents.tsx';
import { KycDetails } from './KycDetails.tsx';
import { NotProvided, Rows, RuledRow, Slip } from './parts.tsx';
import { StatusSlip } from './StatusSlip.tsx';
import type { DashboardView } from './view.ts';

/** Everything the dashboard shows of a vendor: one column on a phone, two from a tablet's width on. */
export function VendorBody({ view }: { view: DashboardView }) {
  return (
    <div className="flex flex-col gap-5">
      <StatusSlip view={view} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <Slip title={dashboardWords.basic}>
            <Rows rows={view.basic} />
            <dl>
              <RuledRow label={dashboardWords.categories}>
                <Categories names={view.categories} />
              </RuledRow>
            </dl>
          </Slip>
          <Slip title={dashboardWords.location}>
            <Rows rows={view.address} />
            {view.location && (
              <div className="mx-auto my-3 max-w-48">
                <StaticMap lat={view.location.lat} lng={view.location.lng} />
              </div>
            )}
            <Rows rows={view.hours} />
          </Slip>
        </div>
        <div className="grid min-w-0 gap-5">
          {view.kyc && <KycDetails rows={view.kyc} />}
          <Documents documents={view.documents} />
        </div>
      </div>
    </div>
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
