/**
 * The operations that the journeys need from a browser. Input is the browser's own: a press lands where a
 * finger would.
 */
export interface Browser {
  readonly name: string;
  open(url: string): Promise<void>;
  /** Runs the body of an async function in the page and returns its result as JSON. */
  evaluate<Value>(body: string): Promise<Value>;
  /** Presses and releases at a point of the window. */
  press(x: number, y: number): Promise<void>;
  /** Presses keys one after another in the focused element. */
  keys(text: string): Promise<void>;
  back(): Promise<void>;
  /** Sets the window's size; an engine may keep it larger. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Errors that the page logged and scripts that failed since the last call. Empty where an engine does not
   * report them.
   */
  errors(): string[];
  close(): Promise<void>;
}

/** Settings for the start of a browser. */
export interface LaunchOptions {
  /** Off: the page gets no storage, as when cookies are blocked. */
  storage: boolean;
  /** Off: the browser cannot draw a map. */
  webgl: boolean;
  dark: boolean;
  /** A private window. */
  isPrivate: boolean;
}

export interface Engine {
  name: string;
  /** A small phone runs only the heavy journeys; an engine of its own runs all of them. */
  kind: 'engine' | 'small-phone';
  /** The missing programs, or null. */
  missing: () => string | null;
  howToGet: string;
  launch: (options: LaunchOptions) => Promise<Browser>;
}

/** Returns the actions of one press at a point, by the WebDriver standard, which both protocols share. */
export const pressActions = (x: number, y: number): object[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Returns the actions of keys that are pressed one after another. */
export const keyActions = (text: string): object[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
