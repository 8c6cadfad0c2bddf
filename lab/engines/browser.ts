/**
 * The operations that the journeys need from a browser with one window. Input is the browser's own: a press
 * lands where a finger would.
 */
export interface Browser {
  open(url: string): Promise<unknown>;
  /** Runs the body of an async function in the page and returns its result as JSON. */
  evaluate<Value>(body: string): Promise<Value>;
  /** Presses and releases at a point of the window. */
  press(x: number, y: number): Promise<unknown>;
  /** Presses keys one after another in the focused element. */
  keys(text: string): Promise<unknown>;
  escape(): Promise<unknown>;
  back(): Promise<unknown>;
  /** Sets the window's size; an engine may keep it larger. */
  resize(width: number, height: number): Promise<unknown>;
  /** Errors that the page logged and scripts that failed. Empty where an engine does not report them. */
  errors: readonly string[];
  close(): Promise<unknown>;
}

/** A difference from a usual browser. Blocked cookies leave no storage, and maps need WebGL. */
export type Oddity = 'no storage' | 'no WebGL' | 'dark' | 'private window';

export interface Engine {
  name: string;
  /** A small phone runs only the heavy journeys; an engine of its own runs all of them. */
  isSmallPhone?: true;
  isInstalled: () => boolean;
  /** The packages of Debian that install it. */
  packages: string;
  launch: (oddity?: Oddity) => Promise<Browser>;
}
