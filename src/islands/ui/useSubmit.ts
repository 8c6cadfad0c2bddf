import { useRef, useState } from 'react';

/** The state of a submit; `failure` is what is said beside its button. */
type Submission = { type: 'idle' } | { type: 'busy' } | { type: 'failed'; failure: string };

export interface Submit {
  state: Submission;
  isBusy: boolean;
  /** What went wrong the last time, in words; null when nothing did. */
  failure: string | null;
  /** Rises with every press that the form itself refused: the error summary takes focus with it. */
  attempt: number;
  /** Does the work, one at a time. `leaving`: the screen is being left, and the button stays busy until it is. */
  run: (work: () => Promise<'leaving' | void>) => Promise<void>;
  /** Notes a press that the form refused. */
  refuse: () => void;
}

/** One submit of a form. `tell` says a failure as a notification and returns the words that stay beside the button. */
export function useSubmit(tell: (error: unknown) => string): Submit {
  const [state, setState] = useState<Submission>({ type: 'idle' });
  const [attempt, setAttempt] = useState(0);
  // A second press can come before the button has drawn itself disabled.
  const underWay = useRef(false);
  const run = async (work: () => Promise<'leaving' | void>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setAttempt(0);
    setState({ type: 'busy' });
    try {
      if ((await work()) === 'leaving') return;
      setState({ type: 'idle' });
    } catch (error) {
      setState({ type: 'failed', failure: tell(error) });
    }
    underWay.current = false;
  };
  return {
    state,
    isBusy: state.type === 'busy',
    failure: state.type === 'failed' ? state.failure : null,
    attempt,
    run,
    refuse: () => setAttempt((count) => count + 1),
  };
}
