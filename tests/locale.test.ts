import { afterEach, describe, expect, test, vi } from 'vitest';
import { everyLocale } from '#lib/localeLinks.ts';
import { listedLocales, locales } from '#lib/locales.ts';
import { inThisLanguage, withoutPrefix } from '#lib/paths.ts';

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

  test.each(['/404', '/404.html', '/'])('lead from %s to the start page of each language', (page) => {
    const starts = listedLocales.map((id) => `${locales[id].prefix}/`);
    expect(everyLocale(page).map(({ path }) => path)).toEqual(starts);
  });

  test.each(['', '/hi'])('identify protected pages and pages with notifications under %j', async (prefix) => {
    const { protectedPage, showsNotifications } = await pathsUnder(prefix);
    expect(protectedPage(`${prefix}/dashboard`)).toBe('dashboard');
    expect(protectedPage(`${prefix}/register/labs`)).toBe('registration');
    expect(protectedPage(`${prefix}/register/start`)).toBeNull();
    expect(protectedPage(`${prefix}/vendor`)).toBeNull();
    expect(protectedPage(`${prefix}/`)).toBeNull();
    expect(showsNotifications(`${prefix}/vendor?x=1`)).toBe(true);
    expect(showsNotifications(`${prefix}/delivery`)).toBe(false);
  });

  test('let a page that is stored without its prefix open in the current language', async () => {
    const hindi = await pathsUnder('/hi');
    const kept = hindi.withoutPrefix('/hi/dashboard?vendorId=v1#a');
    expect(kept).toBe('/dashboard?vendorId=v1#a');
    expect(hindi.inThisLanguage(kept)).toBe('/hi/dashboard?vendorId=v1#a');
    expect(inThisLanguage(kept)).toBe(kept);
    expect(withoutPrefix('/vendor')).toBe('/vendor');
    expect(hindi.withoutPrefix('/history')).toBe('/history');
  });
});
