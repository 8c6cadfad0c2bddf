import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $hasMoved,
  $route,
  changeRoute,
  followRoute,
  newCategory,
  readAddress,
  readRoute,
  withOtherQuery,
} from '#lib/stores/application/flow/onboardingRoute.ts';

const root = '/partner-with-us/new/mx-onboarding';
const at = (address: string, registration: Parameters<typeof readRoute>[1] = null) => {
  const { pathname, search } = new URL(address, 'http://site.test');
  return readRoute({ pathname, search }, registration);
};

describe('an address', () => {
  it.each([
    [`${root}/step1?serviceType=pharmacy`, 'pharmacy', 'vendor-info'],
    [`${root}?serviceType=LABS`, 'labs', 'vendor-info'],
    [`${root}/?serviceType=Supplements`, 'supplements', 'vendor-info'],
    [`${root}/step2?serviceType=pharmacy`, 'pharmacy', 'kyc-documents'],
    [`${root}/step3/?serviceType=pharmacy`, 'pharmacy', 'documents'],
    [`${root}/step4?serviceType=pharmacy`, 'pharmacy', 'contract'],
    [`${root}/step9?serviceType=pharmacy`, 'pharmacy', 'vendor-info'],
    [`${root}/step1`, null, 'vendor-info'],
    [`${root}/step1?serviceType=`, null, 'vendor-info'],
    [`${root}/step1?serviceType=bakery`, null, 'vendor-info'],
    [`${root}/step1?serviceType=lab`, null, 'vendor-info'],
    [`${root}/step1?serviceType=__proto__`, null, 'vendor-info'],
  ])('%s names the category %s and the step %s', (address, category, step) => {
    expect(at(address)).toMatchObject({ category, step, vendorId: null, isContinue: false });
  });

  it.each([
    ['continue=true', true],
    ['continue=TRUE', false],
    ['continue=1', false],
    ['continue=', false],
  ])('%s is resume mode: %s', (query, isContinue) => {
    expect(at(`${root}/step1?serviceType=labs&${query}`).isContinue).toBe(isContinue);
  });

  it('has the category in the path and the step in the query of /register', () => {
    expect(at('/register/labs?vendorId=v1&step=step3&serviceType=pharmacy', 'labs')).toEqual({
      category: 'labs',
      vendorId: 'v1',
      isContinue: false,
      step: 'documents',
    });
    expect(at('/register/labs?vendorId=', 'labs')).toMatchObject({ vendorId: null, step: 'vendor-info' });
  });
});

describe('going from step to step', () => {
  const addresses: string[] = [];
  const listeners = new Map<string, () => void>();
  let here: URL;
  const go = (address: string): void => {
    here = new URL(address, 'http://site.test');
  };

  beforeEach(() => {
    addresses.length = 0;
    vi.stubGlobal('location', {
      get pathname() {
        return here.pathname;
      },
      get search() {
        return here.search;
      },
    });
    const visit = (how: string) => (_state: unknown, _title: string, address: string) => {
      addresses.push(`${how} ${address}`);
      go(address);
    };
    vi.stubGlobal('history', { pushState: visit('push'), replaceState: visit('replace') });
    vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
    vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type));
    $route.set(null);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('changes the path and keeps the query', () => {
    go(`${root}/step1?serviceType=labs`);
    followRoute(null);
    changeRoute({ vendorId: 'v 1', step: 'kyc-documents' });
    changeRoute({ step: 'documents' }, 'replace');
    expect(addresses).toEqual([
      `push ${root}/step2?serviceType=labs&vendorId=v+1`,
      `replace ${root}/step3?serviceType=labs&vendorId=v+1`,
    ]);
    expect($route.get()).toMatchObject({ vendorId: 'v 1', step: 'documents' });
  });

  it('keeps the path of a registration, and has one step in its query', () => {
    go('/register/labs?vendorId=v1&ref=a');
    followRoute('labs');
    for (const step of ['documents', 'contract'] as const) changeRoute({ step });
    expect(addresses).toEqual([
      'push /register/labs?vendorId=v1&step=step3&ref=a',
      'push /register/labs?vendorId=v1&step=step4&ref=a',
    ]);
  });

  it('keeps unknown parameters in their order, but no token or code', () => {
    go(`${root}/step1?utm_source=flyer&serviceType=labs&ref=b&accessToken=x&ref=a&code=1&OTP=2&q=%26`);
    followRoute(null);
    changeRoute({ step: 'kyc-documents', vendorId: 'v1' });
    const others = 'utm_source=flyer&ref=b&ref=a&q=%26';
    expect(addresses).toEqual([`push ${root}/step2?serviceType=labs&vendorId=v1&${others}`]);
    changeRoute({ vendorId: null }, 'replace');
    expect(addresses.at(-1)).toBe(`replace ${root}/step2?serviceType=labs&${others}`);
    expect(withOtherQuery(`${root}/step1`)).toBe(`${root}/step1?${others}`);
  });

  it('follows Back and Forward until it is stopped', () => {
    go(`${root}/step2?serviceType=labs&vendorId=v1&continue=true`);
    const stop = followRoute(null);
    go(`${root}/step1?serviceType=labs&vendorId=v1&continue=true`);
    listeners.get('popstate')?.();
    expect($route.get()).toMatchObject({ step: 'vendor-info', isContinue: true });
    stop();
    expect(listeners.has('popstate')).toBe(false);
  });

  it('counts as moved after a step or Back, not after a correction', () => {
    $hasMoved.set(false);
    go(`${root}/step1?serviceType=labs`);
    followRoute(null);
    changeRoute({ step: 'documents' }, 'replace');
    expect($hasMoved.get()).toBe(false);
    changeRoute({ step: 'contract' });
    expect($hasMoved.get()).toBe(true);
    $hasMoved.set(false);
    listeners.get('popstate')?.();
    expect($hasMoved.get()).toBe(true);
  });

  it.each([
    [`${root}/step1?serviceType=labs`, 'labs'],
    [`${root}/step2?serviceType=labs`, null],
    [`${root}/step1?serviceType=labs&vendorId=v1`, null],
    [`${root}/step1?serviceType=labs&continue=true`, null],
    [`${root}/step1`, null],
  ])('%s starts a new application of %s', (address, category) => {
    go(address);
    expect(newCategory($route.get())).toBeNull();
    readAddress(null);
    expect(newCategory($route.get())).toBe(category);
  });

  it('stays on a registration page', () => {
    go('/register/pharmacy?vendorId=v1&continue=true');
    followRoute('pharmacy');
    changeRoute({ step: 'contract' });
    expect(at(addresses[0]?.replace('push ', '') ?? '', 'pharmacy')).toEqual({
      category: 'pharmacy',
      vendorId: 'v1',
      isContinue: true,
      step: 'contract',
    });
    expect(here.pathname).toBe('/register/pharmacy');
  });

  it('does nothing before there is an address', () => {
    changeRoute({ step: 'contract' });
    expect(addresses).toEqual([]);
  });
});
