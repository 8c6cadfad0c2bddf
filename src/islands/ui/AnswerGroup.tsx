import type { ReactNode } from 'react';

/** A question as it was put, and what was answered. */
export type Answer = readonly [label: string, value: ReactNode];

export interface AnswerGroupProps {
  title: string;
  answers: readonly Answer[];
  /**
   * The button that leads back to the answers: its word, and the longer name that a screen reader reads, with its group. None
   * where they can no longer be changed.
   */
  change?: { word: string; label: string; onPress: () => void };
}

/** The answers of one step, read once more before they are sent, and the button that leads back to them. */
export function AnswerGroup({ title, answers, change }: AnswerGroupProps) {
  return (
    <div className="rule mt-4 pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h4 className="font-bold">{title}</h4>
        {change && (
          <button
            type="button"
            className="-mr-2 min-h-11 cursor-pointer px-2 underline underline-offset-4"
            aria-label={change.label}
            onClick={change.onPress}
          >
            {change.word}
          </button>
        )}
      </div>
      <dl>
        {answers.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 py-1 sm:grid-cols-[13rem_1fr]">
            <dt className="text-sm sm:text-base">{label}</dt>
            <dd className="min-w-0 font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
