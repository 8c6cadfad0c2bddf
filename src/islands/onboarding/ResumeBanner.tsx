import { onboardingWords } from '#lib/words/onboarding.ts';
import { progressWords } from '#lib/words/progress.ts';
import type { Moment } from '#lib/domain/moment.ts';
import { formatDate } from '#lib/domain/dates.ts';
import { stepIds, stepNumber, type StepId } from '#lib/domain/application/steps.ts';

/** The progress of an application, for a vendor who returns to it: one line under the bar of steps. */
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
    <section
      className="figures mb-2.5 flex flex-wrap gap-x-3 text-[0.8125rem]/5 sm:-mt-2.5 sm:mb-4 sm:text-[0.9375rem]/[1.5]"
      aria-label={onboardingWords.resumeTitle}
    >
      <strong className="max-sm:sr-only">{onboardingWords.resumeTitle}</strong>
      <span>{progressWords.percent(percent)}</span>
      <span className="max-sm:sr-only">{onboardingWords.stepOf(stepNumber(step), stepIds.length)}</span>
      {updated && <span>{progressWords.lastUpdated(updated)}</span>}
    </section>
  );
}
