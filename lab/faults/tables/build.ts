import type { Fault } from '../fault.ts';

const hosting = ['tests/hosting.test.ts'];
const policy = ['tests/build/policy.test.ts'];
const preloads = ['tests/build/preloads.test.ts'];
const words = ['tests/build/words.test.ts'];
const retry = ['tests/build/importsThatRetry.test.ts'];
const files = ['tests/build/files.test.ts'];
const deployed = ['tests/built/deployed.test.ts'];

/** Faults of the built pages and the host files. The last four need a build each. */
export const build: readonly Fault[] = [
  {
    name: 'An address with a trailing slash loses the camera',
    file: 'build/hostFiles.ts',
    find: 'return folder === undefined ? [`/${file}`] : [`/${folder}`, `/${folder}/`];',
    replace: 'return folder === undefined ? [`/${file}`] : [`/${folder}`];',
    tests: hosting,
  },
  {
    name: 'Every page may use the camera',
    file: 'build/hostFiles.ts',
    find: "permissionsOf(usesCamera ? '(self)' : '()')",
    replace: "permissionsOf('(self)')",
    tests: hosting,
  },
  {
    name: 'A browser’s report names the vendor in an address',
    file: 'build/hostFiles.ts',
    find: 'reportUrl === null || namesVendor',
    replace: 'reportUrl === null && namesVendor',
    tests: hosting,
  },
  {
    name: 'The browser does not cache hashed files',
    file: 'build/hostFiles.ts',
    find: 'public, max-age=31536000, immutable',
    replace: 'no-cache',
    tests: hosting,
  },
  {
    name: 'A missing page of another language appears in English',
    file: 'build/hostFiles.ts',
    find: '.toSorted((a, b) => b.length - a.length)',
    replace: '.toSorted((a, b) => a.length - b.length)',
    tests: hosting,
  },
  {
    name: 'The start page of a registration serves the legacy form',
    file: 'build/hostFiles.ts',
    find: '.filter((address) => address !== to && address.startsWith(',
    replace: '.filter((address) => address === to && address.startsWith(',
    tests: hosting,
  },
  {
    name: 'An unknown category leads to the 404 page',
    file: 'build/rewrites.ts',
    find: "{ from: '/register/*', to: '/register/' }",
    replace: "{ from: '/register/:category/more', to: '/register/' }",
    tests: hosting,
  },
  {
    name: 'A page without an app may send forms',
    file: 'build/policy.ts',
    find: "['form-action', runsApp ? `'self'` : `'none'`]",
    replace: "['form-action', `'self'`]",
    tests: policy,
  },
  {
    name: 'The policy blocks the tiles of the dark map',
    file: 'build/policy.ts',
    find: "of('PUBLIC_MAP_STYLE_URL', 'PUBLIC_MAP_STYLE_DARK_URL')",
    replace: "of('PUBLIC_MAP_STYLE_URL')",
    tests: policy,
  },
  {
    name: 'The policy blocks scans that the API serves',
    file: 'build/policy.ts',
    find: 'images: [...new Set([...api, ...map])],',
    replace: 'images: [...new Set(map)],',
    tests: policy,
  },
  {
    name: 'The policy comes after the first script',
    file: 'build/policy.ts',
    find: '(tag) => `${tag}<meta http-equiv="content-security-policy" content="${policy}">`,',
    replace: '(tag) => `<meta http-equiv="content-security-policy" content="${policy}">${tag}`,',
    tests: hosting,
  },
  {
    name: 'Imported scripts load one after the other',
    file: 'build/preloads.ts',
    find: 'files.imports.get(file)?.forEach(visit);',
    replace: '',
    tests: preloads,
  },
  {
    name: 'The third step preloads the contract',
    file: 'build/islands.ts',
    find: '[/mx-onboarding\\/step3\\/index\\.html$/, [parts.documents]]',
    replace: '[/mx-onboarding\\/step3\\/index\\.html$/, [parts.contract]]',
    tests: preloads,
  },
  {
    name: 'A language is built with its name in place of its tag',
    file: 'build/words.ts',
    find: 'JSON.stringify(locale.tag)',
    replace: 'JSON.stringify(locale.name)',
    tests: words,
  },
  {
    name: 'The build looks for the legal texts in each language',
    file: 'build/words.ts',
    find: '/^#lib\\/copy\\/(?!law\\/)/',
    replace: '/^#lib\\/copy\\//',
    tests: words,
  },
  {
    name: 'The page cannot reload a part that the network lost',
    file: 'build/importsThatRetry.ts',
    find: '  !lost[address] &&\n',
    replace: '',
    tests: retry,
  },
  {
    name: 'A failing server makes the page reload itself',
    file: 'build/importsThatRetry.ts',
    find: 'reply.status === 404 || reply.status === 410',
    replace: 'reply.status >= 404',
    tests: retry,
  },
  {
    name: 'Readers of an unlisted language are led to the last language',
    file: 'src/pages/sitemap.xml.ts',
    find: "['x-default', page]",
    replace: "['x-default', twins.at(-1)?.path ?? page]",
    tests: files,
  },
  {
    name: 'Hosts do not grant the camera',
    file: 'build/hosting.ts',
    find: 'usesCamera: hasSteps,',
    replace: 'usesCamera: false,',
    tests: deployed,
  },
  {
    name: 'Search engines can find the portal',
    file: 'src/components/Head.astro',
    find: '    <meta name="robots" content="noindex" />\n',
    replace: '',
    tests: deployed,
  },
  {
    name: 'The profile has the title of the dashboard',
    file: 'src/pages/profile.astro',
    find: 'title={profileWords.title}',
    replace: 'title={profileWords.dashboard}',
    tests: deployed,
  },
  {
    name: 'The portal shows nothing without JavaScript',
    file: 'src/layouts/Portal.astro',
    find: '        <p class="slip no-script">{portalWords.noScript}</p>\n',
    replace: '',
    tests: deployed,
  },
];
