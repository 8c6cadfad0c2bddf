import { describe, expect, test } from 'vitest';
import { brand } from '#lib/brand.ts';
import { siteWords } from '#lib/words/site.ts';
import { publicPages } from '../../scripts/budgets.ts';
import { built, isBuilt } from '../../scripts/built-site.ts';
import { wordAt } from '../words/wordAt.ts';
import { listedLocales, locales } from '../../src/lib/locales.ts';
import { themeColour } from '../../src/components/themeColours.ts';
import { hostHeaders, workerPaths } from '../../build/hosts/site.ts';
import { hosts } from '../../build/hosts/hosts.ts';
import { modelsFor } from '../hostModels.ts';
import { addressesOf, answerAt, builtSite, metaOf, pages, prefixes, wrongOn, type Page } from './site.ts';

/** The specified titles in English. A further public page needs no line here. */
const titles: Readonly<Record<string, string>> = {
  'index.html': `${brand.name} – medicines at your door in 30 minutes`,
  'vendor/index.html': `Sell with ${brand.name} – pharmacies, supplements, labs`,
  'delivery/index.html': `Deliver with ${brand.name}`,
  'privacy/index.html': `Privacy notice – ${brand.name}`,
  'terms/index.html': `Terms and conditions – ${brand.name}`,
  'partner-terms/index.html': `Partner terms – ${brand.name}`,
  'grievance/index.html': `Grievance officer – ${brand.name}`,
  'accessibility/index.html': `Accessibility – ${brand.name}`,
  'your-data/index.html': `Your data – ${brand.name}`,
  '404.html': `Page not found – ${brand.name}`,
  'offline/index.html': `You are offline – ${brand.name}`,
  'dashboard/index.html': `Dashboard · ${brand.name}`,
  'profile/index.html': `KYC status · ${brand.name}`,
  'register/index.html': `Vendor registration · ${brand.name}`,
  'register/start/index.html': `Start your registration · ${brand.name}`,
  'register/pharmacy/index.html': `Register as a vendor · ${brand.name}`,
  'register/supplements/index.html': `Register as a vendor · ${brand.name}`,
  'register/labs/index.html': `Register as a vendor · ${brand.name}`,
  'partner-with-us/new/mx-onboarding/index.html': `Register as a vendor · ${brand.name}`,
  'partner-with-us/new/mx-onboarding/step1/index.html': `Register as a vendor · ${brand.name}`,
  'partner-with-us/new/mx-onboarding/step2/index.html': `Register as a vendor · ${brand.name}`,
  'partner-with-us/new/mx-onboarding/step3/index.html': `Register as a vendor · ${brand.name}`,
  'partner-with-us/new/mx-onboarding/step4/index.html': `Register as a vendor · ${brand.name}`,
};
/** The documents of one language. */
const documents = [...new Set([...Object.values(publicPages), ...Object.keys(titles)])];
/** Public pages that run an app. */
const runsAppOf = (own: string): boolean => ['vendor/index.html', 'your-data/index.html'].includes(own);
/** Documents that are sent in the place of another one. */
const isInstead = (own: string): boolean => own === '404.html' || own === 'offline/index.html';
const isOfPortal = (own: string): boolean => /^(?:partner-with-us|register|dashboard|profile)\//.test(own);

describe('The built documents', () => {
  test('exist in every language, without extra ones', () => {
    for (const prefix of prefixes)
      expect(
        pages
          .filter((page) => page.prefix === prefix)
          .map(({ own }) => own)
          .toSorted(),
        prefix,
      ).toEqual(documents.toSorted());
  });

  test.each(Object.entries(titles))('include %s with the title “%s”', (file, title) => {
    const written = /<title>([^<]*)/.exec(built(file).toString())?.[1];
    expect(written?.replaceAll('&#39;', "'").replaceAll('&amp;', '&')).toBe(title);
  });

  test('hide the portal from search engines and list the public pages', () => {
    expect(
      wrongOn((page) => {
        const robots = metaOf(page, 'robots');
        if (isOfPortal(page.own) || page.own === 'offline/index.html')
          return robots === 'noindex' ? [] : ['is not hidden from search engines'];
        return robots === undefined ? [] : [`has robots ${robots}`];
      }),
    ).toEqual([]);
    const map = built('sitemap.xml').toString();
    const named = [...map.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) =>
      address.slice(brand.siteUrl.length),
    );
    const wanted = pages
      .filter(({ own }) => !isOfPortal(own) && !isInstead(own))
      .map(({ own, prefix }) => `${prefix}/${own.replace(/\/?index\.html$/, '')}`);
    expect(named.toSorted()).toEqual(wanted.toSorted());
    expect(built('robots.txt').toString()).toBe(
      `User-agent: *\nDisallow: /api/\nSitemap: ${brand.siteUrl}/sitemap.xml\n`,
    );
  });

  test('of the portal send no address as a referrer', () => {
    expect(
      wrongOn((page) =>
        isOfPortal(page.own) && metaOf(page, 'referrer') !== 'strict-origin'
          ? ['has another referrer policy']
          : [],
      ),
    ).toEqual([]);
  });

  test('explain in their own language that they need JavaScript', async () => {
    const wrong: string[] = [];
    for (const id of listedLocales)
      for (const page of pages.filter(({ prefix }) => prefix === locales[id].prefix)) {
        const key = isOfPortal(page.own)
          ? 'app.portalWords.noScript'
          : page.own === 'vendor/index.html'
            ? 'vendorPage.vendorPageWords.entry.noScript'
            : page.own === 'your-data/index.html'
              ? 'yourData.yourDataWords.noScript'
              : null;
        const [, own = ''] = /<noscript>([\s\S]*?)<\/noscript>/.exec(page.html) ?? [];
        const words = key === null ? '' : await wordAt(locales[id].words, key);
        const text = own.replace(/<[^>]*>/g, ' ').replaceAll('&#39;', '’');
        if (!text.includes(words)) wrong.push(`${page.file}: ${text || 'nothing'}`);
        if (page.own === 'vendor/index.html' && !own.includes(brand.supportPhoneHref))
          wrong.push(`${page.file}: no number to call`);
      }
    expect(wrong).toEqual([]);
  });

  test('of the portal come from one build within a language', () => {
    for (const prefix of prefixes) {
      const builds = pages
        .filter((page) => page.prefix === prefix && isOfPortal(page.own))
        .map(({ html }) => /<html[^>]* data-build="([^"]+)"/.exec(html)?.[1] ?? 'no build');
      expect(new Set(builds).size, `${prefix}: ${builds.join()}`).toBe(1);
      expect(builds[0]).toMatch(/^[\w-]{6}$/);
    }
  });

  test('preload only files that exist', () => {
    expect(
      wrongOn(({ html }) =>
        [...html.matchAll(/<link rel="modulepreload" href="\/([^"]+)"/g)]
          .map(([, file = '']) => file)
          .filter((file) => !isBuilt(file))
          .map((file) => `${file} is not built`),
      ),
    ).toEqual([]);
  });

  test('name their icon, their manifest and their theme colours', () => {
    const [light, dark] = themeColour('base-200');
    const frames = [
      `content="${light}" media="(prefers-color-scheme:light)"`,
      `content="${dark}" media="(prefers-color-scheme:dark)"`,
    ];
    expect(
      wrongOn(({ html, prefix }) => [
        ...(frames.every((frame) => html.includes(`<meta name="theme-color" ${frame}`))
          ? []
          : ['does not have the colours of the theme']),
        ...(html.includes('rel="icon" href="/favicon.svg"') ? [] : ['has no icon']),
        ...(html.includes(`href="${prefix}/manifest.webmanifest"`)
          ? []
          : ['does not link the manifest of its language']),
        ...(html.includes(siteWords.nav.home) || prefix !== '' ? [] : ['has no navigation']),
      ]),
    ).toEqual([]);
  });
});

const models = modelsFor(builtSite);

test('The built host files are those of the pages', () => {
  for (const [file, text] of Object.entries(hosts.netlify(builtSite)))
    expect(built(file).toString()).toBe(text);
});

describe.each(Object.entries(models))('On %s, from the built pages,', (host, headersAt) => {
  const grantOf = (feature: string, address: string): string =>
    headersAt(address)
      .get('permissions-policy')
      ?.join()
      .match(new RegExp(`${feature}=[^,]*`, 'g'))
      ?.join() ?? 'nothing';
  /** Hosts with few rules let all pages in a folder use the camera. */
  const byFolder = !['nginx', 'caddy'].includes(host);
  const mayPhotograph = ({ own, html }: Page): boolean =>
    html.includes('/Onboarding.island.') || (byFolder && own === 'register/start/index.html');

  test('only the pages of an application may use the camera; all may ask for the place', () => {
    const wrong = pages.flatMap((page) =>
      addressesOf(page).flatMap((address) => {
        // The page of the legacy form is its folder, where a rule for the folder may or may not match.
        if (byFolder && page.own === 'register/index.html') return [];
        const camera = grantOf('camera', address);
        const location = grantOf('geolocation', address);
        return camera === (mayPhotograph(page) ? 'camera=(self)' : 'camera=()') &&
          location === 'geolocation=(self)'
          ? []
          : [`${address}: ${camera} ${location}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(pages.filter(mayPhotograph).length).toBeGreaterThan(prefixes.length * 5);
  });

  test('exactly one rule sets each security header of a page', () => {
    const wrong = pages.flatMap((page) =>
      addressesOf(page).flatMap((address) => {
        const sent = headersAt(address);
        const wanted = [...Object.keys(hostHeaders), 'Content-Security-Policy'];
        return [
          ...wanted.filter((name) => sent.get(name.toLowerCase())?.length !== 1),
          ...[...sent].filter(([, values]) => values.length !== 1).map(([name]) => name),
        ].map((name) => `${address}: ${name}: ${sent.get(name.toLowerCase())?.join(' | ')}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('forbids framing, and leaves the policy of a page to its document', () => {
    const wrong = pages.flatMap((page) =>
      addressesOf(page).filter(
        (address) =>
          headersAt(address).get('content-security-policy')?.join() !== `frame-ancestors 'none'` ||
          !metaOf(page, 'content-security-policy')?.startsWith(`default-src 'none';`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('no cache keeps a page or the service worker, and no rule keeps a missing file', () => {
    const addresses = [
      ...pages.flatMap(addressesOf),
      ...prefixes.flatMap((prefix) => `${prefix}/favicon.svg`),
    ];
    const caching = (address: string, status = 200): string =>
      headersAt(address, status).get('cache-control')?.join() ?? 'no-cache';
    expect(addresses.filter((address) => caching(address) !== 'no-cache')).toEqual([]);
    for (const prefix of prefixes)
      for (const path of workerPaths)
        expect(headersAt(prefix + path).get('cache-control'), path).toEqual(['no-cache']);
    // Caddy has a handler for errors, which the model leaves out.
    if (host !== 'caddy') expect(caching('/_astro/base.Gone0000.js', 404)).toMatch(/^no-/);
  });
});

describe('A host', () => {
  test('allows calls to its own origin only, and workers on app pages only', () => {
    expect(
      wrongOn((page) => {
        const policy = metaOf(page, 'content-security-policy') ?? '';
        const runsApp = isOfPortal(page.own) || runsAppOf(page.own);
        return [
          ...(policy.startsWith("default-src 'none';") ? [] : ['allows something by default']),
          ...(/https?:|\*|unsafe/.test(policy) ? ['allows other origins'] : []),
          ...(/connect-src 'self';/.test(policy) ? [] : ['cannot call its own origin']),
          ...(policy.includes("worker-src 'self'") === runsApp ? [] : ['has another rule for workers']),
          ...(policy.includes(`form-action '${runsApp ? 'self' : 'none'}'`)
            ? []
            : ['has another rule for forms']),
          ...(policy.includes("base-uri 'none'") ? [] : ['can change its base']),
          ...(policy.includes("manifest-src 'self'") ? [] : ['cannot read its manifest']),
          ...(policy.endsWith(
            `;require-trusted-types-for 'script';trusted-types ${runsApp ? `${brand.storagePrefix} ` : ''}sw`,
          )
            ? []
            : ['makes code of texts']),
        ];
      }),
    ).toEqual([]);
  });

  test.each(prefixes.map((prefix) => [prefix]))(
    'answers every address under “%s” with the right file',
    (prefix) => {
      const at = (address: string) => answerAt(`${prefix}${address}`);
      const page = (own: string) => `${prefix}/${own}`.slice(1);
      for (const own of documents.filter((each) => each !== '404.html'))
        for (const address of addressesOf({ file: own }))
          expect(at(address), `${prefix}${address}`).toEqual({ file: page(own), status: 200 });
      for (const [address, file] of [
        ['/register/ayurveda', 'register/index.html'],
        ['/register/ayurveda/more', 'register/index.html'],
        ['/partner-with-us/new/mx-onboarding/step9', 'partner-with-us/new/mx-onboarding/index.html'],
      ] as const)
        expect(at(address), `${prefix}${address}`).toEqual({ file: page(file), status: 200 });
      for (const address of ['/nothing', '/vendor/nothing', '/partner-with-us', '/dashboard/v1'])
        expect(at(address), `${prefix}${address}`).toEqual({ file: page('404.html'), status: 404 });
    },
  );
});
