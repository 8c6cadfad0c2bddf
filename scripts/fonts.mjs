/**
 * The fonts of the journeys, the bench and the screenshots. They come from npm packages, so that text has the
 * same width on every machine. Chromium finds them through fontconfig, which reads the file that this module
 * writes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from './tools.mjs';

/** Noto, as on an Android phone: the Indian scripts that the pages show, symbols, and a monospaced font too. */
const packages = [
  'noto-sans',
  'noto-serif',
  ...'bengali devanagari gujarati gurmukhi kannada malayalam mono symbols tamil telugu'
    .split(' ')
    .map((name) => `noto-sans-${name}`),
].map((name) => `@expo-google-fonts/${name}`);

/** Whether browsers on this machine take their fonts from fontconfig. */
export const hasFontconfig = process.platform !== 'darwin' && process.platform !== 'win32';

/** Printed where `hasFontconfig` is false. */
export const withoutFontconfig =
  'This system has no fontconfig: pages are laid out with its own fonts, so tests that measure text can fail here.';

/**
 * Returns the environment of a browser that uses only these fonts, and writes their fontconfig file below node_modules.
 * Without fontconfig it is this process's environment.
 */
export function browserEnv() {
  if (!hasFontconfig) return process.env;
  const folder = path.join(root, 'node_modules', '.cache', 'fonts');
  const file = path.join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, fontconfigFile(path.join(folder, 'cache')));
  return { ...process.env, FONTCONFIG_FILE: file };
}

/** Returns a fontconfig file that lists only these packages. Paths are absolute. */
function fontconfigFile(cache) {
  const folders = packages.map((name) => path.join(root, 'node_modules', name));
  const alias = (generic, family) =>
    `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${folder}</dir>`).join('\n')}
  <cachedir>${cache}</cachedir>
  ${alias('system-ui', 'Noto Sans')}
  ${alias('sans-serif', 'Noto Sans')}
  ${alias('serif', 'Noto Serif')}
  ${alias('monospace', 'Noto Sans Mono')}
  <match>
    <edit name="family" mode="append_last"><string>Noto Sans</string></edit>
    <!-- As on a phone: a hinted letter is up to a pixel wider, in some sizes. -->
    <edit name="hinting"><bool>false</bool></edit>
  </match>
</fontconfig>
`;
}
