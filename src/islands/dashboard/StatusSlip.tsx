import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { dashboardWords } from '#lib/copy/dashboard.ts';
import { Milestones } from './Milestones.tsx';
import { ActionLink, ToneBadge } from './parts.tsx';
import type { DashboardView, KycCardView } from './view.ts';

const looks: Record<KycCardView['tone'], { icon: IconName; ground: string; ink: string }> = {
  green: { icon: 'check', ground: 'tone-green', ink: 'text-success' },
  yellow: { icon: 'clock', ground: 'tone-yellow', ink: 'text-warning' },
  red: { icon: 'alert', ground: 'tone-red', ink: 'text-error' },
};

/** The KYC Verification Status card, with the application's way to its decision on the stub beside it. */
export function StatusSlip({ view }: { view: DashboardView }) {
  const { card, rejection, milestones } = view;
  const { icon, ground, ink } = looks[card.tone];
  return (
    <section
      aria-labelledby="kyc-status"
      className="slip overflow-hidden lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div data-testid="kyc-status-card" data-tone={card.tone} className={`${ground} p-5 lg:p-6`}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="kyc-status" className="text-sm font-semibold">
            {dashboardWords.statusHeading}
          </h2>
          <ToneBadge tone={card.tone}>{card.badge}</ToneBadge>
        </div>
        <p className="mt-3 flex items-start gap-2 text-xl font-bold">
          <Icon name={icon} className={`mt-0.5 size-6 ${ink}`} />
          {card.title}
        </p>
        <p className="prose-line mt-1">{card.message}</p>
        {rejection && <Rejection rejection={rejection} />}
        {card.action && (
          <div className="mt-4 flex flex-wrap gap-3">
            <ActionLink action={card.action} />
          </div>
        )}
      </div>
      <div className="stub p-5 lg:p-6">
        <h3 className="text-sm font-semibold">{dashboardWords.timeline}</h3>
        <Milestones milestones={milestones} rejected={view.standing === 'rejected'} />
      </div>
    </section>
  );
}

function Rejection({ rejection }: { rejection: NonNullable<DashboardView['rejection']> }) {
  const { reason, flagged } = rejection;
  return (
    <div className="mt-4 flex flex-col gap-3">
      {reason !== null && (
        <div>
          <h3 className="text-sm font-semibold">{dashboardWords.reason}</h3>
          <blockquote className="said mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{reason}</blockquote>
        </div>
      )}
      <div>
        <h3 className="text-sm font-semibold">{dashboardWords.flagged}</h3>
        {flagged.length === 0 ? (
          <p className="mt-1">{dashboardWords.flaggedNothing}</p>
        ) : (
          <ul className="mt-1 list-disc pl-5">
            {flagged.map((item) => (
              <li key={item} className="[overflow-wrap:anywhere]">
                {item}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
