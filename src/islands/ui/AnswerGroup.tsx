import type { ReactNode } from 'react';

/** A question as it was put, and what was answered. */
export type Answer = readonly [label: string, value: ReactNode];

interface AnswerGroupProps {
  title: string;
  answers: readonly Answer[];
  /** The answers in one line, to which they fold; without it they are always open. */
  line?: string;
  /** Unfolded from the start: something in it is to be looked at. */
  isOpen?: boolean;
  /**
   * The button that leads back to the answers: its word, and the longer name that a screen reader reads, with its group. None
   * where they can no longer be changed.
   */
  change?: { word: string; label: string; onPress: () => void };
}

/** The answers of one step, read once more before they are sent, and the button that leads back to them. */
export function AnswerGroup({ title, answers, line, isOpen = false, change }: AnswerGroupProps) {
  const list = (
    <dl>
      {answers.map(([label, value]) => (
        <div key={label} className="grid gap-x-4 py-1 sm:grid-cols-[13rem_1fr]">
          <dt className="text-sm sm:text-base">{label}</dt>
          <dd className="min-w-0 font-semibold break-words @max-[16rem]:text-[min(1rem,7.5vw)]">{value}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className="rule answers">
      {line === undefined ? (
        <>
          <h4 className="answers-head">{title}</h4>
          {list}
        </>
      ) : (
        <details open={isOpen}>
          <summary className="answers-head">
            <h4>{title}</h4>
            <span className="answers-line">{line}</span>
          </summary>
          {list}
        </details>
      )}
      {change && (
        <button type="button" className="answers-change" aria-label={change.label} onClick={change.onPress}>
          {change.word}
        </button>
      )}
    </div>
  );
}
