import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { navigation } from '#lib/stores/browser/navigation.ts';
import {
  $legacyStep,
  followLegacySteps,
  goToLegacyStep,
  leaveLegacyWizard,
} from '#lib/stores/application/legacyWizard.ts';

/** A browser's history of one document: its entries' states, and the current one. */
class FakeHistory extends EventTarget {
  entries: unknown[] = [null];
  at = 0;
  get state(): unknown {
    return this.entries[this.at];
  }
  replaceState(state: unknown): void {
    this.entries[this.at] = structuredClone(state);
  }
  pushState(state: unknown): void {
    this.at += 1;
    this.entries.splice(this.at, Infinity, structuredClone(state));
  }
  go(steps: number): void {
    this.at += steps;
    this.dispatchEvent(new Event('popstate'));
  }
}

let history: FakeHistory;
let stop: () => void = () => undefined;
const replace = vi.spyOn(navigation, 'replace').mockImplementation(() => undefined);

beforeEach(() => {
  history = new FakeHistory();
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', history.addEventListener.bind(history));
  vi.stubGlobal('removeEventListener', history.removeEventListener.bind(history));
  replace.mockClear();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const start = (hasValues = false): void => {
  stop = followLegacySteps(hasValues);
};

describe('The wizard’s steps in the browser’s history', () => {
  test('begin at the first', () => {
    start();
    expect($legacyStep.get()).toBe('vendor');
  });

  test('Back and Forward lead through them', () => {
    start();
    goToLegacyStep('owner');
    goToLegacyStep('location');
    history.go(-1);
    expect($legacyStep.get()).toBe('owner');
    history.go(-1);
    expect($legacyStep.get()).toBe('vendor');
    history.go(2);
    expect($legacyStep.get()).toBe('location');
  });

  test('going where one stands leaves no entry', () => {
    start();
    goToLegacyStep('vendor');
    expect(history.entries).toHaveLength(1);
  });

  test('a reload comes back to its step when the values came back, else begins anew', () => {
    start();
    goToLegacyStep('owner');
    goToLegacyStep('documents');
    stop();
    start(true);
    expect($legacyStep.get()).toBe('documents');
    stop();
    start(false);
    expect($legacyStep.get()).toBe('vendor');
  });

  test.each([null, 'text', 7, {}, { legacyStep: 'x' }, { legacyStep: 9 }, { legacyStep: -1 }, { depth: 3 }])(
    'a state of %j is the first step',
    (state) => {
      history.replaceState(state);
      start(true);
      expect($legacyStep.get()).toBe('vendor');
    },
  );
});

describe('Leaving', () => {
  test('takes the place of the whole wizard, so that Back leads to what was before it', () => {
    history.entries = ['before', null];
    history.at = 1;
    start();
    goToLegacyStep('owner');
    goToLegacyStep('review');
    history.go(-1);
    goToLegacyStep('documents');
    leaveLegacyWizard();
    expect(history.at).toBe(1);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/');
  });

  test.each([
    { legacyStep: 2, depth: -1 },
    { legacyStep: 2, depth: 'x' },
    { legacyStep: 2, depth: 0 },
  ])('from a step that lies at no depth, %j, leaves at once', (state) => {
    history.replaceState(state);
    start(true);
    leaveLegacyWizard();
    expect([history.at, replace.mock.calls]).toEqual([0, [['/']]]);
  });

  test('leaves once, whatever is moved in the history after it', () => {
    start();
    goToLegacyStep('owner');
    leaveLegacyWizard();
    history.go(0);
    expect(replace).toHaveBeenCalledOnce();
  });

  test('of the page follows its steps no longer', () => {
    start();
    goToLegacyStep('owner');
    stop();
    history.go(-1);
    expect($legacyStep.get()).toBe('owner');
  });

  test('from the first step leaves at once', () => {
    start();
    leaveLegacyWizard();
    expect(replace).toHaveBeenCalledExactlyOnceWith('/');
  });
});
