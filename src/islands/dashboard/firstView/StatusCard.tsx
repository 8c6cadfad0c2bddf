import type { ReactNode } from 'react';
import { Unbroken } from '#islands/ui/Unbroken.tsx';
import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { ToneBadge } from '#islands/applications/ToneBadge.tsx';
import { dashboardWords } from '#lib/words/dashboard.ts';
import type { KycCardView } from './cardView.ts';

const looks: Record<KycCardView['tone'], { icon: IconName; ground: string; ink: string }> = {
  green: {
    icon: 'check',
    ground: 'bg-[color-mix(in_oklab,var(--color-success)_9%,var(--color-base-100))]',
    ink: 'text-success',
  },
  yellow: {
    icon: 'clock',
    ground: 'bg-[color-mix(in_oklab,var(--color-accent)_14%,var(--color-base-100))]',
    ink: 'text-warning',
  },
  red: {
    icon: 'alert',
    ground: 'bg-[color-mix(in_oklab,var(--color-error)_8%,var(--color-base-100))]',
    ink: 'text-error',
  },
};

/**
 * The KYC Verification Status card: what is left to send, status, answer and message. `children` come below
 * them. A line without words takes no room, because the templates of the first view have every line.
 */
export function StatusCard({ card, children }: { card: Omit<KycCardView, 'action'>; children: ReactNode }) {
  const { icon, ground, ink } = looks[card.tone];
  return (
    <div data-testid="kyc-status-card" data-tone={card.tone} className={`status-card ${ground}`}>
      <p className="status-lead mb-3 empty:hidden">{card.unsent}</p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="kyc-status" className="text-sm/[1.2] font-semibold tracking-normal [font-family:inherit]">
          {dashboardWords.statusHeading}
        </h2>
        <ToneBadge tone={card.tone}>{card.badge}</ToneBadge>
      </div>
      <p className="status-title mt-3 flex items-start gap-2">
        <Icon name={icon} className={`mt-0.5 size-6 ${ink}`} />
        {card.title}
      </p>
      <p className="mt-1 font-bold empty:hidden">{card.answer?.by}</p>
      <p className="max-w-[68ch] mt-1">
        <Unbroken text={card.message} />
      </p>
      <p className="max-w-[68ch] mt-1 empty:hidden">{card.answer?.told}</p>
      {children}
    </div>
  );
}
