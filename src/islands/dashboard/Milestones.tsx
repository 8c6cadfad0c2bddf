import { Icon, type IconName } from '#islands/ui/Icon.tsx';
import { milestoneStateWords } from '#lib/copy/dashboard.ts';
import type { MilestoneView } from './milestoneView.ts';

/** The dotted route from the slip to the decision. */
export function Milestones({
  milestones,
  rejected,
}: {
  milestones: readonly MilestoneView[];
  rejected: boolean;
}) {
  const iconOf = ({ id, state }: MilestoneView): IconName | null => {
    if (state === 'done') return rejected && id === 'decided' ? 'x' : 'check';
    return state === 'current' ? 'clock' : null;
  };
  return (
    <ol className="mt-3">
      {milestones.map((milestone) => {
        const { id, state, label, note, dateTime } = milestone;
        const icon = iconOf(milestone);
        return (
          <li
            key={id}
            className="route-stop"
            data-state={rejected && id === 'decided' ? 'rejected' : state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className="route-mark">{icon && <Icon name={icon} className="size-4" />}</span>
            <div className="min-w-0">
              <p className="font-semibold">
                {label}
                <span className="sr-only"> ({milestoneStateWords[state]})</span>
              </p>
              {note !== null && (
                <p className="figures text-sm opacity-80">
                  {dateTime === null ? note : <time dateTime={dateTime}>{note}</time>}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
