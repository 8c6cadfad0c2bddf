import { createHash } from 'node:crypto';
import { basename, parse } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { brand, sharingPicture } from '#lib/brand.ts';
import { parts as islandParts } from '../build/code/islands.ts';
import { scriptStyle } from '../src/components/scriptStyle.ts';
import type { BuildList } from '../src/worker/rules.ts';
import { listedLocales, locales, pseudoLocale } from '../src/lib/locales.ts';
import { categoryIds } from '#lib/domain/category/category.ts';
import { offeredIds } from '#lib/domain/category/offered.ts';
import { helpQuestionWords, helpWords } from '#lib/words/help.ts';
import { gstWords } from '#lib/words/gst.ts';
import { pinNoteWords } from '#lib/words/pinNote.ts';
import { reuseWords } from '#lib/words/reuse.ts';
import { reviewCodeWords, reviewWords } from '#lib/words/review.ts';
import { upiWords } from '#lib/words/upi.ts';
import { usualHoursWords } from '#lib/words/usualHours.ts';
import { budgets, dashboardFile, onboardingPage, publicPages } from '../scripts/budgets.ts';
import {
  built,
  builtFiles,
  filesFetchedAhead,
  filesNamedIn,
  firstLoad,
  firstStep,
  firstView,
  isBuilt,
  lazyIslandsOf,
  weight,
  weighed,
  withStaticImports,
  type Part,
} from '../scripts/built-site.ts';
import { pages, wrongOn } from './built/site.ts';
import { faultsOn } from './support/faultsOn.ts';
import { classesInStyles, classesNamedIn, hookClasses } from './classes.ts';
import { filesIn } from './sources.ts';
import { partsOfDocument, partsOfLoad, record, recordedWeights, weightsOf } from './weights.ts';

/** The trees of the built languages: the prefix of their files, and whether it is English. */
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

/** Each load with a budget, and the files and inline parts that it consists of. */
const loads: Readonly<Record<string, readonly Part[]>> = {
  ...Object.fromEntries(
    await Promise.all(
      trees.map(async ({ id, folder }) => [
        `first load in ${id}`,
        await firstLoad(folder + onboardingPage.file),
      ]),
    ),
  ),
  'first step': await firstStep(onboardingPage.file),
  'first view of the dashboard': firstView(dashboardFile),
  'dialog of /vendor': dialogFiles(),
};
const partsOf = (load: string): readonly Part[] => loads[load] ?? [];
const weightOf = (load: string): number => partsOf(load).reduce((total, { bytes }) => total + bytes, 0);
/**
 * Checks a weight. `grown` says what grew, for the message of a failure alone: to weigh the parts of a document takes longer
 * than to weigh the document.
 */
function expectAtMost(bytes: number, limit: number, grown: () => string): void {
  expect(bytes, bytes > limit ? grown() : undefined).toBeLessThanOrEqual(limit);
}
const grownDocument = (file: string) => (): string => weightsOf(file, partsOfDocument(file));
const grownLoad = (load: string) => (): string => weightsOf(load, partsOfLoad(partsOf(load)));

/** The parts that only help or explain, with sentences of each. The code of a part is with its words. */
const helps: Readonly<Record<string, readonly string[]>> = {
  'GST look-up': [gstWords.help],
  'other shop': [reuseWords.help],
  UPI: [upiWords.help],
  'note on the pin': [pinNoteWords.atPin('').slice(0, 30)],
  'usual hours': [usualHoursWords.hoursButton],
  help: [helpWords.reference, helpQuestionWords['vendor-info'][0]?.question ?? ''],
  review: [reviewWords.answerHelp, reviewCodeWords.unreadable.hint],
};

/** Whether a script file has one of these texts. A bundler may write them with other quotes, but not other letters. */
function hasText(file: string, texts: readonly string[]): boolean {
  const script = built(file).toString();
  return texts.some((text) => script.includes(text));
}

/** Returns the helps that are in these script files. */
function helpsIn(files: readonly string[]): string[] {
  const scripts = files.filter((file) => file.endsWith('.js'));
  return Object.keys(helps).filter((name) => scripts.some((file) => hasText(file, helps[name] ?? [])));
}

/** The sources of the rules of the first step, of its code and of the later steps. */
const { infoRules, vendorCode, kyc, documents, contract } = islandParts;

/** Returns the built files of a source, one in each language. */
const filesOf = (source: string): string[] =>
  builtFiles('.js').filter((file) => basename(file).startsWith(`${parse(source).name}.`));

describe('Budgets', () => {
  record(() => ({
    ...Object.fromEntries(publicFiles.map((file) => [file, partsOfDocument(file)])),
    ...Object.fromEntries(Object.entries(loads).map(([load, parts]) => [load, partsOfLoad(parts)])),
  }));

  // Run `RECORD=yes npm run test:dist` after a change that is meant to change weights. A fork may have other languages.
  test('documents and loads have recorded weights, so that a failure says what grew', () => {
    const named = [
      ...Object.values(publicPages),
      ...Object.keys(loads).filter((load) => !/ in (?!en$)/.test(load)),
    ];
    expect(Object.keys(recordedWeights())).toEqual(expect.arrayContaining(named));
  });

  for (const [path, file] of Object.entries(publicPages)) {
    test(`the document of ${path} fits the first flight: ${budgets.documentBytes} bytes`, () => {
      expectAtMost(weight(file), budgets.documentBytes, grownDocument(file));
    });
  }

  for (const { id, folder } of trees.filter(({ isEnglish }) => !isEnglish)) {
    test(`the documents in ${locales[id].name} weigh at most ${budgets.indicDocumentBytes} bytes each`, () => {
      for (const file of Object.values(publicPages)) {
        const document = folder + file;
        expectAtMost(weight(document), budgets.indicDocumentBytes, grownDocument(document));
      }
    });

    test(`the first load in ${locales[id].name} adds at most ${budgets.indicExtraBytes} bytes to the English one`, () => {
      const load = `first load in ${id}`;
      const limit = weightOf('first load in en') + budgets.indicExtraBytes;
      expectAtMost(weightOf(load), limit, grownLoad(load));
    });
  }

  test.each([
    ['dialog of /vendor', budgets.vendorIslandBytes],
    ['first load in en', budgets.onboardingBytes],
    ['first step', budgets.firstStepBytes],
    ['first view of the dashboard', budgets.firstViewBytes],
  ])('the %s weighs at most %i bytes', (load, limit) => {
    expectAtMost(weightOf(load), limit, grownLoad(load));
  });

  test(`the first step can be filled in after at most ${budgets.firstStepRequests} requests`, () => {
    // Its style is in the document.
    const files = partsOf('first step').filter(({ name }) => isBuilt(name));
    expectAtMost(1 + files.length, budgets.firstStepRequests, grownLoad('first step'));
  });

  test('the first step, its rules and the later steps load no help before it is needed', () => {
    const first = partsOf('first step').flatMap(({ name }) => (isBuilt(name) ? [name] : []));
    const later = [infoRules, vendorCode, kyc, documents, contract].map(filesOf);
    for (const files of later) expect(files.length).toBeGreaterThanOrEqual(trees.length);
    expect(helpsIn(withStaticImports([...first, ...later.flat()]))).toEqual([]);
  });

  test.each(Object.keys(helps))('the help %s loads without any other', (name) => {
    const files = builtFiles('.js').filter((file) => hasText(file, helps[name] ?? []));
    expect(files).not.toEqual([]);
    expect(helpsIn(withStaticImports(files))).toEqual([name]);
  });

  test(`the dashboard shows name and status within ${budgets.firstViewRequests} requests, without React`, () => {
    const load = 'first view of the dashboard';
    const files = partsOf(load);
    const reads = 2;
    expectAtMost(1 + files.length + reads, budgets.firstViewRequests, grownLoad(load));
    expect(files.filter(({ name }) => /react|-screen/.test(name))).toEqual([]);
    // The page preloads these files before all others, so that nothing else delays them.
    const ahead = filesFetchedAhead(built(dashboardFile).toString());
    expect(new Set(ahead.slice(0, files.length))).toEqual(new Set(files.map(({ name }) => name)));
  });

  test.each(trees)(`the service worker in $id weighs at most ${budgets.workerBytes} bytes`, ({ folder }) => {
    expect(weight(`${folder}sw.js`)).toBeLessThanOrEqual(budgets.workerBytes);
  });

  test('a page with an island preloads all its scripts, and any other page preloads none', () => {
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

  test('the public pages load no style file, and only /vendor loads a script file', () => {
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

  test('/vendor requests React together with the island that imports it', () => {
    const wrong = pages
      .filter(({ file }) => file.endsWith(publicPages['/vendor']))
      .filter(({ html }) => {
        const react = /data-react="\/([^"]*)"/.exec(html)?.[1] ?? '';
        return !/react/.test(react) || !withStaticImports(lazyIslandsOf(html)).includes(react);
      });
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});

test('documents and scripts have compressed copies with the same content', () => {
  const files = [...pages.map(({ file }) => file), ...builtFiles('.js')]
    // A copy that is larger than its file is left out.
    .filter((file) => built(file).length > 1000);
  const wrong = files.filter(
    (file) =>
      !brotliDecompressSync(built(`${file}.br`)).equals(built(file)) ||
      !gunzipSync(built(`${file}.gz`)).equals(built(file)),
  );
  expect(wrong).toEqual([]);
});

test('a build without PUBLIC_REPORT_URL contains no code or header of the reports', () => {
  // Words that only the reports use, and the call that sends them.
  const traces = /sendBeacon|securitypolicyviolation|largest-contentful-paint|vendor-created|document-sent/;
  const inScripts = builtFiles('.js').filter((file) => traces.test(built(file).toString()));
  const inPages = wrongOn(({ html }) => (traces.test(html) ? ['reports'] : []));
  expect([...inScripts, ...inPages]).toEqual([]);
  expect(built('_headers').toString()).not.toMatch(/reporting-endpoints|report-to/i);
});

test('the build contains nothing of the sandbox: no controls and no desk', () => {
  const traces = /__sandbox|reviewer’s desk/;
  const files = builtFiles('.js').filter((file) => traces.test(built(file).toString()));
  expect([...files, ...wrongOn(({ html }) => (traces.test(html) ? ['sandbox'] : []))]).toEqual([]);
});

describe('Styles for every engine', () => {
  test('every viewBox separates its four numbers, which Firefox requires', () => {
    const wrong = wrongOn(({ html }) =>
      [...html.matchAll(/viewbox="([^"]*)"/gi)]
        .map(([, numbers = '']) => numbers)
        .filter((numbers) => !/^-?[\d.]+(?:(?: |, ?)-?[\d.]+){3}$/.test(numbers)),
    );
    expect(wrong).toEqual([]);
  });

  test('no style is written in a form that WebKit drops', () => {
    const all = styles.join('\n');
    // WebKit rejects a shorthand with a thickness.
    expect(all.match(/[^-]text-decoration:[^;}]*\d[^;}]*/g) ?? []).toEqual([]);
    // WebKit clips both axes when a rule clips one, so an element with overhanging content must not be
    // clipped.
    expect(all.match(/\.bar-frame\{[^}]*overflow/g) ?? []).toEqual([]);
    expect(all).not.toContain(':not(:popover-open)');
    expect(all).toMatch(/\.bar-sheet:popover-open\{display:flex\}/);
    const unselectable = all.match(/[^-]user-select:/g) ?? [];
    expect(all.match(/-webkit-user-select:/g) ?? []).toHaveLength(unselectable.length);
  });
});

describe('Security policy', () => {
  test('every page has a policy that allows exactly its inline scripts and styles', () => {
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

  test('pages of the portal send only their origin as a referrer', () => {
    const wrong = wrongOn(({ html, elements }) => {
      if (!html.includes('<astro-island')) return [];
      const at = elements.findIndex(({ attributes: { name } }) => name === 'referrer');
      const script = elements.findIndex(({ tag }) => tag === 'script');
      const isSaid = elements[at]?.attributes['content'] === 'strict-origin';
      return isSaid && at < script ? [] : ['says no policy before its first script'];
    });
    expect(wrong).toEqual([]);
  });

  test('no element has an inline style or event handler, which the policy would block', () => {
    const wrong = wrongOn(({ elements }) =>
      elements.flatMap(({ tag, attributes }) =>
        Object.keys(attributes)
          .filter((name) => name === 'style' || /^on[a-z]/.test(name))
          .map((name) => `<${tag} ${name}="${attributes[name]}">`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('no file is loaded from another host, and only the app store is linked', () => {
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

describe('Contents of a default build', () => {
  const sheetOf = (page: string): string =>
    pages
      .flatMap(({ file, elements }) => (file === page ? elements : []))
      .filter(({ tag }) => tag === 'style')
      .map(({ text }) => text)
      .join('');
  const panels = builtFiles('.css').filter((file) => /panel\./.test(file));

  test.each(['success', 'warning', 'error', 'neutral'])('every sheet with badges has the tone %s', (tone) => {
    const sheets = [...panels.map((file) => built(file).toString()), sheetOf(dashboardFile)];
    expect(sheets.length).toBeGreaterThan(1);
    for (const sheet of sheets)
      expect([...classesInStyles([sheet])]).toEqual(expect.arrayContaining([`badge-${tone}`, 'badge-soft']));
  });

  test('no script contains the words that explain a reply to integrators', () => {
    const scripts = builtFiles('.js').map((file) => built(file).toString());
    expect(scripts.filter((text) => text.includes('the reply cannot be read'))).toEqual([]);
  });
});

describe('Documents before any script', () => {
  const english = pages.filter(({ file }) => treeOf(file) === '');

  test('the first step has its form, and the one of a category needs a session', () => {
    const forms = english.flatMap(({ file, elements }) =>
      elements
        .filter(({ attributes }) => 'data-categories' in attributes)
        .map(({ attributes }) => [file, attributes['data-built'], attributes['data-registration']]),
    );
    const root = 'partner-with-us/new/mx-onboarding';
    const firstSteps = ['index.html', 'step1/index.html'].map((file) => [
      `${root}/${file}`,
      offeredIds[0],
      undefined,
    ]);
    const ofCategories = categoryIds.map((id) => [`register/${id}/index.html`, id, id]);
    expect(forms.toSorted()).toEqual([...firstSteps, ...ofCategories].toSorted());
  });

  test('the dashboard and the profile ask for their vendor, and no other page does', () => {
    const asking = english.filter(({ html }) => html.includes('earlyReads')).map(({ file }) => file);
    expect(asking.toSorted()).toEqual(['dashboard/index.html', 'profile/index.html']);
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

  test('every class that an island names exists in the built styles', () => {
    const files = filesIn(['src/islands'], /\.tsx$/);
    const wrong = files.flatMap((file) => unknown(classesNamedIn(file)).map((name) => `${file}: ${name}`));
    expect(wrong).toEqual([]);
  });

  test('every attribute that names an id names an element of its page', () => {
    const naming = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for', 'popovertarget'];
    const wrong = wrongOn(({ elements }) => {
      const ids = new Set(elements.map(({ attributes }) => attributes['id']));
      return elements.flatMap(({ attributes }) =>
        naming.flatMap((name) =>
          (attributes[name]?.split(/\s+/) ?? []).filter((id) => !ids.has(id)).map((id) => `${name}=${id}`),
        ),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('every page has a language, its own title, and at most one main heading', () => {
    const titles = new Map<string, string>();
    const wrong = wrongOn(({ file, html, elements }) => {
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.trim() ?? '';
      // Brands and legal texts have the same name in several languages.
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

  test('the headings of every public page start with one h1 and skip no level', () => {
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

  test('every page with a link to the dashboard also has a sign-out button', () => {
    const wrong = wrongOn(({ elements }) => {
      const [dashboards, exits] = ['bar-dashboard', 'sign-out'].map(
        (name) => elements.filter(({ attributes }) => attributes['class'] === name).length,
      );
      return dashboards === exits ? [] : [`${dashboards} ways to the dashboard, ${exits} out`];
    });
    expect(wrong).toEqual([]);
    expect(pages.find(({ file }) => file === '404.html')?.html).toContain('class="sign-out"');
  });

  test('the legal texts use only elements of /privacy, which the screens check', () => {
    const madeOf = (file: string) => {
      const elements = pages.find((page) => page.file === file)?.elements ?? [];
      return elements.map(({ tag, attributes }) => `${tag}.${attributes['class'] ?? ''}`);
    };
    const known = new Set(madeOf(publicPages['/privacy']));
    for (const path of ['/terms', '/partner-terms', '/grievance', '/accessibility'] as const) {
      const made = madeOf(publicPages[path]);
      expect(made.length, path).toBeGreaterThan(50);
      expect(
        made.filter((one) => !known.has(one)),
        path,
      ).toEqual([]);
    }
  });

  test('a public page has a canonical address, a description and an existing picture', () => {
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
        ...(meta.get('twitter:card') === 'summary_large_image' ? [] : ['a small picture']),
        ...(meta.has('robots') ? ['kept out of search'] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('every public page is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
      // A late style comes after the content, see `withLateStyles`. Browsers apply a style anywhere.
      elements: ['html5', { style: { flow: true } }],
      // Matters of taste that the build decides.
      rules: {
        'void-style': 'off',
        'no-trailing-whitespace': 'off',
        'attribute-boolean-style': 'off',
        // These buttons are outside a form, where a type would only cost bytes.
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
  /** The letters of each language. Bengali also uses the full stop of Hindi. */
  const letters = {
    hi: /[\u0900-\u0963\u0970-\u097f]/,
    mr: /[\u0900-\u0963\u0970-\u097f]/,
    bn: /[\u0980-\u09ff]/,
    te: /[\u0c00-\u0c7f]/,
    ta: /[\u0b80-\u0bff]/,
    gu: /[\u0a80-\u0aff]/,
    kn: /[\u0c80-\u0cff]/,
    ml: /[\u0d00-\u0d7f]/,
    pa: /[\u0a00-\u0a7f]/,
  };
  const scripts = new Map(
    builtFiles('.js').map((file) => [file.split('/').pop() ?? '', { file, text: built(file).toString() }]),
  );
  const named = /[\w.-]+\.js\b/g;
  /** Returns every script that a language's documents can load, at once or later. */
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
  /** Removes the name of the product and the digits that are read as 0 to 9, which every language has. */
  const withoutCommon = (text: string): string =>
    // A name in the script of Hindi, and a range of a pattern.
    text.replaceAll('नुस्ख़ा', '').replaceAll('[०-൯]', '');

  for (const { id } of trees) {
    test(`no script of a page in ${locales[id].name} contains words of another language`, () => {
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

  test('Hindi and Marathi, which use one script, share no file with words', () => {
    const hindi = new Set(scriptsOf('hi'));
    const shared = scriptsOf('mr').filter((script) => hindi.has(script));
    expect(shared.filter(({ text }) => letters.hi.test(withoutCommon(text))).map(({ file }) => file)).toEqual(
      [],
    );
  });

  test('a document declares its language, and its address has the language’s prefix', () => {
    const wrong = trees.flatMap(({ id, folder }) => {
      const { tag, prefix } = locales[id];
      const own = Object.values(publicPages)
        .filter((file) => !file.endsWith('404.html'))
        .map((name) => folder + name)
        .map((file) => pages.find((page) => page.file === file) ?? { file, elements: [] });
      return faultsOn(own, ({ file, elements }) => {
        const has = (name: string, attributes: Record<string, string>): boolean =>
          elements.some(
            (element) =>
              element.tag === name &&
              Object.entries(attributes).every(([key, value]) => element.attributes[key] === value),
          );
        const path = `${prefix}/${file.slice(folder.length).replace(/(?:^|\/)index\.html$/, '')}`;
        return [
          ...(has('html', { lang: tag }) ? [] : ['no lang']),
          ...(has('meta', { property: 'og:locale', content: tag.replace('-', '_') }) ? [] : ['no og:locale']),
          ...(has('link', { rel: 'canonical', href: brand.siteUrl + path })
            ? []
            : ['another canonical address']),
          ...(has('meta', { property: 'og:image', content: brand.siteUrl + prefix + sharingPicture.path })
            ? []
            : ['the picture of another language']),
          ...(has('link', { rel: 'manifest', href: `${prefix}/manifest.webmanifest` })
            ? []
            : ['no manifest']),
          ...listedLocales
            .filter(
              (other) =>
                other !== id &&
                !has('a', { lang: other, href: locales[other].prefix + path.slice(prefix.length) }),
            )
            .map((other) => `no link to ${other}`),
        ];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('every document has its language and the typography of its script', () => {
    const wrong = trees.flatMap(({ id, folder }) => {
      const { tag, fonts } = locales[id];
      const rules = fonts === null ? [] : (scriptStyle(tag.slice(0, 2), fonts).match(/[^}]+\}/g) ?? []);
      return pages
        .filter(({ file }) => treeOf(file) === folder)
        .filter(
          ({ html, elements }) =>
            rules.some(
              (rule) =>
                !html.includes(rule) && (!rule.startsWith('.lead') || /class="[^"]*\blead\b/.test(html)),
            ) || !elements.some(({ tag: name, attributes }) => name === 'html' && attributes['lang'] === tag),
        )
        .map(({ file }) => file);
    });
    expect(wrong).toEqual([]);
  });

  test('a document has its title, description and dates in its own language', () => {
    const wrong = trees.flatMap(({ id, folder }) => {
      const own = new Map<string, RegExp>(Object.entries(letters)).get(id);
      return Object.values(publicPages).flatMap((file) => {
        const { html = '', elements = [] } = pages.find((page) => page.file === folder + file) ?? {};
        const described = elements.find(({ attributes }) => attributes['name'] === 'description');
        const [, title = ''] = /<title>([^<]+)</.exec(html) ?? [];
        const days = [...html.matchAll(/<time[^>]*>([^<]+)</g)].map(([, day = '']) => day);
        return [title, described?.attributes['content'] ?? '', ...days]
          .filter((text) => text === '' || (own !== undefined && !own.test(text)))
          .map((text) => `${folder}${file}: ${text}`);
      });
    });
    expect(wrong).toEqual([]);
  });

  test('an English text, its heading and its contents say their language on every page', () => {
    const found = trees.flatMap(({ id, folder }) =>
      [publicPages['/terms'], publicPages['/partner-terms']].map((file) => {
        const { elements = [] } = pages.find((page) => page.file === folder + file) ?? {};
        const text = elements.slice(elements.findIndex(({ tag }) => tag === 'article'));
        const nav = text.slice(text.findIndex(({ tag }) => tag === 'nav'));
        const [head, list] = [text.find(({ tag }) => tag === 'header'), nav.find(({ tag }) => tag === 'ul')];
        const languages = [text[0], head, nav[0], list].map((part) => part?.attributes['lang']);
        return { id, languages };
      }),
    );
    const wanted = (id: keyof typeof locales) => {
      const [text, own] = id === 'en' ? [] : ['en-IN', locales[id].tag];
      return [text, own, own, text];
    };
    expect(found).toEqual(found.map(({ id }) => ({ id, languages: wanted(id) })));
    expect(found.length).toBeGreaterThan(0);
  });

  test('the menu and the footer of every page link to it in every other language', () => {
    const wrong = wrongOn(({ file, elements }) => {
      const links = elements.flatMap(({ tag, attributes: { lang } }) => (tag === 'a' && lang ? [lang] : []));
      const others = trees.filter(({ folder }) => folder !== treeOf(file)).map(({ id }) => id);
      return links.join() === [...others, ...others].join() ? [] : [links.join()];
    });
    expect(wrong).toEqual([]);
  });

  for (const { id, folder } of trees) {
    test(`the manifest in ${locales[id].name} opens its own pages and has its icons`, () => {
      const manifest = JSON.parse(built(`${folder}manifest.webmanifest`).toString()) as {
        icons: { src: string; sizes: string }[];
        shortcuts: { url: string }[];
      };
      const { prefix, tag } = locales[id];
      expect(manifest).toMatchObject({ lang: tag, scope: `${prefix}/`, start_url: `${prefix}/vendor` });
      expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
        `${prefix}/dashboard`,
        `${prefix}/register/start`,
      ]);
      const sizes = manifest.icons.map(({ src }) => {
        const png = built(src.slice(1));
        return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
      });
      expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
      expect(sizes).toEqual(['192x192', '512x512', '512x512']);
    });
  }

  test.each(trees.map(({ id, folder }) => [locales[id].name, folder]))(
    'the worker in %s keeps /vendor and the dashboard together',
    (_, folder) => {
      const { pages: kept, portal } = JSON.parse(built(`${folder}build.json`).toString()) as BuildList;
      expect(portal).toEqual(['vendor/', 'dashboard/']);
      expect(portal.filter((page) => !(page in kept))).toEqual([]);
    },
  );

  test('the sitemap lists every public page in every language, with a default', () => {
    const entries = built('sitemap.xml').toString().split('<url>').slice(1);
    expect(entries.length % listedLocales.length).toBe(0);
    for (const entry of entries) {
      const alternates = [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag);
      expect(alternates).toEqual([...listedLocales.map((id) => locales[id].tag), 'x-default']);
    }
  });

  test('nothing that visitors get links to the pseudo-locale', () => {
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

  test('every internal link leads to a built page or a rewrite, and to an existing id', () => {
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

/** Whether the file is a step of a flow. All its steps are one screen at several addresses. */
function sameScreen(file: string): boolean {
  return /^(?:partner-with-us|register)\//.test(file.slice(treeOf(file).length));
}

function pageFile(pathname: string): string | undefined {
  const base = decodeURIComponent(pathname).replace(/^\//, '').replace(/\/$/, '');
  return [base, base ? `${base}/index.html` : 'index.html', `${base}.html`].find(
    (file) => file && isBuilt(file),
  );
}

/** Returns the script and style that `/vendor` loads until its dialog can be used. */
function dialogFiles(): Part[] {
  const [landing, vendor] = [built(publicPages['/']).toString(), built(publicPages['/vendor']).toString()];
  // The banner is on the landing page too, and waits for a tap on both pages.
  const own = lazyIslandsOf(vendor).filter((file) => !lazyIslandsOf(landing).includes(file));
  const scripts = withStaticImports([...filesNamedIn(vendor), ...own]);
  // The dialog waits for its style sheet, but for no later import: `vendor-entry.e2e.ts` checks that.
  const sheets = builtFiles('.css')
    .filter((sheet) => scripts.some((name) => built(name).includes(sheet)))
    // The other sheet is for signed-in vendors, and contains all of this one.
    .filter((sheet) => !/panel\./.test(sheet));
  if (sheets.length !== 1) throw new Error(`The dialog of /vendor has the sheets ${sheets.join()}.`);
  return weighed([...scripts, ...sheets]);
}
