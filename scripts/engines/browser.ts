import net from 'node:net';

/** A browser under test, as far as the journeys need it. Input is the browser's own: a press goes where a finger would. */
export interface Browser {
  readonly name: string;
  open(url: string): Promise<void>;
  /** Runs the body of an async function in the page and returns what it returns, as JSON. */
  evaluate<Value>(body: string): Promise<Value>;
  /** Presses and lets go at a place of the window. */
  press(x: number, y: number): Promise<void>;
  /** Presses keys one after another, where the focus is. */
  keys(text: string): Promise<void>;
  /** Back in the history. */
  back(): Promise<void>;
  /** The window's size; an engine may keep it larger. */
  resize(width: number, height: number): Promise<void>;
  /** Errors the page has logged, and scripts that failed, since the last call. Empty where an engine does not tell. */
  errors(): string[];
  close(): Promise<void>;
}

/** How a browser is started. */
export interface LaunchOptions {
  /** Off: the page gets no storage, as with cookies blocked. */
  storage: boolean;
  /** Off: no map can be drawn. */
  webgl: boolean;
  /** The visitor's system prefers dark colours. */
  dark: boolean;
}

export interface Engine {
  name: string;
  /** A phone of little memory walks the journeys that are heavy for it; an engine of its own walks them all. */
  kind: 'engine' | 'small-phone';
  /** What is missing, or null. */
  missing: () => string | null;
  howToGet: string;
  launch: (options: LaunchOptions) => Promise<Browser>;
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Tries until it works: what is started takes its time. Throws the last error after a minute. */
export async function eventually<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const endsAt = Date.now() + 60_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > endsAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Actions of the WebDriver standard, which both protocols share: one press at a place. */
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

/** And keys, one after another. */
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
