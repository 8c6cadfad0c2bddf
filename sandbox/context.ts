import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Clock } from '#sandbox/clock.ts';
import { createClock } from '#sandbox/clock.ts';
import type { Database } from '#sandbox/db/database.ts';
import { createFaults, type Faults } from '#sandbox/faults.ts';
import { createJournal, type Journal } from '#sandbox/journal.ts';
import type { Profile } from '#sandbox/profiles/profile.ts';
import { profiles, type ProfileName } from '#sandbox/profiles/profiles.ts';
import { defaultSettings, type Settings } from '#sandbox/settings.ts';
import { defaultShapes, shapesOfSeed, type Shapes } from '#sandbox/shapes/dimensions.ts';

/** A code in the outbox, which stands in for text messages. */
export interface SentCode {
  phone: string;
  purpose: 'login' | 'create';
  code: string;
  at: number;
}

/** The state of a running sandbox. Each server and each test has its own. */
export interface Context {
  db: Database;
  uploadsDir: string;
  /** The address that the server listens on. The controls accept it in a Host header like a loopback name. */
  listenHost: string;
  /** The path that the site and the API are below: '' or such as `/partners`. */
  base: string;
  /** The folder of the built site, or null to serve the API alone. */
  distDir: string | null;
  secret: KeyObject;
  clock: Clock;
  profile: Profile;
  settings: Settings;
  /** The settings at start. A reset restores them. */
  initialSettings: Readonly<Settings>;
  /** Whether /__sandbox is served and faults apply. */
  controls: boolean;
  /** Whether the reviewer's desk is served, where faults apply too. */
  desk: boolean;
  log: (line: string) => void;
  outbox: SentCode[];
  faults: Faults;
  journal: Journal;
  shapes: Shapes;
  /** The shapes at start. A reset restores them. */
  initialShapes: Readonly<Shapes>;
}

/** Returns a context with defaults for everything not given. A shape given by name overrides the seed's. */
export function createContext(
  given: Pick<Context, 'db' | 'uploadsDir'> &
    Partial<Pick<Context, 'base' | 'distDir' | 'clock' | 'controls' | 'desk' | 'listenHost' | 'log'>> & {
      secret: Buffer;
      profile?: ProfileName;
      settings?: Partial<Settings>;
      shapeSeed?: number | undefined;
      shapes?: Partial<Shapes>;
    },
): Context {
  const profile = profiles[given.profile ?? 'full'];
  const settings = { ...defaultSettings, ...profile.settings, ...given.settings };
  const seeded = given.shapeSeed === undefined ? profile.shapes : shapesOfSeed(given.shapeSeed);
  const shapes = { ...defaultShapes, ...seeded, ...given.shapes };
  return {
    db: given.db,
    uploadsDir: given.uploadsDir,
    listenHost: given.listenHost ?? '127.0.0.1',
    base: given.base ?? '',
    distDir: given.distDir ?? null,
    secret: createSecretKey(given.secret),
    clock: given.clock ?? createClock(),
    profile,
    settings,
    initialSettings: { ...settings },
    controls: given.controls ?? false,
    desk: given.desk ?? given.controls ?? false,
    log: given.log ?? (() => {}),
    outbox: [],
    faults: createFaults(),
    journal: createJournal(),
    shapes,
    initialShapes: { ...shapes },
  };
}
