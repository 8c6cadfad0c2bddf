import type { ReactNode } from 'react';
import type { BadgeTone } from '#lib/domain/status/shownState.ts';

const colours: Record<BadgeTone, string> = {
  green: 'badge-success',
  yellow: 'badge-warning',
  red: 'badge-error',
  gray: 'badge-neutral',
};

interface ToneBadgeProps {
  tone: BadgeTone;
  /** Small and pale, for a row of a list. */
  isSmall?: boolean;
  children: ReactNode;
}

/** A status as a word in its colour. Long words wrap. */
export function ToneBadge({ tone, isSmall = false, children }: ToneBadgeProps) {
  const size = isSmall ? 'badge-sm badge-soft min-h-5' : 'min-h-6 py-0.5';
  return (
    <span
      data-tone={tone}
      className={`badge h-auto max-w-full font-semibold [overflow-wrap:anywhere] whitespace-normal ${size} ${colours[tone]}`}
    >
      {children}
    </span>
  );
}
