import { useRef, useState } from 'react';

/** The state of a submit. `failure` is the message beside its button. */
type Submission = { type: 'idle' } | { type: 'busy' } | { type: 'failed'; failure: string };

export interface Submit {
  state: Submission;
  isBusy: boolean;
  /** The message of the last failure; null when there was none. */
  failure: string | null;
  /**
   * Counts the presses that the form refused since `run` was last called. The error summary takes focus when
   * it rises.
   */
  attempt: number;
  /** Runs one submit at a time. `leaving`: the screen is about to be left, so the button stays busy. */
  run: (work: () => Promise<'leaving' | void>) => Promise<void>;
  /** Records a press that the form refused. */
  refuse: () => void;
}

/**
 * Returns the state of a form's submit. `tell` shows a toast for a failure and returns the message beside the
 * button.
 */
export function useSubmit(tell: (error: unknown) => string): Submit {
  const [state, setState] = useState<Submission>({ type: 'idle' });
  const [attempt, setAttempt] = useState(0);
  // A second press can come before the disabled button is rendered.
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
