import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { brand } from '#lib/brand.ts';
import { scriptStyle } from '../src/components/scriptStyle.ts';
import { listedLocales, locales, pseudoLocale } from '../src/lib/locales.ts';
import { budgets, dashboardFile, onboardingPage, publicPages } from '../scripts/budgets.ts';
import {
  built,
  builtFiles,
  elementsOf,
  filesFetchedAhead,
  filesNamedIn,
  firstLoad,
  firstStep,
  firstView,
  isBuilt,
  islandsToWake,
  weight,
  weighed,
  withStaticImports,
} from '../scripts/built-site.ts';
import { classesInStyles, classesNamedIn, hookClasses } from './classes.ts';
import { filesIn } from './sources.ts';

/** What visitors get: a build for tests has the pseudo-locale, too. */
const isShipped = (file: string): boolean => !file.startsWith(`${locales[pseudoLocale].prefix}/`.slice(1));
const pages = builtFiles('.html')
  .filter(isShipped)
  .map((file) => {
    const html = built(file).toString();
    return { file, html, elements: elementsOf(html) };
  });
/** The trees of the languages that were built: the prefix of their files, and whether it is English. */
const trees = listedLocales.map((id) => ({
  id,
  folder: `${locales[id].prefix}/`.slice(1),
  isEnglish: id === 'en',
}));
const treeOf = (file: string): string =>
  trees.findLast(({ folder }) => file.startsWith(folder))?.folder ?? '';
const publicFiles: string[] = trees.flatMap(({ folder }) =>
  Object.values(publicPages).map((file) => folder + file),
);
const styles = [
  ...builtFiles('.css').map((file) => built(file).toString()),
  ...pages.flatMap(({ elements }) => elements.filter(({ tag }) => tag === 'style').map(({ text }) => text)),
];

/** Says of every page what is wrong with it, so that one run shows all. */
function wrongOn(find: (page: (typeof pages)[number]) => string[]): string[] {
  return pages.flatMap((page) => find(page).map((problem) => `${page.file}: ${problem}`));
}

describe('Budgets', () => {
  for (const [path, file] of Object.entries(publicPages)) {
    test(`the document of ${path} fits the first flight: ${budgets.documentBytes} bytes`, () => {
      expect(weight(file)).toBeLessThanOrEqual(budgets.documentBytes);
    });
  }

  for (const { id, folder } of trees.filter(({ isEnglish }) => !isEnglish)) {
    test(`the documents in ${locales[id].name} weigh at most ${budgets.indicDocumentBytes} bytes each`, () => {
      for (const file of Object.values(publicPages)) {
        expect(weight(folder + file), folder + file).toBeLessThanOrEqual(budgets.indicDocumentBytes);
      }
    });

    test(`the onboarding’s first load in ${locales[id].name} weighs at most ${budgets.indicExtraBytes} bytes more than in English`, async () => {
      const parts = await firstLoad(folder + onboardingPage.file);
      const english = sum(await firstLoad(onboardingPage.file));
      expect(sum(parts), listed(parts)).toBeLessThanOrEqual(english + budgets.indicExtraBytes);
    });
  }

  test(`the /vendor dialog can be used after at most ${budgets.vendorIslandBytes} bytes of script and style`, () => {
    const [landing, vendor] = [built(publicPages['/']).toString(), built(publicPages['/vendor']).toString()];
    // What the landing page has too, the banner, waits for a tap here as there.
    const own = islandsToWake(vendor).filter((file) => !islandsToWake(landing).includes(file));
    const scripts = withStaticImports([...filesNamedIn(vendor), ...own]);
    // It waits for its style sheet, and for nothing it would import later: `vendor-entry.e2e.ts` looks at that.
    const sheets = builtFiles('.css')
      .filter((sheet) => scripts.some((name) => built(name).includes(sheet)))
      // The other one is for who is signed in, and has all of this one in it.
      .filter((sheet) => !/panel\./.test(sheet));
    expect(sheets).toHaveLength(1);
    const parts = weighed([...scripts, ...sheets]);
    expect(sum(parts), listed(parts)).toBeLessThanOrEqual(budgets.vendorIslandBytes);
  });

  test(`the onboarding's first load weighs at most ${budgets.onboardingBytes} bytes`, async () => {
    const parts = await firstLoad(onboardingPage.file);
    expect(sum(parts), listed(parts)).toBeLessThanOrEqual(budgets.onboardingBytes);
  });

  test(`the first step can be filled in after at most ${budgets.firstStepBytes} bytes`, async () => {
    const parts = await firstStep(onboardingPage.file);
    expect(sum(parts), listed(parts)).toBeLessThanOrEqual(budgets.firstStepBytes);
  });

  test(`the first step can be filled in after at most ${budgets.firstStepRequests} requests`, async () => {
    // Its style is in the document.
    const files = (await firstStep(onboardingPage.file)).filter(({ name }) => isBuilt(name));
    expect(1 + files.length, listed(files)).toBeLessThanOrEqual(budgets.firstStepRequests);
  });

  test(`name and status are on the dashboard after at most ${budgets.firstViewRequests} requests and ${budgets.firstViewBytes} bytes of script, none of it React's`, () => {
    const files = firstView(dashboardFile);
    const reads = 2;
    expect(1 + files.length + reads, listed(files)).toBeLessThanOrEqual(budgets.firstViewRequests);
    expect(sum(files), listed(files)).toBeLessThanOrEqual(budgets.firstViewBytes);
    expect(files.filter(({ name }) => /react|frame/.test(name))).toEqual([]);
    // They are asked for before anything else, so that nothing else takes their place on the way.
    const ahead = filesFetchedAhead(built(dashboardFile).toString());
    expect(new Set(ahead.slice(0, files.length))).toEqual(new Set(files.map(({ name }) => name)));
  });

  test('a page with an island has all its scripts fetched ahead, and a page without one none', () => {
    const wrong = wrongOn(({ html }) => {
      const needed = html.includes('<astro-island') ? withStaticImports(filesNamedIn(html)) : [];
      const ahead = filesFetchedAhead(html);
      return [
        ...needed.filter((file) => !ahead.includes(file)).map((file) => `${file} comes late`),
        ...(needed.length === 0 ? ahead : []).map((file) => `${file} is fetched for nothing`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('the public pages need no file to show themselves, and all but /vendor no script file', () => {
    const rendering = wrongOn(({ file, elements }) =>
      elements
        .filter(
          ({ tag, attributes: { rel, href } }) => publicFiles.includes(file) && tag === 'link' && href && rel,
        )
        .filter(({ attributes: { rel } }) => /stylesheet|preload/.test(rel ?? ''))
        .map(({ attributes: { href } }) => `loads ${href}`),
    );
    const scripts = wrongOn(({ file, elements }) =>
      elements
        .filter(
          ({ tag, attributes: { src } }) => tag === 'script' && src && !file.endsWith(publicPages['/vendor']),
        )
        .filter(() => publicFiles.includes(file))
        .map(({ attributes: { src } }) => `runs ${src}`),
    );
    expect([...rendering, ...scripts]).toEqual([]);
  });
});

test('a build without PUBLIC_REPORT_URL has nothing of the reports in it, in no script, page or header', () => {
  // Words of the reports' own, and the one way they are sent.
  const traces = /sendBeacon|securitypolicyviolation|largest-contentful-paint|vendor-created|document-sent/;
  const inScripts = builtFiles('.js').filter((file) => traces.test(built(file).toString()));
  const inPages = wrongOn(({ html }) => (traces.test(html) ? ['reports'] : []));
  expect([...inScripts, ...inPages]).toEqual([]);
  expect(built('_headers').toString()).not.toMatch(/reporting-endpoints|report-to/i);
});

describe('Styles for every engine', () => {
  test('every drawing has its four numbers apart: Firefox reads no others, and the drawing would be 300 px wide', () => {
    const wrong = wrongOn(({ html }) =>
      [...html.matchAll(/viewbox="([^"]*)"/gi)]
        .map(([, numbers = '']) => numbers)
        .filter((numbers) => !/^-?[\d.]+(?:(?: |, ?)-?[\d.]+){3}$/.test(numbers)),
    );
    expect(wrong).toEqual([]);
  });

  test('no style is written so that WebKit drops it, and the navigation waits for a browser that can open it', () => {
    const all = styles.join('\n');
    // A shorthand with a thickness is invalid there.
    expect(all.match(/[^-]text-decoration:[^;}]*\d[^;}]*/g) ?? []).toEqual([]);
    // Clipping one axis clips both there, so nothing that hangs over may be clipped.
    expect(all.match(/\.bar-frame\{[^}]*overflow/g) ?? []).toEqual([]);
    expect(all).not.toContain(':not(:popover-open)');
    expect(all).toMatch(/\.bar-sheet:popover-open\{display:flex\}/);
    const unselectable = all.match(/[^-]user-select:/g) ?? [];
    expect(all.match(/-webkit-user-select:/g) ?? []).toHaveLength(unselectable.length);
  });
});

describe('Security policy', () => {
  test('every page carries a policy that allows its inline scripts and styles, and no others', () => {
    const wrong = wrongOn(({ elements }) => {
      const policy = elements.find(
        ({ tag, attributes }) =>
          tag === 'meta' && /^content-security-policy$/i.test(attributes['http-equiv'] ?? ''),
      )?.attributes['content'];
      if (!policy) return ['no policy'];
      const directives = new Map(
        policy.split(';').map((part) => [part.trim().split(/\s+/)[0], part] as const),
      );
      const problems = /unsafe-(?:inline|eval)/.test(directives.get('script-src') ?? '')
        ? ['unsafe scripts']
        : [];
      for (const { tag, attributes, text } of elements) {
        const data = tag === 'script' && /json|text\/plain/.test(attributes['type'] ?? '');
        if (!text || attributes['src'] || data) continue;
        const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
        const directive = directives.get(`${tag}-src`) ?? directives.get('default-src') ?? '';
        if (!directive.includes(hash))
          problems.push(`inline ${tag} not allowed: ${text.trim().slice(0, 60)}`);
      }
      return problems;
    });
    expect(wrong).toEqual([]);
  });

  test('no element carries an inline style or an event handler, which the policy would block', () => {
    const wrong = wrongOn(({ elements }) =>
      elements.flatMap(({ tag, attributes }) =>
        Object.keys(attributes)
          .filter((name) => name === 'style' || /^on[a-z]/.test(name))
          .map((name) => `<${tag} ${name}="${attributes[name]}">`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('nothing is loaded from, and no link leads to, another host, the app store aside', () => {
    const elsewhere = /^(?:https?:)?\/\//;
    const own = [brand.siteUrl, brand.vendorAppStoreUrl];
    const described = /^(?:canonical|alternate|license)$/;
    const wrong = wrongOn(({ elements }) =>
      elements.flatMap(({ tag, attributes }) =>
        ['src', 'srcset', 'href', 'action', 'poster', 'data', 'component-url', 'renderer-url']
          .filter((name) => elsewhere.test(attributes[name] ?? ''))
          .filter((name) => !(tag === 'link' && described.test(attributes['rel'] ?? '') && name === 'href'))
          .filter((name) => !(tag === 'a' && own.some((url) => attributes[name]?.startsWith(url))))
          .map((name) => `<${tag} ${name}="${attributes[name]}">`),
      ),
    );
    const inStyles = styles.flatMap(
      (text) => text.match(/(?:url\(|@import)\s*["']?(?:https?:)?\/\/[^)"']+/g) ?? [],
    );
    expect([...wrong, ...inStyles]).toEqual([]);
  });
});

describe('Markup', () => {
  const defined = classesInStyles(styles);
  const unknown = (names: readonly string[]) =>
    [...new Set(names)].filter((name) => !defined.has(name) && !hookClasses.some((hook) => hook.test(name)));

  test('every class on a page exists in the built styles', () => {
    const wrong = wrongOn(({ elements }) =>
      unknown(elements.flatMap(({ attributes }) => attributes['class']?.split(/\s+/).filter(Boolean) ?? [])),
    );
    expect(wrong).toEqual([]);
  });

  test('every class an island names exists in the built styles', () => {
    const files = filesIn(['src/islands'], /\.tsx$/);
    const wrong = files.flatMap((file) => unknown(classesNamedIn(file)).map((name) => `${file}: ${name}`));
    expect(wrong).toEqual([]);
  });

  test('every page has a language, a title of its own, and one main heading', () => {
    const titles = new Map<string, string>();
    const wrong = wrongOn(({ file, html, elements }) => {
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.trim() ?? '';
      // Brands and texts of the law are called the same in several languages.
      const own = `${treeOf(file)} ${title}`;
      const twin = sameScreen(file) ? undefined : titles.get(own);
      titles.set(own, file);
      return [
        ...(elements.some(({ tag, attributes }) => tag === 'html' && attributes['lang'])
          ? []
          : ['no language']),
        ...(title ? [] : ['no title']),
        ...(twin ? [`the title of ${twin}`] : []),
        ...(elements.filter(({ tag }) => tag === 'h1').length <= 1 ? [] : ['several h1']),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('the headings of every public page form an outline: one h1 first, no level left out', () => {
    const wrong = wrongOn(({ file, elements }) => {
      if (!publicFiles.includes(file)) return [];
      const levels = elements.filter(({ tag }) => /^h[1-6]$/.test(tag)).map(({ tag }) => Number(tag[1]));
      const single = levels.filter((level) => level === 1).length === 1 && levels[0] === 1;
      return [
        ...(single ? [] : ['not one h1 at the start']),
        ...levels
          .filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
          .map((level) => `an h${level} without its parent`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('every page that leads to the dashboard lets a vendor sign out beside it', () => {
    const wrong = wrongOn(({ elements }) => {
      const [dashboards, exits] = ['bar-dashboard', 'sign-out'].map(
        (name) => elements.filter(({ attributes }) => attributes['class'] === name).length,
      );
      return dashboards === exits ? [] : [`${dashboards} ways to the dashboard, ${exits} out`];
    });
    expect(wrong).toEqual([]);
    expect(pages.find(({ file }) => file === '404.html')?.html).toContain('class="sign-out"');
  });

  test('the texts of the law are made of nothing that /privacy, at which the journeys look, is not', () => {
    const madeOf = (file: string) => {
      const elements = pages.find((page) => page.file === file)?.elements ?? [];
      return elements.map(({ tag, attributes }) => `${tag}.${attributes['class'] ?? ''}`);
    };
    const known = new Set(madeOf(publicPages['/privacy']));
    for (const path of ['/terms', '/partner-terms', '/grievance'] as const) {
      const made = madeOf(publicPages[path]);
      expect(made.length, path).toBeGreaterThan(50);
      expect(
        made.filter((one) => !known.has(one)),
        path,
      ).toEqual([]);
    }
  });

  test('a public page is found and shared: canonical address, description, a picture that exists', () => {
    const wrong = wrongOn(({ file, elements }) => {
      if (!publicFiles.includes(file) || file.endsWith(publicPages['/404'])) return [];
      const meta = new Map(
        elements
          .filter(({ tag }) => tag === 'meta')
          .map(({ attributes }) => [attributes['property'] ?? attributes['name'], attributes['content']]),
      );
      const canonical = elements.find(({ attributes }) => attributes['rel'] === 'canonical');
      const picture = meta.get('og:image')?.replace(`${brand.siteUrl}/`, '') ?? '';
      return [
        ...(canonical?.attributes['href'] === meta.get('og:url') ? [] : ['no canonical address']),
        ...(meta.get('description') === meta.get('og:description') ? [] : ['another description']),
        ...(isBuilt(picture) ? [] : [`no picture ${picture}`]),
        ...(meta.has('robots') ? ['kept out of search'] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('every public page is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
      // Matters of taste that the build decides, not the author.
      rules: {
        'void-style': 'off',
        'no-trailing-whitespace': 'off',
        'attribute-boolean-style': 'off',
        // Outside a form, where a type would only cost bytes.
        'no-implicit-button-type': 'off',
        // A live region of the portal is a `section` only where it has a heading.
        'prefer-native-element': 'off',
      },
    });
    const wrong: string[] = [];
    for (const { file, html } of pages.filter((page) => publicFiles.includes(page.file))) {
      const { results } = await validator.validateString(html, file);
      const messages = results.flatMap((result) => result.messages);
      wrong.push(
        ...messages.map(
          ({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId} ${message}`,
        ),
      );
    }
    expect(wrong).toEqual([]);
  });
});

describe('Languages', () => {
  /** The letters of each; the full stop of Hindi is Bengali's, too. */
  const letters = {
    hi: /[\u0900-\u0963\u0970-\u097f]/,
    mr: /[\u0900-\u0963\u0970-\u097f]/,
    bn: /[\u0980-\u09ff]/,
    te: /[\u0c00-\u0c7f]/,
    ta: /[\u0b80-\u0bff]/,
  };
  const scripts = new Map(
    builtFiles('.js').map((file) => [file.split('/').pop() ?? '', { file, text: built(file).toString() }]),
  );
  const named = /[\w.-]+\.js\b/g;
  /** Every script that a document can come to load, now or later. */
  const scriptsOf = (id: string): { file: string; text: string }[] => {
    const found = new Set<{ file: string; text: string }>();
    const visit = (text: string): void => {
      for (const [name] of text.matchAll(named)) {
        const script = scripts.get(name);
        if (script === undefined || found.has(script)) continue;
        found.add(script);
        visit(script.text);
      }
    };
    const { folder } = trees.find((tree) => tree.id === id) ?? {};
    for (const { file, html } of pages) if (treeOf(file) === folder) visit(html);
    return [...found];
  };
  /** The name of the product and the digits that are read as 0 to 9 are in every language. */
  const withoutCommon = (text: string): string =>
    text.replaceAll('नुस्ख़ा', '').replace(/\[[०-९০-৯௦-௯౦-౯-]+\]/g, '');

  for (const { id } of trees) {
    test(`no script of a page in ${locales[id].name} has words of another language`, () => {
      const own = new Map<string, RegExp>(Object.entries(letters)).get(id);
      const others = Object.entries(letters).filter(([, pattern]) => pattern.source !== own?.source);
      const reached = scriptsOf(id);
      expect(reached.length).toBeGreaterThan(10);
      const foreign = reached.flatMap(({ file, text }) =>
        others
          .filter(([, pattern]) => pattern.test(withoutCommon(text)))
          .map(([other]) => `${file}: ${other}`),
      );
      expect(foreign).toEqual([]);
    });
  }

  test('Hindi and Marathi, of one script, share no file with words', () => {
    const hindi = new Set(scriptsOf('hi'));
    const shared = scriptsOf('mr').filter((script) => hindi.has(script));
    expect(shared.filter(({ text }) => letters.hi.test(withoutCommon(text))).map(({ file }) => file)).toEqual(
      [],
    );
  });

  test('a document says its language to browsers and to who shares it, and its address is under its own prefix', () => {
    const wrong = trees.flatMap(({ id, folder }) => {
      const { tag, prefix } = locales[id];
      return Object.values(publicPages)
        .filter((file) => !file.endsWith('404.html'))
        .flatMap((file) => {
          const { elements = [] } = pages.find((page) => page.file === folder + file) ?? {};
          const has = (name: string, attributes: Record<string, string>): boolean =>
            elements.some(
              (element) =>
                element.tag === name &&
                Object.entries(attributes).every(([key, value]) => element.attributes[key] === value),
            );
          const path = `${prefix}/${file.replace(/(?:^|\/)index\.html$/, '')}`;
          return [
            ...(has('html', { lang: tag }) ? [] : ['no lang']),
            ...(has('meta', { property: 'og:locale', content: tag.replace('-', '_') })
              ? []
              : ['no og:locale']),
            ...(has('link', { rel: 'canonical', href: brand.siteUrl + path })
              ? []
              : ['another canonical address']),
            ...(has('link', { rel: 'manifest', href: `${prefix}/manifest.webmanifest` })
              ? []
              : ['no manifest']),
            ...listedLocales
              .filter(
                (other) =>
                  other !== id &&
                  !has('a', { hreflang: other, href: locales[other].prefix + path.slice(prefix.length) }),
              )
              .map((other) => `no link to ${other}`),
          ].map((problem) => `${folder}${file}: ${problem}`);
        });
    });
    expect(wrong).toEqual([]);
  });

  test('every document says its language, and one of another script has the type of that script', () => {
    const wrong = trees.flatMap(({ id, folder }) => {
      const { tag, fonts } = locales[id];
      const style = fonts === null ? '' : scriptStyle(tag.slice(0, 2), fonts);
      return pages
        .filter(({ file }) => treeOf(file) === folder)
        .filter(
          ({ html, elements }) =>
            !html.includes(style) ||
            !elements.some(({ tag: name, attributes }) => name === 'html' && attributes['lang'] === tag),
        )
        .map(({ file }) => file);
    });
    expect(wrong).toEqual([]);
  });

  test('a document is titled and described in its own language, the law in English too', () => {
    const wrong = trees.flatMap(({ id, folder }) => {
      const own = new Map<string, RegExp>(Object.entries(letters)).get(id);
      return Object.values(publicPages).flatMap((file) => {
        const { html = '', elements = [] } = pages.find((page) => page.file === folder + file) ?? {};
        const described = elements.find(({ attributes }) => attributes['name'] === 'description');
        const [, title = ''] = /<title>([^<]+)</.exec(html) ?? [];
        return [title, described?.attributes['content'] ?? '']
          .filter((text) => text === '' || (own !== undefined && !own.test(text)))
          .map((text) => `${folder}${file}: ${text}`);
      });
    });
    expect(wrong).toEqual([]);
  });

  test('every page leads to itself in every other language from its menu and from its end', () => {
    const wrong = wrongOn(({ file, elements }) => {
      const links = elements.flatMap(({ tag, attributes: { hreflang } }) =>
        tag === 'a' && hreflang ? [hreflang] : [],
      );
      const others = trees.filter(({ folder }) => folder !== treeOf(file)).map(({ id }) => id);
      return links.join() === [...others, ...others].join() ? [] : [links.join()];
    });
    expect(wrong).toEqual([]);
  });

  for (const { id, folder } of trees) {
    test(`the manifest in ${locales[id].name} opens its own pages`, () => {
      const manifest: unknown = JSON.parse(built(`${folder}manifest.webmanifest`).toString());
      expect(manifest).toMatchObject({ lang: locales[id].tag, start_url: `${locales[id].prefix}/` });
    });
  }

  test('search engines learn of every public page in every language, and which is for readers of none', () => {
    const entries = built('sitemap.xml').toString().split('<url>').slice(1);
    expect(entries.length % listedLocales.length).toBe(0);
    for (const entry of entries) {
      const alternates = [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag);
      expect(alternates).toEqual([...listedLocales.map((id) => locales[id].tag), 'x-default']);
    }
  });

  test('nothing that visitors get leads to the pseudo-locale', () => {
    expect(built('sitemap.xml').toString()).not.toContain(locales[pseudoLocale].prefix);
    expect(
      wrongOn(({ html }) => (html.includes(`"${locales[pseudoLocale].prefix}/`) ? ['a link'] : [])),
    ).toEqual([]);
  });
});

describe('Links', () => {
  const rewrites = isBuilt('_redirects') ? built('_redirects').toString().split('\n') : [];
  const rewritten = rewrites
    .map((line) => line.trim().split(/\s+/))
    .filter(([from, , status]) => from?.startsWith('/') && !status?.startsWith('404'))
    .map(([from = '']) => new RegExp(`^${from.replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}/?$`));

  test('every link inside the site leads to a built page or a rewrite, and every fragment to an element', () => {
    const wrong = wrongOn(({ file, elements }) =>
      elements.flatMap(({ tag, attributes: { href } }) => {
        if (tag !== 'a' || !href || /^(?:[a-z]+:|\/\/)/i.test(href)) return [];
        const { pathname, hash } = new URL(href, `http://site/${file.replace(/index\.html$/, '')}`);
        const target = href.startsWith('#') ? file : pageFile(pathname);
        if (!target) return rewritten.some((pattern) => pattern.test(pathname)) ? [] : [`dead link ${href}`];
        const page = pages.find((each) => each.file === target);
        const id = decodeURIComponent(hash.slice(1));
        const there = !id || page?.elements.some(({ attributes }) => attributes['id'] === id);
        return there ? [] : [`no element for ${href}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** The steps of one flow are one screen at several addresses. */
function sameScreen(file: string): boolean {
  return /^(?:partner-with-us|register)\//.test(file.slice(treeOf(file).length));
}

function pageFile(pathname: string): string | undefined {
  const base = decodeURIComponent(pathname).replace(/^\//, '').replace(/\/$/, '');
  return [base, base ? `${base}/index.html` : 'index.html', `${base}.html`].find(
    (file) => file && isBuilt(file),
  );
}

function sum(parts: readonly { bytes: number }[]): number {
  return parts.reduce((total, { bytes }) => total + bytes, 0);
}

function listed(parts: readonly { name: string; bytes: number }[]): string {
  return parts.map(({ name, bytes }) => `${bytes} ${name}`).join('\n');
}
