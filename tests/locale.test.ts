import { afterEach, describe, expect, test, vi } from 'vitest';
import { inThisLanguage, withoutPrefix } from '#lib/paths.ts';

/** The addresses as a build under a prefix has them. */
async function pathsUnder(prefix: string): Promise<typeof import('#lib/paths.ts')> {
  vi.stubEnv('LOCALE_PREFIX', prefix);
  vi.resetModules();
  return import('#lib/paths.ts');
}

afterEach(() => vi.unstubAllEnvs());

describe('The addresses of a language', () => {
  test('all begin with its prefix', async () => {
    const { paths } = await pathsUnder('/hi');
    const all = [
      ...Object.values(paths).filter((path) => typeof path === 'string'),
      paths.dashboardOf('v1'),
      paths.profileOf('v1'),
      paths.register('labs', { vendorId: 'v1', continue: true }),
      paths.registerStep('labs', 'documents', { vendorId: null, isContinue: false }),
      paths.onboarding('contract', { serviceType: 'labs' }),
    ];
    expect(all.filter((path) => !path.startsWith('/hi/'))).toEqual([]);
    expect(paths.home).toBe('/hi/');
  });

  test.each(['', '/hi', '/bn'])(
    'tell protected pages and pages with notifications under %j',
    async (prefix) => {
      const { protectedPage, showsNotifications } = await pathsUnder('/hi');
      expect(protectedPage(`${prefix}/dashboard`)).toBe('dashboard');
      expect(protectedPage(`${prefix}/register/labs`)).toBe('registration');
      expect(protectedPage(`${prefix}/register/start`)).toBeNull();
      expect(protectedPage(`${prefix}/vendor`)).toBeNull();
      expect(showsNotifications(`${prefix}/vendor?x=1`)).toBe(true);
      expect(showsNotifications(`${prefix}/delivery`)).toBe(false);
    },
  );

  test('another language’s address of a page becomes this one’s, with its query', async () => {
    const { inThisLanguage: inHindi } = await pathsUnder('/hi');
    expect(inHindi('/dashboard?vendorId=v1#a')).toBe('/hi/dashboard?vendorId=v1#a');
    expect(inHindi('/ta/dashboard')).toBe('/hi/dashboard');
    expect(inHindi('/')).toBe('/hi/');
    expect(inHindi('/bn')).toBe('/hi/');
    expect(inThisLanguage('/hi/register/labs')).toBe('/register/labs');
    expect(withoutPrefix('/vendor')).toBe('/vendor');
  });
});
