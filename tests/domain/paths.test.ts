import { describe, expect, it } from 'vitest';
import { stepIds } from '#lib/domain/application/steps.ts';
import { paths, stepFromPath, stepSlug } from '#lib/paths.ts';

const root = '/partner-with-us/new/mx-onboarding';

describe('the onboarding route', () => {
  it.each([
    [root, 'vendor-info'],
    [`${root}/`, 'vendor-info'],
    [`${root}/step1`, 'vendor-info'],
    [`${root}/step2`, 'kyc-documents'],
    [`${root}/step3`, 'documents'],
    [`${root}/step4`, 'contract'],
    [`${root}/step4/`, 'contract'],
    [`${root}/step0`, 'vendor-info'],
    [`${root}/step5`, 'vendor-info'],
    [`${root}/step22`, 'vendor-info'],
    [`${root}/kyc`, 'vendor-info'],
    ['/', 'vendor-info'],
    ['', 'vendor-info'],
  ])('%j shows %s', (pathname, step) => {
    expect(stepFromPath(pathname)).toBe(step);
  });

  it('maps each step to its path and back', () => {
    expect(stepIds.map(stepSlug)).toEqual(['step1', 'step2', 'step3', 'step4']);
    for (const step of stepIds) expect(stepFromPath(`${root}/${stepSlug(step)}`)).toBe(step);
  });

  it('has serviceType, vendorId and continue=true in its query', () => {
    expect(paths.onboarding('vendor-info', { serviceType: 'labs' })).toBe(`${root}/step1?serviceType=labs`);
    expect(
      paths.onboarding('vendor-info', { serviceType: 'pharmacy', vendorId: 'v 1&x', continue: true }),
    ).toBe(`${root}/step1?serviceType=pharmacy&vendorId=v+1%26x&continue=true`);
    expect(paths.onboarding('contract', { serviceType: 'labs', vendorId: 'v1', continue: false })).toBe(
      `${root}/step4?serviceType=labs&vendorId=v1`,
    );
    expect(paths.onboarding('documents', {})).toBe(`${root}/step3`);
  });
});

describe('the other addresses', () => {
  it('match the specification', () => {
    expect(paths).toMatchObject({
      home: '/',
      vendor: '/vendor',
      delivery: '/delivery',
      dashboard: '/dashboard',
      profile: '/profile',
      registerStart: '/register/start',
      onboardingRoot: root,
    });
  });

  it('give a registration page its vendor and its resume mode', () => {
    expect(paths.register('labs')).toBe('/register/labs');
    expect(paths.register('pharmacy', { vendorId: 'v1', continue: true })).toBe(
      '/register/pharmacy?vendorId=v1&continue=true',
    );
    expect(paths.register('supplements', { vendorId: 'v1' })).toBe('/register/supplements?vendorId=v1');
  });
});
