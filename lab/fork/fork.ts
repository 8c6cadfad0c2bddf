import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { commandFile, ownNode, root } from '../../scripts/tools.mjs';
import { copyCheckout } from '../checkout.ts';

/** The forks that tests make. Their names are short, foreign and with an apostrophe, and long. */
export const forks = {
  sehat: {
    name: 'Sehat',
    prefix: 'sehat',
    host: 'sehat.test',
    phone: '+91 22 6123 4500',
    languages: ['en', 'hi', 'ta'],
    offered: ['pharmacy', 'labs'],
    /** In percent, of some kinds. It gives the partner terms a version of their own. */
    commission: { pharmacy: 18, labs: 9 },
    apiNames: { vendorName: 'shopTitle' },
    /** Each colour in light and dark. They keep the contrast that the tests ask for. */
    colours: { primary: ['#4a2a6b', '#c9b6f2'], pen: ['#0f4c5c', '#9fd3e0'] },
  },
  dawa: {
    name: "Dawā's Dūkān",
    prefix: 'dawa-shop',
    host: 'partners.dawa.test',
    phone: '+91 11 4012 3456',
    languages: ['en', 'bn', 'te', 'gu'],
    offered: ['pharmacy', 'supplements', 'labs'],
    commission: { pharmacy: 11 },
    apiNames: { phone: 'mobile', pincode: 'postalCode' },
    colours: { primary: ['#7a1f3d', '#f2b8c6'], accent: ['#f0a04b', '#f5b26b'] },
  },
  sanjeevani: {
    name: 'Swasthya Sanjeevani Partners',
    prefix: 'ssp',
    host: 'vendors.sanjeevani.test',
    phone: '+91 44 2345 6700',
    languages: ['en', 'hi', 'bn', 'mr', 'te', 'ta', 'gu', 'kn', 'ml', 'pa'],
    offered: ['supplements', 'pharmacy', 'labs'],
    commission: { supplements: 20 },
    apiNames: {},
    colours: { primary: ['#0b3d6b', '#a9cdf5'] },
  },
} as const;

export type ForkName = keyof typeof forks;
type Fork = (typeof forks)[ForkName];

/** Changes the colours of a style sheet. The second place is the dark scheme; paper in the dark has the inks of the light one. */
const recoloured = (text: string, colours: Fork['colours']): string =>
  Object.entries(colours).reduce((css, [colour, [light, dark]]) => {
    let scheme = 0;
    return css.replace(new RegExp(`(?<=--color-${colour}: )#[\\da-f]{6}`, 'g'), () =>
      scheme++ === 1 ? dark : light,
    );
  }, text);

/** Returns the new values by file of `src/site` and by key or constant. A key is a part of a regular expression. */
function newValues(fork: Fork): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const { name, prefix, host, phone, languages, offered } = fork;
  const digits = phone.replace(/\D/g, '');
  const address = '2 Hill Road, Mumbai 400050';
  const ownWords = { 'site.siteWords.footer.address': address };
  return {
    'brand.ts': {
      name,
      storagePrefix: prefix,
      supportPhone: phone,
      supportPhoneHref: `tel:+${digits}`,
      supportEmail: `care@${host}`,
      supportEmailHref: `mailto:care@${host}`,
      vendorAppStoreUrl: `https://play.google.com/store/apps/details?id=test.${prefix}.vendor`,
      siteUrl: `https://${host}`,
      drawnName: name,
      nameDrawn: 'M0 1.5h85M18.6 1.5V25',
    },
    'languages.ts': { languages },
    'offered.ts': { offered },
    'categories.ts': Object.fromEntries(
      Object.entries(fork.commission).map(([kind, percent]) => [
        `${kind}: \\{[^}]*commissionPercent`,
        percent,
      ]),
    ),
    'textVersions.ts': { partnerTermsSuffix: `-${prefix}` },
    'api.ts': { apiNames: fork.apiNames },
    'map.ts': {
      light: `https://maps.${host}/day/style.json`,
      dark: `https://maps.${host}/night/style.json`,
      origins: [`https://tiles.${host}`],
    },
    'support.ts': {
      hours: { openTime: '10:30', closeTime: '20:00', openDays: [0, 1, 2, 3, 4] },
      whatsApp: digits,
    },
    'operator.ts': {
      legalName: 'Arogya Retail Private Limited',
      registrationNumber: 'U85100MH2024PTC000000',
      gstin: '27AAAAA0000A1Z5',
      address,
      courts: 'Mumbai',
      name: 'R. Iyer',
      designation: 'Grievance Officer',
      phone,
      email: `grievance@${host}`,
      hosting: 'Cloud One',
      sms: 'Message Two',
      bankCheck: 'Bank Three',
      dataCountry: 'India',
    },
    'words.ts': { ownWords: Object.fromEntries(languages.map((id) => [id, ownWords])) },
  };
}

/** A value in TypeScript. An object may hold objects. A type is none, because its members end with semicolons. */
const value = /null|\d+|'[^']*'|"[^"]*"|\[[^\]]*\]|\{(?:[^{};]|\{[^{}]*\})*\}/.source;

/**
 * Returns a file of `src/site` as a fork has it, before it is formatted.
 * @throws {Error} if the file lacks a key.
 */
export function forkedFile(file: string, text: string, fork: Fork = forks.sehat): string {
  // The fork confirms the examples that it keeps, and draws its name in other letters.
  const confirmed = text
    .replace(/ (?:\/\/ example|\/\* example \*\/)$/gm, '')
    .replace(/(?<=\* The name) in [^,]+, [^,]+,/, ',');
  if (file.endsWith('.css')) return recoloured(confirmed, fork.colours);
  return Object.entries(newValues(fork)[file] ?? {}).reduce((result, [key, given]) => {
    const place = new RegExp(`(?<=\\b${key}(?:: [^='"\n]*=|:| =))\\s+(?:${value})`, 'g');
    if (!place.test(result)) throw new Error(`src/site/${file} has no '${key}'`);
    return result.replace(place, () => ` ${JSON.stringify(given)}`);
  }, confirmed);
}

/** Gives modules the `src/site` of a fork. Tests that read these files as texts still see those of the checkout. */
export function forkedSite(): Plugin {
  const site = path.join(root, 'src', 'site') + path.sep;
  return {
    name: 'forked-site',
    enforce: 'pre',
    transform: (code, id) =>
      id.startsWith(site) ? forkedFile(id.slice(site.length), code, forks.dawa) : undefined,
  };
}

/**
 * Fills a new folder with links to the installed packages, which takes seconds. The build writes caches into the folder, so it
 * cannot be one link. Other programs change the caches of the checkout, so a fork begins without them.
 */
function linkPackages(from: string, to: string): void {
  const entries = readdirSync(from).filter((name) => name !== '.cache');
  mkdirSync(to);
  const linked = spawnSync('cp', ['-al', ...entries.map((name) => path.join(from, name)), to]);
  if (linked.status === 0) return;
  // Another disk takes no links.
  rmSync(to, { recursive: true });
  for (const name of entries) cpSync(path.join(from, name), path.join(to, name), { recursive: true });
}

/**
 * Makes a fork of this checkout in an empty folder: its files, with another `src/site`, and its packages as links. No
 * other file differs.
 */
export function makeFork(folder: string, fork: Fork): void {
  copyCheckout(folder);
  for (const file of globSync('src/site/*.{ts,css}', { cwd: folder })) {
    const place = path.join(folder, file);
    writeFileSync(place, forkedFile(path.basename(file), readFileSync(place, 'utf8'), fork));
  }
  // A fork has a repository, which its own tests ask for the list of its files.
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // Other values have other lengths, so lines break elsewhere.
  const formatter = [commandFile('oxfmt'), 'src/site'];
  const { status, stderr } = spawnSync(ownNode(), formatter, { cwd: folder });
  if (status !== 0) throw new Error(`The fork's src/site is not well-formed: ${String(stderr)}`);
}
