import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { navigation } from '#lib/stores/browser/navigation.ts';
import {
  $legacyStep,
  followLegacySteps,
  goToLegacyStep,
  leaveLegacyWizard,
} from '#lib/stores/application/flow/legacyWizard.ts';

/** The browser's history of one document: the states of its entries, and the current one. */
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
  test('start at the first', () => {
    start();
    expect($legacyStep.get()).toBe('vendor');
  });

  test('follow Back and Forward', () => {
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

  test('add no entry for the current step', () => {
    start();
    goToLegacyStep('vendor');
    expect(history.entries).toHaveLength(1);
  });

  test('stay the same after a reload if the values are kept, else start again', () => {
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
    'show the first step for a state of %j',
    (state) => {
      history.replaceState(state);
      start(true);
      expect($legacyStep.get()).toBe('vendor');
    },
  );
});

describe('Leaving', () => {
  test.each([
    ['at once', () => undefined],
    [
      'after a reload',
      () => {
        stop();
        start(true);
      },
    ],
  ])('replaces the whole wizard %s, so that Back leads to the page before it', (_when, act) => {
    history.entries = ['before', null];
    history.at = 1;
    start();
    goToLegacyStep('owner');
    goToLegacyStep('review');
    history.go(-1);
    goToLegacyStep('documents');
    act();
    leaveLegacyWizard();
    expect(history.at).toBe(1);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/');
  });

  test.each([
    { legacyStep: 2, depth: -1 },
    { legacyStep: 2, depth: 'x' },
    { legacyStep: 2, depth: 0 },
  ])('leaves at once from a step without a valid depth: %j', (state) => {
    history.replaceState(state);
    start(true);
    leaveLegacyWizard();
    expect([history.at, replace.mock.calls]).toEqual([0, [['/']]]);
  });

  test('leaves once, despite later moves in the history', () => {
    start();
    goToLegacyStep('owner');
    leaveLegacyWizard();
    history.go(0);
    expect(replace).toHaveBeenCalledOnce();
  });

  test('stops following the steps when the page is left', () => {
    start();
    goToLegacyStep('owner');
    stop();
    history.go(-1);
    expect($legacyStep.get()).toBe('owner');
  });

  test('leaves at once from the first step', () => {
    start();
    leaveLegacyWizard();
    expect(replace).toHaveBeenCalledExactlyOnceWith('/');
  });
});
