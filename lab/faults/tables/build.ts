import type { Fault } from '../fault.ts';

const hosting = ['tests/hosting.test.ts'];
const policy = ['tests/build/policy.test.ts'];
const preloads = ['tests/build/preloads.test.ts'];
const words = ['tests/build/words.test.ts'];
const retry = ['tests/build/importsThatRetry.test.ts'];
const files = ['tests/build/files.test.ts'];
const deployed = ['tests/built/deployed.test.ts'];

/** Faults of the built pages and of the host files. The last ones need a build each. */
export const build: readonly Fault[] = [
  {
    name: 'a page keeps the camera that its own rule grants only without a slash',
    file: 'build/hostFiles.ts',
    find: 'return folder === undefined ? [`/${file}`] : [`/${folder}`, `/${folder}/`];',
    replace: 'return folder === undefined ? [`/${file}`] : [`/${folder}`];',
    tests: hosting,
  },
  {
    name: 'every page may use the camera',
    file: 'build/hostFiles.ts',
    find: "permissionsOf(usesCamera ? '(self)' : '()')",
    replace: "permissionsOf('(self)')",
    tests: hosting,
  },
  {
    name: 'a browser’s report names the vendor in an address',
    file: 'build/hostFiles.ts',
    find: 'reportUrl === null || namesVendor',
    replace: 'reportUrl === null && namesVendor',
    tests: hosting,
  },
  {
    name: 'all hashed files are forgotten after a reload',
    file: 'build/hostFiles.ts',
    find: 'public, max-age=31536000, immutable',
    replace: 'no-cache',
    tests: hosting,
  },
  {
    name: 'a missing page of another language is told in English',
    file: 'build/hostFiles.ts',
    find: '.toSorted((a, b) => b.length - a.length)',
    replace: '.toSorted((a, b) => a.length - b.length)',
    tests: hosting,
  },
  {
    name: 'the start of a registration is served as the older form',
    file: 'build/hostFiles.ts',
    find: '.filter((address) => address !== to && address.startsWith(',
    replace: '.filter((address) => address === to && address.startsWith(',
    tests: hosting,
  },
  {
    name: 'an unknown category leads to the page of nothing',
    file: 'build/rewrites.ts',
    find: "{ from: '/register/*', to: '/register/' }",
    replace: "{ from: '/register/:category/more', to: '/register/' }",
    tests: hosting,
  },
  {
    name: 'a page without an app may send forms',
    file: 'build/policy.ts',
    find: "['form-action', runsApp ? `'self'` : `'none'`]",
    replace: "['form-action', `'self'`]",
    tests: policy,
  },
  {
    name: 'the tiles of the dark map are refused',
    file: 'build/policy.ts',
    find: "of('PUBLIC_MAP_STYLE_URL', 'PUBLIC_MAP_STYLE_DARK_URL')",
    replace: "of('PUBLIC_MAP_STYLE_URL')",
    tests: policy,
  },
  {
    name: 'scans behind the API cannot be shown',
    file: 'build/policy.ts',
    find: 'images: [...new Set([...api, ...map])],',
    replace: 'images: [...new Set(map)],',
    tests: policy,
  },
  {
    name: 'the policy stands behind the first script',
    file: 'build/policy.ts',
    find: '(tag) => `${tag}<meta http-equiv="content-security-policy" content="${policy}">`,',
    replace: '(tag) => `<meta http-equiv="content-security-policy" content="${policy}">${tag}`,',
    tests: hosting,
  },
  {
    name: 'the scripts that a script imports come one after the other',
    file: 'build/preloads.ts',
    find: 'files.imports.get(file)?.forEach(visit);',
    replace: '',
    tests: preloads,
  },
  {
    name: 'the third step fetches the contract ahead',
    file: 'build/islands.ts',
    find: '[/mx-onboarding\\/step3\\/index\\.html$/, [parts.documents]]',
    replace: '[/mx-onboarding\\/step3\\/index\\.html$/, [parts.contract]]',
    tests: preloads,
  },
  {
    name: 'a language is built with its name for its tag',
    file: 'build/words.ts',
    find: 'JSON.stringify(locale.tag)',
    replace: 'JSON.stringify(locale.name)',
    tests: words,
  },
  {
    name: 'the law is looked for in each language',
    file: 'build/words.ts',
    find: '/^#lib\\/copy\\/(?!law\\/)/',
    replace: '/^#lib\\/copy\\//',
    tests: words,
  },
  {
    name: 'a part that was lost on the way cannot be asked for again',
    file: 'build/importsThatRetry.ts',
    find: '  !lost[address] &&\n',
    replace: '',
    tests: retry,
  },
  {
    name: 'a server in trouble makes the page load itself again',
    file: 'build/importsThatRetry.ts',
    find: 'reply.status === 404 || reply.status === 410',
    replace: 'reply.status >= 404',
    tests: retry,
  },
  {
    name: 'readers of no language here are led to the last one',
    file: 'src/pages/sitemap.xml.ts',
    find: "['x-default', page]",
    replace: "['x-default', twins.at(-1)?.path ?? page]",
    tests: files,
  },
  {
    name: 'the camera permission is missing on hosts',
    file: 'build/hosting.ts',
    find: 'usesCamera: hasSteps,',
    replace: 'usesCamera: false,',
    tests: deployed,
  },
  {
    name: 'the portal can be found by search engines',
    file: 'src/components/Head.astro',
    find: '    <meta name="robots" content="noindex" />\n',
    replace: '',
    tests: deployed,
  },
  {
    name: 'the page of a profile has the title of the dashboard',
    file: 'src/pages/profile.astro',
    find: 'title={profileWords.title}',
    replace: 'title={profileWords.dashboard}',
    tests: deployed,
  },
  {
    name: 'without script the portal shows nothing',
    file: 'src/layouts/Portal.astro',
    find: '        <p class="slip no-script">{portalWords.noScript}</p>\n',
    replace: '',
    tests: deployed,
  },
];
