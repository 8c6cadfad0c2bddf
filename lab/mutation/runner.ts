/**
 * Runs the tests of a plan (plan.ts) inside Vitest. The source contains every mutant behind a switch. A test
 * therefore runs once for each mutant that it reaches, in one process, and nothing is loaded or transformed
 * again.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { describe, TestRunner, vi, type TestContext } from 'vitest';
import { planVariable, type Found, type Plan } from './plan.ts';

type Task = Parameters<TestRunner['onBeforeRunTask']>[0];
type Suite = Parameters<TestRunner['onBeforeRunSuite']>[0];
type TestFile = Suite['file'];

const plan = JSON.parse(readFileSync(process.env[planVariable] ?? '', 'utf8')) as Plan;
/** How many switches one run of a test may read. Above this, a loop counts as endless. */
const patience = 5_000_000;
const none = -1;
const realSetImmediate = setImmediate;

function write(found: Found): void {
  appendFileSync(plan.foundFile, `${JSON.stringify(found)}\n`);
}

const mutation = {
  active: none,
  asked: 0,
  hasFailed: false,
  reached: new Set<number>(),
  is(number: number): boolean {
    if (plan.play === null) mutation.reached.add(number);
    if (++mutation.asked > patience && mutation.active !== none) {
      mutation.hasFailed = true;
      throw new Error('This loop does not end');
    }
    return mutation.active === number;
  },
};
Object.assign(globalThis, { mutation });
process.on('unhandledRejection', () => (mutation.hasFailed = true));
process.on('uncaughtException', () => (mutation.hasFailed = true));

/** Mutants that a test noticed. */
const noticed = new Set<number>();

export default class MutationRunner extends TestRunner {
  readonly #indexes = new Map<Task, number>();
  /** Suites with a copy of all tests of the file, each for one mutant in code that runs when a module loads. */
  readonly #copies = new Map<string, number>();
  #file = '';
  /** An earlier mutant left state behind that fails the tests of this file. */
  #isSpoiled = false;

  override async importFile(file: string, source: 'collect' | 'setup'): Promise<unknown> {
    const load = async (): Promise<unknown> => super.importFile(file, source);
    if (source === 'setup') return load();
    this.#file = file;
    this.#isSpoiled = false;
    mutation.reached.clear();
    mutation.active = none;
    vi.resetModules();
    if (plan.play === null) {
      return load();
    }
    describe('as it is', async () => {
      await load();
    });
    for (const key of Object.keys(this.#play.loaded)) {
      const mutant = Number(key);
      const name = `with ${mutant}`;
      this.#copies.set(name, mutant);
      describe(name, async () => {
        if (noticed.has(mutant)) return;
        this.#start(mutant);
        vi.resetModules();
        try {
          await load();
        } catch {
          this.#notice(mutant, 'loading');
        }
      });
    }
    return undefined;
  }

  get #play(): NonNullable<Plan['play']>[string] {
    return plan.play?.[this.#file] ?? { again: {}, loaded: {} };
  }

  onCollected(files: TestFile[]): void {
    if (plan.play === null) write({ kind: 'loaded', file: this.#file, mutants: [...mutation.reached] });
    for (const file of files) {
      // Vitest then runs nothing of the file. The rest of it is played again without this mutant.
      if (file.result?.state === 'fail' && mutation.active !== none) this.#notice(mutation.active, 'loading');
      if (plan.play === null) this.#number(file);
      else for (const copy of file.tasks) if (copy.type === 'suite') this.#number(copy);
    }
    mutation.active = none;
  }

  #number(suite: Suite): void {
    let index = 0;
    const visit = (task: Suite['tasks'][number]): void => {
      if (task.type === 'suite') for (const one of task.tasks) visit(one);
      else this.#indexes.set(task, index++);
    };
    visit(suite);
  }

  #start(mutant: number, test = none): void {
    mutation.active = mutant;
    mutation.asked = 0;
    mutation.hasFailed = false;
    if (mutant !== none) write({ kind: 'plays', file: this.#file, mutant, test });
  }

  #notice(mutant: number, test: string): void {
    noticed.add(mutant);
    write({ kind: 'noticed', mutant, test });
  }

  #copyOf(task: Task | Suite): number | null {
    for (let suite = task.suite; suite !== undefined; suite = suite.suite) {
      const mutant = this.#copies.get(suite.name);
      if (mutant !== undefined) return mutant;
    }
    return this.#copies.get(task.name) ?? null;
  }

  override async onBeforeRunSuite(suite: Suite): Promise<void> {
    const mutant = this.#copyOf(suite);
    if (mutant !== null) this.#start(mutant);
    await super.onBeforeRunSuite(suite);
  }

  override async onAfterRunSuite(suite: Suite): Promise<void> {
    const mutant = this.#copyOf(suite);
    if (mutant !== null && suite.result?.state === 'fail' && !noticed.has(mutant)) {
      this.#notice(mutant, suite.name);
    }
    mutation.active = none;
    if (suite.result) Object.assign(suite.result, { state: 'pass', errors: undefined });
    await super.onAfterRunSuite(suite);
    if ('filepath' in suite && !this.#isSpoiled) write({ kind: 'finished', file: this.#file });
  }

  readonly #courses = new Map<Task, Course>();

  override async onBeforeRunTask(task: Task): Promise<void> {
    await super.onBeforeRunTask(task);
    if (task.mode !== 'run' && task.mode !== 'queued') return;
    if (this.#isSpoiled) {
      task.mode = 'skip';
      return;
    }
    const index = this.#indexes.get(task) ?? none;
    if (plan.play === null) {
      this.#courses.set(task, { kind: 'look', began: performance.now(), ms: [] });
      mutation.reached.clear();
      task.repeats = 1;
      return;
    }
    const copy = this.#copyOf(task);
    if (copy !== null) {
      const isWanted = this.#play.loaded[copy]?.includes(index) === true && !noticed.has(copy);
      if (isWanted) this.#start(copy);
      else task.mode = 'skip';
      return;
    }
    const mutants = (this.#play.again[index] ?? []).filter((one) => !noticed.has(one));
    if (mutants.length === 0) {
      task.mode = 'skip';
      return;
    }
    this.#courses.set(task, { kind: 'again', left: [...mutants], suspect: none, controls: 0 });
    task.repeats = 1e9;
  }

  override onBeforeTryTask(task: Task, options: { retry: number; repeats: number }): Promise<void> | void {
    const course = this.#courses.get(task);
    mutation.asked = 0;
    if (course?.kind !== 'again') {
      if (course?.kind === 'look' && options.repeats > 0) course.ms.push(performance.now() - course.began);
      return super.onBeforeTryTask(task, options);
    }
    return new Promise<void>((resolve) => realSetImmediate(resolve)).then(() => {
      this.#next(task, course, options.repeats);
      return super.onBeforeTryTask(task, options);
    });
  }

  /**
   * Reads the result of the last run of a test and sets the mutant of the next run. Ends the test when no
   * mutant is left. The first run has no mutant.
   */
  #next(task: Task, course: Again, repeats: number): void {
    if (repeats > 0) {
      const failed = task.result?.attempts?.at(-1)?.state === 'fail' || mutation.hasFailed;
      const last = mutation.active;
      if (last !== none) {
        if (failed) course.suspect = last;
      } else if (course.suspect !== null) {
        if (failed && course.controls++ === 0) return this.#start(none);
        // The run before it passed, so this mutant failed the test. It may also have spoiled the state for
        // the next ones.
        if (course.suspect !== none) this.#notice(course.suspect, nameOf(task));
        if (failed) {
          this.#isSpoiled = true;
          course.left.length = 0;
          const by = course.suspect === none ? null : course.suspect;
          write({ kind: 'spoiled', file: this.#file, test: this.#indexes.get(task) ?? none, by });
        }
        course.controls = 0;
        course.suspect = null;
      }
      if (task.result) Object.assign(task.result, { attempts: [], errors: undefined });
    }
    if (course.suspect !== null) return this.#start(none);
    const next = course.left.shift();
    this.#start(next ?? none, this.#indexes.get(task));
    if (next === undefined) (task as { context?: TestContext }).context?.skip();
  }

  override async onAfterRunTask(task: Task): Promise<void> {
    const course = this.#courses.get(task);
    const copy = this.#copyOf(task);
    if (course?.kind === 'look') {
      const states = task.result?.attempts?.map(({ state }) => state === 'pass') ?? [];
      write({
        kind: 'ran',
        file: this.#file,
        test: this.#indexes.get(task) ?? none,
        mutants: [...mutation.reached],
        ms: course.ms[0] ?? 0,
        passes: states[0] === true,
        repeats: states.length > 1 && states.every(Boolean),
      });
      mutation.reached.clear();
    } else if (copy !== null) {
      await new Promise<void>((resolve) => realSetImmediate(resolve));
      if (task.result?.state === 'fail' || mutation.hasFailed) this.#notice(copy, nameOf(task));
      mutation.active = none;
    }
    if (task.result) Object.assign(task.result, { state: 'pass', errors: undefined, attempts: [] });
    await super.onAfterRunTask(task);
  }
}

interface Look {
  kind: 'look';
  began: number;
  ms: number[];
}
interface Again {
  kind: 'again';
  left: number[];
  /**
   * A mutant whose run failed. The next run, without a mutant, shows whether the test still works. `none`
   * before the first mutant.
   */
  suspect: number | null;
  controls: number;
}
type Course = Look | Again;

function nameOf(task: Task): string {
  return `${task.file.name}: ${task.name}`;
}
