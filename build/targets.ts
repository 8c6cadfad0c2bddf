import type { Plugin } from 'vite';

/** The bundler's names of browsers, by those of browserslist. */
const bundlerNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  and_chr: 'chrome',
  android: 'chrome',
  samsung: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  and_ff: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};
/** Version numbers of Samsung Internet, with the Chromium version that each is built on. */
const chromiumOfSamsung: Readonly<Record<string, string>> = { '22': '111' };

/**
 * Returns the bundler's targets for script, from the `browserslist` of package.json: lines such as `safari >=
 * 16.4`. Throws on a line of another form, so that no browser is left out silently.
 */
export function buildTargets(browsers: readonly string[]): string[] {
  const targets = browsers.map((line) => {
    const [, browser = '', version = ''] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? [];
    const name = bundlerNames[browser];
    const ownVersion = browser === 'samsung' ? chromiumOfSamsung[version] : version;
    if (name === undefined || !ownVersion) throw new Error(`browserslist: '${line}' is not understood`);
    return `${name}${ownVersion}`;
  });
  return [...new Set(targets)];
}

/**
 * Compiles script for the supported browsers. Without this, Astro's own setting (the newest browsers) would
 * win over the config. Tailwind compiles the styles, for the same versions.
 */
export function supportedBrowsers(browsers: readonly string[]): Plugin {
  const target = buildTargets(browsers);
  return {
    name: 'nuskha:supported-browsers',
    apply: 'build',
    configEnvironment: (name) => (name === 'client' ? { build: { target } } : undefined),
  };
}
