import { ActionLink, Rows, Slip, ToneBadge } from '#islands/dashboard/parts.tsx';
import { dashboardWords } from '#lib/copy/dashboard.ts';
import { profileWords } from '#lib/copy/profile.ts';
import type { ProfileView } from './view.ts';

const grounds: Record<ProfileView['tone'], string> = {
  green: 'tone-green',
  yellow: 'tone-yellow',
  red: 'tone-red',
};

/** The status of the vendor's KYC, and who it is about. */
export function ProfileBody({ view }: { view: ProfileView }) {
  const { tone, title, message, badge, action, unfinished, dashboard, reason, rows } = view;
  return (
    <div className="flex flex-col gap-5">
      <section data-testid="profile-status" data-tone={tone} className={`slip p-6 ${grounds[tone]}`}>
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm font-semibold">
          {profileWords.title}
          {badge && <ToneBadge tone={tone}>{badge}</ToneBadge>}
        </p>
        <h1 className="mt-3 text-2xl font-bold">{title}</h1>
        <p className="mt-2">{message}</p>
        {reason !== null && (
          <div className="mt-4">
            <h2 className="text-sm font-semibold">{dashboardWords.reason}</h2>
            <blockquote className="said mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
              {reason}
            </blockquote>
          </div>
        )}
        {unfinished && <p className="mt-4 font-semibold">{profileWords.unfinished}</p>}
        <div className="mt-5 flex flex-wrap gap-3">
          {action && <ActionLink action={action} />}
          {unfinished && <ActionLink action={unfinished} />}
          <ActionLink action={dashboard} kind="quiet" />
        </div>
      </section>
      <Slip title={profileWords.summary}>
        <Rows rows={rows} />
      </Slip>
    </div>
  );
}
