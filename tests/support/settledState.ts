import type { ReadableAtom } from 'nanostores';

/** Resolves with the first state of a store that is of another type than `underWay`. */
export function settledState<State extends { type: string }>(
  $state: ReadableAtom<State>,
  underWay: State['type'],
): Promise<State> {
  return new Promise((resolve) => {
    const stop = $state.listen((state) => settle(state));
    const settle = (state: State): void => {
      if (state.type === underWay) return;
      stop();
      resolve(state);
    };
    settle($state.get());
  });
}
