/**
 * The fonts of the journeys, the bench and the screenshots. They come from npm packages, so that text has the
 * same width on every machine. Chromium finds them through fontconfig, which reads the file that this module
 * writes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from './tools.mjs';

/** The end of every set: the Indian scripts that the pages show, symbols, and a monospaced font. */
const shared = 'bengali devanagari gujarati gurmukhi kannada malayalam mono symbols tamil telugu'
  .split(' ')
  .map((name) => `@expo-google-fonts/noto-sans-${name}`);

/**
 * A set of fonts: the packages that hold it, and the families behind the CSS generics.
 * @typedef {'usual' | 'wide' | 'narrow'} FontSet
 */
const sets = {
  /** Noto, as on an Android phone. */
  usual: {
    packages: ['@expo-google-fonts/noto-sans', '@expo-google-fonts/noto-serif'],
    sans: 'Noto Sans',
    serif: 'Noto Serif',
  },
  /** The widest common font: the default of many Linux systems. */
  wide: { packages: ['dejavu-fonts-ttf/ttf'], sans: 'DejaVu Sans', serif: 'DejaVu Serif' },
  narrow: {
    packages: ['@expo-google-fonts/archivo-narrow'],
    sans: 'Archivo Narrow',
    serif: 'Archivo Narrow',
  },
};

/** Whether browsers on this machine take their fonts from fontconfig. */
export const hasFontconfig = process.platform !== 'darwin' && process.platform !== 'win32';

/** Printed where `hasFontconfig` is false. */
export const withoutFontconfig =
  'This system has no fontconfig: pages are laid out with its own fonts, so tests that measure text can fail here.';

/**
 * Returns the environment of a browser that uses only one set of fonts, and writes the set's fontconfig file
 * below node_modules. Without fontconfig it is this process's environment.
 * @param {FontSet} [name]
 */
export function browserEnv(name = 'usual') {
  if (!hasFontconfig) return process.env;
  const folder = path.join(root, 'node_modules', '.cache', 'fonts');
  const file = path.join(folder, `${name}.conf`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, fontconfigFile(sets[name], path.join(folder, 'cache')));
  return { ...process.env, FONTCONFIG_FILE: file };
}

/** Returns a fontconfig file that lists only these packages. Paths are absolute. */
function fontconfigFile({ packages, sans, serif }, cache) {
  const folders = [...packages, ...shared].map((name) => path.join(root, 'node_modules', name));
  const alias = (generic, family) =>
    `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
  ${alias('system-ui', sans)}
  ${alias('sans-serif', sans)}
  ${alias('serif', serif)}
  ${alias('monospace', 'Noto Sans Mono')}
  <match>
    <edit name="family" mode="append_last"><string>${sans}</string></edit>
    <!-- As on a phone: a hinted letter is up to a pixel wider, in some sizes. -->
    <edit name="hinting"><bool>false</bool></edit>
  </match>
</fontconfig>
`;
}
