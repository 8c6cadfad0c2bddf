import type { ReactNode } from 'react';

/** The label of a question, and its answer. */
export type Answer = readonly [label: string, value: ReactNode];

interface AnswerGroupProps {
  title: string;
  answers: readonly Answer[];
  /** A summary in one line, to which the answers fold. Without it they are always open. */
  line?: string;
  /** Unfolds the answers at first, because the vendor must check something in them. */
  isOpen?: boolean;
  /**
   * The button that leads back to the answers: its word, and its longer accessible name, which includes the
   * group. Absent when the answers are locked.
   */
  change?: { word: string; label: string; onPress: () => void };
}

/** The answers of one step, to check before they are sent, and the button that leads back to them. */
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
    <div className={`rule answers relative ${change ? 'has-change' : ''}`}>
      {line === undefined ? (
        <>
          <h4 className="min-h-11 py-2 font-bold">{title}</h4>
          {list}
        </>
      ) : (
        <details open={isOpen}>
          <summary className="answers-head chevron min-h-11 py-1 font-bold sm:py-2">
            <h4>{title}</h4>
            <span className="col-span-full text-sm font-normal [overflow-wrap:anywhere] in-[[open]]:hidden">
              {line}
            </span>
          </summary>
          {list}
        </details>
      )}
      {change && (
        <button
          type="button"
          className="absolute top-0 -right-2 min-h-11 cursor-pointer px-2 underline underline-offset-4 @max-[16rem]:static @max-[16rem]:px-0"
          aria-label={change.label}
          onClick={change.onPress}
        >
          {change.word}
        </button>
      )}
    </div>
  );
}
