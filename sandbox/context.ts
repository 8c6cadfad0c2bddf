import type { Clock } from '#sandbox/clock.ts';
import { createClock } from '#sandbox/clock.ts';
import type { Database } from '#sandbox/db/database.ts';
import { createFaults, type Faults } from '#sandbox/faults.ts';
import { createJournal, type Journal } from '#sandbox/journal.ts';
import { defaultShapes, type Shapes } from '#sandbox/shapes.ts';
import { defaultSettings, type Settings } from '#sandbox/settings.ts';

/** A code that was "sent": the sandbox's text message. */
export interface SentCode {
  phone: string;
  purpose: 'login' | 'create';
  code: string;
  at: number;
}

/** Everything a running sandbox holds. One a server, or one a test. */
export interface Context {
  db: Database;
  uploadsDir: string;
  /** The address it is listened on; in a Host header as good as a loopback name. */
  listenHost: string;
  /** The built site to host, or null for the API alone. */
  distDir: string | null;
  secret: Buffer;
  clock: Clock;
  settings: Settings;
  /** The settings it was started with: what a reset goes back to. */
  initialSettings: Readonly<Settings>;
  /** Whether /__sandbox is served and faults apply. */
  controls: boolean;
  log: (line: string) => void;
  outbox: SentCode[];
  faults: Faults;
  journal: Journal;
  shapes: Shapes;
  /** The shapes it was started with: what a reset goes back to. */
  initialShapes: Readonly<Shapes>;
}

/** A context with everything not named at its default. */
export function createContext(
  given: Pick<Context, 'db' | 'uploadsDir' | 'secret'> &
    Partial<Pick<Context, 'distDir' | 'clock' | 'controls' | 'listenHost' | 'log'>> & {
      settings?: Partial<Settings>;
      shapes?: Partial<Shapes>;
    },
): Context {
  const settings = { ...defaultSettings, ...given.settings };
  const shapes = { ...defaultShapes, ...given.shapes };
  return {
    db: given.db,
    uploadsDir: given.uploadsDir,
    listenHost: given.listenHost ?? '127.0.0.1',
    distDir: given.distDir ?? null,
    secret: given.secret,
    clock: given.clock ?? createClock(),
    settings,
    initialSettings: { ...settings },
    controls: given.controls ?? false,
    log: given.log ?? (() => {}),
    outbox: [],
    faults: createFaults(),
    journal: createJournal(),
    shapes,
    initialShapes: { ...shapes },
  };
}
