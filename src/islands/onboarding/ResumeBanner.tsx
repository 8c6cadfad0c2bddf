import { Icon } from '#islands/ui/Icon.tsx';
import { onboardingWords } from '#lib/copy/onboarding.ts';
import type { Moment } from '#lib/domain/moment.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { stepIds, stepNumber, type StepId } from '#lib/domain/steps.ts';

/** How far the application has come, for a vendor who comes back to it. */
export function ResumeBanner({
  percent: reported,
  step,
  updatedAt,
}: {
  percent: number;
  step: StepId;
  updatedAt: Moment | null;
}) {
  const percent = Math.min(100, Math.max(0, reported));
  const updated = formatDate(updatedAt);
  return (
    <section className="slip mt-4 p-4" aria-label={onboardingWords.resumeTitle}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="flex items-center gap-2 font-bold">
          <Icon name="file" />
          {onboardingWords.resumeTitle}
        </p>
        <p className="figures">{onboardingWords.percent(percent)}</p>
        <p className="figures">{onboardingWords.stepOf(stepNumber(step), stepIds.length)}</p>
        {updated && <p className="figures text-sm">{onboardingWords.lastUpdated(updated)}</p>}
      </div>
      <progress
        className="progress progress-primary mt-2"
        value={percent}
        max={100}
        aria-label={onboardingWords.percent(percent)}
      />
    </section>
  );
}
